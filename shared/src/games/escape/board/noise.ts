// N1-N2: how Noise and Mission cubes rise, and when they force a Timer tile. The tile waits in `waitingTimers` until what
// is under way is finished (K6).
import { tell } from '../../../engine/index.ts';
import type { State } from '../model/state.ts';

export const NOISE_MAX = 10;
export const MISSIONS = 4;

/** One by one: each Noise beyond 10 moves a Mission cube; the last one resets both and forces a tile. */
export const gainNoise = (s: State, n: number): void => {
  if (n <= 0) return;
  for (let i = 0; i < n; i++) {
    if (s.noise < NOISE_MAX) s.noise++;
    else if (moveMission(s)) s.noise = 0;
  }
  tell('noise', n, s.noise, s.missions);
};

/** True when it was the last cube: all are back left, and one Timer tile is due. */
export const moveMission = (s: State): boolean => {
  s.missions--;
  if (s.missions > 0) return false;
  s.missions = MISSIONS;
  s.waitingTimers++;
  tell('missions-full');
  return true;
};

/** Never below nothing. */
export const loseNoise = (s: State, n: number): void => {
  const lost = Math.min(n, s.noise);
  if (lost === 0) return;
  s.noise -= lost;
  tell('noise-lost', lost, s.noise);
};
