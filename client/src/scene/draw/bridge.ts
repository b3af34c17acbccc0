// A bridge out of Manhattan: deck, towers and cables fading over the water, with its number.
import { Container, Graphics } from 'pixi.js';
import { BRIDGE_PLACES } from '../layout/hex.ts';
import { type Ink, write } from './text.ts';

const STEEL = 0xd98a1c;
const HALF = 7;

export const drawBridge = (ink: Ink, bridge: number): Container => {
  const place = BRIDGE_PLACES[bridge - 1]!;
  const length = Math.hypot(place.end.x - place.shore.x, place.end.y - place.shore.y);
  const whole = new Container();
  const g = new Graphics();
  g.position.set(place.shore.x, place.shore.y);
  g.angle = place.heading;
  g.rect(0, -HALF, length, HALF * 2).fill(0x0d0a04);
  const parts = 10;
  for (let i = 0; i < parts; i++) {
    const [from, to] = [(i / parts) * length, ((i + 1) / parts) * length];
    const alpha = 1 - (i / parts) ** 2 * 0.85;
    for (const y of [-HALF, HALF]) g.moveTo(from, y).lineTo(to, y);
    g.stroke({ color: STEEL, width: 1.4, alpha });
    g.moveTo((from + to) / 2, -HALF)
      .lineTo((from + to) / 2, HALF)
      .stroke({ color: STEEL, width: 0.8, alpha: alpha * 0.55 });
  }
  for (const y of [-HALF, HALF]) {
    const out = y * 1.5;
    g.moveTo(0, y)
      .quadraticCurveTo(length * 0.2, y, length * 0.42, out)
      .quadraticCurveTo(length * 0.7, y, length, y);
  }
  g.stroke({ color: STEEL, width: 0.9, alpha: 0.7 });
  g.moveTo(length * 0.42, -HALF * 1.6)
    .lineTo(length * 0.42, HALF * 1.6)
    .stroke({ color: STEEL, width: 2.4 });
  whole.addChild(g);

  const badge = new Container();
  badge.position.set(place.badge.x, place.badge.y);
  badge.addChild(new Graphics().roundRect(-8, -8, 16, 16, 3).fill(0x1a1002).stroke({ color: STEEL, width: 1.3 }));
  badge.addChild(write(ink, String(bridge), { x: 0, y: 0 }, { size: 11.5, weight: '700', color: 0xffb84d }));
  whole.addChild(badge);
  return whole;
};
