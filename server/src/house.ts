// What rooms and pages have in common: the store, the tables that are awake, and who is about.
import { randomUUID } from 'node:crypto';
import type { AnyRules } from 'shared/games';
import { metrics } from './metrics.ts';
import { type Bus, Neighbours } from './net/neighbours.ts';
import { Whereabouts } from './net/whereabouts.ts';
import type { Player, Store } from './store/Store.ts';
import { Registry, type RegistryOptions } from './table/registry.ts';
import { type Signal, signal } from './table/signal.ts';

export type House = {
  readonly games: readonly AnyRules[];
  readonly store: Store;
  readonly registry: Registry;
  readonly neighbours: Neighbours;
  readonly whereabouts: Whereabouts;
  /** Somebody changed their name. */
  readonly renamed: Signal<Player>;
  /** How long a connection may be silent before it is asked whether it lives. */
  readonly pingMs: number;
  /** The process is about to end: nobody new comes in. */
  draining: boolean;
};
export type HouseOptions = RegistryOptions & {
  pingMs?: number;
  /** The line to the other processes; null = there is but this one. */
  bus?: Bus | null;
};

export const buildHouse = ({ pingMs = 5000, bus = null, ...options }: HouseOptions): House => {
  const owner = randomUUID();
  const neighbours = new Neighbours(owner, bus);
  const store: Store = {
    ...options.store,
    append: (append) => metrics.append_seconds.time(() => options.store.append(append)),
  };
  const registry = new Registry({ ...options, store, owner, isGone: (other) => neighbours.isGone(other) });
  const whereabouts = new Whereabouts();
  const renamed: Signal<Player> = signal();
  neighbours.share('cards', registry.cards);
  neighbours.share('renamed', renamed);
  return { games: options.games, store, registry, neighbours, whereabouts, renamed, pingMs, draining: false };
};
