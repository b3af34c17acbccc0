// N1-N2: how Noise and Mission cubes rise, and when they force a Timer tile. The tile waits in `waitingTimers` until what
// is under way is finished (K6).
import { tell } from '../../../engine/index.ts';
import type { State } from '../model/state.ts';

export const NOISE_MAX = 10;
export const MISSIONS = 4;

/** One Noise; true when it reset the Noise and forced a tile. */
export const gainOne = (s: State): boolean => {
  if (s.noise < NOISE_MAX) {
    s.noise++;
    return false;
  }
  if (!moveMission(s)) return false;
  s.noise = 0;
  return true;
};

/** In the middle of something: one by one, and the tiles it forces wait. */
export const gainNoise = (s: State, n: number): void => {
  if (n <= 0) return;
  for (let i = 0; i < n; i++) gainOne(s);
  tell('noise', n, s.noise, s.missions);
};

export const loseNoise = (s: State, n: number): void => {
  const lost = Math.min(n, s.noise);
  s.noise -= lost;
  if (lost > 0) tell('noise-lost', lost, s.noise);
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
