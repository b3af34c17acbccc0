// A count beside a piece, instead of a pile of pieces.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { type Ink, write } from './text.ts';

/** A piece may shrink to this, and its count stays as large as it is. */
const READABLE = 0.9;

type Corner = { readonly x: number; readonly y: number; readonly line: number };
/** `scale` is that of the piece it belongs to. */
export const drawBadge = (ink: Ink, count: number, { x, y, line }: Corner, scale: number): Container => {
  const badge = new Container();
  const wide = count > 9 ? 15 : 11.6;
  badge.addChild(
    new Graphics()
      .roundRect(-wide / 2, -5.8, wide, 11.6, 5.8)
      .fill(COLOR.glass)
      .stroke({ color: line, width: 1.1 }),
  );
  badge.addChild(write(ink, String(count), { x: 0, y: 0 }, { size: 9.8, weight: '700', color: 0xfff0ee }));
  badge.position.set(x, y);
  badge.scale.set(Math.max(1, READABLE / scale));
  return badge;
};
