// Timer tiles by their place in the bag. Black ones act when turned; red ones end the game with the last of them.
import type { Op } from '../model/op.ts';

export type TimerTile = { readonly id: string; readonly copies: number; readonly ops: readonly Op[] };

export const BLACK_TIMERS: readonly TimerTile[] = [{ id: 'quiet-hour', copies: 12, ops: [] }];
/** How many black tiles lie above Hurry Up, by the number of players. */
export const BLACK_USED = [0, 9, 10, 11, 12] as const;
export const RED_TIMERS = [
  { id: 'red-blank', copies: 2, loses: false },
  { id: 'red-end', copies: 1, loses: true },
] as const;
