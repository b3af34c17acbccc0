// What CHANCE deals at setup, and out of what.
import { FIRST_CASE, held, LAST_CASE } from '../model/names.ts';

/** S7: one of these is removed unseen; the other Cases are always in the game. */
export const REMOVABLE_CASES: readonly number[] = [held('diagram-1'), held('diagram-2'), held('diagram-4')];
export const CASES: readonly number[] = Array.from({ length: LAST_CASE - FIRST_CASE + 1 }, (_, i) => FIRST_CASE + i);
