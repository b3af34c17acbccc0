// Taking discarded Action cards back, for oneself or for somebody in the same space.
import { AGAIN, call, kindOf, only, option, targetOf, tellSome } from '../../../engine/index.ts';
import { localOf } from '../model/names.ts';
import type { Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, DISCARD, get, HAND, set } from '../model/seat.ts';
import { offerCards } from './turn.ts';

const LEFT = 0;

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
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.done) return;
    f.regs[LEFT]!--;
    const bit = 1 << localOf(targetOf(choice));
    set(s, f.seat, DISCARD, get(s, f.seat, DISCARD) & ~bit);
    set(s, f.seat, HAND, get(s, f.seat, HAND) | bit);
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
