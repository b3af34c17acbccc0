// What every game's state begins with: the stack of effects under way, and the two counters the table around it needs.
// No game lives here, and nothing here knows a card, a board or a number of seats beyond a bit mask.

export type Seat = number;
/** The seat that deals: rules never roll, they ask CHANCE and every option is equally likely. */
export const CHANCE: Seat = -1;
/** Somebody who looks on and knows only what is public. */
export const WATCHER: Seat = -2;

/** An op is printed data: a verb and its arguments. It is shared by reference and never changed. */
export type OpData = { readonly op: string };

/** One effect being resolved: whose it is, its ops, how far it has come, and a few numbers of its own. */
export type Frame<O extends OpData = OpData> = {
  seat: Seat;
  ops: readonly O[];
  pc: number;
  /** 0 = the op at `pc` has not begun; else 1 + 2 × the mask of seats whose sealed answer is still out. */
  open: number;
  regs: number[];
};

export type Core<O extends OpData = OpData> = {
  /** How many answers made this state, CHANCE's included. */
  step: number;
  /** Goes up whenever anybody learns something they did not know: undo stops there. */
  learned: number;
  /** For each seat the step at which its present question was put: the question's name on the wire. */
  asked: number[];
  stack: Frame<O>[];
};

export const cloneStack = <O extends OpData>(stack: readonly Frame<O>[]): Frame<O>[] => {
  const copy: Frame<O>[] = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i]!;
    copy[i] = { seat: f.seat, ops: f.ops, pc: f.pc, open: f.open, regs: f.regs.slice() };
  }
  return copy;
};

/** A state is over when nothing is left to resolve. */
export const isOver = (s: Core): boolean => s.stack.length === 0;
