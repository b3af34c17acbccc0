// Y3: Enemies next to the active hero follow the arrows on the back of New York's top card.
import { tell } from '../../../../engine/index.ts';
import { newYorkCards } from '../../board/bonus.ts';
import { hasHero, seizeAllCars } from '../../board/crowd.ts';
import { NEIGHBOUR } from '../../board/map.ts';
import { eachLook } from '../../board/marks.ts';
import { isOpen } from '../../board/roads.ts';
import { hasEnemy } from '../../board/space.ts';
import type { Verb } from '../../model/op.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { canMove, shift } from './shift.ts';

const looks: number[] = [];
const counts: number[] = [];
const note = (look: number, n: number): void => {
  looks.push(look);
  counts.push(n);
};

/** How many have come in. */
const drawIn = (s: State, from: number, to: number, first: boolean): number => {
  let come = 0;
  looks.length = 0;
  counts.length = 0;
  eachLook(s, from, note);
  for (let i = 0; i < looks.length; i++)
    for (let n = counts[i]!; n > 0 && canMove(s, looks[i]!); n--) {
      if (first && come === 0) tell('ny-arrows', s.nyTop);
      come++;
      shift(s, from, to, looks[i]!);
    }
  return come;
};

export const arrows: Verb<'arrows'> = {
  run: (s, f) => {
    const at = atOf(s, f.seat);
    let come = 0;
    const mask = newYorkCards(s)[s.nyTop]!.arrows;
    for (let d = 0; d < 6; d++) {
      const from = NEIGHBOUR[at * 6 + d]!;
      if (!((mask >> d) & 1) || from < 0 || !hasEnemy(s, from) || hasHero(s, from) || !isOpen(s, at, d)) continue;
      come += drawIn(s, from, at, come === 0);
    }
    seizeAllCars(s);
  },
};
