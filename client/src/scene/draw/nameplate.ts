// The name at the foot of a space, over all roofs round it, in letters with a dark edge so that houses do not run through.
import { Container } from 'pixi.js';
import { RADIUS } from '../layout/hex.ts';
import { broken, whole } from '../layout/lines.ts';
import { type Ink, write } from './text.ts';

const FOOT = 28.5;
const LINE = 10;
const SIZE = 12;
/** One long word stands higher, where its space is wider. */
const HIGHER = 6;
/** Below this a line is broken rather than shrunk further. */
const SMALLEST = 0.8;

/** How wide a line of a name may be at this distance from the middle of its space. */
const widthAt = (y: number): number => 2 * (RADIUS - y / Math.sqrt(3)) - 6;

export const nameplate = (ink: Ink, name: string, color: number, alpha = 1): Container => {
  const plate = new Container();
  const style = { size: SIZE, spacing: 0.3, color, alpha, narrow: true, edge: 3 };
  const line = write(ink, whole(name).toUpperCase(), { x: 0, y: FOOT }, style);
  const fits = widthAt(FOOT) / Math.max(1, line.width) >= SMALLEST;
  const halves = fits ? [] : broken(name);
  const lift = (i: number): number => (halves.length > 1 ? (1 - i) * LINE : HIGHER);
  const texts = halves.map((half, i) => write(ink, half.toUpperCase(), { x: 0, y: FOOT - lift(i) }, style));
  if (fits) texts.push(line);
  else line.destroy();
  // Two lines are of one size.
  const room = Math.min(1, ...texts.map((text) => widthAt(text.y) / Math.max(1, text.width)));
  for (const text of texts) text.scale.set(text.scale.x * room);
  plate.addChild(...texts);
  return plate;
};
