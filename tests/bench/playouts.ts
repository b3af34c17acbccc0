// Random playouts over the contract alone, so that every game is measured by the same loop.
import { type Core, Offers, type Pick, type Rules } from 'shared/engine';

const out = new Offers();

/** Plays to the end, or for so many steps. A step is one answer, CHANCE's included, with all options of the next ask. */
export const playOut = <S extends Core>(rules: Rules<S, unknown>, s: S, pick: Pick, most = 1e9): number => {
  let steps = 0;
  while (steps < most && rules.peek(s, out)) {
    rules.apply(s, out.seat, out.options[pick(out.size)]!);
    steps++;
  }
  return steps;
};

/** Only generates options, for each of the states. */
export const countOptions = <S extends Core>(rules: Rules<S, unknown>, states: readonly S[]): number => {
  let n = 0;
  for (const s of states) if (rules.peek(s, out)) n += out.size;
  return n;
};
