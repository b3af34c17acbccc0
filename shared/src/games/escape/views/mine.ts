// What one player alone may know (H2), built from nothing.
import type { Seat } from '../../../engine/index.ts';
import { POIS } from '../board/map.ts';
import { cardNumber } from '../model/names.ts';
import { POI_PLACES, SLOT_CARDS } from '../model/places.ts';
import {
  BESIDE, BLUE, CHOSEN, DISCARD, get, HAND, HERO, heldCard, isFaceUp, PURPLE, SEEN_POIS, SEEN_SLOTS, SLOTS, SUPPLY, seenBy,
} from '../model/seat.ts'; // biome-ignore format: a list of names
import type { State } from '../model/state.ts';
import { deckBefore } from '../ops/hero/levels.ts';

export type EscapeMine = {
  seat: number;
  /** Action cards by their number. */
  hand: number[];
  discard: number[];
  chosen: number[];
  /** Special Actions still beside the board. */
  beside: number[];
  /** Own supply by HELD number, three slots, 0 = empty. */
  supply: number[];
  /** 0 = none dealt. */
  blue: number;
  purple: number;
  /** Face-down POIs looked at: space and tile, one after the other. */
  pois: number[];
  /** Cards on Case slots looked at: slot and card, one after the other. */
  slots: number[];
  /** Face-down supply cards of others whose face this player has seen: seat, slot, card. */
  known: number[];
  /** The objective deck this player looks through right now, card by card. */
  deck: number[];
};

const cards = (s: State, seat: Seat, pile: number): number[] => {
  const hero = get(s, seat, HERO);
  const list: number[] = [];
  for (let m = get(s, seat, pile), local = 0; m !== 0; m >>= 1, local++) if (m & 1) list.push(cardNumber(hero, local));
  return list;
};

export const mineOf = (s: State, seat: Seat): EscapeMine => {
  const known: number[] = [];
  for (let other = 0; other < s.players; other++)
    for (let slot = 0; other !== seat && slot < SLOTS; slot++) {
      const stored = get(s, other, SUPPLY + slot);
      if (heldCard(stored) !== 0 && !isFaceUp(stored) && (seenBy(stored) >> seat) & 1)
        known.push(other, slot, heldCard(stored));
    }
  return {
    seat,
    hand: cards(s, seat, HAND),
    discard: cards(s, seat, DISCARD),
    chosen: cards(s, seat, CHOSEN),
    beside: cards(s, seat, BESIDE),
    supply: Array.from({ length: SLOTS }, (_, slot) => heldCard(get(s, seat, SUPPLY + slot))),
    blue: get(s, seat, BLUE),
    purple: get(s, seat, PURPLE),
    pois: POIS.flatMap((space, place) =>
      (get(s, seat, SEEN_POIS) >> place) & 1 ? [space, s.places[POI_PLACES + place]!] : [],
    ),
    slots: [0, 1, 2, 3].flatMap((slot) =>
      (get(s, seat, SEEN_SLOTS) >> slot) & 1 ? [slot, s.places[SLOT_CARDS + slot]!] : [],
    ),
    known,
    deck: deckBefore(s, seat),
  };
};
