// Why a space, a road, a bridge or an Enemy of the map cannot be picked now.
import { hasHero } from '../../board/crowd.ts';
import { BRIDGE_OF, bridgeRoad, directionTo, POI_OF, ROAD } from '../../board/map.ts';
import { DRIVER } from '../../board/marks.ts';
import { measureAll, wayOf } from '../../board/movers.ts';
import { measured, NO_WAY } from '../../board/paths.ts';
import { isStanding } from '../../board/roads.ts';
import { hasEnemy } from '../../board/space.ts';
import type { Op } from '../../model/op.ts';
import { PAIR } from '../../model/options.ts';
import { atOf, CAR, CAR_OF, get, hasUsed, USED } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { ridersFor } from '../move.ts';
import { canMove } from '../newyork/shift.ts';
import { asking, isBetweenPlays, isNewYorksTurn, notNow } from './moment.ts';

/** Whoever points at the map between plays wants a card for it. */
const elsewhere = (s: State, seat: number): string =>
  isBetweenPlays(s) && !isNewYorksTurn(s) ? 'by-a-card' : notNow(s, seat);

const OF_SPACES: { readonly [K in Op['op']]?: string } = {
  move: 'not-next-to-you',
  reveal: 'not-next-to-you',
  trickTo: 'not-next-to-it',
  jump: 'not-where-it-leads',
  prisoners: 'not-meant',
  driver: 'not-meant',
  moveHelicopter: 'not-in-the-park',
};
export const againstSpace = (s: State, seat: number, space: number): string => {
  const { op } = asking(s);
  if (op === 'move' && space === atOf(s, seat)) return 'already-there';
  return OF_SPACES[op] ?? elsewhere(s, seat);
};

export const againstPoi = (s: State, seat: number, space: number): string =>
  POI_OF[space]! < 0 ? 'not-a-poi' : elsewhere(s, seat);

export const againstRoad = (s: State, seat: number): string =>
  asking(s).op === 'roadworks' ? 'not-your-road' : elsewhere(s, seat);

/** Only some spaces lie beside a bridge. */
const isBeside = (s: State, seat: number, bridge: number): boolean => bridge > 0 && BRIDGE_OF[atOf(s, seat)] === bridge;

export const againstBridge = (s: State, seat: number, bridge: number): string =>
  asking(s).op !== 'move' || isBeside(s, seat, bridge) ? elsewhere(s, seat) : 'not-at-the-bridge';

/** V3: a Car is given for a Roadblock that the card itself does not break. */
const againstGiving = (s: State, seat: number, road: number): string => {
  if (get(s, seat, CAR_OF) === CAR.none) return 'no-car';
  return isStanding(s, road) ? 'no-need' : 'no-roadblock';
};
export const againstCrash = (s: State, seat: number, to: number): string => {
  if (asking(s).op !== 'move') return elsewhere(s, seat);
  const from = atOf(s, seat);
  const direction = directionTo(from, to);
  return direction < 0 ? 'not-next-to-you' : againstGiving(s, seat, ROAD[from * 6 + direction]!);
};
export const againstBridgeCrash = (s: State, seat: number, bridge: number): string => {
  if (asking(s).op !== 'move') return elsewhere(s, seat);
  return isBeside(s, seat, bridge) ? againstGiving(s, seat, bridgeRoad(bridge)) : 'not-at-the-bridge';
};

/** T7. */
export const againstCarMove = (s: State, seat: number): string => {
  if (get(s, seat, CAR_OF) === CAR.none) return 'no-car';
  if (hasUsed(s, seat, USED.carMove)) return 'car-used';
  if (isNewYorksTurn(s)) return notNow(s, seat);
  return hasEnemy(s, atOf(s, seat)) ? 'enemy-here' : 'after-both-cards';
};

/** V2. */
export const againstInviting = (s: State, seat: number): string => {
  if (get(s, seat, CAR_OF) === CAR.none) return 'no-car';
  if (asking(s).op !== 'move' && asking(s).op !== 'jump') return elsewhere(s, seat);
  return ridersFor(s, seat) === 0 ? 'nobody-to-take' : 'already-asked';
};

const isBehindRoadblock = (s: State, from: number, to: number): boolean => {
  const direction = directionTo(from, to);
  return direction >= 0 && isStanding(s, ROAD[from * 6 + direction]!);
};
/** Y6. */
const againstMoving = (s: State, seat: number, space: number, look: number): string => {
  if (hasHero(s, space)) return 'engaged';
  if (!canMove(s, look)) return 'already-tricked';
  measureAll(s, atOf(s, seat));
  return measured(wayOf(space, look))[space] === NO_WAY ? 'no-way' : 'others-first';
};
export const againstEnemy = (s: State, seat: number, target: number): string => {
  const space = Math.floor(target / PAIR);
  const look = target % PAIR;
  const op = asking(s);
  switch (op.op) {
    case 'damage':
    case 'trick':
      return op.range > 0 && isBehindRoadblock(s, atOf(s, seat), space) ? 'roadblock' : 'out-of-range';
    case 'removePrisoners':
      return look >= DRIVER ? 'only-on-foot' : 'out-of-range';
    case 'pickMover':
      return againstMoving(s, seat, space, look);
    case 'pickLoad':
      return 'cannot-ride';
    default:
      return elsewhere(s, seat);
  }
};
