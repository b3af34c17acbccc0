// N1-N3, K6: Noise that comes at once or by a card, Missions, and what has waited for the present play or card to end.
import { call, tell } from '../../../engine/index.ts';
import { gainNoise, gainOne, loseNoise, moveMission } from '../board/noise.ts';
import type { Op, Verb } from '../model/op.ts';
import type { State } from '../model/state.ts';
import { startEvents } from './newyork/events.ts';

const HEAR: readonly Op[] = Object.freeze([{ op: 'timerTile' }, { op: 'due' }, { op: 'hear' }] satisfies Op[]);
const TILE_THEN_DUE: readonly Op[] = Object.freeze([{ op: 'timerTile' }, { op: 'due' }] satisfies Op[]);
const TILE_THEN_TILES: readonly Op[] = Object.freeze([{ op: 'timerTile' }, { op: 'due', tiles: true }] satisfies Op[]);
export const DUE: readonly Op[] = Object.freeze([{ op: 'due' }] satisfies Op[]);
const LEFT = 0;

/** N1 where nothing else is under way: a tile is turned as soon as it is forced, and the rest of the gain follows it
 *  and whatever it forced itself (K6). */
export const hearNoise = (s: State, seat: number, n: number): void => {
  for (let left = n; left > 0; left--) {
    if (!gainOne(s)) continue;
    s.waitingTimers--;
    tell('noise', n - left + 1, s.noise, s.missions);
    call(s, seat, HEAR, [left - 1]);
    return;
  }
  if (n > 0) tell('noise', n, s.noise, s.missions);
};

export const hear: Verb<'hear'> = {
  run: (s, f) => hearNoise(s, f.seat, f.regs[LEFT]!),
};

/** What a card, an Event or a tile says; a tile forced by it waits. */
export const noise: Verb<'noise'> = {
  run: (s, _f, op) => (op.n > 0 ? gainNoise(s, op.n) : loseNoise(s, -op.n)),
};

/** N2: Noise stays as it is. */
export const moveMissions: Verb<'moveMissions'> = {
  run: (s, _f, op) => {
    for (let i = 0; i < op.n; i++) moveMission(s);
    tell('missions', op.n, s.missions);
  },
};

/** K6, M7: first the Timer tiles that waited, and those that they force, then the runs of Events. */
export const due: Verb<'due'> = {
  run: (s, f, op) => {
    if (s.waitingTimers > 0) {
      s.waitingTimers--;
      call(s, f.seat, op.tiles ? TILE_THEN_TILES : TILE_THEN_DUE, [0, 0, 0, 0]);
    } else if (s.waitingEvents > 0 && !op.tiles) {
      s.waitingEvents--;
      call(s, f.seat, DUE);
      startEvents(s, f.seat, s.eventLevel, true);
    }
  },
};
