// P3: the President changes hands only by theft.
import { tell } from '../../../../engine/index.ts';
import { THE_PRESIDENT } from '../../content/president.ts';
import type { Verb } from '../../model/op.ts';
import { atOf, get, heldCard, SLOTS, SUPPLY } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { gain, lose } from '../supply.ts';

const slotOfPresident = (s: State, seat: number): number => {
  for (let slot = 0; slot < SLOTS; slot++) if (heldCard(get(s, seat, SUPPLY + slot)) === THE_PRESIDENT) return slot;
  return -1;
};
/** Whoever else has him in this hero's space, -1 = nobody. */
export const holderHere = (s: State, thief: number): number => {
  for (let seat = 0; seat < s.players; seat++)
    if (seat !== thief && atOf(s, seat) === atOf(s, thief) && slotOfPresident(s, seat) >= 0) return seat;
  return -1;
};

export const stealPresident: Verb<'stealPresident'> = {
  run: (s, f) => {
    const victim = holderHere(s, f.seat);
    if (victim < 0) return;
    tell('stole-president', f.seat, victim);
    gain(s, f.seat, lose(s, victim, slotOfPresident(s, victim)));
  },
};
