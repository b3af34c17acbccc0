// The President's card, and what happens when he is taken for the first time (P2).
import { held } from '../model/names.ts';
import type { Op } from '../model/op.ts';

export const THE_PRESIDENT = held('the-president');

export const PRESIDENT_TAKEN: readonly Op[] = Object.freeze([
  { op: 'prisoners', on: 'neighbours' },
  { op: 'landHelicopter' },
  { op: 'revealPois' },
  { op: 'bossEnters', boss: 2, on: 'nothing-here' },
] satisfies Op[]);
