// I2: a fourth card in a supply forces one out at once.
import { kindOf, only, option, targetOf, tellSome } from '../../../engine/index.ts';
import { CASE_SLOTS, isFreeSlot } from '../board/cases.ts';
import { THE_PRESIDENT } from '../content/president.ts';
import { isCase, isItem } from '../model/names.ts';
import type { Offers, Verb } from '../model/op.ts';
import { K, PAIR, pair } from '../model/options.ts';
import { get, heldCard, SLOTS, SUPPLY, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { layDown } from './acts/cases.ts';
import { hasOpenItem, pay } from './acts/items.ts';
import { discardHeld, lose } from './supply.ts';

const NEW = 0;
const cardIn = (s: State, seat: number, slot: number, fresh: number): number =>
  slot === SLOTS ? fresh : get(s, seat, SUPPLY + slot);

/** The card leaves; the new one takes the place that is free now, unless it was that one. */
const giveUp = (s: State, seat: number, slot: number, fresh: number): number => {
  if (slot === SLOTS) return fresh;
  const stored = lose(s, seat, slot);
  set(s, seat, SUPPLY + SLOTS - 1, fresh);
  return stored;
};

/** I7: a Case is not thrown away but laid on a free slot. */
const offerGivingUp = (s: State, slot: number, out: Offers): void => {
  for (let place = 0; place < CASE_SLOTS; place++)
    out.unless(isFreeSlot(s, place) ? null : 'slot-taken', option(K['give-up'], pair(slot, place)));
};

/** Slot SLOTS stands for the card that has just come. */
export const overflow: Verb<'overflow'> = {
  why: 'supply-full',
  offer: (s, f, _op, out) => {
    for (let slot = 0; slot <= SLOTS; slot++) {
      const card = heldCard(cardIn(s, f.seat, slot, f.regs[NEW]!));
      if (isCase(card)) offerGivingUp(s, slot, out);
      else out.unless(card === THE_PRESIDENT ? 'president-stays' : null, option(K.item, slot));
      if (isItem(card)) out.unless(hasOpenItem(s, f.seat) ? null : 'no-open-icon', option(K.pay, slot));
    }
  },
  take: (s, f, _op, choice) => {
    const fresh = f.regs[NEW]!;
    const target = targetOf(choice);
    switch (kindOf(choice)) {
      case K.pay:
        return pay(s, f.seat, giveUp(s, f.seat, target, fresh));
      case K['give-up']:
        return layDown(s, f.seat, giveUp(s, f.seat, Math.floor(target / PAIR), fresh), target % PAIR);
      default: {
        const stored = giveUp(s, f.seat, target, fresh);
        tellSome('discarded-item', only(f.seat), 2, f.seat, target, heldCard(stored));
        discardHeld(s, stored);
      }
    }
  },
};
