// A count beside a piece, instead of a pile of pieces.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

export const drawBadge = (ink: Ink, count: number, at: { x: number; y: number }, line: number): Container => {
  const badge = new Container();
  const wide = count > 9 ? 15 : 11.6;
  badge.addChild(
    new Graphics()
      .roundRect(-wide / 2, -5.8, wide, 11.6, 5.8)
      .fill(COLOR.glass)
      .stroke({ color: line, width: 1.1 }),
  );
  badge.addChild(write(ink, String(count), { x: 0, y: 0 }, { size: 9.4, weight: '700', color: 0xfff0ee }));
  badge.position.set(at.x, at.y);
  return badge;
};
