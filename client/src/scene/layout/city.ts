// Which houses stand on a city tile: footprints between its six roads, the same for a space every time.
import { add, corners, fraction, heading, mix, type Point, polar } from './hex.ts';

export type House = { readonly base: readonly Point[]; readonly height: number; readonly tier: number };

const ROAD_HALF = 5;
const EDGE = 37;
const ALLEY = 0.07;

/** The building land between road `direction` and the next one: near the crossing, along both roads, and the outer corner. */
const plot = (direction: number): readonly [Point, Point, Point, Point] => {
  const corner = heading(direction) + 30;
  const near = polar(corner, ROAD_HALF * 2);
  const far = polar(corner, EDGE);
  const length = EDGE - ROAD_HALF * 2 - 4;
  return [
    near,
    add(near, polar(heading(direction), length * 0.87)),
    far,
    add(near, polar(heading(direction + 1), length * 0.87)),
  ];
};

/** The part of a four-sided plot between two fractions each way. */
const lot = (q: readonly [Point, Point, Point, Point], u0: number, u1: number, v0: number, v1: number): Point[] => {
  const at = (u: number, v: number) => mix(mix(q[0], q[1], u), mix(q[3], q[2], u), v);
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
};

const CUTS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[0, 1, 0, 1]],
  [[0, 0.5, 0, 1], [0.5, 1, 0, 1]],
  [[0, 1, 0, 0.5], [0, 1, 0.5, 1]],
  [[0, 0.52, 0, 1], [0.52, 1, 0, 0.5], [0.52, 1, 0.5, 1]],
]; // biome-ignore format: one way to cut a plot a line

/** The houses of a space round (0,0), those behind first. */
export const housesOf = (space: number): House[] => {
  const houses: House[] = [];
  for (let d = 0; d < 6; d++) {
    const cuts = CUTS[Math.floor(fraction(space, d, 1) * CUTS.length)]!;
    cuts.forEach(([u0, u1, v0, v1], i) => {
      const gap = cuts.length === 1 ? 0 : ALLEY / 2;
      const inner = (t: number) => (t === 0 || t === 1 ? t : t);
      const base = lot(
        plot(d),
        inner(u0) + (u0 > 0 ? gap : 0),
        u1 - (u1 < 1 ? gap : 0),
        v0 + (v0 > 0 ? gap : 0),
        v1 - (v1 < 1 ? gap : 0),
      );
      const height = 4 + Math.round(fraction(space, d, i, 2) ** 1.6 * 9);
      houses.push({ base, height, tier: height > 8 && fraction(space, d, i, 3) > 0.35 ? 4 : 0 });
    });
  }
  return houses.sort((a, b) => south(a) - south(b));
};
const south = (house: House): number => Math.max(...house.base.map((p) => p.y));

/** Whether a wall can be seen from the south: its outside looks down the screen. */
export const wallsOf = (base: readonly Point[]): [Point, Point][] => {
  const middle = {
    x: base.reduce((s, p) => s + p.x, 0) / base.length,
    y: base.reduce((s, p) => s + p.y, 0) / base.length,
  };
  return base.flatMap((a, i) => {
    const b = base[(i + 1) % base.length]!;
    const out = { x: b.y - a.y, y: a.x - b.x };
    const sign = (a.x + b.x) / 2 - middle.x;
    const sideways = out.x * sign + out.y * ((a.y + b.y) / 2 - middle.y);
    return (sideways >= 0 ? out.y : -out.y) > 0.5 ? [[a, b] as [Point, Point]] : [];
  });
};

export const lift = (line: readonly Point[], by: number): Point[] => line.map((p) => ({ x: p.x, y: p.y - by }));
export const shrink = (line: readonly Point[], by: number): Point[] => {
  const middle = {
    x: line.reduce((s, p) => s + p.x, 0) / line.length,
    y: line.reduce((s, p) => s + p.y, 0) / line.length,
  };
  return line.map((p) => mix(middle, p, by));
};
export const hexAt = (radius: number): Point[] => corners({ x: 0, y: 0 }, radius);
