// Heroes and Enemies in the same space, and the abandoned Cars that Prisoners take there.
import { tell } from '../../../engine/index.ts';
import { AT, STRIDE } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { SPACES } from './map.ts';
import { addMark, countLook, DRIVER, FOOT, unmark } from './marks.ts';
import { addCars, addDrivers, addPrisoners, carsAt, prisonersAt } from './space.ts';

export const hasHero = (s: State, space: number): boolean => {
  for (let at = AT; at < s.seats.length; at += STRIDE) if (s.seats[at] === space) return true;
  return false;
};

/** The least hurt Prisoner on foot here that is not tricked, -1 = none. */
const steadiest = (s: State, space: number): number => {
  for (let look = FOOT; look < DRIVER; look += 2) if (countLook(s, space, look) > 0) return look;
  return -1;
};

/** V6: a Prisoner here takes an abandoned Car, its damage kept. Its look on foot, -1 = nobody did. */
const takeCar = (s: State, space: number): number => {
  if (carsAt(s, space) === 0 || prisonersAt(s, space) === 0 || hasHero(s, space)) return -1;
  const look = steadiest(s, space);
  if (look < 0) return -1;
  unmark(s, space, look);
  addPrisoners(s, space, -1);
  s.prisonersLeft++;
  addCars(s, space, -1);
  addDrivers(s, space);
  addMark(s, space, look + DRIVER);
  tell('enemy-took-car', space);
  return look;
};

/** V6 in one space, as often as there are Cars; the look of the last Prisoner that took one, -1 = none did. */
export const seizeCars = (s: State, space: number): number => {
  let last = -1;
  for (let look = takeCar(s, space); look >= 0; look = takeCar(s, space)) last = look;
  return last;
};

export const seizeAllCars = (s: State): void => {
  for (let space = 0; space < SPACES; space++) if (carsAt(s, space) > 0) seizeCars(s, space);
};
