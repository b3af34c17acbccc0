// N3, K6: Noise that counts at once, and the Timer tiles it has forced.
import { call } from '../../../engine/index.ts';
import { gainNoise, loseNoise } from '../board/noise.ts';
import type { Op, Verb } from '../model/op.ts';

export const noise: Verb<'noise'> = {
  run: (s, _f, op) => {
    if (op.n > 0) gainNoise(s, op.n);
    else loseNoise(s, -op.n);
  },
};

export const DUE: readonly Op[] = Object.freeze([{ op: 'due' }]);
const TILE_THEN_DUE: readonly Op[] = Object.freeze([{ op: 'timerTile' }, { op: 'due' }]);

/** Nothing is under way any more: the tiles that waited are turned one after another. */
export const due: Verb<'due'> = {
  run: (s, f) => {
    if (s.waitingTimers === 0) return;
    s.waitingTimers--;
    call(s, f.seat, TILE_THEN_DUE);
  },
};
