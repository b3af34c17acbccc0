// What everybody may know, row by row, built from nothing. A field that is not named here does not leave the server.
import { isOver, type Seat } from '../../../engine/index.ts';
import { isOpenCase } from '../board/cases.ts';
import { POI_OF, ROADS, SPACES, SUBURBS } from '../board/map.ts';
import { isDestroyed, isStanding } from '../board/roads.ts';
import { carsAt, cubesAt, driversAt, isRevealed, prisonersAt, tileAt } from '../board/space.ts';
import { newYorkDeck, openBags, PARTS, sizeOf } from '../model/bags.ts';
import { isCase } from '../model/names.ts';
import { POI_PLACES, SLOT_CARDS, SLOT_TOKENS, SUBURB_PLACES } from '../model/places.ts';
import {
  AMMO, AT, BAR_SET, BESIDE, CAR_OF, CHOSEN, count, DISCARD, FACE_UP, get, HAND, HERO, heldCard, isFaceUp, KILLS, LEFT_CAR_AT, LEVEL,
  PAID, PLAYED, SLOTS, SUPPLY, USED_BITS, WANTED, WEAPON,
} from '../model/seat.ts'; // biome-ignore format: a list of names
import type { State } from '../model/state.ts';

/** In `supply`: an empty slot, the back of an Item, the back of a Case; a face-up card is FACE_UP + its number. */
export const BACK = { empty: 0, item: 1, case: 2 } as const;
export const REVEALED = FACE_UP;

export type EscapePublic = {
  /** Face-up tile of each space, 0 = none. */
  tile: number[];
  prisoners: number[];
  drivers: number[];
  /** Abandoned Cars. */
  cars: number[];
  cubes: number[];
  /** Per road: 0 none, 1 standing, 2 destroyed. */
  roads: number[];
  /** Hurt or tricked Enemies, as packed marks. */
  marks: number[];
  /** Per Suburb place: -1 face down, else its marker. */
  suburbs: number[];
  /** Per Boss: space (-1 not on the board), Hit Points, tricked. */
  bosses: number[];
  /** Per Case: the space its token lies on, -1 on its slot, -2 not to be had yet. */
  caseTokens: number[];
  /** Per Case slot: 1 = a card lies there; REVEALED + its number where it stays face up. */
  caseSlots: number[];

  hero: number[];
  at: number[];
  hand: number[];
  discard: number[];
  chosen: number[];
  /** Bit set over the hero's cards revealed this turn. */
  played: number[];
  beside: number[];
  /** Three a seat, see BACK. */
  supply: number[];
  weapon: number[];
  ammo: number[];
  car: number[];
  level: number[];
  barSet: number[];
  kills: number[];
  paid: number[];
  wanted: number[];
  used: number[];
  /** Where this turn's abandoned Cars were left, packed (V9); 0 = nowhere. */
  leftCarAt: number[];

  /** Turn number, active seat. */
  turn: number[];
  /** Noise, noise of this turn's plays so far, Mission cubes left, Event Level, top New York card, Bonus bits. */
  newYork: number[];
  /** Black Timer tiles before Hurry Up, red tiles left, tiles waiting, runs of Events waiting, passenger (seat + 1). */
  clock: number[];
  /** Cards or tiles left in each bag, in the order of PARTS, then New York's deck. */
  decks: number[];
  /** What is left in the bags whose discards lie open: anybody could count it. */
  bags: number[];
  /** Prisoners, Cars, cubes, Roadblocks in reserve. */
  reserve: number[];
  /** Helicopter's space, whether it has landed, Gullfire (1 ready, 0 destroyed), whether the President was taken. */
  transport: number[];
  /** Alive cards left (D10), Wanted cards left (D9), revealed Cases as a bit set. */
  extras: number[];
  /** Kind of ending (0 = none yet), mask of winners. */
  outcome: number[];
  variants: number[];
};

/** With every answer all of it is read: a plain loop takes a third of the time of `Array.from`. */
const listOf = (length: number, read: (i: number) => number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(read(i));
  return list;
};
const perSpace = (read: (space: number) => number): number[] => listOf(SPACES, read);

/** H4: once all is `open`, what still lies face down on the map and on the Case slots is shown face up. */
export const publicView = (s: State, open = false): EscapePublic => {
  const perSeat = (read: (seat: Seat) => number): number[] => listOf(s.players, read);
  const field = (f: number) => perSeat((seat) => get(s, seat, f));
  const size = (f: number) => perSeat((seat) => count(get(s, seat, f)));
  return {
    tile: perSpace((x) => tileAt(s, x) || (open && POI_OF[x]! >= 0 ? s.places[POI_PLACES + POI_OF[x]!]! : 0)),
    prisoners: perSpace((x) => prisonersAt(s, x)),
    drivers: perSpace((x) => driversAt(s, x)),
    cars: perSpace((x) => carsAt(s, x)),
    cubes: perSpace((x) => cubesAt(s, x)),
    roads: listOf(ROADS, (r) => (isStanding(s, r) ? 1 : isDestroyed(s, r) ? 2 : 0)),
    marks: s.marks.slice(),
    suburbs: SUBURBS.map((x, i) => (open || isRevealed(s, x) ? s.places[SUBURB_PLACES + i]! : -1)),
    bosses: s.bosses.slice(),
    caseTokens: s.places.slice(SLOT_TOKENS, SLOT_TOKENS + 4),
    caseSlots: s.places
      .slice(SLOT_CARDS, SLOT_CARDS + 4)
      .map((card) => (card === 0 ? 0 : open || isOpenCase(s, card) ? REVEALED + card : 1)),
    hero: field(HERO),
    at: field(AT),
    hand: size(HAND),
    discard: size(DISCARD),
    chosen: size(CHOSEN),
    played: field(PLAYED),
    beside: size(BESIDE),
    supply: perSeat((seat) => seat).flatMap((seat) => listOf(SLOTS, (slot) => back(get(s, seat, SUPPLY + slot)))),
    weapon: field(WEAPON),
    ammo: field(AMMO),
    car: field(CAR_OF),
    level: field(LEVEL),
    barSet: field(BAR_SET),
    kills: field(KILLS),
    paid: field(PAID),
    wanted: field(WANTED),
    used: field(USED_BITS),
    leftCarAt: field(LEFT_CAR_AT),
    turn: [s.turn, s.active],
    newYork: [s.noise, s.pendingNoise, s.missions, s.eventLevel, s.nyTop, s.nyBonus],
    clock: [s.blackLeft, sizeOf(s, 'red'), s.waitingTimers, s.waitingEvents, s.passenger],
    decks: [...PARTS.map((part) => (part === 'black' ? s.blackLeft : sizeOf(s, part))), newYorkDeck(s)],
    bags: openBags(s),
    reserve: [s.prisonersLeft, s.carsLeft, s.cubesLeft, s.blocksLeft],
    transport: [s.helicopterAt, s.helicopterLanded, s.gullfire, s.presidentTaken],
    extras: [s.aliveLeft, s.wantedLeft, s.openCases],
    outcome: isOver(s) ? [s.outcome, s.winners] : [0, 0],
    variants: [s.variants],
  };
};

const back = (stored: number): number => {
  const card = heldCard(stored);
  if (card === 0) return BACK.empty;
  if (isFaceUp(stored)) return REVEALED + card;
  return isCase(card) ? BACK.case : BACK.item;
};
