// What is under way, as one viewer may know it: the frames, less the registers that hold what others keep to themselves.
import { cloneStack, type Frame, type Seat } from '../../../engine/index.ts';
import { isCase } from '../model/names.ts';
import type { Op } from '../model/op.ts';
import { heldCard, isFaceUp, SEEN_SHIFT, seenBy } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DRAWN } from '../ops/hero/keepItem.ts';

/** In place of a number the viewer may not know; of a Case at least its back is seen. */
export const HIDDEN = -1;
const HIDDEN_CASE = -2;

const hideDrawn = (f: Frame, viewer: Seat): void => {
  if (viewer !== f.seat) f.regs.fill(HIDDEN, DRAWN);
};
/** The verbs whose registers keep a secret, and what is left of them for somebody else. */
const HIDES: { readonly [K in Op['op']]?: (f: Frame, viewer: Seat) => void } = {
  consent: (f, viewer) => {
    f.regs[0]! &= viewer < 0 ? 0 : 1 << viewer;
  },
  showCards: (f, viewer) => {
    for (let seat = 0; seat + 1 < f.regs.length; seat++) if (seat !== viewer) f.regs[seat + 1] = 0;
  },
  overflow: (f, viewer) => {
    const stored = f.regs[0]!;
    const knows = isFaceUp(stored) || (viewer >= 0 && (seenBy(stored) >> viewer) & 1);
    if (!knows) f.regs[0] = isCase(heldCard(stored)) ? HIDDEN_CASE : HIDDEN;
    else if (!isFaceUp(stored)) f.regs[0] = heldCard(stored) | (((1 << f.seat) | (1 << viewer)) << SEEN_SHIFT);
  },
  drawHidden: hideDrawn,
  keepDrawn: hideDrawn,
};

export const stackFor = (s: State, viewer: Seat): Frame<Op>[] => {
  const frames = cloneStack(s.stack);
  for (const f of frames) {
    const op = f.ops[f.pc];
    if (op !== undefined) HIDES[op.op]?.(f, viewer);
  }
  return frames;
};
