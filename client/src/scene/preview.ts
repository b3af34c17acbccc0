// A made-up moment late in a game, with everything the map can show. Not a state of play: only for the eye.
import {
  BOSS,
  DRIVER,
  type EscapePublic,
  MARKERS,
  PAIR,
  ROAD,
  ROADS,
  SPACES,
  SUBURB_OF,
  SUBURBS,
  spaceAt,
  TILES,
  tileNumber,
} from './game.ts';
import { NO_TARGETS, type SceneInput } from './types.ts';

const row = (length: number, value = 0): number[] => new Array(length).fill(value);

/** A map nobody has explored, with four heroes at the Library. */
export const emptyView = (): EscapePublic => {
  const view: EscapePublic = {
    tile: row(SPACES),
    prisoners: row(SPACES),
    drivers: row(SPACES),
    cars: row(SPACES),
    cubes: row(SPACES),
    roads: row(ROADS),
    marks: [],
    suburbs: row(SUBURBS.length, -1),
    bosses: [-1, 6, 0, -1, 7, 0, -1, 6, 0],
    caseTokens: row(4, -2),
    caseSlots: row(4, 1),
    hero: [0, 1, 2, 3],
    at: row(4, spaceAt(6, 3)),
    hand: row(4, 5),
    discard: row(4),
    chosen: row(4),
    played: row(4),
    beside: row(4, 3),
    supply: row(12),
    weapon: row(4),
    ammo: row(4),
    car: row(4),
    level: row(4, 1),
    barSet: row(4),
    kills: row(4),
    paid: row(4),
    wanted: row(4),
    used: row(4),
    leftCarAt: row(4),
    turn: [1, 1],
    newYork: [0, 0, 4, 0, -1, 0],
    clock: [12, 3, 0, 0, 0],
    decks: row(13),
    bags: [],
    reserve: [20, 4, 20, 10],
    transport: [-1, 0, 1, 0],
    extras: [0, 0, 0],
    outcome: [0, 0],
    variants: [0],
  };
  for (const [x, y] of [
    [6, 3],
    [6, 2],
    [6, 4],
    [5, 2],
    [5, 3],
    [7, 2],
    [7, 3],
  ] as const) {
    view.tile[spaceAt(x, y)] = tileNumber(x === 6 && y === 3 ? 'library' : 'open-street');
  }
  view.tile[spaceAt(1, 1)] = tileNumber('world-trade-center');
  return view;
};

type Spec = Partial<{
  tile: string;
  prisoners: number;
  drivers: number;
  cars: number;
  cubes: number;
  marker: (typeof MARKERS)[number];
}>;
const isStreet = (icons: { event?: boolean; manhole?: boolean }) => (t: (typeof TILES)[number]) =>
  t.id === 'street' && t.event === (icons.event ?? false) && t.manhole === (icons.manhole ?? false) && t.block === null;
const TILE = {
  street: TILES.findIndex(isStreet({})),
  event: TILES.findIndex(isStreet({ event: true })),
  manhole: TILES.findIndex(isStreet({ manhole: true })),
  both: TILES.findIndex(isStreet({ event: true, manhole: true })),
  park: TILES.findIndex((t) => t.id === 'park' && !t.event && !t.manhole),
  'park-event': TILES.findIndex((t) => t.id === 'park' && t.event),
} as Record<string, number>;

const SPACES_OF_PREVIEW: readonly (readonly [x: number, y: number, what: Spec])[] = [
  [3, 1, { tile: 'crash-site' }],
  [3, 2, { tile: 'street', prisoners: 1 }],
  [4, 2, { tile: 'street', cars: 1 }],
  [4, 3, { tile: 'street', cubes: 1 }],
  [5, 1, { tile: 'event', prisoners: 1 }],
  [6, 1, { tile: 'street' }],
  [5, 4, { tile: 'manhole' }],
  [6, 5, { tile: 'street', prisoners: 4, marker: 'raft' }],
  [7, 1, { tile: 'surgery' }],
  [7, 4, { tile: 'street', prisoners: 3, drivers: 1 }],
  [7, 5, { tile: 'the-ring' }],
  [8, 2, { tile: 'street', prisoners: 2, cubes: 2 }],
  [8, 3, { tile: 'both', prisoners: 4, drivers: 1, cars: 1, cubes: 2 }],
  [8, 4, { tile: 'both', cubes: 1 }],
  [9, 2, { tile: 'park', prisoners: 1 }],
  [9, 3, { tile: 'park-event' }],
  [10, 3, { tile: 'park' }],
  [10, 2, { tile: 'park', cubes: 1 }],
  [4, 4, { tile: 'gun-shop', prisoners: 2 }],
  [3, 3, { tile: 'shelter' }],
  [2, 3, { tile: 'street', prisoners: 3 }],
  [10, 5, { tile: 'dukes-camp', prisoners: 2 }],
  [12, 3, { tile: 'the-refinery', cubes: 2 }],
  [2, 5, { tile: 'street', marker: 'event' }],
];

