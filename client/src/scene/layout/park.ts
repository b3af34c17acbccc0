// Which trees stand on a park tile, between its paths, the same for a space every time.
import { fraction, heading, type Point, polar } from './hex.ts';

export type Tree = { readonly at: Point; readonly size: number; readonly round: boolean };

export const treesOf = (space: number): Tree[] => {
  const trees: Tree[] = [];
  for (let d = 0; d < 6; d++) {
    const count = 3 + Math.floor(fraction(space, d, 7) * 2);
    for (let i = 0; i < count; i++) {
      const out = 17 + ((i + 0.5) / count) * 18 + (fraction(space, d, i, 1) - 0.5) * 4;
      const aside = (fraction(space, d, i, 2) - 0.5) * 24 * Math.min(1, out / 30);
      const at = polar(heading(d) + 30 + aside, out);
      trees.push({
        at: { x: at.x, y: at.y + 3 },
        size: 3.6 + fraction(space, d, i, 3) * 2,
        round: fraction(space, d, i, 4) > 0.6,
      });
    }
  }
  return trees.sort((a, b) => a.at.y - b.at.y);
};
