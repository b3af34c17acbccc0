// V2: who rides along. Everybody who could is asked at once, in secret; of several willing ones the driver picks.
import { kindOf, option, targetOf, tell } from '../../../engine/index.ts';
import type { Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { ridersFor } from './move.ts';

const WILLING = 0;

export const consent: Verb<'consent'> = {
  why: 'ride-along',
  about: (_s, f) => [f.seat],
  seats: (s, f) => ridersFor(s, f.seat),
  offerTo: (_s, _f, _op, _seat, out) => {
    out.yes(option(K.yes));
    out.yes(option(K.no));
  },
  absent: () => [option(K.no)],
  seal: (_s, f, _op, seat, choice) => {
    if (kindOf(choice) === K.yes) f.regs[WILLING]! |= 1 << seat;
  },
  close: (_s, f) => {
    tell('consented', f.seat, f.regs[WILLING]!);
  },
};

/** Not asked where nobody is willing; asked even of a single one, since the driver may think better of it. */
export const pickPassenger: Verb<'pickPassenger'> = {
  why: 'pick-passenger',
  when: (_s, f) => f.regs[WILLING] !== 0,
  offer: (s, f, _op, out) => {
    for (let seat = 0; seat < s.players; seat++) if ((f.regs[WILLING]! >> seat) & 1) out.yes(option(K.hero, seat));
    out.yes(option(K.pass));
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.hero) board(s, f.seat, targetOf(choice));
  },
};

const board = (s: State, driver: number, rider: number): void => {
  s.passenger = rider + 1;
  tell('boarded', driver, rider);
};
