// A tile of Central Park: paths and wireframe trees.
import type { Graphics } from 'pixi.js';
import { PARK_MIDDLE, ROAD } from '../game.ts';
import { hexAt } from '../layout/city.ts';
import { APOTHEM, heading, type Point, polar } from '../layout/hex.ts';
import { treesOf } from '../layout/park.ts';
import { COLOR } from '../theme.ts';
import { segments } from './pen.ts';

const LEAF = 0x46e08a;

export const drawPark = (g: Graphics, space: number, grown = 1): void => {
  g.poly(hexAt(43)).fill(0x06160c);
  g.poly(hexAt(42.6)).stroke({ color: COLOR.green, width: 1, alpha: 0.45 * grown });
  const ways = Array.from({ length: 6 }, (_, d) => d).filter((d) => ROAD[space * 6 + d]! >= 0);
  const paths = ways.map((d) => [{ x: 0, y: 0 }, polar(heading(d), APOTHEM * grown)] as const);
  segments(g, paths, { color: 0x0e3323, width: 5 });
  if (space === PARK_MIDDLE)
    g.ellipse(0, 0, 15, 10).fill(0x06202a).stroke({ color: COLOR.sky, width: 0.9, alpha: 0.4 });
  else g.circle(0, 0, 6).fill(0x0e3323);
  for (const tree of treesOf(space)) {
    if (tree.round) drawRoundTree(g, tree.at, tree.size * grown);
    else drawFir(g, tree.at, tree.size * grown);
  }
};

const drawFir = (g: Graphics, { x, y }: Point, s: number): void => {
  const [top, mid] = [y - s * 2, y - s * 1.05];
  g.moveTo(x, y)
    .lineTo(x, y - s * 0.35)
    .stroke({ color: LEAF, width: 0.8, alpha: 0.55 });
  g.poly([x - s * 0.75, y - s * 0.35, x + s * 0.75, y - s * 0.35, x, mid - s * 0.35])
    .fill(0x07210f)
    .stroke({ color: LEAF, width: 0.8, alpha: 0.5 });
  g.poly([x - s * 0.55, mid, x + s * 0.55, mid, x, top])
    .fill(0x07210f)
    .stroke({ color: LEAF, width: 0.8, alpha: 0.62 });
};
const drawRoundTree = (g: Graphics, { x, y }: Point, s: number): void => {
  const crown = y - s * 1.15;
  g.moveTo(x, y).lineTo(x, crown).stroke({ color: LEAF, width: 0.8, alpha: 0.5 });
  g.regularPoly(x, crown, s * 0.78, 6, 0)
    .fill(0x07210f)
    .stroke({ color: LEAF, width: 0.8, alpha: 0.6 });
  g.moveTo(x - s * 0.68, crown - s * 0.39)
    .lineTo(x, crown)
    .lineTo(x + s * 0.68, crown - s * 0.39);
  g.moveTo(x, crown)
    .lineTo(x, crown + s * 0.7)
    .stroke({ color: LEAF, width: 0.6, alpha: 0.34 });
};
