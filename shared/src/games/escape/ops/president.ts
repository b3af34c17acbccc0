// P1, D10: meeting the President, alive or dead.
import { CHANCE, option, targetOf, tell } from '../../../engine/index.ts';
import { THE_PRESIDENT } from '../content/president.ts';
import type { Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { FACE_UP, SEEN_SHIFT } from '../model/seat.ts';
import { type State, variantBit } from '../model/state.ts';
import { gain } from './supply.ts';

const EVERY_SEAT = 0xff;
const CARD = THE_PRESIDENT | FACE_UP | (EVERY_SEAT << SEEN_SHIFT);
const DEAD = 0;
const hasDeck = (s: State): boolean => (s.variants & variantBit('dead-or-alive')) !== 0;

/** The card comes face up; without D10 there is nothing to draw. */
const meet = (s: State, seat: number): void => {
  tell('took-president', seat);
  gain(s, seat, CARD);
};

/** D10: one Dead card and the Alive ones that are left. */
export const meetPresident: Verb<'meetPresident'> = {
  why: 'fate',
  seat: () => CHANCE,
  begin: (s, f) => {
    if (!hasDeck(s)) meet(s, f.seat);
  },
  when: hasDeck,
  offer: (s, _f, _op, out) => {
    for (let card = DEAD; card <= s.aliveLeft; card++) out.yes(option(K.draw, card));
  },
  take: (s, f, _op, choice) => {
    s.aliveLeft = 0;
    if (targetOf(choice) === DEAD) tell('president-dead', f.seat);
    else meet(s, f.seat);
  },
};

export const removeAlive: Verb<'removeAlive'> = {
  run: (s) => {
    s.aliveLeft--;
    tell('alive-removed', s.aliveLeft);
  },
};