const HELICOPTER = spaceAt(10, 3);
export const previewView = (): EscapePublic => {
  const view = emptyView();
  for (const [
    x,
    y,
    { tile = 'street', prisoners = 0, drivers = 0, cars = 0, cubes = 0, marker },
  ] of SPACES_OF_PREVIEW) {
    const space = spaceAt(x, y);
    view.tile[space] = TILE[tile] ?? tileNumber(tile);
    view.prisoners[space] = prisoners;
    view.drivers[space] = drivers;
    view.cars[space] = cars;
    view.cubes[space] = cubes;
    if (marker) view.suburbs[SUBURB_OF[space]!] = MARKERS.indexOf(marker);
  }
  const road = (x: number, y: number, direction: number) => ROAD[spaceAt(x, y) * 6 + direction]!;
  view.roads[road(7, 2, 3)] = 1;
  view.roads[road(4, 2, 2)] = 1;
  view.roads[road(8, 2, 2)] = 1;
  view.roads[road(5, 4, 0)] = 2;
  view.bosses = [spaceAt(8, 3), 5, 0, spaceAt(7, 5), 7, 0, -1, 6, 0];
  view.caseTokens = [-2, -2, spaceAt(3, 1), -1];
  view.at = [spaceAt(4, 3), spaceAt(7, 3), spaceAt(7, 3), spaceAt(8, 2)];
  view.car = [0, 0, 0, 2];
  view.marks = [spaceAt(7, 4) * PAIR + 1, spaceAt(7, 4) * PAIR + DRIVER + 2];
  view.transport = [HELICOPTER, 0, 1, 0];
  view.newYork = [7, 4, 3, 1, 3, 0];
  return view;
};

export const previewInput = (): SceneInput => ({
  view: previewView(),
  held: [1],
  targets: {
    spaces: new Set([spaceAt(7, 2), spaceAt(8, 4), spaceAt(8, 3)]),
    enemies: new Set([spaceAt(7, 4) * PAIR, spaceAt(7, 4) * PAIR + 1, spaceAt(7, 5) * PAIR + BOSS + 1]),
    roads: new Set(),
    bridges: new Set([3]),
  },
  focus: spaceAt(7, 3),
});

/** Everyone and everything in one space, and beside it every smaller crowd. */
export const crowdedInput = (): SceneInput => {
  const view = previewView();
  view.at = row(4, spaceAt(8, 3));
  CROWDS.forEach(([prisoners, drivers, cars, cubes], i) => {
    const space = spaceAt(5 + (i % 3), 1 + Math.floor(i / 3));
    view.tile[space] = TILE[i % 2 === 0 ? 'both' : 'street'] ?? 1;
    [view.prisoners[space], view.drivers[space]] = [prisoners, drivers];
    [view.cars[space], view.cubes[space]] = [cars, cubes];
  });
  return { ...previewInput(), view, focus: spaceAt(8, 3) };
};
const CROWDS: readonly (readonly [number, number, number, number])[] = [
  [12, 0, 0, 0],
  [6, 2, 0, 0],
  [3, 1, 1, 1],
  [1, 1, 0, 2],
  [2, 0, 2, 3],
  [0, 3, 0, 1],
];

/** Every tile there is, marker and Roadblock. */
export const tilesInput = (): SceneInput => {
  const view = emptyView();
  view.at = row(4, -1);
  view.tile = view.tile.map((old, space) => {
    if (old !== 0 && TILES[old]?.id !== 'open-street') return old;
    return SHOWN[space % SHOWN.length] ?? 0;
  });
  view.suburbs = view.suburbs.map((_, i) => i % MARKERS.length);
  view.roads = view.roads.map((_, road) => (road % 11 === 0 ? 1 : road % 11 === 5 ? 2 : 0));
  return { view, held: [], targets: NO_TARGETS, focus: null };
};
const SHOWN = TILES.flatMap(({ stack }, number) => (stack === 'none' || stack === 'printed' ? [] : [number]));
