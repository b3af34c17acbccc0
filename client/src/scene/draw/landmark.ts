// The printed landmarks: the Library and the World Trade Center.
import { Container, Graphics } from 'pixi.js';
import { COLOR } from '../theme.ts';
import { drawGround, drawHouses, drawRoads, GOLD, STEEL } from './city.ts';

export const drawLibrary = (space: number): Container => {
  const tile = new Container();
  const g = new Graphics();
  drawGround(g, GOLD);
  drawRoads(g, space, GOLD);
  const line = { color: COLOR.gold, width: 0.9, alpha: 0.75 };
  // The steps, the colonnade and the gable, seen from Fifth Avenue.
  for (const [y, half] of [
    [14, 30],
    [11, 28],
    [8, 26],
  ] as const)
    g.rect(-half, y, half * 2, 3)
      .fill(0x1c170a)
      .stroke({ ...line, alpha: 0.45 });
  g.rect(-24, -10, 48, 18).fill(0x151107).stroke(line);
  for (let x = -20; x <= 20; x += 8)
    g.rect(x - 1.5, -9, 3, 16.5)
      .fill(0x2e2610)
      .stroke({ ...line, width: 0.6 });
  g.rect(-26, -14, 52, 4).fill(0x241e0c).stroke(line);
  g.poly([-25, -14, 0, -26, 25, -14])
    .fill(0x1c170a)
    .stroke({ ...line, alpha: 0.9 });
  g.poly([-15, -15.5, 0, -22.5, 15, -15.5]).stroke({ ...line, alpha: 0.4 });
  tile.addChild(g);
  return tile;
};

export const drawTowers = (space: number): Container => {
  const tile = new Container();
  const g = new Graphics();
  drawGround(g, STEEL);
  drawRoads(g, space, STEEL);
  drawHouses(g, space, STEEL, 0.5);
  drawTower(g, -13, 12, 50);
  drawTower(g, 11, 19, 56);
  tile.addChild(g);
  return tile;
};
const drawTower = (g: Graphics, x: number, foot: number, tall: number): void => {
  const [half, deep] = [8, 4];
  const line = { color: COLOR.sky, width: 0.9, alpha: 0.75 };
  g.poly([x - half, foot - deep, x, foot, x, foot - tall, x - half, foot - deep - tall])
    .fill(0x061521)
    .stroke(line);
  g.poly([x, foot, x + half, foot - deep, x + half, foot - deep - tall, x, foot - tall])
    .fill(0x0a2031)
    .stroke(line);
  for (let i = 1; i < 4; i++) {
    const [dx, dy] = [(half * i) / 4, (deep * i) / 4];
    g.moveTo(x - dx, foot - dy)
      .lineTo(x - dx, foot - dy - tall)
      .moveTo(x + dx, foot - dy)
      .lineTo(x + dx, foot - dy - tall);
  }
  g.stroke({ ...line, width: 0.5, alpha: 0.3 });
  const top = foot - tall;
  g.poly([x, top, x + half, top - deep, x, top - deep * 2, x - half, top - deep])
    .fill(0x0f2f45)
    .stroke(line);
};
