// Darkness under the pieces of a space, so that they are read before the houses.
import { Graphics } from 'pixi.js';
import { THINGS } from '../layout/contents.ts';
import type { Placed } from '../layout/tokens.ts';
import { COLOR } from '../theme.ts';

export const drawShade = (placed: readonly Placed[]): Graphics => {
  const g = new Graphics();
  for (const { kind, x, y, scale } of placed) {
    const half = (THINGS[kind].width / 2) * scale;
    for (const grow of [7, 4, 1])
      g.ellipse(x, y, half + grow, half * 0.85 + grow).fill({ color: COLOR.glass, alpha: 0.2 });
  }
  return g;
};
