// Where a turn stands, for those who ask why something is not offered now.
import type { Op } from '../../model/op.ts';
import type { State } from '../../model/state.ts';

/** The verb that asks. */
export const asking = (s: State): Op => {
  const f = s.stack[s.stack.length - 1]!;
  return f.ops[f.pc]!;
};

/** Whether the turn has come past its first step of this name. */
const isPast = (s: State, name: Op['op']): boolean => {
  const turn = s.stack.find((f) => f.ops[0]?.op === 'startTurn');
  return turn !== undefined && turn.pc > turn.ops.findIndex(({ op }) => op === name);
};
export const isChosen = (s: State): boolean => isPast(s, 'choose');
export const isNewYorksTurn = (s: State): boolean => isPast(s, 'newYorkPhase');

/** T13: the questions between plays, among whose answers free acts are; in New York's phase only one of them is. */
const OPEN: { readonly [K in Op['op']]?: true } = { timer: true, choose: true, play: true, finish: true, acts: true };
export const isBetweenPlays = (s: State): boolean => OPEN[asking(s).op] === true;

/** What is said of everything else while one thing has to be settled. */
export const notNow = (s: State, seat: number): string => {
  if (seat !== s.active) return 'not-your-turn';
  return isNewYorksTurn(s) ? 'new-yorks-phase' : 'in-the-middle';
};
