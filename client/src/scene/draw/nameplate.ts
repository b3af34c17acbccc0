// The name at the foot of a space, over all roofs round it, in letters with a dark edge so that houses do not run through.
import { Container } from 'pixi.js';
import { RADIUS } from '../layout/hex.ts';
import { type Ink, write } from './text.ts';

const FOOT = 28.5;
const LINE = 10;
const SIZE = 12;
/** Below this a line is broken rather than shrunk further. */
const SMALLEST = 0.8;

/** How wide a line of a name may be at this distance from the middle of its space. */
const widthAt = (y: number): number => 2 * (RADIUS - y / Math.sqrt(3)) - 6;

/** In two lines as even as they can be. */
export const broken = (name: string): string[] => {
  const words = name.split(' ');
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = (of: readonly string[]) => Math.max(...of.map((line) => line.length));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
};

export const nameplate = (ink: Ink, name: string, color: number, alpha = 1): Container => {
  const plate = new Container();
  const style = { size: SIZE, spacing: 0.3, color, alpha, narrow: true, edge: 3 };
  const whole = write(ink, name.toUpperCase(), { x: 0, y: FOOT }, style);
  const fits = widthAt(FOOT) / Math.max(1, whole.width) >= SMALLEST;
  const halves = fits ? [] : broken(name);
  const texts = halves.map((line, i) => write(ink, line.toUpperCase(), { x: 0, y: FOOT - (1 - i) * LINE }, style));
  if (fits) texts.push(whole);
  else whole.destroy();
  // Two lines are of one size.
  const room = Math.min(1, ...texts.map((text) => widthAt(text.y) / Math.max(1, text.width)));
  for (const text of texts) text.scale.set(text.scale.x * room);
  plate.addChild(...texts);
  return plate;
};
