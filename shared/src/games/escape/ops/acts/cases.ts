// I7 and the Bracelet: giving a Case up, and revealing one.
import { call, EVERYONE, tell, tellSome, uncovered } from '../../../../engine/index.ts';
import { CASE_SLOTS, isFreeSlot, openCase, rememberSlot } from '../../board/cases.ts';
import { caseText } from '../../content/cases.ts';
import { isCase } from '../../model/names.ts';
import { SLOT_CARDS, SLOT_TOKENS } from '../../model/places.ts';
import {
  atOf, FACE_UP, get, heldCard, isFaceUp, SEEN_SHIFT, SLOTS, SUPPLY, seenBy, set, USED, use,
} from '../../model/seat.ts'; // biome-ignore format: a list of names
import type { State } from '../../model/state.ts';
import { lose } from '../supply.ts';
import { isUseful } from '../useful.ts';
import { actOption, type FreeAct } from './act.ts';

const EVERY_SEAT = 0xff;

/** A Case goes face down onto a slot, and the slot's token into the hero's space. */
export const layDown = (s: State, seat: number, stored: number, slot: number): void => {
  s.places[SLOT_CARDS + slot] = heldCard(stored);
  s.places[SLOT_TOKENS + slot] = atOf(s, seat);
  rememberSlot(s, slot, seenBy(stored));
  use(s, seat, USED.gaveUp << slot);
  tellSome('gave-up-case', seenBy(stored), 2, seat, slot, heldCard(stored));
};

export const giveUpCase: FreeAct = {
  opens: (s, seat) => {
    for (let i = 0; i < SLOTS; i++) if (isCase(heldCard(get(s, seat, SUPPLY + i)))) return true;
    return false;
  },
  offer: (s, seat, out) => {
    for (let i = 0; i < SLOTS; i++) {
      if (!isCase(heldCard(get(s, seat, SUPPLY + i)))) continue;
      for (let slot = 0; slot < CASE_SLOTS; slot++)
        out.unless(isFreeSlot(s, slot) ? null : 'slot-taken', actOption('give-up-case', i * CASE_SLOTS + slot));
    }
  },
  take: (s, seat, what) => layDown(s, seat, lose(s, seat, Math.floor(what / CASE_SLOTS)), what % CASE_SLOTS),
};

/** Offered of every face-down Case, possible only of those that print something. */
const againstRevealing = (s: State, seat: number, stored: number): string | null => {
  if (isFaceUp(stored)) return 'already-shown';
  const ops = caseText(s.variants, heldCard(stored));
  return ops !== null && isUseful(s, seat, ops) ? null : 'no-use-now';
};
export const revealCase: FreeAct = {
  opens: (s, seat) => {
    for (let i = 0; i < SLOTS; i++) {
      const stored = get(s, seat, SUPPLY + i);
      if (isCase(heldCard(stored)) && !isFaceUp(stored)) return true;
    }
    return false;
  },
  offer: (s, seat, out) => {
    for (let i = 0; i < SLOTS; i++) {
      const stored = get(s, seat, SUPPLY + i);
      if (isCase(heldCard(stored))) out.unless(againstRevealing(s, seat, stored), actOption('reveal-case', i));
    }
  },
  take: (s, seat, slot) => {
    const stored = get(s, seat, SUPPLY + slot);
    const card = heldCard(stored);
    uncovered(s, seenBy(stored), EVERYONE);
    openCase(s, card);
    set(s, seat, SUPPLY + slot, card | FACE_UP | (EVERY_SEAT << SEEN_SHIFT));
    tell('revealed-case', seat, card);
    call(s, seat, caseText(s.variants, card)!, [0, 0, 0, 0]);
  },
};
