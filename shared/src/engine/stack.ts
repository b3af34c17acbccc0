// The only hands on the stack. Ops call these; they never push, pop or splice by themselves.
import type { Core, Frame, OpData, Seat } from './core.ts';

/** A nested effect: resolved before the effect that called it goes on. */
export const call = <O extends OpData>(s: Core<O>, seat: Seat, ops: readonly O[], regs: number[] = []): void => {
  s.stack.push({ seat, ops, pc: 0, open: 0, regs });
};

/** What is left of this effect is lost. */
export const dropRest = (f: Frame): void => {
  f.pc = f.ops.length;
  f.open = 0;
};

/** The effect begins again from its first op: how a turn follows a turn. */
export const restart = (f: Frame, seat: Seat): void => {
  f.pc = 0;
  f.open = 0;
  f.seat = seat;
};

/** Nothing is left to resolve: the game is over. */
export const finish = (s: Core): void => {
  s.stack.length = 0;
};
