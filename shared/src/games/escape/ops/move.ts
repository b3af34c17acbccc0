// M1-M4, V2, V3: a row of steps, each one pick.
import { AGAIN, call, kindOf, option, targetOf, tell } from '../../../engine/index.ts';
import { seizeCars } from '../board/crowd.ts';
import { hasEventIcon } from '../board/icons.ts';
import { directionTo, NEIGHBOUR, POI_OF, ROAD } from '../board/map.ts';
import { destroyBlock, isStanding } from '../board/roads.ts';
import { isRevealed } from '../board/space.ts';
import type { MoveOp, Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { AT, atOf, CAR, CAR_OF, get, hasUsed, set, USED, unuse } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { maybeTrap } from './newyork/traps.ts';
import { turnPoi } from './poi.ts';

const RIDE: readonly Op[] = Object.freeze([{ op: 'consent' }, { op: 'pickPassenger' }]);

const LEFT = 0;
const TAKEN = 1;
const INVITED = 2;

/** What stands against a step in this direction: nothing, a Roadblock, or that there is nowhere to go. */
const obstacle = (s: State, from: number, direction: number, op: MoveOp): string | null => {
  const to = NEIGHBOUR[from * 6 + direction]!;
  if (to < 0) return 'water';
  if (!isRevealed(s, to) && POI_OF[to]! < 0) return 'not-revealed';
  return !op.smash && isStanding(s, ROAD[from * 6 + direction]!) ? 'roadblock' : null;
};

const canStep = (s: State, from: number, op: MoveOp): boolean => {
  for (let d = 0; d < 6; d++) if (obstacle(s, from, d, op) === null) return true;
  return false;
};
const canCrash = (s: State, seat: number, op: MoveOp): boolean => {
  if (get(s, seat, CAR_OF) === CAR.none) return false;
  for (let d = 0; d < 6; d++) if (obstacle(s, atOf(s, seat), d, op) === 'roadblock') return true;
  return false;
};
/** V2: somebody here without a Car, and nobody asked yet in this play. */
const canInvite = (s: State, seat: number, invited: number): boolean => {
  if (invited || s.passenger !== 0 || get(s, seat, CAR_OF) === CAR.none) return false;
  return ridersFor(s, seat) !== 0;
};
/** The seats that could ride along, as a mask. */
export const ridersFor = (s: State, seat: number): number => {
  let mask = 0;
  for (let other = 0; other < s.players; other++)
    if (other !== seat && atOf(s, other) === atOf(s, seat) && get(s, other, CAR_OF) === CAR.none) mask |= 1 << other;
  return mask;
};

export const move: Verb<'move'> = {
  why: 'move',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (s, f, op) => {
    unuse(s, f.seat, USED.halted);
    f.regs[LEFT] = op.steps;
    f.regs[TAKEN] = 0;
    f.regs[INVITED] = 0;
  },
  when: (s, f, op) =>
    f.regs[LEFT]! > 0 &&
    !hasUsed(s, f.seat, USED.halted) &&
    (canStep(s, atOf(s, f.seat), op) || canCrash(s, f.seat, op)),
  offer: (s, f, op, out) => {
    const from = atOf(s, f.seat);
    const drives = get(s, f.seat, CAR_OF) !== CAR.none;
    let steps = 0;
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOUR[from * 6 + d]!;
      if (to < 0) continue;
      const against = obstacle(s, from, d, op);
      if (against === null) steps++;
      out.unless(against, option(K.space, to));
      if (against === 'roadblock' && drives) out.yes(option(K.crash, to));
    }
    if (canInvite(s, f.seat, f.regs[INVITED]!)) out.yes(option(K.invite));
    out.unless(f.regs[TAKEN] === 0 && steps > 0 ? 'one-step-at-least' : null, option(K.done));
  },
  take: (s, f, op, choice) => {
    const kind = kindOf(choice);
    if (kind === K.done) return;
    if (kind === K.invite) {
      f.regs[INVITED] = 1;
      call(s, f.seat, RIDE, [0]);
      return AGAIN;
    }
    f.regs[LEFT]!--;
    f.regs[TAKEN]!++;
    step(s, f.seat, targetOf(choice), kind === K.crash, op.quiet === true);
    return AGAIN;
  },
};

/** One step, with whoever rides along; M4 turns a face-down POI at once. */
const step = (s: State, seat: number, to: number, crash: boolean, quiet: boolean): void => {
  const from = atOf(s, seat);
  const road = ROAD[from * 6 + directionTo(from, to)]!;
  const rider = s.passenger - 1;
  if (isStanding(s, road)) {
    destroyBlock(s, road);
    tell('block-destroyed', from, to);
    if (crash) loseCar(s, seat);
  }
  set(s, seat, AT, to);
  if (rider >= 0) set(s, rider, AT, to);
  tell('moved', seat, from, to);
  if (rider >= 0) tell('moved', rider, from, to);
  if (!quiet && hasEventIcon(s, to)) s.waitingEvents++;
  if (!isRevealed(s, to)) turnPoi(s, seat, to);
  seizeCars(s, from);
  maybeTrap(s, seat, to);
};

/** V3: the Car returns to the reserve, the Taxi leaves the game; a passenger has arrived all the same. */
const loseCar = (s: State, seat: number): void => {
  if (get(s, seat, CAR_OF) === CAR.car) s.carsLeft++;
  set(s, seat, CAR_OF, CAR.none);
  s.passenger = 0;
  tell('car-lost', seat);
};
