// Y6, V6, V7: Enemies on the move towards the active hero, one after another, step by step. What has only one possibility
// happens by itself; the rest is asked: who goes next, whom a Driver carries, which of equal ways.
import { call, dropRest, kindOf, option, restart, targetOf, tell } from '../../../../engine/index.ts';
import { hasHero, seizeCars } from '../../board/crowd.ts';
import { addPrisonersTo } from '../../board/enemies.ts';
import { directionTo, ROAD, SPACES } from '../../board/map.ts';
import { countLook, DRIVER, enemyOption, FOOT, isBoss, isDriver, unmark } from '../../board/marks.ts';
import {
  enemyMove, findMovers, measureAll, movedHere, moverLook, moverSpace, packed, wayOf,
} from '../../board/movers.ts'; // biome-ignore format: a list of names
import { measured, shortestSteps, WAY } from '../../board/paths.ts';
import { destroyBlock, isStanding } from '../../board/roads.ts';
import { addDrivers, carsAt, prisonersAt } from '../../board/space.ts';
import type { F, Op, Verb } from '../../model/op.ts';
import { K, PAIR } from '../../model/options.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { shift } from './shift.ts';

const MOVES: readonly Op[] = Object.freeze([
  { op: 'goOn' },
  { op: 'pickMover' },
  { op: 'pickLoad' },
  { op: 'pickWay' },
  { op: 'nextMover' },
] satisfies Op[]);

/** How many Enemies may still be moved. */
const LEFT = 0;
/** The one under way: its space (-1 = nobody), its look, the steps it has left. */
const AT = 1;
const LOOK = 2;
/** A look: it has crashed, and the reserve had nobody to get out. */
const GONE = -1;
const STEPS = 3;
/** The look of the Prisoner that rides along, or one of these. */
const LOAD = 4;
const NOBODY_YET = -1;
const PASSED_BY = -2;
/** What has to be asked. */
const ASK = 5;
const ASKS = { nothing: 0, mover: 1, load: 2, way: 3 } as const;
/** From here on: those that have moved already. */
const MOVED = 6;

export const moveEnemies: Verb<'moveEnemies'> = {
  run: (s, f, op) => call(s, f.seat, MOVES, [op.n, -1, 0, 0, NOBODY_YET, ASKS.nothing]),
};

export const goOn: Verb<'goOn'> = {
  run: (s, f) => {
    f.regs[ASK] = ASKS.nothing;
    if (f.regs[AT]! < 0) {
      const equals = f.regs[LEFT]! > 0 ? findMovers(s, atOf(s, f.seat), f.regs, MOVED) : 0;
      if (equals === 0) return dropRest(f);
      if (equals > 1) {
        f.regs[ASK] = ASKS.mover;
        return;
      }
      setOut(s, f, moverSpace[0]!, moverLook[0]!);
    }
    ride(s, f);
  },
};

const setOut = (s: State, f: F, space: number, look: number): void => {
  f.regs[LEFT]!--;
  f.regs[AT] = space;
  f.regs[LOOK] = look;
  f.regs[STEPS] = enemyMove(s, look);
  f.regs[LOAD] = NOBODY_YET;
};

/** Steps on until something has to be asked or the move is over. */
const ride = (s: State, f: F): void => {
  measureAll(s, atOf(s, f.seat));
  while (f.regs[STEPS]! > 0) {
    if (isDriver(f.regs[LOOK]!) && f.regs[LOAD] === NOBODY_YET && mustAskLoad(s, f)) {
      f.regs[ASK] = ASKS.load;
      return;
    }
    const n = waysOn(s, f);
    if (n > 1 && !areAlike(s, f, n)) {
      f.regs[ASK] = ASKS.way;
      return;
    }
    stepTo(s, f, ways[0]!);
  }
  arrived(s, f);
};

