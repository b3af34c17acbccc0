// What can be picked now: amber light on spaces, Enemies, roads and bridges.
import { Graphics } from 'pixi.js';
import { hexAt } from '../layout/city.ts';
import { BRIDGE_PLACES, mix, type Point, ROAD_PLACES } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { glow } from './pen.ts';

export const lightSpace = (at: Point, hovered: boolean): Graphics => {
  const g = new Graphics();
  g.position.set(at.x, at.y);
  g.poly(hexAt(41)).fill({ color: COLOR.amber, alpha: hovered ? 0.26 : 0.1 });
  glow(g, hexAt(41), { color: COLOR.amber, width: hovered ? 3 : 2.2, reach: hovered ? 15 : 10 });
  if (hovered) g.poly(hexAt(41)).stroke({ color: 0xffe0b0, width: 1 });
  return g;
};

const light = (g: Graphics, hovered: boolean, shape: () => Graphics): Graphics => {
  for (const [width, alpha] of [
    [9, 0.1],
    [6, 0.16],
    [4, 0.25],
  ] as const)
    shape().stroke({ color: COLOR.amber, width, alpha });
  shape().fill({ color: COLOR.amber, alpha: hovered ? 0.3 : 0.08 });
  shape().stroke({ color: hovered ? 0xffe0b0 : COLOR.amber, width: hovered ? 2.4 : 1.7 });
  return g;
};
export const lightEnemy = (at: Point, width: number, hovered: boolean): Graphics => {
  const g = new Graphics();
  g.position.set(at.x, at.y);
  return light(g, hovered, () => g.roundRect(-width / 2 - 1, -14, width + 2, 28, 9));
};
export const lightRoad = (road: number, hovered: boolean): Graphics => {
  const place = ROAD_PLACES[road]!;
  const g = new Graphics();
  g.position.set(place.at.x, place.at.y);
  g.angle = place.heading + 90;
  return light(g, hovered, () => g.roundRect(-17, -7.5, 34, 15, 4));
};
export const lightBridge = (bridge: number, hovered: boolean): Graphics => {
  const { badge } = BRIDGE_PLACES[bridge - 1]!;
  const g = new Graphics();
  g.position.set(badge.x, badge.y);
  return light(g, hovered, () => g.roundRect(-11, -11, 22, 22, 5));
};

const POINTER = 0xeafff4;
/** Corners only, so that nothing of the space is covered. */
export const pointAtSpace = (at: Point): Graphics => {
  const g = new Graphics();
  g.position.set(at.x, at.y);
  const line = hexAt(40);
  line.forEach((corner, i) => {
    const [before, after] = [line[(i + 5) % 6]!, line[(i + 1) % 6]!];
    const [a, b] = [mix(corner, before, 0.28), mix(corner, after, 0.28)];
    g.moveTo(a.x, a.y).lineTo(corner.x, corner.y).lineTo(b.x, b.y);
  });
  g.stroke({ color: POINTER, width: 2.4, cap: 'round', join: 'round' });
  g.poly(hexAt(40)).fill({ color: POINTER, alpha: 0.07 });
  return g;
};
export const pointAtHero = (at: Point, scale: number): Graphics => {
  const g = new Graphics();
  g.position.set(at.x, at.y);
  g.scale.set(scale);
  for (const [radius, alpha] of [
    [20, 0.95],
    [23.5, 0.4],
  ] as const)
    g.circle(0, 0, radius).stroke({ color: POINTER, width: 1.8, alpha });
  return g;
};
