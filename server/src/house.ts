// What rooms and pages have in common: the store, the tables that are awake, and who is about.
import type { AnyRules } from 'shared/games';
import { Whereabouts } from './net/whereabouts.ts';
import type { Player, Store } from './store/Store.ts';
import { Registry, type RegistryOptions } from './table/registry.ts';
import { type Signal, signal } from './table/signal.ts';

export type House = {
  readonly games: readonly AnyRules[];
  readonly store: Store;
  readonly registry: Registry;
  readonly whereabouts: Whereabouts;
  /** Somebody changed their name. */
  readonly renamed: Signal<Player>;
  /** How long a connection may be silent before it is asked whether it lives. */
  readonly pingMs: number;
};
export type HouseOptions = RegistryOptions & { pingMs?: number };

export const buildHouse = ({ pingMs = 5000, ...options }: HouseOptions): House => ({
  games: options.games,
  store: options.store,
  registry: new Registry(options),
  whereabouts: new Whereabouts(),
  renamed: signal(),
  pingMs,
});
