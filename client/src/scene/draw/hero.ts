// A hero's piece: shape and letter in the hero's colour.
import { Container, Graphics } from 'pixi.js';
import { HEROES } from '../game.ts';
import { COLOR, FACES, type Shape } from '../theme.ts';
import { type Ink, write } from './text.ts';

export type HeroLook = {
  readonly hero: number;
  readonly active: boolean;
  readonly mine: boolean;
  readonly car: number;
};

const outline = (g: Graphics, shape: Shape, r: number): Graphics => {
  if (shape === 'diamond') return g.poly([0, -r * 1.2, r * 1.1, 0, 0, r * 1.2, -r * 1.1, 0]);
  if (shape === 'square') return g.roundRect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, 1.5);
  if (shape === 'triangle') return g.poly([0, -r * 1.15, r * 1.15, r * 0.85, -r * 1.15, r * 0.85]);
  return g.circle(0, 0, r);
};
const LETTER_DROP: Record<Shape, number> = { diamond: 0, circle: 0, square: 0, triangle: 3.4 };

export const drawHero = (ink: Ink, look: HeroLook): Container => {
  const piece = new Container();
  const { color, shape } = FACES[HEROES[look.hero] ?? 'snake'];
  const g = new Graphics();
  piece.addChild(g);
  if (look.active) drawRing(g, color);
  outline(g, shape, 12).stroke({ color: COLOR.glass, width: 4, join: 'round' });
  outline(g, shape, 12).fill(color);
  if (look.mine) outline(g, shape, 9.7).stroke({ color: 0xffffff, width: 1.1, alpha: 0.9, join: 'round' });
  if (look.car > 0) drawWheels(g, color);
  const text = ink.letters[look.hero] ?? '';
  piece.addChild(
    write(
      ink,
      text,
      { x: 0, y: LETTER_DROP[shape] },
      { size: text.length > 1 ? 9 : 12, weight: '700', color: COLOR.glass },
    ),
  );
  return piece;
};

const RING = 17.5;
const DASHES = 16;
const drawRing = (g: Graphics, color: number): void => {
  for (const [r, alpha] of [
    [21, 0.05],
    [19.5, 0.07],
    [18, 0.09],
  ] as const)
    g.circle(0, 0, r).fill({ color, alpha });
  for (let i = 0; i < DASHES; i++) {
    const start = (i / DASHES) * Math.PI * 2;
    g.moveTo(Math.cos(start) * RING, Math.sin(start) * RING).arc(0, 0, RING, start, start + (Math.PI / DASHES) * 1.2);
  }
  g.stroke({ color, width: 1.6 });
};
/** The hero sits in a Car: a chassis under the piece. */
const drawWheels = (g: Graphics, color: number): void => {
  g.roundRect(-13, 9.4, 26, 3.6, 1.6).fill(COLOR.glass).stroke({ color: COLOR.glass, width: 2.4 });
  g.roundRect(-13, 9.4, 26, 3.6, 1.6).fill(color);
  for (const x of [-7.5, 7.5]) g.circle(x, 13.2, 2.7).fill(COLOR.glass).stroke({ color, width: 1.4 });
};
