// S1-S4, S7: what CHANCE deals before the first turn.
import { AGAIN, CHANCE, call, option, restart, targetOf, tell } from '../../../engine/index.ts';
import { SUBURBS } from '../board/map.ts';
import { CASES, REMOVABLE_CASES } from '../content/dealt.ts';
import { TURN } from '../content/setup.ts';
import { MARKER_COPIES, POI_TILES } from '../content/tiles.ts';
import type { Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { POI_PLACES, REMOVED_CASE, SLOT_CARDS, SUBURB_PLACES } from '../model/places.ts';

const NEXT = 0;

export const dealPois: Verb<'dealPois'> = {
  why: 'deal',
  seat: () => CHANCE,
  begin: (_s, f) => {
    f.regs[NEXT] = 0;
  },
  when: (_s, f) => f.regs[NEXT]! < POI_TILES.length,
  offer: (s, f, _op, out) => {
    const dealt = s.places.slice(POI_PLACES, POI_PLACES + f.regs[NEXT]!);
    for (const tile of POI_TILES) if (!dealt.includes(tile)) out.yes(option(K.deal, tile));
  },
  take: (s, f, _op, choice) => {
    s.places[POI_PLACES + f.regs[NEXT]!++] = targetOf(choice);
    return AGAIN;
  },
};

const COPIES = 16;
export const dealSuburbs: Verb<'dealSuburbs'> = {
  why: 'deal',
  seat: () => CHANCE,
  begin: (_s, f) => {
    f.regs[NEXT] = 0;
  },
  when: (_s, f) => f.regs[NEXT]! < SUBURBS.length,
  offer: (s, f, _op, out) => {
    const dealt = s.places.slice(SUBURB_PLACES, SUBURB_PLACES + f.regs[NEXT]!);
    MARKER_COPIES.forEach((copies, marker) => {
      const left = copies - dealt.filter((m) => m === marker).length;
      for (let copy = 0; copy < left; copy++) out.yes(option(K.deal, marker * COPIES + copy));
    });
  },
  take: (s, f, _op, choice) => {
    s.places[SUBURB_PLACES + f.regs[NEXT]!++] = Math.floor(targetOf(choice) / COPIES);
    return AGAIN;
  },
};

const CASE_SLOTS = 4;
const isDealt = (places: readonly number[], card: number): boolean => {
  if (places[REMOVED_CASE] === card) return true;
  for (let slot = 0; slot < CASE_SLOTS; slot++) if (places[SLOT_CARDS + slot] === card) return true;
  return false;
};
/** S7: first the Diagram that is removed unseen, then one card for each slot; the last needs no choice. */
export const dealCases: Verb<'dealCases'> = {
  why: 'deal',
  seat: () => CHANCE,
  begin: (_s, f) => {
    f.regs[NEXT] = -1;
  },
  when: (_s, f) => f.regs[NEXT]! < CASE_SLOTS - 1,
  offer: (s, f, _op, out) => {
    for (const card of f.regs[NEXT]! < 0 ? REMOVABLE_CASES : CASES)
      if (!isDealt(s.places, card)) out.yes(option(K.deal, card));
  },
  take: (s, f, _op, choice) => {
    const slot = f.regs[NEXT]!++;
    s.places[slot < 0 ? REMOVED_CASE : SLOT_CARDS + slot] = targetOf(choice);
    if (slot < CASE_SLOTS - 2) return AGAIN;
    s.places[SLOT_CARDS + slot + 1] = CASES.find((card) => !isDealt(s.places, card))!;
  },
};

/** S1: the first player is random. The turn becomes the bottom of the stack and never leaves it. */
export const firstPlayer: Verb<'firstPlayer'> = {
  why: 'deal',
  seat: () => CHANCE,
  offer: (s, _f, _op, out) => {
    for (let seat = 0; seat < s.players; seat++) out.yes(option(K.seat, seat));
  },
  take: (s, _f, _op, choice) => {
    s.active = targetOf(choice);
    call(s, s.active, TURN, [0, 0, 0, 0]);
    restart(s.stack[s.stack.length - 1]!, s.active);
    tell('first', s.active);
  },
};
