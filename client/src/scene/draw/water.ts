// The rivers round the island: depth, waves and names.
import { Container, FillGradient } from 'pixi.js';
import { COAST, fraction, MAP_BOX, outset, spaceUnder } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { once } from './pen.ts';
import { type Ink, write } from './text.ts';

const FAR = 1600;
const WAVES = 420;

export const drawWaves = once((g) => {
  const shine = new FillGradient({
    type: 'radial',
    center: { x: 0.5, y: 0.5 },
    innerRadius: 0,
    outerCenter: { x: 0.5, y: 0.5 },
    outerRadius: 0.5,
    colorStops: [
      { offset: 0, color: 0x08201f },
      { offset: 0.45, color: 0x06141a },
      { offset: 1, color: COLOR.glass },
    ],
  });
  const middle = { x: MAP_BOX.x + MAP_BOX.width / 2, y: MAP_BOX.y + MAP_BOX.height / 2 };
  g.rect(middle.x - 760, middle.y - 560, 1520, 1120).fill(shine);

  for (let i = 0; i < WAVES; i++) {
    const x = middle.x + (fraction(i, 1) - 0.5) * FAR;
    const y = middle.y + Math.round((fraction(i, 2) - 0.5) * FAR * 0.62 * 0.25) * 4;
    const length = 8 + fraction(i, 3) * 28;
    if (spaceUnder({ x, y }) >= 0 || spaceUnder({ x: x + length, y }) >= 0) continue;
    g.moveTo(x, y)
      .lineTo(x + length, y)
      .stroke({ color: COLOR.water, width: 1, alpha: 0.16 + fraction(i, 4) * 0.34 });
  }
  for (const [depth, alpha] of [
    [9, 0.3],
    [20, 0.17],
    [34, 0.09],
  ] as const) {
    g.poly(outset(COAST, depth)).stroke({ color: 0x1f6f6a, width: 1, alpha, join: 'round' });
  }
});

export const drawWater = (ink: Ink): Container => {
  const water = new Container();
  water.addChild(drawWaves());
  const style = { size: 10, weight: '500', spacing: 7, color: COLOR.river } as const;
  water.addChild(write(ink, ink.labels('scene.hudson').toUpperCase(), { x: 106, y: 62 }, style));
  water.addChild(write(ink, ink.labels('scene.east-river').toUpperCase(), { x: 770, y: 496 }, style));
  return water;
};
