// Where the map lies: centres, corners, sides and coast of the 57 spaces, in units of the map's own.
import { BRIDGES, COORDS, NEIGHBOUR, ROAD, ROADS, SPACES, spaceAt } from '../game.ts';

export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** From the middle of a space to a corner. */
export const RADIUS = 44;
/** From the middle of a space to a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
const COLUMN = RADIUS * 1.5;
const ROW = APOTHEM * 2;

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const polar = (degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
};
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Degrees of a direction on the screen: N is up, then clockwise. */
export const heading = (direction: number): number => -90 + 60 * direction;

const CENTRES: readonly Point[] = COORDS.map(([x, y]) => ({
  x: RADIUS + x * COLUMN,
  y: APOTHEM + y * ROW + (x % 2) * APOTHEM,
}));
export const centre = (space: number): Point => CENTRES[space]!;

/** The six corners round a point, the first between N and NE, then clockwise. */
export const corners = (at: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => add(at, polar(-60 + 60 * i, radius)));

/** The middle of a side of a space. */
export const sideOf = (space: number, direction: number): Point =>
  add(centre(space), polar(heading(direction), APOTHEM));

type RoadPlace = { readonly at: Point; readonly heading: number; readonly space: number; readonly direction: number };
/** Where each road crosses from space to space, by its number. */
export const ROAD_PLACES: readonly RoadPlace[] = (() => {
  const places: RoadPlace[] = new Array(ROADS);
  for (let side = ROAD.length - 1; side >= 0; side--) {
    const road = ROAD[side]!;
    const [space, direction] = [Math.floor(side / 6), side % 6];
    if (road >= 0) places[road] = { at: sideOf(space, direction), heading: heading(direction), space, direction };
  }
  return places;
})();

const BRIDGE_LENGTH = 40;
/** Its number stands beside it, always to the right. */
const BADGE: Point = { x: 21, y: 0 };
type BridgePlace = { readonly shore: Point; readonly end: Point; readonly badge: Point; readonly heading: number };
/** Bridge n is at n - 1. */
export const BRIDGE_PLACES: readonly BridgePlace[] = BRIDGES.map(({ space, direction }) => {
  const shore = sideOf(space, direction);
  const degrees = heading(direction);
  const out = (length: number): Point => add(shore, polar(degrees, length));
  return { shore, end: out(BRIDGE_LENGTH), badge: add(out(BRIDGE_LENGTH * 0.5), BADGE), heading: degrees };
});

/** The outline of the island as one closed line, clockwise. */
export const COAST: readonly Point[] = (() => {
  const key = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`;
  const next = new Map<string, readonly [Point, Point]>();
  for (let space = 0; space < SPACES; space++) {
    const around = corners(centre(space), RADIUS);
    for (let d = 0; d < 6; d++) {
      if (NEIGHBOUR[space * 6 + d]! >= 0) continue;
      const from = around[(d + 5) % 6]!;
      next.set(key(from), [from, around[d]!]);
    }
  }
  const line: Point[] = [];
  const [first] = next.keys();
  for (let at = first; at !== undefined && (line.length === 0 || at !== first); ) {
    const [from, to]: readonly [Point, Point] = next.get(at)!;
    line.push(from);
    at = key(to);
  }
  return line;
})();

/** A closed clockwise line moved outwards by a distance (inwards if negative), corners kept sharp. */
export const outset = (line: readonly Point[], by: number): Point[] =>
  line.map((p, i) => {
    const before = line[(i + line.length - 1) % line.length]!;
    const after = line[(i + 1) % line.length]!;
    const [a, b] = [normal(before, p), normal(p, after)];
    const scale = by / (1 + a.x * b.x + a.y * b.y);
    return { x: p.x + (a.x + b.x) * scale, y: p.y + (a.y + b.y) * scale };
  });
const normal = (from: Point, to: Point): Point => {
  const length = distance(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
};

/** Everything that must be seen when the whole map is shown. */
export const MAP_BOX: Box = (() => {
  const all = [...COAST, ...BRIDGE_PLACES.flatMap((b) => [b.end, b.badge])];
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
})();

/** The space under a point of the map, or -1. */
export const spaceUnder = (p: Point): number => {
  const column = Math.round((p.x - RADIUS) / COLUMN);
  let best = -1;
  for (let x = column - 1; x <= column + 1; x++) {
    const row = Math.round((p.y - APOTHEM - (Math.abs(x) % 2) * APOTHEM) / ROW);
    const space = spaceAt(x, row);
    if (space >= 0 && isInside(space, p) && (best < 0 || distance(centre(space), p) < distance(centre(best), p)))
      best = space;
  }
  return best;
};
const EDGE = 0.01;
const isInside = (space: number, p: Point): boolean => {
  const [dx, dy] = [Math.abs(p.x - centre(space).x), Math.abs(p.y - centre(space).y)];
  // A line between two spaces belongs to both.
  return dy <= APOTHEM + EDGE && dx <= RADIUS - dy / Math.sqrt(3) + EDGE;
};

/** Cuts a line into dashes: pairs of points. */
export const dashes = (line: readonly Point[], on: number, off: number): [Point, Point][] => {
  const out: [Point, Point][] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const length = distance(a, b);
    // Whole dashes on every stretch, so that corners stay closed.
    const count = Math.max(1, Math.round((length + off) / (on + off)));
    const step = (length + off) / count;
    for (let n = 0; n < count; n++) {
      const start = n * step;
      out.push([mix(a, b, start / length), mix(a, b, Math.min(1, (start + step - off) / length))]);
    }
  }
  return out;
};
export const closed = (line: readonly Point[]): Point[] => [...line, line[0]!];

/** The same fraction in 0..1 for the same numbers, always. */
export const fraction = (...seeds: readonly number[]): number => {
  let h = 2166136261;
  for (const seed of seeds) {
    h = Math.imul(h ^ (seed + 0x9e3779b9), 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
