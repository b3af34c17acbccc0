// X4: for a hero whose card says so, all revealed spaces with a Manhole are neighbours of one another.
import { option } from '../../../engine/index.ts';
import { hasManhole } from '../board/icons.ts';
import { directionTo, SPACES } from '../board/map.ts';
import type { MoveOp, Offers } from '../model/op.ts';
import { K } from '../model/options.ts';
import type { State } from '../model/state.ts';

/** A step below the streets from here to there. */
export const isTunnel = (s: State, from: number, to: number, op: MoveOp): boolean =>
  op.manholes === true && from !== to && hasManhole(s, from) && hasManhole(s, to);

/** Whether any such step leads out of here. */
export const hasTunnel = (s: State, from: number, op: MoveOp): boolean => {
  if (!op.manholes || !hasManhole(s, from)) return false;
  for (let to = 0; to < SPACES; to++) if (to !== from && hasManhole(s, to)) return true;
  return false;
};

/** Those that no road leads to as well; returns how many. */
export const offerTunnels = (s: State, from: number, op: MoveOp, out: Offers): number => {
  let n = 0;
  for (let to = 0; to < SPACES; to++) {
    if (!isTunnel(s, from, to, op) || directionTo(from, to) >= 0) continue;
    out.yes(option(K.space, to));
    n++;
  }
  return n;
};