const canLoad = (s: State, f: F, space: number): boolean => {
  if (prisonersAt(s, space) === 0 || hasHero(s, space)) return false;
  for (let look = FOOT; look < DRIVER; look += 2) if (canLoadLook(s, f, space, look)) return true;
  return false;
};
const canLoadLook = (s: State, f: F, space: number, look: number): boolean =>
  countLook(s, space, look) > movedHere(f.regs, MOVED, space, look);

const LONGEST = 8;
const following = Array.from({ length: LONGEST }, () => new Uint8Array(SPACES));
const isCrash = (s: State, from: number, to: number): boolean => isStanding(s, ROAD[from * 6 + directionTo(from, to)]!);

/** Whether a Prisoner can be picked up on a space the ride still passes: not where it ends. */
const canLoadAhead = (s: State, f: F, from: number, way: number, steps: number): boolean => {
  if (steps <= 1 || measured(way)[from]! <= 1) return false;
  const next = following[steps]!;
  const n = shortestSteps(s, from, way, next);
  for (let i = 0; i < n; i++) if (leadsToLoad(s, f, from, next[i]!, way, steps)) return true;
  return false;
};
const leadsToLoad = (s: State, f: F, from: number, to: number, way: number, steps: number): boolean =>
  steps > 1 &&
  !hasHero(s, to) &&
  !(way === WAY.crash && isCrash(s, from, to)) &&
  (canLoad(s, f, to) || canLoadAhead(s, f, to, way, steps - 1));

/** Picks up by itself the only one there is; true when the active player has to say whom. */
const mustAskLoad = (s: State, f: F): boolean => {
  const at = f.regs[AT]!;
  if (!canLoad(s, f, at)) return false;
  let looks = 0;
  for (let look = FOOT; look < DRIVER; look += 2) {
    if (!canLoadLook(s, f, at, look)) continue;
    looks++;
    f.regs[LOAD] = look;
  }
  if (looks === 1 && !canLoadAhead(s, f, at, wayOf(at, f.regs[LOOK]!), f.regs[STEPS]!)) return false;
  f.regs[LOAD] = NOBODY_YET;
  return true;
};

const ways = new Uint8Array(SPACES);
/** The next spaces of its shortest ways; a Driver prefers those on which it can pick somebody up. */
const waysOn = (s: State, f: F): number => {
  const at = f.regs[AT]!;
  const way = wayOf(at, f.regs[LOOK]!);
  const n = shortestSteps(s, at, way, ways);
  const steps = f.regs[STEPS]!;
  if (!isDriver(f.regs[LOOK]!) || f.regs[LOAD]! >= 0 || !canLoadAhead(s, f, at, way, steps)) return n;
  let kept = 0;
  for (let i = 0; i < n; i++) if (leadsToLoad(s, f, at, ways[i]!, way, steps)) ways[kept++] = ways[i]!;
  return kept;
};

/** Whether it makes no difference: all lead to the hero with the very next step, past nothing that stops or rides along. */
const areAlike = (s: State, f: F, n: number): boolean => {
  const look = f.regs[LOOK]!;
  const way = wayOf(f.regs[AT]!, look);
  if (measured(way)[f.regs[AT]!] !== 2 || f.regs[STEPS]! < 2 || way === WAY.crash) return false;
  for (let i = 0; i < n; i++) {
    const space = ways[i]!;
    if (hasHero(s, space) || (!isDriver(look) && !isBoss(look) && carsAt(s, space) > 0)) return false;
    if (isDriver(look) && f.regs[LOAD]! < 0 && canLoad(s, f, space)) return false;
  }
  return true;
};

