// Puts the pieces of a drawing, and what a test says beside it, into a state that setup has dealt.

import { openCase } from 'shared/games/escape/board/cases.ts';
import { LIBRARY, POI_OF, SUBURB_OF } from 'shared/games/escape/board/map.ts';
import { addMark, BOSS, DRIVER, isBoss } from 'shared/games/escape/board/marks.ts';
import { block, destroyBlock } from 'shared/games/escape/board/roads.ts';
import {
  addBosses,
  addCars,
  addCubes,
  addDrivers,
  addPrisoners,
  layTile,
  tileAt,
} from 'shared/games/escape/board/space.ts';
import { HERO_CONTENT } from 'shared/games/escape/content/heroes.ts';
import { CITY_STACK, PARK_STACK } from 'shared/games/escape/content/printed.ts';
import { inBag, putBack, takeOut } from 'shared/games/escape/model/bags.ts';
import { HEROES, type Hero, isCase, isItem, LAST_CASE } from 'shared/games/escape/model/names.ts';
import {
  POI_PLACES,
  REMOVED_CASE,
  SLOT_CARDS,
  SLOT_TOKENS,
  SUBURB_PLACES,
  TOKEN,
} from 'shared/games/escape/model/places.ts';
import {
  AT,
  DISCARD,
  FACE_UP,
  get,
  HAND,
  heldCard,
  SEEN_SHIFT,
  SLOTS,
  SUPPLY,
  set,
} from 'shared/games/escape/model/seat.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import type { Cell } from './drawing.ts';
import { heldNamed, localNamed, seatOf, tileName } from './names.ts';

const EVERY_SEAT = 0xff;

/** The places of a state that a drawing has named: the next one drawn takes nothing away from them. */
const named = new WeakMap<State, Set<number>>();

/** Lays what was dealt to a place elsewhere there, so that every piece stays one. */
const swapPlace = (s: State, first: number, count: number, place: number, what: number): void => {
  const list = s.places.slice(first, first + count);
  const taken = named.get(s) ?? new Set();
  named.set(s, taken.add(first + place));
  if (list[place] === what) return;
  const from = list.findIndex((dealt, i) => dealt === what && !taken.has(first + i));
  if (from < 0) throw new Error(`number ${what} is not among what was dealt and not drawn elsewhere`);
  s.places[first + from] = list[place]!;
  s.places[first + place] = what;
};
const dealPoi = (s: State, space: number, tile: number): void => swapPlace(s, POI_PLACES, 8, POI_OF[space]!, tile);
const dealMarker = (s: State, space: number, marker: number): void =>
  swapPlace(s, SUBURB_PLACES, 14, SUBURB_OF[space]!, marker);

/** The face-up tile of a space; a tile that lies there is taken out of its stack. */
const setTile = (s: State, space: number, tile: number): void => {
  layTile(s, space, tile - tileAt(s, space));
  if (POI_OF[space]! >= 0 && tileName(tile) !== 'o' && tile !== 0) dealPoi(s, space, tile);
  for (const [part, stack] of [['city', CITY_STACK], ['park', PARK_STACK]] as const) {
    const kind = stack.indexOf(tile);
    if (kind >= 0 && inBag(s, part, kind) === 0) throw new Error(`no tile ${tileName(tile)} is left`);
    if (kind >= 0) takeOut(s, part, kind);
  } // biome-ignore format: two short rows
};

export const placeCell = (s: State, cell: Cell): void => {
  const { space } = cell;
  if (cell.tile !== null) setTile(s, space, cell.tile);
  if (cell.faceDown !== null) (POI_OF[space]! >= 0 ? dealPoi : dealMarker)(s, space, cell.faceDown);
  if (cell.marker !== null) dealMarker(s, space, cell.marker);
  for (const hero of cell.heroes) set(s, seatOf(s, HEROES[hero]!), AT, space);
  for (const look of cell.looks) placeEnemy(s, space, look, cell.trickedBosses.includes(look));
  addCars(s, space, cell.cars);
  s.carsLeft -= cell.cars;
  addCubes(s, space, cell.cubes);
  s.cubesLeft -= cell.cubes;
  for (const token of cell.cases) s.places[SLOT_TOKENS + token] = space;
  for (const road of [...cell.standing, ...cell.destroyed]) block(s, road);
  for (const road of cell.destroyed) destroyBlock(s, road);
};

