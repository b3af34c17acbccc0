// What can be picked now: amber light on spaces, Enemies, roads and bridges.
import { Graphics, GraphicsContext } from 'pixi.js';
import { hexAt } from '../layout/city.ts';
import { BRIDGE_PLACES, mix, type Point, ROAD_PLACES } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { glow } from './pen.ts';

const shapes = new Map<string, GraphicsContext>();
/** A shape of this name, put together once however often it is lit. */
const shaped = (name: string, at: Point, draw: (g: GraphicsContext) => void): Graphics => {
  let shape = shapes.get(name);
  if (!shape) {
    shape = new GraphicsContext();
    draw(shape);
    shapes.set(name, shape);
  }
  const g = new Graphics(shape);
  g.position.set(at.x, at.y);
  return g;
};

export const lightSpace = (at: Point, hovered: boolean): Graphics =>
  shaped(`space ${hovered}`, at, (g) => {
    g.poly(hexAt(41)).fill({ color: COLOR.amber, alpha: hovered ? 0.26 : 0.1 });
    glow(g, hexAt(41), { color: COLOR.amber, width: hovered ? 3 : 2.2, reach: hovered ? 15 : 10 });
    if (hovered) g.poly(hexAt(41)).stroke({ color: 0xffe0b0, width: 1 });
  });

type Plate = { readonly width: number; readonly height: number; readonly round: number };
const lightPlate = (at: Point, { width, height, round }: Plate, hovered: boolean): Graphics =>
  shaped(`${width} ${height} ${round} ${hovered}`, at, (g) => {
    const plate = () => g.roundRect(-width / 2, -height / 2, width, height, round);
    for (const [wide, alpha] of [
      [9, 0.1],
      [6, 0.16],
      [4, 0.25],
    ] as const)
      plate().stroke({ color: COLOR.amber, width: wide, alpha });
    plate().fill({ color: COLOR.amber, alpha: hovered ? 0.3 : 0.08 });
    plate().stroke({ color: hovered ? 0xffe0b0 : COLOR.amber, width: hovered ? 2.4 : 1.7 });
  });
export const lightEnemy = (at: Point, width: number, hovered: boolean): Graphics =>
  lightPlate(at, { width: width + 2, height: 28, round: 9 }, hovered);
export const lightRoad = (road: number, hovered: boolean): Graphics => {
  const place = ROAD_PLACES[road]!;
  const g = lightPlate(place.at, { width: 34, height: 15, round: 4 }, hovered);
  g.angle = place.heading + 90;
  return g;
};
export const lightBridge = (bridge: number, hovered: boolean): Graphics =>
  lightPlate(BRIDGE_PLACES[bridge - 1]!.badge, { width: 22, height: 22, round: 5 }, hovered);

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
