// One of several effects: those that are open are offered; with a single one there is nothing to ask.
import type { AsksOne } from '../../../engine/index.ts';
import { call, option, targetOf } from '../../../engine/index.ts';
import type { Op } from '../model/op.ts';
import { K } from '../model/options.ts';
import type { State } from '../model/state.ts';

type Branches = readonly (readonly Op[])[];
const OPEN = 0;
const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** `isOpen` may look at public facts only (H6). */
export const branching = <O extends Op>(
  why: string,
  reason: string,
  branchesOf: (s: State, seat: number, op: O) => Branches,
  isOpen: (s: State, seat: number, ops: readonly Op[]) => boolean,
): AsksOne<State, O> => ({
  why,
  begin: (s, f, op) => {
    const branches = branchesOf(s, f.seat, op);
    let mask = 0;
    for (let i = 0; i < branches.length; i++) if (isOpen(s, f.seat, branches[i]!)) mask |= 1 << i;
    f.regs[OPEN] = mask;
    if (mask !== 0 && isSingle(mask)) call(s, f.seat, branches[31 - Math.clz32(mask)]!, [0, 0, 0, 0]);
  },
  when: (_s, f) => !isSingle(f.regs[OPEN]!),
  offer: (s, f, op, out) => {
    const branches = branchesOf(s, f.seat, op);
    for (let i = 0; i < branches.length; i++) out.unless((f.regs[OPEN]! >> i) & 1 ? null : reason, option(K.branch, i));
  },
  take: (s, f, op, choice) => call(s, f.seat, branchesOf(s, f.seat, op)[targetOf(choice)]!, [0, 0, 0, 0]),
});
