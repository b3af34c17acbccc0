// The shore of Manhattan, the brightest line of the map.
import { COAST } from '../layout/hex.ts';
import { COLOR } from '../theme.ts';
import { glow, once } from './pen.ts';

export const drawLand = once((g) => g.poly([...COAST]).fill(COLOR.land));

export const drawCoast = once((g) => {
  glow(g, COAST, { color: COLOR.green, width: 2.2, reach: 17 });
  g.poly([...COAST]).stroke({ color: 0xc8ffe2, width: 0.7, alpha: 0.8, join: 'round' });
});
