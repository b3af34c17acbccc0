// A / B: one of the branches that can be done whole. With a single one there is nothing to ask.
import { call, option, targetOf } from '../../../engine/index.ts';
import type { OpNamed, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { isPossible } from './possible.ts';

const OPEN = 0;
const openBranches = (s: State, seat: number, op: OpNamed<'either'>): number => {
  let mask = 0;
  op.of.forEach((ops, i) => {
    if (ops.every((part) => isPossible(s, seat, part))) mask |= 1 << i;
  });
  return mask;
};
const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;

export const either: Verb<'either'> = {
  why: 'either',
  begin: (s, f, op) => {
    const mask = openBranches(s, f.seat, op);
    f.regs[OPEN] = mask;
    if (mask !== 0 && isSingle(mask)) call(s, f.seat, op.of[31 - Math.clz32(mask)]!, [0, 0, 0, 0]);
  },
  when: (_s, f) => !isSingle(f.regs[OPEN]!),
  offer: (_s, f, op, out) => {
    op.of.forEach((_ops, i) => {
      out.unless((f.regs[OPEN]! >> i) & 1 ? null : 'cannot-be-done', option(K.branch, i));
    });
  },
  take: (s, f, op, choice) => call(s, f.seat, op.of[targetOf(choice)]!, [0, 0, 0, 0]),
};
