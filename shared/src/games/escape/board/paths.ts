// Y6, V7, X4: how far every revealed space is from a goal, for those on foot, for Drivers, and for Drivers that must crash.
// One breadth-first pass over typed tables; the answers lie in scratch arrays that the next pass overwrites.
import type { State } from '../model/state.ts';
import { hasManhole } from './icons.ts';
import { NEIGHBOUR, ROAD, SPACES } from './map.ts';
import { isStanding } from './roads.ts';

/** On foot: Manholes, no Roadblocks. By Car: neither. Crashing: Roadblocks do not matter, no Manholes. */
export const WAY = { foot: 0, car: 1, crash: 2 } as const;
export const NO_WAY = 255;

const TILE_MASK = 127;
const NEXT = Int8Array.from(NEIGHBOUR);
const ROADS_OF = Int16Array.from(ROAD);
const distances = [new Uint8Array(SPACES), new Uint8Array(SPACES), new Uint8Array(SPACES)] as const;
const queue = new Uint8Array(SPACES);

const canPass = (s: State, side: number, way: number): boolean => way === WAY.crash || !isStanding(s, ROADS_OF[side]!);

/** Steps from each revealed space to the goal by this way of moving; NO_WAY where there is none. */
export const measure = (s: State, goal: number, way: number): Uint8Array => {
  const far = distances[way]!;
  far.fill(NO_WAY);
  far[goal] = 0;
  queue[0] = goal;
  let tail = 1;
  let below = way !== WAY.foot;
  for (let head = 0; head < tail; head++) {
    const at = queue[head]!;
    const next = far[at]! + 1;
    for (let side = at * 6, end = side + 6; side < end; side++) {
      const to = NEXT[side]!;
      if (to < 0 || far[to] !== NO_WAY || (s.space[to]! & TILE_MASK) === 0 || !canPass(s, side, way)) continue;
      far[to] = next;
      queue[tail++] = to;
    }
    // The first Manhole reached is the nearest one: it brings all others within one step, and no later one is better.
    if (below || !hasManhole(s, at)) continue;
    below = true;
    for (let to = 0; to < SPACES; to++) {
      if (far[to] !== NO_WAY || !hasManhole(s, to)) continue;
      far[to] = next;
      queue[tail++] = to;
    }
  }
  return far;
};

/** The measure taken last for this way of moving. */
export const measured = (way: number): Uint8Array => distances[way]!;

/** Writes the next spaces of all shortest ways into `out` and returns how many: after `measure`. */
export const shortestSteps = (s: State, from: number, way: number, out: Uint8Array): number => {
  const far = distances[way]!;
  const goal = far[from]! - 1;
  let n = 0;
  for (let side = from * 6, end = side + 6; side < end; side++) {
    const to = NEXT[side]!;
    if (to >= 0 && far[to] === goal && canPass(s, side, way)) out[n++] = to;
  }
  if (way !== WAY.foot || !hasManhole(s, from)) return n;
  const beside = n;
  for (let to = 0; to < SPACES; to++) {
    if (far[to] !== goal || to === from || !hasManhole(s, to)) continue;
    let known = false;
    for (let i = 0; i < beside; i++) known ||= out[i] === to;
    if (!known) out[n++] = to;
  }
  return n;
};

/** Spaces between two spaces of the map, whatever they hold: `SPACES_APART[a * SPACES + b]`. */
export const SPACES_APART: Uint8Array = (() => {
  const apart = new Uint8Array(SPACES * SPACES).fill(NO_WAY);
  for (let a = 0; a < SPACES; a++) {
    const reached = [a];
    apart[a * SPACES + a] = 0;
    for (let at = reached.shift(); at !== undefined; at = reached.shift())
      for (let side = at * 6; side < at * 6 + 6; side++) {
        const to = NEXT[side]!;
        if (to < 0 || apart[a * SPACES + to] !== NO_WAY) continue;
        apart[a * SPACES + to] = apart[a * SPACES + at]! + 1;
        reached.push(to);
      }
  }
  return apart;
})();
