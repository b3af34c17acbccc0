// The name at the foot of a space, on a dark strip so that houses do not run through it.
import { Container, Graphics } from 'pixi.js';
import { RADIUS } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

const FOOT = 29;
const LINE = 7.4;
const SIZE = 8;
/** How far below the foot the second of two lines stands: close to the edge, so that the first leaves room. */
const BELOW = 2.6;
/** Below this a line is broken rather than shrunk further. */
const SMALLEST = 0.76;

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

export const nameplate = (ink: Ink, name: string, color: number, strip = 0.78): Container => {
  const plate = new Container();
  const style = { size: SIZE, spacing: 0.4, color };
  const whole = write(ink, name.toUpperCase(), { x: 0, y: FOOT }, style);
  const fits = widthAt(FOOT + 4) / Math.max(1, whole.width) >= SMALLEST;
  const halves = fits ? [] : broken(name);
  const texts = halves.map((line, i) =>
    write(ink, line.toUpperCase(), { x: 0, y: FOOT + BELOW - (1 - i) * LINE }, style),
  );
  if (fits) texts.push(whole);
  else whole.destroy();
  for (const text of texts) {
    text.scale.set(text.scale.x * Math.min(1, widthAt(text.y + 3) / Math.max(1, text.width)));
    const half = text.width / 2 + 2.5;
    plate.addChild(
      new Graphics().roundRect(-half, text.y - 4.6, half * 2, 9.2, 2).fill({ color: COLOR.glass, alpha: strip }),
      text,
    );
  }
  return plate;
};
