// P2: what happens when the President is taken for the first time, and what a New York Phase is made of.
import type { Op } from '../model/op.ts';

export const PRESIDENT_TAKEN: readonly Op[] = Object.freeze([
  { op: 'prisoners', on: 'neighbours' },
  { op: 'landHelicopter' },
  { op: 'revealPois' },
  { op: 'bossEnters', boss: 2, on: 'nothing-here' },
] satisfies Op[]);
