// What is printed on tiles and Suburb markers. A tile's number is its place in TILES; 0 is "no tile".
import type { Direction } from '../board/map.ts';
import type { Op } from '../model/op.ts';
import { newYorkNumber } from './newyork.ts';

export type Tile = {
  readonly id: string;
  readonly stack: 'none' | 'printed' | 'city' | 'park' | 'poi' | 'trap';
  readonly copies: number;
  readonly prisoners: number;
  readonly drivers: number;
  readonly cubes: number;
  readonly event: boolean;
  readonly manhole: boolean;
  readonly block: Direction | null;
  readonly building: 'none' | 'library' | 'surgery' | 'gun-shop' | 'shelter';
  /** P1: the President is here until somebody takes him. */
  readonly president: boolean;
  /** What a POI does when it is turned, beside its icons. */
  readonly ops: readonly Op[];
  /** D7: what happens to a hero that enters and triggers it. */
  readonly trap: readonly Op[] | null;
};

const blank: Omit<Tile, 'id' | 'stack'> = {
  copies: 1,
  prisoners: 0,
  drivers: 0,
  cubes: 0,
  event: false,
  manhole: false,
  block: null,
  building: 'none',
  president: false,
  ops: [],
  trap: null,
};

/** Reads the record's notation: P Prisoner, C Car with Driver, I Item, E Event, M Manhole, then a Roadblock side. */
const street = (stack: 'city' | 'park', copies: number, icons: string, rest: Partial<Tile> = {}): Tile => ({
  ...blank,
  id: stack === 'park' ? 'park' : 'street',
  stack,
  copies,
  prisoners: [...icons].filter((c) => c === 'P').length,
  drivers: icons.includes('C') ? 1 : 0,
  cubes: icons.includes('I') ? 1 : 0,
  event: icons.includes('E'),
  manhole: icons.includes('M'),
  ...rest,
});
const city = (copies: number, icons: string, block: Direction | null = null) =>
  street('city', copies, icons, { block });
const house = (building: Tile['building'], icons: string, block: Direction | null = null) =>
  street('city', 1, icons, { building, block, id: building });
const park = (icons: string) => street('park', 1, icons);
const poi = (id: string, icons: Partial<Tile> = {}): Tile => ({ ...blank, id, stack: 'poi', ...icons });
const trap = (id: string, ...ops: Op[]): Tile => ({ ...blank, id, stack: 'trap', trap: ops });
const joins = (id: string): Op => ({ op: 'joinDeck', card: newYorkNumber(id) });
const printed = (id: string, building: Tile['building'] = 'none'): Tile => ({
  ...blank,
  id,
  stack: 'printed',
  building,
});

export const TILES: readonly Tile[] = [
  { ...blank, id: 'none', stack: 'none' },
  printed('library', 'library'),
  printed('open-street'),
  printed('world-trade-center'),
  poi('dukes-camp', { prisoners: 2, president: true }),
  poi('nothing-here'),
  poi('romeros-hideout', { ops: [{ op: 'bossEnters', boss: 0 }] }),
  poi('the-ring', { ops: [{ op: 'bossEnters', boss: 1 }] }),
  poi('crash-site', { prisoners: 2, ops: [{ op: 'caseHere', slot: 2 }] }),
  poi('the-theater', { ops: [{ op: 'caseHere', slot: 3 }, joins('pipe-dreams')] }),
  poi('dukes-garage', { drivers: 1, ops: [joins('street-racers')] }),
  poi('the-refinery', { cubes: 2, prisoners: 1, ops: [joins('rooftop-snipers')] }),
  city(3, 'PI'),
  city(3, 'PPI'),
  city(2, 'IE'),
  city(2, 'PIM'),
  city(1, 'I', 'N'),
  city(2, 'PM'),
  city(3, 'PE'),
  city(1, 'PPE'),
  city(1, 'PPM'),
  city(1, 'PEM'),
  city(2, 'C'),
  city(1, 'CE'),
  city(1, 'CI'),
  city(1, 'P', 'NE'),
  city(1, 'P', 'SE'),
  city(1, 'PP', 'S'),
  city(1, 'PE', 'SW'),
  city(1, 'P', 'NW'),
  house('surgery', 'P'),
  house('surgery', 'E'),
  house('gun-shop', 'P'),
  house('gun-shop', '', 'SE'),
  house('shelter', 'P'),
  house('shelter', 'M'),
  park('PPI'),
  park('PPE'),
  park('PE'),
  park('PI'),
  park('PM'),
  park('PP'),
  park('IE'),
  street('park', 1, '', { building: 'shelter', id: 'shelter' }),
  trap('pit', { op: 'receive', n: 2 }),
  trap('snare', { op: 'haltMove' }, { op: 'arrive', prisoners: 2 }),
];

export const tileNumber = (id: string): number => TILES.findIndex((t) => t.id === id);
/** The POI tiles, in the order of the record. */
export const POI_TILES: readonly number[] = TILES.flatMap((t, n) => (t.stack === 'poi' ? [n] : []));
/** How many of each Suburb marker, by its number in MARKERS: Raft, Item, Prisoner, Manhole, Car, Event. */
export const MARKER_COPIES: readonly number[] = [4, 3, 3, 2, 1, 1];
/** D7: all of them are shuffled whenever a hero enters a Trap tile. */
export const TRAP_CARDS = [
  { id: 'triggered', triggers: true },
  { id: 'safe', triggers: false },
  { id: 'safe', triggers: false },
] as const;
