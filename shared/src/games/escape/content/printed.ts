// Facts of the tiles as flat tables by tile number, for rules that look at many spaces.
import { BUILDINGS, DIRECTIONS } from '../model/names.ts';
import { TILES } from './tiles.ts';

export const TILE_EVENT: readonly boolean[] = TILES.map((t) => t.event);
export const TILE_MANHOLE: readonly boolean[] = TILES.map((t) => t.manhole);
export const TILE_BUILDING: readonly number[] = TILES.map((t) => BUILDINGS.indexOf(t.building));
export const TILE_PRESIDENT: readonly boolean[] = TILES.map((t) => t.president);
/** The side with a Roadblock, -1 = none. */
export const TILE_BLOCK: readonly number[] = TILES.map((t) => (t.block === null ? -1 : DIRECTIONS.indexOf(t.block)));

const numbers = (stack: string): readonly number[] => TILES.flatMap((t, n) => (t.stack === stack ? [n] : []));
/** Tile numbers by their place in the bag; the Traps come after the streets. */
export const CITY_STACK = [...numbers('city'), ...numbers('trap')];
export const PARK_STACK = numbers('park');
/** D7: what a hero that enters may trigger. */
export const TILE_TRAP = TILES.map((t) => t.trap);
