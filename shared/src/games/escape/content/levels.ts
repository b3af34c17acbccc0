// The four sets of three Level Bars: how many killed Prisoners and how many Items each asks for, and what a full one brings.
import type { Op } from '../model/op.ts';

export type LevelBar = { readonly kills: number; readonly items: number };
const bar = (kills: number, items = 0): LevelBar => ({ kills, items });

export const LEVEL_BARS: readonly (readonly LevelBar[])[] = [
  [bar(2), bar(2, 1), bar(2, 1)],
  [bar(1, 1), bar(3), bar(2, 2)],
  [bar(3), bar(1, 1), bar(3)],
  [bar(0, 1), bar(2, 1), bar(3, 1)],
];

const special: Op = { op: 'pickSpecial' };
const objective: Op = { op: 'pickColour' };
/** L4, from Level 1 on. */
export const LEVEL_REWARDS: readonly (readonly Op[])[] = [[special], [special, objective], [objective]];