const placeEnemy = (s: State, space: number, look: number, tricked: boolean): void => {
  if (isBoss(look)) {
    s.bosses[(look - BOSS) * 3] = space;
    s.bosses[(look - BOSS) * 3 + 2] = tricked ? 1 : 0;
    addBosses(s, space);
    return;
  }
  if (look >= DRIVER) {
    addDrivers(s, space);
    s.carsLeft--;
  } else {
    addPrisoners(s, space);
    s.prisonersLeft--;
  }
  addMark(s, space, look);
};

const maskOf = (hero: Hero, cards: readonly string[]): number =>
  cards.reduce((mask, card) => mask | (1 << localNamed(hero, card)), 0);
/** Exactly these in hand; the hero's other Action cards are discarded. Specials only where they are named. */
export const setHand = (s: State, hero: Hero, cards: readonly string[]): void => {
  const seat = seatOf(s, hero);
  const all = (1 << HERO_CONTENT[HEROES.indexOf(hero)]!.actions.length) - 1;
  set(s, seat, HAND, maskOf(hero, cards));
  set(s, seat, DISCARD, all & ~maskOf(hero, cards));
};
/** Exactly these in the discard pile, everything else the hero had there or in hand in hand. */
export const setDiscards = (s: State, hero: Hero, cards: readonly string[]): void => {
  const seat = seatOf(s, hero);
  const owned = get(s, seat, HAND) | get(s, seat, DISCARD);
  set(s, seat, DISCARD, maskOf(hero, cards));
  set(s, seat, HAND, owned & ~maskOf(hero, cards));
};

/** Takes a supply card from where setup left it: the Item deck, or the Case slots. */
const fetchHeld = (s: State, card: number): void => {
  if (isItem(card)) {
    if (inBag(s, 'items', card) === 0) throw new Error('no such Item is left in the deck');
    takeOut(s, 'items', card);
    return;
  }
  if (card > LAST_CASE) return;
  const slots = s.places.slice(SLOT_CARDS, SLOT_CARDS + 4);
  if (s.places[REMOVED_CASE] === card) {
    const other = slots.findIndex((c) => c !== 0);
    s.places[REMOVED_CASE] = slots[other] ?? 0;
    s.places[SLOT_CARDS + other] = card;
  }
  for (let slot = 0; slot < 4; slot++) if (s.places[SLOT_CARDS + slot] === card) s.places[SLOT_CARDS + slot] = 0;
};
/** 'pistol' face down, 'diagram-3!' face up. */
export const setSupply = (s: State, hero: Hero, cards: readonly string[]): void => {
  const seat = seatOf(s, hero);
  for (let slot = 0; slot < SLOTS; slot++) {
    const before = heldCard(get(s, seat, SUPPLY + slot));
    if (isItem(before)) putBack(s, 'items', before);
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const name = cards[slot];
    if (name === undefined) {
      set(s, seat, SUPPLY + slot, 0);
      continue;
    }
    const card = heldNamed(name.replace('!', ''));
    fetchHeld(s, card);
    if (name.endsWith('!') && isCase(card)) openCase(s, card);
    set(
      s,
      seat,
      SUPPLY + slot,
      card | (name.endsWith('!') ? FACE_UP | (EVERY_SEAT << SEEN_SHIFT) : (1 << seat) << SEEN_SHIFT),
    );
  }
};

/** The Case card on a slot (1-4), null = none. */
export const setSlot = (s: State, slot: number, name: string | null): void => {
  if (name === null) {
    s.places[SLOT_CARDS + slot - 1] = 0;
    return;
  }
  const card = heldNamed(name);
  const before = s.places[SLOT_CARDS + slot - 1]!;
  const from = s.places.findIndex((c, i) => i >= SLOT_CARDS && i < SLOT_CARDS + 4 && c === card);
  if (from >= 0) s.places[from] = before;
  else if (s.places[REMOVED_CASE] === card) s.places[REMOVED_CASE] = before;
  s.places[SLOT_CARDS + slot - 1] = card;
};
export const setToken = (s: State, slot: number, where: number | 'slot' | 'away'): void => {
  s.places[SLOT_TOKENS + slot - 1] = where === 'slot' ? TOKEN.onSlot : where === 'away' ? TOKEN.away : where;
};

/** Heroes that are not drawn wait in the Library. */
export const clearHeroes = (s: State): void => {
  for (let seat = 0; seat < s.players; seat++) set(s, seat, AT, LIBRARY);
};
