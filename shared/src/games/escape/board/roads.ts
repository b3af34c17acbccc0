// Roadblocks on roads: none, standing or destroyed. A road is one thing, whichever of its two spaces named it (R3).
import type { State } from '../model/state.ts';
import { ROAD, ROADS } from './map.ts';

const BITS = 30;
export const BLOCK_WORDS = Math.ceil(ROADS / BITS);

/** In which word a road's bit is, and which bit: divided once, not at every look. */
const WORD = Uint8Array.from({ length: ROADS }, (_, road) => Math.floor(road / BITS));
const BIT = Int32Array.from({ length: ROADS }, (_, road) => 1 << (road % BITS));

const has = (s: State, road: number, half: number): boolean => (s.blocks[half + WORD[road]!]! & BIT[road]!) !== 0;
const flip = (s: State, road: number, half: number): void => {
  s.blocks[half + WORD[road]!]! ^= BIT[road]!;
};

export const isStanding = (s: State, road: number): boolean => has(s, road, 0);
export const isDestroyed = (s: State, road: number): boolean => has(s, road, BLOCK_WORDS);
/** Whether the road on this side of a space exists and is open. */
export const isOpen = (s: State, space: number, direction: number): boolean => {
  const road = ROAD[space * 6 + direction]!;
  return road >= 0 && !isStanding(s, road);
};

/** R1-R2: stands one up where the road has none, restores a destroyed one; ignored without a road or a reserve. */
export const block = (s: State, road: number): boolean => {
  if (road < 0 || isStanding(s, road)) return false;
  if (isDestroyed(s, road)) flip(s, road, BLOCK_WORDS);
  else if (s.blocksLeft === 0) return false;
  else s.blocksLeft--;
  flip(s, road, 0);
  return true;
};

/** R3: it stays as an open road. */
export const destroyBlock = (s: State, road: number): void => {
  flip(s, road, 0);
  flip(s, road, BLOCK_WORDS);
};
