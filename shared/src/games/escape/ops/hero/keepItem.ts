// Several Items drawn unseen by the others, one of them kept. What was drawn waits in the frame.
import { AGAIN, CHANCE, call, NOBODY, only, option, shown, targetOf, tellSome } from '../../../../engine/index.ts';
import { offerDraw, putBack, sizeOf } from '../../model/bags.ts';
import type { F, Op, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { SEEN_SHIFT } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { drawItem, gain, refill } from '../supply.ts';

const LEFT = 0;
/** The registers from here on hold the cards drawn, 0 = none: views hide them from the others. */
export const DRAWN = 1;
const HALVES: readonly Op[] = Object.freeze([{ op: 'drawHidden' }, { op: 'keepDrawn' }] satisfies Op[]);

export const keepItem: Verb<'keepItem'> = {
  run: (s, f, op) => call(s, f.seat, HALVES, [op.n]),
};

export const drawHidden: Verb<'drawHidden'> = {
  why: 'draw-item',
  seat: () => CHANCE,
  begin: refill,
  when: (s, f) => f.regs[LEFT]! > 0 && sizeOf(s, 'items') > 0,
  offer: (s, _f, _op, out) => offerDraw(s, 'items', out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    f.regs.push(drawItem(s, f.seat, choice));
    shown(s, NOBODY, only(f.seat));
    return AGAIN;
  },
};

/** A single card is kept without a question. */
export const keepDrawn: Verb<'keepDrawn'> = {
  why: 'keep-item',
  begin: (s, f) => {
    if (f.regs.length === DRAWN + 1) keep(s, f, f.regs[DRAWN]!);
  },
  when: (_s, f) => f.regs.length > DRAWN,
  offer: (_s, f, _op, out) => {
    for (let i = DRAWN; i < f.regs.length; i++)
      if (f.regs.indexOf(f.regs[i]!, DRAWN) === i) out.yes(option(K.keep, f.regs[i]!));
  },
  take: (s, f, _op, choice) => {
    const kept = targetOf(choice);
    tellSome('kept-item', only(f.seat), 1, f.seat, kept);
    keep(s, f, kept);
  },
};

/** One into the supply, the others onto the discards; the frame forgets them all. */
const keep = (s: State, f: F, kept: number): void => {
  f.regs.splice(f.regs.indexOf(kept, DRAWN), 1);
  for (let i = DRAWN; i < f.regs.length; i++) putBack(s, 'itemDiscards', f.regs[i]!);
  f.regs.length = DRAWN;
  gain(s, f.seat, kept | (only(f.seat) << SEEN_SHIFT));
};
