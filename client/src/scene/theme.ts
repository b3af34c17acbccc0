// Colours and faces of the map.
import type { HEROES } from './game.ts';

export const COLOR = {
  glass: 0x04080a,
  deep: 0x07161a,
  land: 0x06150f,
  green: 0x39ff9a,
  pale: 0x9effc9,
  amber: 0xffa116,
  gold: 0xffd76a,
  red: 0xff4545,
  blush: 0xffd5d5,
  ink: 0xcfe9dc,
  dim: 0x7fa593,
  sky: 0x58c9ff,
  bolt: 0xffe14d,
  water: 0x1a4a6a,
  river: 0x2e6f99,
} as const;

export const HEADING = 'Chakra Petch';
/** The narrow letters of all that is read, for names that have little room. */
export const NARROW = 'IBM Plex Sans Condensed';
export const FONTS = [...[500, 600, 700].map((weight) => `${weight} 16px "${HEADING}"`), `600 16px "${NARROW}"`];

export type Shape = 'diamond' | 'circle' | 'square' | 'triangle';
type Face = { readonly color: number; readonly shape: Shape };
export const FACES: Record<(typeof HEROES)[number], Face> = {
  snake: { color: 0x58c9ff, shape: 'diamond' },
  maggie: { color: 0xff6fb1, shape: 'circle' },
  brain: { color: 0xb79bff, shape: 'square' },
  cabbie: { color: 0xffe14d, shape: 'triangle' },
};
