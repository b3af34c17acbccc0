// One Enemy from one space to another, with its damage.
import { tell } from '../../../../engine/index.ts';
import { addMark, BOSS, DRIVER, isBoss, isTricked, unmark } from '../../board/marks.ts';
import { addBosses, addDrivers, addPrisoners } from '../../board/space.ts';
import type { State } from '../../model/state.ts';

/** C7: a tricked Enemy does not move. */
export const canMove = (s: State, look: number): boolean =>
  isBoss(look) ? s.bosses[(look - BOSS) * 3 + 2] === 0 : !isTricked(look);

export const shift = (s: State, from: number, to: number, look: number): void => {
  tell('enemy-moved', from, to, look);
  if (isBoss(look)) {
    addBosses(s, from, -1);
    addBosses(s, to);
    s.bosses[(look - BOSS) * 3] = to;
    return;
  }
  unmark(s, from, look);
  const by = look >= DRIVER ? addDrivers : addPrisoners;
  by(s, from, -1);
  by(s, to);
  addMark(s, to, look);
};
