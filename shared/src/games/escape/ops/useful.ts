// Whether an effect would do anything at all as things stand: nobody spends an Item, or picks a branch, for nothing.
import { POIS } from '../board/map.ts';
import { isRevealed } from '../board/space.ts';
import { sizeOf } from '../model/bags.ts';
import type { Op } from '../model/op.ts';
import { DISCARD, get } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { hasTarget, hasTrickable } from './fight.ts';
import { hasSlotCard } from './hero/lookAtSlot.ts';
import { spentAmmo } from './hero/reload.ts';
import { hasRoadwork } from './hero/roadworks.ts';

const does = (s: State, seat: number, op: Op): boolean => {
  switch (op.op) {
    case 'recover':
    case 'recoverRandom':
      return get(s, seat, DISCARD) !== 0;
    case 'item':
    case 'keepItem':
      return sizeOf(s, 'items') + sizeOf(s, 'itemDiscards') > 0;
    case 'damage':
      return hasTarget(s, seat, op.range);
    case 'trick':
      return hasTrickable(s, seat, op.range);
    case 'lookAtPoi':
      return POIS.some((space) => !isRevealed(s, space));
    case 'removeAlive':
      return s.presidentTaken === 0 && s.aliveLeft > 0;
    case 'lookAtSlot':
      return hasSlotCard(s);
    case 'reload':
      return spentAmmo(s, seat) > 0;
    case 'roadworks':
      return hasRoadwork(s, seat, op);
    case 'noise':
      return op.n < 0 && s.noise > 0;
    default:
      return true;
  }
};
/** Noise that an effect makes is no reason to have it. */
export const isUseful = (s: State, seat: number, ops: readonly Op[]): boolean => ops.some((op) => does(s, seat, op));
