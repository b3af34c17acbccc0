// What rooms and pages have in common: the store, the tables that are awake, and who is about.
import { randomUUID } from 'node:crypto';
import type { AnyRules } from 'shared/games';
import type { Line } from 'shared/protocol';
import { releaseLeavers } from './crew/leaving.ts';
import { metrics } from './metrics.ts';
import { Expulsions } from './net/expulsions.ts';
import { type Bus, Neighbours } from './net/neighbours.ts';
import { Whereabouts } from './net/whereabouts.ts';
import { type NoticeOptions, tellCrews } from './notices/deliver.ts';
import { Postman } from './notices/Postman.ts';
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
  /** A crew is no longer what it was: its name, its link, its members. */
  readonly crews: Signal<{ crew: string }>;
  /** Somebody said something, or a line is gone. */
  readonly talk: Signal<Talk>;
  /** Whose lines somebody sees no longer, whole. */
  readonly muted: Signal<{ player: string; muted: string[] }>;
  readonly expulsions: Expulsions;
  readonly postman: Postman;
  readonly notices: NoticeOptions;
  /** How long a connection may be silent before it is asked whether it lives. */
  readonly pingMs: number;
  /** Whoever is let in says so within this time, or never means to. */
  readonly arrivalMs: number;
  /** How often it is made sure that everybody in a room still may be there. */
  readonly recheckMs: number;
  /** How long a table that has not begun waits for its host. */
  readonly graceMs: number;
  /** The process is about to end: nobody new comes in. */
  draining: boolean;
};
export type Talk = { channel: string } & ({ line: Line } | { gone: string });
export type HouseOptions = RegistryOptions & {
  pingMs?: number;
  arrivalMs?: number;
  recheckMs?: number;
  graceMs?: number;
  /** How often the outbox is looked at. */
  outboxMs?: number;
  notices?: NoticeOptions;
  /** The line to the other processes; null = there is but this one. */
  bus?: Bus | null;
};

export const buildHouse = (all: HouseOptions): House => {
  const { pingMs = 5000, arrivalMs = 20_000, recheckMs = 60_000, graceMs = 30_000, outboxMs = 1000, ...more } = all;
  const { notices = {}, bus = null, ...options } = more;
  const owner = randomUUID();
  const neighbours = new Neighbours(owner, bus);
  const store: Store = {
    ...options.store,
    append: (append) => metrics.append_seconds.time(() => options.store.append(append)),
  };
  const registry = new Registry({ ...options, store, owner, isGone: (other) => neighbours.isGone(other) });
  const expulsions = new Expulsions();
  const signals = { renamed: signal<Player>(), crews: signal<{ crew: string }>(), talk: signal<Talk>() };
  const muted: House['muted'] = signal();
  const shared = { cards: registry.cards, expelled: expulsions.told, muted, ...signals };
  for (const [topic, one] of Object.entries(shared)) neighbours.share(topic, one as Signal<unknown>);
  const house: House = {
    games: options.games,
    store,
    registry,
    neighbours,
    whereabouts: new Whereabouts(),
    ...signals,
    muted,
    expulsions,
    postman: new Postman(store, outboxMs),
    notices,
    pingMs,
    arrivalMs,
    recheckMs,
    graceMs,
    draining: false,
  };
  releaseLeavers(house);
  tellCrews(house, notices);
  return house;
};
