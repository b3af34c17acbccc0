// T3, T4, T6: why an Action card or the personal ability cannot be picked now.
import { heroOf, localOf } from '../../model/names.ts';
import { BESIDE, CHOSEN, DISCARD, get, HAND, HERO, hasUsed, PLAYED, USED } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { asking, isChosen, notNow } from './moment.ts';

const has = (s: State, seat: number, pile: number, card: number): boolean =>
  ((get(s, seat, pile) >> localOf(card)) & 1) === 1;

export const againstCard = (s: State, seat: number, card: number): string | null => {
  if (heroOf(card) !== get(s, seat, HERO)) return 'not-your-card';
  if (has(s, seat, DISCARD, card)) return 'discarded';
  if (has(s, seat, BESIDE, card)) return 'level-up-first';
  if (has(s, seat, PLAYED, card)) return 'already-played';
  if (seat !== s.active) return 'not-your-turn';
  if (has(s, seat, CHOSEN, card)) return isChosen(s) ? notNow(s, seat) : 'already-chosen';
  if (!has(s, seat, HAND, card)) return null;
  if (isChosen(s)) return 'not-chosen';
  return asking(s).op === 'timer' ? 'discards-first' : notNow(s, seat);
};

/** It stands in for one of the two cards. */
export const againstAbility = (s: State, seat: number): string =>
  hasUsed(s, seat, USED.ability) ? 'ability-used' : 'instead-of-a-card';

export const againstRecovering = (s: State, seat: number, card: number): string | null =>
  has(s, seat, DISCARD, card) ? notNow(s, seat) : 'not-discarded';
