// Looking at the card on a Case slot.
import { only, option, targetOf, tellSome, uncovered } from '../../../../engine/index.ts';
import { CASE_SLOTS, rememberSlot, seersOfSlot } from '../../board/cases.ts';
import type { Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { SLOT_CARDS } from '../../model/places.ts';
import type { State } from '../../model/state.ts';

export const hasSlotCard = (s: State): boolean => {
  for (let slot = 0; slot < CASE_SLOTS; slot++) if (s.places[SLOT_CARDS + slot] !== 0) return true;
  return false;
};

export const lookAtSlot: Verb<'lookAtSlot'> = {
  why: 'look-at-slot',
  when: hasSlotCard,
  offer: (s, _f, _op, out) => {
    for (let slot = 0; slot < CASE_SLOTS; slot++)
      out.unless(s.places[SLOT_CARDS + slot] === 0 ? 'no-card-there' : null, option(K.slot, slot));
  },
  take: (s, f, _op, choice) => {
    const slot = targetOf(choice);
    const seen = seersOfSlot(s, slot);
    uncovered(s, seen, only(f.seat));
    rememberSlot(s, slot, seen | only(f.seat));
    tellSome('looked-at-slot', only(f.seat), 2, f.seat, slot, s.places[SLOT_CARDS + slot]!);
  },
};
