// A space nobody has explored yet.
import { Container, type GraphicsContext } from 'pixi.js';
import { hexAt } from '../layout/city.ts';
import { closed } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { dashed, once } from './pen.ts';
import { type Ink, write } from './text.ts';

const drawPlain = (g: GraphicsContext, ground: number): void => {
  g.poly(hexAt(43)).fill(ground);
  dashed(g, closed(hexAt(42.6)), { color: 0x1e5a41, width: 1, on: 2.5, off: 4, alpha: 0.8 });
};
const GROUNDS = {
  city: once((g) => drawPlain(g, 0x050b0a)),
  park: once((g) => {
    drawPlain(g, 0x051209);
    drawTreeHint(g);
  }),
  suburb: once((g) => {
    drawPlain(g, 0x050b0a);
    drawMarkerBack(g);
  }),
  poi: once((g) => {
    g.poly(hexAt(43)).fill(0x140506);
    g.poly(hexAt(38)).fill({ color: COLOR.red, alpha: 0.035 });
    dashed(g, closed(hexAt(42.6)), { color: COLOR.red, width: 1.4, on: 5, off: 4, alpha: 0.85 });
  }),
};

export const drawUnknown = (ink: Ink, ground: keyof typeof GROUNDS): Container => {
  const tile = new Container();
  tile.addChild(GROUNDS[ground]());
  if (ground === 'poi') {
    tile.addChild(write(ink, '?', { x: 0, y: -8 }, { size: 31, weight: '700', color: COLOR.red }));
    return tile;
  }
  tile.addChild(write(ink, '?', { x: 0, y: 0 }, { size: 17, color: 0x3d8f6c, alpha: ground === 'suburb' ? 1 : 0.55 }));
  return tile;
};

/** The face-down marker of a Suburb. */
const drawMarkerBack = (g: GraphicsContext): void => {
  g.roundRect(-12, -13, 24, 26, 4).fill({ color: 0x0a1f17 }).stroke({ color: 0x3d8f6c, width: 1.1, alpha: 0.9 });
  g.roundRect(-9.5, -10.5, 19, 21, 2.5).stroke({ color: 0x3d8f6c, width: 0.6, alpha: 0.5 });
};
const drawTreeHint = (g: GraphicsContext): void => {
  for (const x of [-24, 24]) {
    g.moveTo(x, 12)
      .lineTo(x, 8)
      .moveTo(x - 5, 8)
      .lineTo(x + 5, 8)
      .lineTo(x, -4)
      .lineTo(x - 5, 8);
  }
  g.stroke({ color: 0x2f8a55, width: 1, alpha: 0.5 });
};
