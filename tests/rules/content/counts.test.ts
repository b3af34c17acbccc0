// The counts of the record: how many of each thing the box holds.
import { readFileSync } from 'node:fs';
import { BRIDGES, LAND, LAND_OF, PARK, POIS, SPACES, SUBURBS } from 'shared/games/escape/board/map.ts';
import { BOSS_CARDS } from 'shared/games/escape/content/bosses.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { HERO_CONTENT } from 'shared/games/escape/content/heroes.ts';
import { ITEMS } from 'shared/games/escape/content/items.ts';
import { LEVEL_BARS } from 'shared/games/escape/content/levels.ts';
import { FIRST_SPECIAL, NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { COLOURS, OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { CITY_STACK, PARK_STACK } from 'shared/games/escape/content/printed.ts';
import { MARKER_COPIES, POI_TILES, TILES, type Tile, TRAP_CARDS } from 'shared/games/escape/content/tiles.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { CITY_TILES, EVENT_CARDS, PARK_TILES, RED_TILES, TIMER_TILES } from 'shared/games/escape/model/counts.ts';
import { expect, test } from 'vitest';

type Some = { readonly copies: number; readonly variant?: string | null };
const copies = (list: readonly Some[]): number => list.reduce((n, one) => n + one.copies, 0);
const basic = (list: readonly Some[]) => copies(list.filter(({ variant }) => (variant ?? null) === null));
const added = (list: readonly Some[]) => copies(list) - basic(list);
const tiles = (stack: string) => TILES.filter((tile) => tile.stack === stack);

test('S2 the map has 57 spaces: Library, 6 streets, World Trade Center, 7 Park, 8 POI, 34 City of which 14 Suburbs; 4 bridges', () => {
  const of = (land: number) => LAND_OF.filter((one) => one === land).length;
  expect(SPACES).toBe(57);
  expect([of(LAND.printed), of(LAND.park), of(LAND.poi), of(LAND.city)]).toEqual([8, 7, 8, 34]);
  expect([PARK.length, POIS.length, SUBURBS.length, BRIDGES.length]).toEqual([7, 8, 14, 4]);
  expect(SUBURBS.every((space) => LAND_OF[space] === LAND.city)).toBe(true);
});

/** A line of the record as a list of tiles: 'PPI', 'P B-NE', 'E Surgery'. */
const recorded = (name: 'City' | 'Park'): string[] => {
  const text = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');
  const list = new RegExp(`^${name}: ([^.]+)\\.`, 'm').exec(text)![1]!;
  return list.split(',').map((tile) => tile.trim().replace(/\s+/g, ' '));
};
const BUILDING_NAMES: Record<string, string> = { surgery: 'Surgery', 'gun-shop': 'Gun Shop', shelter: 'Shelter' };
const written = (t: Tile): string => {
  const letters = 'P'.repeat(t.prisoners) + 'C'.repeat(t.drivers) + 'I'.repeat(t.cubes);
  const icons = letters + (t.event ? 'E' : '') + (t.manhole ? 'M' : '');
  return [icons, BUILDING_NAMES[t.building] ?? '', t.block === null ? '' : `B-${t.block}`].filter(Boolean).join(' ');
};
const printed = (stack: string): string[] => tiles(stack).flatMap((t) => Array<string>(t.copies).fill(written(t)));

test('S8 34 City tiles and 8 Park tiles, icon by icon as in the record', () => {
  expect([printed('city').length, printed('park').length]).toEqual([34, 8]);
  expect(printed('city').sort()).toEqual(recorded('City').sort());
  expect(printed('park').sort()).toEqual(recorded('Park').sort());
});

test('S4 14 Suburb markers: 4 Rafts, 3 Items, 3 Prisoners, 2 Manholes, 1 Car, 1 Event', () => {
  expect(MARKER_COPIES).toEqual([4, 3, 3, 2, 1, 1]);
});

test('S2 8 POI tiles, each once', () => {
  expect(POI_TILES).toHaveLength(8);
  expect(new Set(POI_TILES.map((tile) => TILES[tile]!.id)).size).toBe(8);
});

test('C5 3 Bosses, two of whom guard Cases 1 and 2', () => {
  expect(BOSS_CARDS.map(({ drops }) => drops)).toEqual([0, 1, -1]);
  expect(BOSS_CARDS.filter(({ returnsTo }) => returnsTo !== null)).toHaveLength(1);
});

test('S10 8 Action cards for each of 4 heroes, 32 of different names within a hero', () => {
  expect(HERO_CONTENT.map(({ actions }) => new Set(actions.map(({ id }) => id)).size)).toEqual([8, 8, 8, 8]);
});

test('S10 D3 12 Special Actions, 3 a hero, and 8 more with the variant', () => {
  expect(HERO_CONTENT.map(({ specials }) => specials.length)).toEqual([5, 5, 5, 5]);
});

test("S8 18 Item cards; D4 adds 2 Crossbows, D10 the President's Finger", () => {
  expect([basic(ITEMS), added(ITEMS)]).toEqual([18, 3]);
  expect(copies(ITEMS.filter(({ variant }) => variant === 'crossbows'))).toBe(2);
  expect(copies(ITEMS.filter(({ variant }) => variant === 'dead-or-alive'))).toBe(1);
});

test('S12 6 blue and 6 purple objectives; D9 adds one of each', () => {
  for (const colour of COLOURS) {
    const cards = OBJECTIVE_CARDS.filter((card) => card.colour === colour);
    expect([basic(cards), added(cards)]).toEqual([6, 1]);
  }
});

test('S11 4 sets of 3 Level Bars', () => {
  expect(LEVEL_BARS.map((set) => set.map(({ kills, items }) => `${kills}K${items}I`).join(' '))).toEqual([
    '2K0I 2K1I 2K1I',
    '1K1I 3K0I 2K2I',
    '3K0I 1K1I 3K0I',
    '0K1I 2K1I 3K1I',
  ]);
});

test('S6 12 black Timer tiles and Hurry Up and 3 red ones; D6 adds 3 black ones', () => {
  expect([basic(BLACK_TIMERS), added(BLACK_TIMERS), copies(RED_TIMERS)]).toEqual([12, 3, 3]);
  expect(RED_TIMERS.filter(({ loses }) => loses)).toHaveLength(1);
});

test('S8 16 Event cards; D5 adds 2', () => {
  expect([basic(EVENTS), added(EVENTS)]).toEqual([16, 2]);
});

test('S8 7 New York Action cards and 3 Special ones; D8 has as many', () => {
  expect(FIRST_SPECIAL).toBe(7);
  for (const deck of NEW_YORK_DECKS) {
    expect(deck.map(({ bonus }) => bonus === null)).toEqual([...Array(7).fill(true), ...Array(3).fill(false)]);
    expect(new Set(deck.map(({ cost, arrows, side }) => `${cost} ${arrows} ${side}`)).size).toBe(10);
  }
});

test('D7 2 Trap tiles, and of 3 Trap cards one triggers', () => {
  expect(copies(tiles('trap'))).toBe(2);
  expect(TRAP_CARDS.map(({ triggers }) => triggers)).toEqual([true, false, false]);
});

test('S8 every bag has room for what it may hold', () => {
  expect(CITY_STACK.length).toBeLessThanOrEqual(CITY_TILES);
  expect(PARK_STACK.length).toBeLessThanOrEqual(PARK_TILES);
  expect(EVENTS.length).toBeLessThanOrEqual(EVENT_CARDS);
  expect(BLACK_TIMERS.length).toBeLessThanOrEqual(TIMER_TILES);
  expect(RED_TIMERS.length).toBeLessThanOrEqual(RED_TILES);
});
