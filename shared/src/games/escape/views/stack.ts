// What is under way, as one viewer may know it: the frames, less the registers that hold what others keep to themselves.
import { cloneStack, type Frame, type Seat } from '../../../engine/index.ts';
import type { Op } from '../model/op.ts';
import type { State } from '../model/state.ts';

/** In place of a number the viewer may not know. */
export const HIDDEN = -1;

/** The verbs whose registers keep a secret, and what is left of them for somebody else. */
const HIDES: { readonly [K in Op['op']]?: (f: Frame, viewer: Seat) => void } = {
  consent: (f, viewer) => {
    f.regs[0]! &= viewer < 0 ? 0 : 1 << viewer;
  },
  overflow: (f, viewer) => {
    if (viewer !== f.seat) f.regs[0] = HIDDEN;
  },
};

export const stackFor = (s: State, viewer: Seat): Frame<Op>[] => {
  const frames = cloneStack(s.stack);
  for (const f of frames) {
    const op = f.ops[f.pc];
    if (op !== undefined) HIDES[op.op]?.(f, viewer);
  }
  return frames;
};
