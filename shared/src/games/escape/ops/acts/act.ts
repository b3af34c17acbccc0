// How a free act is written (T10), and what they all look at.
import { option } from '../../../../engine/index.ts';
import { hasEnemy } from '../../board/space.ts';
import { ACTS, type Act } from '../../model/names.ts';
import type { Offers } from '../../model/op.ts';
import { K, pair } from '../../model/options.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';

export type FreeAct = {
  /** Whether it is worth a question of its own: public facts only, for a skipped question tells a secret (H6). */
  opens(s: State, seat: number): boolean;
  offer(s: State, seat: number, out: Offers): void;
  take(s: State, seat: number, what: number): void;
};

const NUMBER = Object.fromEntries(ACTS.map((name, i) => [name, i])) as Record<Act, number>;
export const actOption = (act: Act, what = 0): number => option(K.act, pair(NUMBER[act], what));

/** Nothing is taken from under an Enemy's eyes. */
export const againstTaking = (s: State, seat: number): string | null =>
  hasEnemy(s, atOf(s, seat)) ? 'enemy-here' : null;
