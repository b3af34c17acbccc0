// T5: whether a part of a card can be done as things stand. Judged once, as the card is revealed.
import { hasEnemy } from '../board/space.ts';
import { isCase, isItem } from '../model/names.ts';
import type { Op } from '../model/op.ts';
import { atOf, get, heldCard, isFaceUp, SLOTS, SUPPLY } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { countJumps } from './hero/jump.ts';
import { holderHere } from './hero/stealPresident.ts';

export const isPossible = (s: State, seat: number, op: Op): boolean => {
  switch (op.op) {
    case 'move':
      return !op.clear || !hasEnemy(s, atOf(s, seat));
    case 'jump':
      return (!op.clear || !hasEnemy(s, atOf(s, seat))) && countJumps(s, seat, op) > 0;
    case 'stealPresident':
      return holderHere(s, seat) >= 0;
    case 'robTwo':
      return canRob(s, seat);
    case 'either':
      return op.of.some((ops) => ops.every((part) => isPossible(s, seat, part)));
    default:
      return true;
  }
};

/** I8: an Item or a Case, but never what is neither. */
export const isStealable = (stored: number): boolean => {
  const card = heldCard(stored);
  return isCase(card) || (isItem(card) && !isFaceUp(stored));
};
export const hasStealable = (s: State, seat: number): boolean => {
  for (let slot = 0; slot < SLOTS; slot++) if (isStealable(get(s, seat, SUPPLY + slot))) return true;
  return false;
};

/** At least two other heroes here, one of them with something to take. */
const canRob = (s: State, seat: number): boolean => {
  let others = 0;
  let rich = false;
  for (let other = 0; other < s.players; other++) {
    if (other === seat || atOf(s, other) !== atOf(s, seat)) continue;
    others++;
    rich ||= hasStealable(s, other);
  }
  return others >= 2 && rich;
};
