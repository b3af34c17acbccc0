// M4, M7, D7: what happens as a hero comes into a space, by a step or from afar.
import { tell } from '../../../engine/index.ts';
import { seizeCars } from '../board/crowd.ts';
import { hasEventIcon } from '../board/icons.ts';
import { isRevealed } from '../board/space.ts';
import { AT, atOf, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { maybeTrap } from './newyork/traps.ts';
import { turnPoi } from './poi.ts';

/** The hero and whoever rides along are there now; a passenger triggers nothing of its own (V2). */
export const enterSpace = (s: State, seat: number, to: number, rider: number, quiet: boolean): void => {
  const from = atOf(s, seat);
  set(s, seat, AT, to);
  if (rider >= 0) set(s, rider, AT, to);
  tell('moved', seat, from, to);
  if (rider >= 0) tell('moved', rider, from, to);
  seizeCars(s, from); // V6: at once, so before the place entered may want the figure
  if (!quiet && hasEventIcon(s, to)) s.waitingEvents++;
  if (!isRevealed(s, to)) turnPoi(s, seat, to);
  maybeTrap(s, seat, to);
};
