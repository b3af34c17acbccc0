// R1-R3: Roadblocks on the roads of one's own space, destroyed or placed one by one.
import { AGAIN, kindOf, option, targetOf, tell } from '../../../../engine/index.ts';
import { NEIGHBOUR, ROAD } from '../../board/map.ts';
import { destroyBlock, isDestroyed, isStanding } from '../../board/roads.ts';
import type { OpNamed, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { blockSide } from '../tiles.ts';

const LEFT = 0;

const against = (s: State, road: number, op: OpNamed<'roadworks'>): string | null => {
  if (isStanding(s, road)) return null;
  if (!op.place) return 'no-roadblock';
  return s.blocksLeft > 0 || isDestroyed(s, road) ? null : 'no-roadblocks-left';
};
/** Whether any road of this hero's space can be worked on. */
export const hasRoadwork = (s: State, seat: number, op: OpNamed<'roadworks'>): boolean => {
  const at = atOf(s, seat);
  for (let side = at * 6; side < at * 6 + 6; side++)
    if (ROAD[side]! >= 0 && against(s, ROAD[side]!, op) === null) return true;
  return false;
};

export const roadworks: Verb<'roadworks'> = {
  why: 'roadworks',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f, op) => f.regs[LEFT]! > 0 && hasRoadwork(s, f.seat, op),
  offer: (s, f, op, out) => {
    const at = atOf(s, f.seat);
    for (let side = at * 6; side < at * 6 + 6; side++)
      if (ROAD[side]! >= 0) out.unless(against(s, ROAD[side]!, op), option(K.road, ROAD[side]!));
    out.yes(option(K.done));
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.done) return;
    f.regs[LEFT]!--;
    work(s, atOf(s, f.seat), targetOf(choice));
    return AGAIN;
  },
};

const work = (s: State, at: number, road: number): void => {
  const side = ROAD.indexOf(road, at * 6) - at * 6;
  if (!isStanding(s, road)) {
    blockSide(s, at, side);
    return;
  }
  destroyBlock(s, road);
  const beyond = NEIGHBOUR[at * 6 + side]!;
  tell('block-destroyed', at, beyond < 0 ? at : beyond);
};
