// The turn as its own table of contents, and what happens before the first one.
import type { Op } from '../model/op.ts';

export const SETUP: readonly Op[] = [
  { op: 'dealPois' },
  { op: 'dealSuburbs' },
  { op: 'dealCases' },
  { op: 'dealLevelBars' },
  { op: 'dealObjectives', colour: 'blue' },
  { op: 'dealObjectives', colour: 'purple' },
  { op: 'newYorkTop' },
  { op: 'firstPlayer' },
];

export const TURN: readonly Op[] = [
  { op: 'startTurn' },
  { op: 'timer' }, // T2
  { op: 'due' },
  { op: 'duty' },
  { op: 'choose' }, // T3
  { op: 'play' }, // T4, T6
  { op: 'endPlay' },
  { op: 'due' }, // M7, K6
  { op: 'play' },
  { op: 'endPlay' },
  { op: 'due' }, // M7, K6
  { op: 'finish' }, // T7, T15
  { op: 'makeNoise' }, // T8
  { op: 'discardPlayed' },
  { op: 'due' },
  { op: 'acts' },
  { op: 'takeDamage' }, // T9, C6
  { op: 'acts' },
  { op: 'levelUp' }, // L3
  { op: 'activate' }, // B1
  { op: 'acts' },
  { op: 'newYorkPhase' },
  { op: 'endTurn' }, // Y5
];

export const NEW_YORK: readonly Op[] = [
  { op: 'discardTop' }, // Y1
  { op: 'newYorkTop' },
  { op: 'cardNoise' },
  { op: 'reshuffle' }, // Y4
  { op: 'due' },
  { op: 'acts', lone: true },
  { op: 'buyTop' }, // Y2
  { op: 'newYorkTop' },
  { op: 'resolveBought' },
  { op: 'shelveBought' }, // Y8
  { op: 'reshuffle' }, // Y4
  { op: 'due' },
  { op: 'acts', lone: true },
  { op: 'arrows' }, // Y3
  { op: 'due' },
  { op: 'acts', lone: true },
];
