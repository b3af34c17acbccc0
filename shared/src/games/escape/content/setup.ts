// The turn as its own table of contents, and what happens before the first one.
import type { Op } from '../model/op.ts';

export const SETUP: readonly Op[] = [{ op: 'dealPois' }, { op: 'dealSuburbs' }, { op: 'firstPlayer' }];

export const TURN: readonly Op[] = [
  { op: 'startTurn' },
  { op: 'timer' }, // T2
  { op: 'duty' },
  { op: 'choose' }, // T3
  { op: 'play' }, // T4, T6
  { op: 'endPlay' },
  { op: 'play' },
  { op: 'endPlay' },
  { op: 'makeNoise' }, // T8
  { op: 'takeDamage' }, // T9, C6
  { op: 'endTurn' }, // Y5
];
