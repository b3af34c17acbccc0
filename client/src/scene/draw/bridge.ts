// A bridge out of Manhattan: trussed deck, towers and cables, with its number beside it.
import { Container, Graphics } from 'pixi.js';
import { BRIDGE_PLACES } from '../layout/hex.ts';
import { once, type Target } from './pen.ts';
import { type Ink, write } from './text.ts';

const STEEL = 0xd98a1c;
const HALF = 5.5;
const TOWERS = [0.24, 0.76] as const;
const FIELDS = 7;

/** One over the river each, without their numbers. */
export const SPANS = BRIDGE_PLACES.map(({ shore, end }) =>
  once((g) => {
    const length = Math.hypot(end.x - shore.x, end.y - shore.y);
    g.rect(0, -HALF, length, HALF * 2).fill(0x140d03);
    drawTruss(g, length);
    drawCables(g, length);
  }),
);

export const drawBridge = (ink: Ink, bridge: number): Container => {
  const place = BRIDGE_PLACES[bridge - 1]!;
  const whole = new Container();
  const g = SPANS[bridge - 1]!();
  g.position.copyFrom(place.shore);
  g.angle = place.heading;
  whole.addChild(g);

  const badge = new Container();
  badge.position.copyFrom(place.badge);
  badge.addChild(new Graphics().roundRect(-7.5, -7.5, 15, 15, 3).fill(0x1a1002).stroke({ color: STEEL, width: 1.3 }));
  badge.addChild(write(ink, String(bridge), { x: 0, y: 0 }, { size: 11, weight: '700', color: 0xffb84d }));
  whole.addChild(badge);
  return whole;
};

/** It fades where it leaves the map. */
const drawTruss = (g: Target, length: number): void => {
  for (let i = 0; i < FIELDS; i++) {
    const [from, to] = [(i / FIELDS) * length, ((i + 1) / FIELDS) * length];
    const alpha = i < 5 ? 1 : 1 - (i - 4) * 0.3;
    g.moveTo(from, -HALF)
      .lineTo(to, -HALF)
      .moveTo(from, HALF)
      .lineTo(to, HALF)
      .stroke({ color: STEEL, width: 1.3, alpha });
    g.moveTo(from, -HALF).lineTo(to, HALF).moveTo(from, HALF).lineTo(to, -HALF);
    g.stroke({ color: STEEL, width: 0.7, alpha: alpha * 0.5 });
  }
};
const drawCables = (g: Target, length: number): void => {
  const [near, far] = TOWERS.map((t) => t * length) as [number, number];
  for (const side of [-1, 1]) {
    const [low, high] = [side * HALF, side * HALF * 2.1];
    g.moveTo(0, low).quadraticCurveTo(near * 0.8, low, near, high);
    g.quadraticCurveTo((near + far) / 2, low * 0.4, far, high);
    g.quadraticCurveTo(far + (length - far) * 0.2, low, length, low);
  }
  g.stroke({ color: STEEL, width: 0.9, alpha: 0.75 });
  for (const x of [near, far]) {
    g.moveTo(x, -HALF * 2.1)
      .lineTo(x, HALF * 2.1)
      .stroke({ color: STEEL, width: 2.2, alpha: x === near ? 1 : 0.85 });
  }
};
