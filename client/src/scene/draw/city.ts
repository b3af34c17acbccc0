// A city tile: six roads and the wireframe houses between them.
import type { Graphics } from 'pixi.js';
import { ROAD } from '../game.ts';
import { hexAt, housesOf, lift, shrink, wallsOf } from '../layout/city.ts';
import { APOTHEM, add, heading, type Point, polar } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { dashed, segments } from './pen.ts';

export type Tint = {
  readonly line: number;
  readonly ground: number;
  readonly road: number;
  readonly wall: number;
  readonly roof: number;
};
export const CITY: Tint = { line: COLOR.green, ground: 0x07130e, road: 0x0c2f21, wall: 0x04120c, roof: 0x0a2a1d };
export const RUINS: Tint = { line: 0xff7a6a, ground: 0x120607, road: 0x33100f, wall: 0x120506, roof: 0x260d0d };
export const GOLD: Tint = { line: 0xffd76a, ground: 0x120f06, road: 0x2e2710, wall: 0x120e04, roof: 0x2a2310 };
export const STEEL: Tint = { line: 0x58c9ff, ground: 0x061018, road: 0x0e2a3a, wall: 0x06131c, roof: 0x0c2737 };

/** `grown` is how far the tile has drawn itself in, 0 to 1. */
export const drawGround = (g: Graphics, tint: Tint, grown = 1): void => {
  g.poly(hexAt(43)).fill(tint.ground);
  g.poly(hexAt(42.6)).stroke({ color: tint.line, width: 1, alpha: 0.45 * grown });
};

const ROAD_WIDTH = 7.4;
export const drawRoads = (g: Graphics, space: number, tint: Tint, grown = 1): void => {
  const ways = Array.from({ length: 6 }, (_, d) => d).filter((d) => ROAD[space * 6 + d]! >= 0);
  const along = (d: number, from: number, to: number): [Point, Point] => [
    polar(heading(d), from),
    polar(heading(d), to),
  ];
  const far = (APOTHEM - 0.6) * grown;
  segments(
    g,
    ways.map((d) => along(d, 0, far)),
    { color: tint.road, width: ROAD_WIDTH },
  );
  g.poly(hexAt(ROAD_WIDTH * 0.62)).fill(tint.road);
  for (const side of [-1, 1]) {
    segments(
      g,
      ways.map((d) => {
        const out = polar(heading(d) + 90 * side, ROAD_WIDTH / 2);
        const [a, b] = along(d, 7, far);
        return [add(a, out), add(b, out)] as const;
      }),
      { color: tint.line, width: 0.6, alpha: 0.16 },
    );
  }
  for (const d of ways) dashed(g, along(d, 9, far), { color: tint.line, width: 0.7, on: 2.5, off: 3, alpha: 0.28 });
};

export const drawHouses = (g: Graphics, space: number, tint: Tint, grown = 1): void => {
  for (const { base, height, tier } of housesOf(space)) {
    const tall = height * grown;
    drawBlock(g, base, tall, tint);
    if (tier > 0) drawBlock(g, lift(shrink(base, 0.58), tall), tier * grown, tint);
  }
};

const drawBlock = (g: Graphics, base: readonly Point[], tall: number, tint: Tint): void => {
  const roof = lift(base, tall);
  for (const [a, b] of wallsOf(base)) {
    const [c, d] = [lift([b], tall)[0]!, lift([a], tall)[0]!];
    g.poly([a, b, c, d]).fill(tint.wall).stroke({ color: tint.line, width: 0.7, alpha: 0.3 });
    for (let y = 2.6; y < tall - 1; y += 2.6) g.moveTo(a.x, a.y - y).lineTo(b.x, b.y - y);
    g.stroke({ color: tint.line, width: 0.5, alpha: 0.11 });
  }
  g.poly(roof).fill(tint.roof).stroke({ color: tint.line, width: 0.9, alpha: 0.48, join: 'bevel' });
};

export const drawCity = (g: Graphics, space: number, tint: Tint, grown = 1): void => {
  drawGround(g, tint, grown);
  drawRoads(g, space, tint, grown);
  drawHouses(g, space, tint, grown);
};
