// Stacks as bags: how many of each kind are left. What is drawn is decided when it is drawn, so no order exists to leak.
import { type Offers, option } from '../../../engine/index.ts';
import { CITY_TILES, EVENT_CARDS, OBJECTIVES, PARK_TILES, RED_TILES, TIMER_TILES } from './counts.ts';
import { LAST_ITEM } from './names.ts';
import { K } from './options.ts';
import type { State } from './state.ts';

/** Every bag, in the order of the public `decks` row; New York's deck is a bag with a known top. */
export const PARTS = [
  'city', 'park', 'items', 'itemDiscards', 'events', 'eventDiscards', 'black', 'red', 'newYork', 'newYorkDiscards',
  'blue', 'purple',
] as const; // biome-ignore format: a list of names
export type Part = (typeof PARTS)[number];

const NEW_YORK_CARDS = 10;
const KINDS: Record<Part, number> = {
  city: CITY_TILES,
  park: PARK_TILES,
  items: LAST_ITEM + 1,
  itemDiscards: LAST_ITEM + 1,
  events: EVENT_CARDS,
  eventDiscards: EVENT_CARDS,
  black: TIMER_TILES,
  red: RED_TILES,
  newYork: NEW_YORK_CARDS,
  newYorkDiscards: NEW_YORK_CARDS,
  blue: OBJECTIVES,
  purple: OBJECTIVES,
};
const START = {} as Record<Part, number>;
export const BAG_ROOM = PARTS.reduce((next, part) => {
  START[part] = next;
  return next + KINDS[part];
}, 0);

export const inBag = (s: State, part: Part, kind: number): number => s.bags[START[part] + kind]!;
export const putBack = (s: State, part: Part, kind: number, n = 1): void => {
  s.bags[START[part] + kind]! += n;
};
export const takeOut = (s: State, part: Part, kind: number): void => {
  s.bags[START[part] + kind]!--;
};
export const sizeOf = (s: State, part: Part): number => {
  let n = 0;
  const end = START[part] + KINDS[part];
  for (let i = START[part]; i < end; i++) n += s.bags[i]!;
  return n;
};
/** All of one bag goes into another. */
export const pourInto = (s: State, from: Part, to: Part): void => {
  for (let kind = 0; kind < KINDS[from]; kind++) {
    s.bags[START[to] + kind]! += s.bags[START[from] + kind]!;
    s.bags[START[from] + kind] = 0;
  }
};

const COPIES = 16;
/** One option for every single card or tile in the bag: repeats are separate, so each is equally likely. */
export const offerDraw = (s: State, part: Part, out: Offers): void => {
  const start = START[part];
  for (let kind = 0; kind < KINDS[part]; kind++) {
    const n = s.bags[start + kind]!;
    for (let copy = 0; copy < n; copy++) out.yes(option(K.draw, kind * COPIES + copy));
  }
};
export const drawnKind = (target: number): number => Math.floor(target / COPIES);

/** New York's deck as people count it: the bag and the card on top. */
export const newYorkDeck = (s: State): number => sizeOf(s, 'newYork') + (s.nyTop >= 0 ? 1 : 0);

/** The bags whose contents follow from what lies face up: tiles, Events, Timer tiles, New York cards. */
const OPEN_PARTS: readonly Part[] = PARTS.filter((part) => !['items', 'itemDiscards', 'blue', 'purple'].includes(part));
export const openBags = (s: State): number[] =>
  OPEN_PARTS.flatMap((part) => s.bags.slice(START[part], START[part] + KINDS[part]));
/** Writes such a row back. */
export const fillOpenBags = (s: State, row: readonly number[]): void => {
  let next = 0;
  for (const part of OPEN_PARTS)
    for (let kind = 0; kind < KINDS[part]; kind++) s.bags[START[part] + kind] = row[next++]!;
};
export const clearBag = (s: State, part: Part): void => {
  for (let kind = 0; kind < KINDS[part]; kind++) s.bags[START[part] + kind] = 0;
};
