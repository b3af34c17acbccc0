// The four Case slots beside the map: which cards lie there, and who has looked at them.

import { FIRST_CASE, isCase } from '../model/names.ts';
import { SLOT_CARDS, SLOT_TOKENS, TOKEN } from '../model/places.ts';
import { get, SEEN_SLOTS, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';

export const CASE_SLOTS = 4;

/** The seats that know the face of the card on this slot. */
export const seersOfSlot = (s: State, slot: number): number => {
  let mask = 0;
  for (let seat = 0; seat < s.players; seat++) if ((get(s, seat, SEEN_SLOTS) >> slot) & 1) mask |= 1 << seat;
  return mask;
};
/** The card has left the slot: nobody knows what comes there next. */
export const forgetSlot = (s: State, slot: number): void => rememberSlot(s, slot, 0);
/** Exactly these seats know the card on this slot. */
export const rememberSlot = (s: State, slot: number, seers: number): void => {
  for (let seat = 0; seat < s.players; seat++) {
    const others = get(s, seat, SEEN_SLOTS) & ~(1 << slot);
    set(s, seat, SEEN_SLOTS, others | (((seers >> seat) & 1) << slot));
  }
};

/** I7: a slot that has its token and no card. */
export const isFreeSlot = (s: State, slot: number): boolean =>
  s.places[SLOT_TOKENS + slot] === TOKEN.onSlot && s.places[SLOT_CARDS + slot] === 0;

/** Whether this Case was revealed and lies face up wherever it is. */
export const isOpenCase = (s: State, card: number): boolean =>
  isCase(card) && ((s.openCases >> (card - FIRST_CASE)) & 1) === 1;
export const openCase = (s: State, card: number): void => {
  s.openCases |= 1 << (card - FIRST_CASE);
};
