// B1: at the end of the Hero Phase a hero on a Building activates it; a branch that does nothing is open to nobody.
import { tileAt } from '../../board/space.ts';
import { BUILDING_EFFECTS } from '../../content/buildings.ts';
import { TILE_BUILDING } from '../../content/printed.ts';
import type { OpNamed, Verb } from '../../model/op.ts';
import { atOf, USED, unuse } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { branching } from '../branches.ts';
import { isUseful } from '../useful.ts';

const effectsHere = (s: State, seat: number) => BUILDING_EFFECTS[TILE_BUILDING[tileAt(s, atOf(s, seat))]!]!;
const choice = branching<OpNamed<'activate'>>('activate', 'no-use-now', effectsHere, isUseful);

export const activate: Verb<'activate'> = {
  ...choice,
  begin: (s, f, op) => {
    if (effectsHere(s, f.seat).length > 0) unuse(s, f.seat, USED.passed);
    choice.begin!(s, f, op);
  },
};
