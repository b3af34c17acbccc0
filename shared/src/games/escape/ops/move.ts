// M1-M4, V2, V3: a row of steps, each one pick.
import { AGAIN, call, kindOf, option, targetOf, tell } from '../../../engine/index.ts';
import { BRIDGE_OF, bridgeRoad, directionTo, NEIGHBOUR, POI_OF, ROAD } from '../board/map.ts';
import { destroyBlock, isStanding } from '../board/roads.ts';
import { isRevealed } from '../board/space.ts';
import type { MoveOp, Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, CAR, CAR_OF, get, hasUsed, set, USED, unuse } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { offerActsOnTheWay, takeActOnTheWay } from './acts/index.ts';
import { tryBridge } from './bridge.ts';
import { enterSpace } from './enter.ts';
import { hasTunnel, isTunnel, offerTunnels } from './tunnels.ts';

export const RIDE: readonly Op[] = Object.freeze([{ op: 'consent' }, { op: 'pickPassenger' }]);

const LEFT = 0;
const TAKEN = 1;
const INVITED = 2;

/** What stands against a step in this direction: nothing, a Roadblock, or that there is nowhere to go. */
const obstacle = (s: State, from: number, direction: number, op: MoveOp): string | null => {
  const to = NEIGHBOUR[from * 6 + direction]!;
  if (to < 0) return 'water';
  if (!isRevealed(s, to) && POI_OF[to]! < 0) return 'not-revealed';
  if (op.smash || !isStanding(s, ROAD[from * 6 + direction]!)) return null;
  return isTunnel(s, from, to, op) ? null : 'roadblock';
};

/** W2: a bridge is a step like another, but for what happens there. */
const bridgeObstacle = (s: State, from: number, op: MoveOp): string | null => {
  const bridge = BRIDGE_OF[from]!;
  if (bridge === 0) return 'water';
  return !op.smash && isStanding(s, bridgeRoad(bridge)) ? 'roadblock' : null;
};

const canStep = (s: State, from: number, op: MoveOp): boolean => {
  for (let d = 0; d < 6; d++) if (obstacle(s, from, d, op) === null) return true;
  return hasTunnel(s, from, op) || bridgeObstacle(s, from, op) === null;
};
const canCrash = (s: State, seat: number, op: MoveOp): boolean => {
  if (get(s, seat, CAR_OF) === CAR.none) return false;
  for (let d = 0; d < 6; d++) if (obstacle(s, atOf(s, seat), d, op) === 'roadblock') return true;
  return bridgeObstacle(s, atOf(s, seat), op) === 'roadblock';
};
/** V2: somebody here without a Car, and nobody asked yet in this play. */
export const canInvite = (s: State, seat: number, invited: number): boolean => {
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
    if (hasTunnel(s, from, op)) steps += offerTunnels(s, from, op, out);
    if (BRIDGE_OF[from] !== 0) {
      const against = bridgeObstacle(s, from, op);
      if (against === null) steps++;
      out.unless(against, option(K.bridge, BRIDGE_OF[from]));
      if (against === 'roadblock' && drives) out.yes(option(K['crash-bridge'], BRIDGE_OF[from]));
    }
    if (canInvite(s, f.seat, f.regs[INVITED]!)) out.yes(option(K.invite));
    // T10: between two steps, not before the first of a card that has tricked somebody away.
    if (f.regs[TAKEN]! > 0) offerActsOnTheWay(s, f.seat, out);
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
    if (kind === K.act) {
      takeActOnTheWay(s, f.seat, choice);
      return AGAIN;
    }
    f.regs[TAKEN]!++;
    if (kind === K.bridge || kind === K['crash-bridge']) return approach(s, f.seat, kind === K['crash-bridge']);
    f.regs[LEFT]!--;
    step(s, f.seat, targetOf(choice), kind === K.crash, op);
    return AGAIN;
  },
};

/** W2: the movement is over, whatever comes of it. */
const approach = (s: State, seat: number, crash: boolean): void => {
  const bridge = BRIDGE_OF[atOf(s, seat)]!;
  if (isStanding(s, bridgeRoad(bridge))) {
    destroyBlock(s, bridgeRoad(bridge));
    tell('bridge-opened', bridge);
    if (crash) loseCar(s, seat);
  }
  tryBridge(s, seat, bridge);
};

/** One step, with whoever rides along. */
const step = (s: State, seat: number, to: number, crash: boolean, op: MoveOp): void => {
  const from = atOf(s, seat);
  const direction = directionTo(from, to);
  const rider = s.passenger - 1;
  // By a Manhole nobody breaks what stands above it.
  const breaks = direction >= 0 && (crash || op.smash === true);
  const road = breaks ? ROAD[from * 6 + direction]! : -1;
  if (breaks && isStanding(s, road)) {
    destroyBlock(s, road);
    tell('block-destroyed', from, to);
    if (crash) loseCar(s, seat);
  }
  enterSpace(s, seat, to, rider, op.quiet === true);
};

/** V3: the Car returns to the reserve, the Taxi leaves the game; a passenger has arrived all the same. */
const loseCar = (s: State, seat: number): void => {
  if (get(s, seat, CAR_OF) === CAR.car) s.carsLeft++;
  set(s, seat, CAR_OF, CAR.none);
  s.passenger = 0;
  tell('car-lost', seat);
};
