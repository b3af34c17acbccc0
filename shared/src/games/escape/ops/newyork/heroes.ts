// What Events and Timer tiles do to heroes' cards.
import { AGAIN, CHANCE, call, only, option, targetOf, tellSome } from '../../../../engine/index.ts';
import { isItem } from '../../model/names.ts';
import type { Op, OpNamed, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { count, DISCARD, get, HAND, heldCard, moveCard, SLOTS, SUPPLY } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { discardHeld, lose } from '../supply.ts';
import { offerCards } from '../turn.ts';

const LEFT = 0;
const LOSE_ONE: readonly Op[] = Object.freeze([{ op: 'loseCards' }] satisfies Op[]);

/** Random discarded cards come back, unseen by the others. */
export const recoverRandom: Verb<'recoverRandom'> = {
  why: 'recover-random',
  seat: () => CHANCE,
  begin: (s, f, op) => {
    f.regs[LEFT] = Math.min(op.n, count(get(s, f.seat, DISCARD)));
    if (!op.everyone) return;
    f.regs[LEFT] = 0;
    everyone(s, f.seat, op);
  },
  when: (_s, f) => f.regs[LEFT]! > 0,
  offer: (s, f, _op, out) => offerCards(s, f.seat, DISCARD, K.draw, out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    moveCard(s, f.seat, targetOf(choice), DISCARD, HAND);
    tellSome('recovered', only(f.seat), 1, f.seat, targetOf(choice));
    return AGAIN;
  },
};
/** Round the table, the active player first: the frame called last is resolved first. */
const everyone = (s: State, first: number, { n }: OpNamed<'recoverRandom'>): void => {
  const ops: readonly Op[] = [{ op: 'recoverRandom', n }];
  for (let i = s.players - 1; i >= 0; i--) call(s, (first + i) % s.players, ops, [0]);
};

const hasItem = (s: State, seat: number): boolean => {
  for (let slot = 0; slot < SLOTS; slot++) if (isItem(heldCard(get(s, seat, SUPPLY + slot)))) return true;
  return false;
};
/** An Item of choice; with none in the supply (its backs show that), a random Action card. */
export const mug: Verb<'mug'> = {
  why: 'mugged',
  begin: (s, f) => {
    f.regs[LEFT] = hasItem(s, f.seat) ? 1 : 0;
    if (f.regs[LEFT] === 0) call(s, f.seat, LOSE_ONE, [1, 1]);
  },
  when: (_s, f) => f.regs[LEFT] === 1,
  offer: (s, f, _op, out) => {
    for (let slot = 0; slot < SLOTS; slot++)
      out.unless(isItem(heldCard(get(s, f.seat, SUPPLY + slot))) ? null : 'not-an-item', option(K.item, slot));
  },
  take: (s, f, _op, choice) => {
    const stored = lose(s, f.seat, targetOf(choice));
    tellSome('discarded-item', only(f.seat), 2, f.seat, targetOf(choice), heldCard(stored));
    discardHeld(s, stored);
  },
};
