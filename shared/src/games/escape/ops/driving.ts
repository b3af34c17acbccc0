// T7: whether the active hero may drive on.
import { hasEnemy } from '../board/space.ts';
import { atOf, CAR, CAR_OF, get, hasUsed, USED } from '../model/seat.ts';
import type { State } from '../model/state.ts';

export const canDriveOn = (s: State, seat: number): boolean =>
  get(s, seat, CAR_OF) !== CAR.none && !hasEnemy(s, atOf(s, seat)) && !hasUsed(s, seat, USED.carMove);
