// A Boss: an octagon with its letter and a ring of its Hit Points.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

const LETTERS = ['R', 'S', 'D'] as const;
const octagon = (r: number): number[] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) / 8) * Math.PI * 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  }).flat();

export const drawBoss = (ink: Ink, boss: number, state: { hitPoints: number; tricked: boolean }): Container => {
  const piece = new Container();
  const g = new Graphics();
  g.poly(octagon(13.5)).fill(COLOR.glass).stroke({ color: COLOR.glass, width: 3 });
  g.poly(octagon(11)).fill(state.tricked ? 0x2a0b0b : COLOR.red);
  if (state.tricked) g.poly(octagon(11)).stroke({ color: COLOR.red, width: 1.3 });
  const pips = Math.min(state.hitPoints, 16);
  const turn = (Math.PI * 2) / Math.max(pips, 6);
  for (let i = 0; i < pips; i++) {
    const start = -Math.PI / 2 + i * turn + turn * 0.14;
    g.moveTo(Math.cos(start) * 14.2, Math.sin(start) * 14.2).arc(0, 0, 14.2, start, start + turn * 0.72);
  }
  g.stroke({ color: COLOR.red, width: 1.9 });
  piece.addChild(g);
  piece.addChild(
    write(
      ink,
      LETTERS[boss] ?? '?',
      { x: 0, y: 0 },
      { size: 13, weight: '700', color: state.tricked ? COLOR.red : 0xffffff },
    ),
  );
  return piece;
};
