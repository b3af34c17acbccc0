// The Event cards by their place in the bag.
import type { Op } from '../model/op.ts';
import type { Variant } from '../model/state.ts';

export type EventCard = {
  readonly id: string;
  readonly copies: number;
  readonly ops: readonly Op[];
  /** Only in the deck with this variant. */
  readonly variant: Variant | null;
};

const event = (id: string, copies: number, ...ops: Op[]): EventCard => ({
  id,
  copies,
  ops: Object.freeze(ops),
  variant: null,
});

/** The order is part of saved games: append, never insert. */
export const EVENTS: readonly EventCard[] = [
  event('thats-the-duke', 2, { op: 'moveEnemies', n: 3 }),
  event('ambush', 2, { op: 'prisoners', on: 'here', n: 2 }),
  event('crazies-from-below', 1, { op: 'prisoners', on: 'manholes' }),
  event('sirens', 2, { op: 'noise', n: 2 }),
  event('barricade', 1, { op: 'blockHere' }),
  event('carjackers', 1, { op: 'driver', on: 'neighbours' }),
  event('mugged', 1, { op: 'mug' }),
  event('lucky-find', 2, { op: 'item', n: 1 }),
  event('quiet-night', 1, { op: 'noise', n: -2 }),
  event('gang-war', 1, { op: 'removePrisoners', n: 2 }),
  event('old-friend', 1, { op: 'recoverRandom', n: 1 }),
  event('rooftop-shot', 1, { op: 'receive', n: 1 }),
  {
    ...event('explosion', 2, { op: 'damageEach', n: 2, range: 0 }, { op: 'receive', n: 1 }),
    variant: 'explosions',
  },
];
