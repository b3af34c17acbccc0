// Timer tiles by their place in the bag. Black ones act when turned; red ones end the game with the last of them.
import type { Op } from '../model/op.ts';
import type { Variant } from '../model/state.ts';

export type TimerTile = {
  readonly id: string;
  readonly copies: number;
  readonly ops: readonly Op[];
  /** Only in the shuffle with this variant. */
  readonly variant: Variant | null;
};

const tile = (id: string, copies: number, ...ops: Op[]): TimerTile => ({
  id,
  copies,
  ops: Object.freeze(ops),
  variant: null,
});
const extra = (id: string, ...ops: Op[]): TimerTile => ({ ...tile(id, 1, ...ops), variant: 'extra-timers' });

/** The order is part of saved games: append, never insert. */
export const BLACK_TIMERS: readonly TimerTile[] = [
  tile('things-get-worse', 2, { op: 'raiseEventLevel' }, { op: 'events' }),
  tile('second-wind', 1, { op: 'recoverRandom', n: 2, everyone: true }),
  tile('word-on-the-street', 3, { op: 'revealPoi' }),
  tile('change-of-course', 2, { op: 'moveHelicopter' }),
  tile('trouble', 1, { op: 'events' }),
  tile('dead-of-night', 1, { op: 'noise', n: -3 }),
  tile('supply-drop', 1, { op: 'cube', on: 'here' }, { op: 'cube', on: 'library' }),
  tile('gathering', 1, { op: 'prisoners', on: 'pois' }),
  extra('alarm', { op: 'noise', n: 3 }),
  extra('more-trouble', { op: 'events' }),
  extra('on-the-prowl', { op: 'moveEnemies', n: 2 }),
];
/** How many black tiles lie above Hurry Up, by the number of players. */
export const BLACK_USED = [0, 9, 10, 11, 12] as const;
export const RED_TIMERS = [
  { id: 'red-blank', copies: 2, loses: false },
  { id: 'red-end', copies: 1, loses: true },
] as const;
/** The highest step of the Event Level track: 1, 2, 3. */
export const EVENT_LEVELS = 3;