const stepTo = (s: State, f: F, to: number): void => {
  const from = f.regs[AT]!;
  const look = f.regs[LOOK]!;
  f.regs[STEPS]!--;
  f.regs[AT] = to;
  if (f.regs[LOAD] === PASSED_BY) f.regs[LOAD] = NOBODY_YET;
  if (f.regs[LOAD]! >= 0) shift(s, from, to, f.regs[LOAD]!);
  if (isDriver(look) && isCrash(s, from, to)) crash(s, f, from, to);
  else shift(s, from, to, look);
  if (hasHero(s, to)) f.regs[STEPS] = 0;
  else if (look < DRIVER && carsAt(s, to) > 0 && seizeCars(s, to) === look) {
    f.regs[LOOK] = look + DRIVER;
    f.regs[STEPS] = 0;
  }
};

/** V7: Car and Roadblock are destroyed, a Prisoner from the reserve stands in the space entered, the movement is over. */
const crash = (s: State, f: F, from: number, to: number): void => {
  destroyBlock(s, ROAD[from * 6 + directionTo(from, to)]!);
  unmark(s, from, f.regs[LOOK]!);
  addDrivers(s, from, -1);
  s.carsLeft++;
  tell('enemy-crashed', from, to);
  const cars = carsAt(s, to);
  const isAlive = s.prisonersLeft > 0;
  addPrisonersTo(s, to, 1);
  const taken = cars - carsAt(s, to);
  f.regs[LOOK] = !isAlive ? GONE : taken > 0 ? DRIVER : FOOT;
  if (taken > 1 && f.regs[LOAD]! >= 0) f.regs[LOAD]! += DRIVER;
  f.regs[STEPS] = 0;
};

/** The mover, and whoever rode along, do not move again by this card. */
const arrived = (s: State, f: F): void => {
  const at = f.regs[AT]!;
  if (f.regs[LOOK] !== GONE) f.regs.push(packed(at, f.regs[LOOK]!));
  if (f.regs[LOAD]! >= 0) {
    const took = seizeCars(s, at);
    f.regs.push(packed(at, took < 0 ? f.regs[LOAD]! : took + DRIVER));
  }
  f.regs[AT] = -1;
};

export const pickMover: Verb<'pickMover'> = {
  why: 'move-enemy',
  about: (_s, f) => [f.regs[LEFT]!],
  when: (_s, f) => f.regs[ASK] === ASKS.mover,
  offer: (s, f, _op, out) => {
    const equals = findMovers(s, atOf(s, f.seat), f.regs, MOVED);
    for (let i = 0; i < equals; i++) out.yes(enemyOption(moverSpace[i]!, moverLook[i]!));
  },
  take: (s, f, _op, choice) => setOut(s, f, Math.floor(targetOf(choice) / PAIR), targetOf(choice) % PAIR),
};

export const pickLoad: Verb<'pickLoad'> = {
  why: 'carry',
  about: (_s, f) => [f.regs[AT]!],
  when: (_s, f) => f.regs[ASK] === ASKS.load,
  offer: (s, f, _op, out) => {
    const at = f.regs[AT]!;
    for (let look = FOOT; look < DRIVER; look += 2) if (canLoadLook(s, f, at, look)) out.yes(enemyOption(at, look));
    measureAll(s, atOf(s, f.seat));
    if (canLoadAhead(s, f, at, wayOf(at, f.regs[LOOK]!), f.regs[STEPS]!)) out.yes(option(K.pass));
  },
  take: (_s, f, _op, choice) => {
    f.regs[LOAD] = kindOf(choice) === K.pass ? PASSED_BY : targetOf(choice) % PAIR;
  },
};

export const pickWay: Verb<'pickWay'> = {
  why: 'enemy-way',
  about: (_s, f) => [f.regs[AT]!, f.regs[LOOK]!],
  when: (_s, f) => f.regs[ASK] === ASKS.way,
  offer: (s, f, _op, out) => {
    measureAll(s, atOf(s, f.seat));
    const n = waysOn(s, f);
    for (let i = 0; i < n; i++) out.yes(option(K.way, ways[i]!));
  },
  take: (s, f, _op, choice) => stepTo(s, f, targetOf(choice)),
};

export const nextMover: Verb<'nextMover'> = {
  run: (_s, f) => restart(f, f.seat),
};
