// What lies on one space, packed into one number: its tile, and how many of each figure and token.
import type { State } from '../model/state.ts';

const PART = {
  tile: { shift: 0, mask: 127 },
  prisoners: { shift: 7, mask: 63 },
  drivers: { shift: 13, mask: 7 },
  bosses: { shift: 16, mask: 7 },
  cars: { shift: 19, mask: 7 },
  cubes: { shift: 22, mask: 31 },
} as const;
type Part = keyof typeof PART;

const reader = (part: Part) => {
  const { shift, mask } = PART[part];
  return (s: State, space: number): number => (s.space[space]! >> shift) & mask;
};
const adder = (part: Part) => {
  const { shift } = PART[part];
  return (s: State, space: number, by = 1): void => {
    s.space[space]! += by * (1 << shift);
  };
};
const ENEMIES =
  (PART.prisoners.mask << PART.prisoners.shift) |
  (PART.drivers.mask << PART.drivers.shift) |
  (PART.bosses.mask << PART.bosses.shift);

/** The face-up tile, 0 = none. */
export const tileAt = reader('tile');
/** Prisoners on foot; Drivers are counted apart. */
export const prisonersAt = reader('prisoners');
export const driversAt = reader('drivers');
/** How many bosses stand here; which ones is in `bosses`. */
export const bossesAt = reader('bosses');
/** Abandoned Cars. */
export const carsAt = reader('cars');
export const cubesAt = reader('cubes');
export const addPrisoners = adder('prisoners');
export const addDrivers = adder('drivers');
export const addBosses = adder('bosses');
export const addCars = adder('cars');
export const addCubes = adder('cubes');
/** Only onto a space without one. */
export const layTile = adder('tile');

export const isRevealed = (s: State, space: number): boolean => tileAt(s, space) !== 0;
export const hasEnemy = (s: State, space: number): boolean => (s.space[space]! & ENEMIES) !== 0;
