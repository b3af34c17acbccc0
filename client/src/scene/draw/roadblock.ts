// A Roadblock across the road between two spaces.
import { Container, Graphics } from 'pixi.js';
import { ROAD_PLACES } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';

const bar = (g: Graphics, from: number, to: number, alpha: number): void => {
  g.roundRect(from, -4, to - from, 8, 1.2)
    .fill(COLOR.glass)
    .stroke({ color: COLOR.glass, width: 3.4 });
  g.roundRect(from, -4, to - from, 8, 1.2).fill({ color: 0x240707 });
  for (let x = from + 1.5; x < to - 4; x += 6) g.poly([x, 3.4, x + 4.4, -3.4, x + 7, -3.4, x + 2.6, 3.4]);
  g.fill({ color: COLOR.red, alpha });
  g.roundRect(from, -4, to - from, 8, 1.2).stroke({ color: COLOR.red, width: 1.3, alpha });
};

export const drawRoadblock = (road: number, stands: boolean): Container => {
  const place = ROAD_PLACES[road]!;
  const block = new Container();
  block.position.set(place.at.x, place.at.y);
  block.angle = place.heading + 90;
  if (stands) {
    const g = new Graphics();
    bar(g, -13, 13, 1);
    block.addChild(g);
    return block;
  }
  for (const side of [-1, 1]) {
    const half = new Graphics();
    bar(half, -5.5, 5.5, 0.62);
    half.position.set(side * 8.5, side * 2);
    half.angle = side * 24;
    half.alpha = 0.8;
    block.addChild(half);
  }
  return block;
};
