// Where everything can be: the 57 spaces of Manhattan, their roads and bridges, as const tables. Nothing here changes in play.
// Flat-top hexes in columns from the Battery (south, left) to Harlem; odd columns sit half a space lower.

export { DIRECTIONS, type Direction } from '../model/names.ts';
export const opposite = (direction: number): number => (direction + 3) % 6;

/** First and last row of each column. */
const COLUMNS = [
  [3, 4],
  [1, 4],
  [1, 5],
  [1, 4],
  [1, 5],
  [0, 5],
  [1, 5],
  [0, 5],
  [1, 5],
  [1, 4],
  [1, 5],
  [1, 4],
  [2, 3],
] as const;

/** Column and row of every space, by its index. */
export const COORDS: readonly (readonly [x: number, y: number])[] = COLUMNS.flatMap(([first, last], x) =>
  Array.from({ length: last - first + 1 }, (_, i) => [x, first + i] as const),
);
export const SPACES = COORDS.length;
const INDEX = new Map(COORDS.map(([x, y], i) => [`${x},${y}`, i]));

/** The space at these coordinates, or -1 off the board. */
export const spaceAt = (x: number, y: number): number => INDEX.get(`${x},${y}`) ?? -1;

const STEP_EVEN = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]] as const; // biome-ignore format: one row a parity
const STEP_ODD = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]] as const; // biome-ignore format: one row a parity

/** Neighbour of a space by direction: `NEIGHBOUR[space * 6 + direction]`, -1 = water. */
export const NEIGHBOUR: readonly number[] = COORDS.flatMap(([x, y]) =>
  (x % 2 === 0 ? STEP_EVEN : STEP_ODD).map(([dx, dy]) => spaceAt(x + dx, y + dy)),
);
/** The neighbours that exist, for loops that do not care in which direction. */
export const NEIGHBOURS: readonly (readonly number[])[] = COORDS.map((_, space) =>
  NEIGHBOUR.slice(space * 6, space * 6 + 6).filter((n) => n >= 0),
);

const at = (...coords: readonly (readonly [number, number])[]): readonly number[] =>
  coords.map(([x, y]) => spaceAt(x, y));

export const LIBRARY = spaceAt(6, 3);
export const WORLD_TRADE_CENTER = spaceAt(1, 1);
export const PARK_MIDDLE = spaceAt(10, 3);
export const STREETS = NEIGHBOURS[LIBRARY]!;
export const PARK: readonly number[] = [PARK_MIDDLE, ...NEIGHBOURS[PARK_MIDDLE]!];
export const POIS = at([0, 3], [3, 1], [4, 5], [7, 0], [7, 5], [10, 1], [10, 5], [12, 3]);
export const SUBURBS = at(
  ...([[0, 4], [1, 4], [2, 1], [2, 5], [3, 4], [5, 0], [5, 5], [6, 5], [8, 1], [8, 5], [9, 1], [9, 4], [11, 1], [11, 4]] as const), // biome-ignore format: as in the record
);

/** What may lie on a space. */
export const LAND = { city: 0, park: 1, poi: 2, printed: 3 } as const;
export const LAND_OF: readonly number[] = COORDS.map((_, space) => {
  if (POIS.includes(space)) return LAND.poi;
  if (PARK.includes(space)) return LAND.park;
  const printed = space === LIBRARY || space === WORLD_TRADE_CENTER || STREETS.includes(space);
  return printed ? LAND.printed : LAND.city;
});
/** Which POI place, Suburb place or Park place a space is, -1 = none. */
export const POI_OF: readonly number[] = COORDS.map((_, space) => POIS.indexOf(space));
export const SUBURB_OF: readonly number[] = COORDS.map((_, space) => SUBURBS.indexOf(space));

/** Bridge n (from 1) leaves this space in this direction. */
export const BRIDGES: readonly { readonly space: number; readonly direction: number }[] = [
  { space: spaceAt(2, 5), direction: 3 },
  { space: spaceAt(5, 5), direction: 3 },
  { space: spaceAt(8, 5), direction: 3 },
  { space: spaceAt(11, 1), direction: 0 },
];

/** The bridge (from 1) that leaves a space, 0 = none. */
export const BRIDGE_OF: readonly number[] = COORDS.map((_, space) => BRIDGES.findIndex((b) => b.space === space) + 1);

/** The road on each side of a space: `ROAD[space * 6 + direction]`, shared by both its spaces; -1 = coast. */
export const ROAD: readonly number[] = (() => {
  const roads: number[] = new Array(SPACES * 6).fill(-1);
  let next = 0;
  for (let side = 0; side < roads.length; side++) {
    const there = NEIGHBOUR[side]!;
    if (there < 0 || roads[side] !== -1) continue;
    roads[side] = next;
    roads[there * 6 + opposite(side % 6)] = next++;
  }
  for (const { space, direction } of BRIDGES) roads[space * 6 + direction] = next++;
  return roads;
})();
export const ROADS = Math.max(...ROAD) + 1;
/** The road of each bridge (from 1). */
export const bridgeRoad = (bridge: number): number => {
  const { space, direction } = BRIDGES[bridge - 1]!;
  return ROAD[space * 6 + direction]!;
};

/** The direction from a space to its neighbour, -1 = not neighbours. */
export const directionTo = (from: number, to: number): number => {
  for (let d = 0; d < 6; d++) if (NEIGHBOUR[from * 6 + d] === to) return d;
  return -1;
};
