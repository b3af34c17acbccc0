// T7, T15: what is left once both cards are played, among it one move by Car, until the player ends the turn.
import { AGAIN, call, kindOf, option, tell } from '../../../engine/index.ts';
import { hasEnemy } from '../board/space.ts';
import { move, reveal } from '../content/verbs.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, CAR, CAR_OF, get, hasUsed, USED, use } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { isAct, offerActs, takeAct } from './acts/index.ts';

/** V4: a play like any other, so what it brought comes after it. */
const DRIVE: readonly Op[] = Object.freeze([move(1), reveal(1), { op: 'endPlay' }, { op: 'due' }] satisfies Op[]);

const canDriveOn = (s: State, seat: number): boolean =>
  get(s, seat, CAR_OF) !== CAR.none && !hasEnemy(s, atOf(s, seat)) && !hasUsed(s, seat, USED.carMove);

export const finish: Verb<'finish'> = {
  why: 'end-turn',
  offer: (s, f, _op, out) => {
    if (canDriveOn(s, f.seat)) out.yes(option(K['car-move']));
    offerActs(s, f.seat, out);
    out.yes(option(K.pass));
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.pass) return;
    if (isAct(choice)) takeAct(s, f.seat, choice);
    else {
      use(s, f.seat, USED.carMove | USED.armed);
      tell('car-move', f.seat);
      call(s, f.seat, DRIVE, [0, 0, 0, 0]);
    }
    return AGAIN;
  },
};
