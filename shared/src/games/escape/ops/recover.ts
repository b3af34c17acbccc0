// Taking discarded Action cards back, for oneself or for somebody in the same space.
import { AGAIN, call, kindOf, Offers, only, option, targetOf, tellSome } from '../../../engine/index.ts';
import type { F, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, DISCARD, get, HAND, moveCard } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { offerCards } from './turn.ts';

const LEFT = 0;

/** Somebody who takes cards back in another's turn and is absent gets them at random; in one's own turn all wait. */
const anyDiscarded = (s: State, f: F): readonly number[] | null => {
  if (f.seat === s.active) return null;
  const cards = new Offers();
  offerCards(s, f.seat, DISCARD, K.recover, cards);
  return cards.options;
};

export const recover: Verb<'recover'> = {
  why: 'recover',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f) => f.regs[LEFT]! > 0 && get(s, f.seat, DISCARD) !== 0,
  offer: (s, f, _op, out) => {
    offerCards(s, f.seat, DISCARD, K.recover, out);
    out.yes(option(K.done));
  },
  absent: anyDiscarded,
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.done) return;
    f.regs[LEFT]!--;
    moveCard(s, f.seat, targetOf(choice), DISCARD, HAND);
    tellSome('recovered', only(f.seat), 1, f.seat, targetOf(choice));
    return AGAIN;
  },
};

/** Somebody in this space, oneself included; that player then chooses, unseen. */
export const recoverHere: Verb<'recoverHere'> = {
  why: 'recover-whom',
  offer: (s, f, _op, out) => {
    for (let seat = 0; seat < s.players; seat++)
      out.unless(atOf(s, seat) === atOf(s, f.seat) ? null : 'elsewhere', option(K.hero, seat));
  },
  take: (s, _f, op, choice) => call(s, targetOf(choice), [{ op: 'recover', n: op.n }], [0]),
};
