// Y6: which Enemies may be moved next. The order is worked out anew for each one; equals are left to the active player.
import { BOSS_CARDS } from '../content/bosses.ts';
import type { State } from '../model/state.ts';
import { bonusMove } from './bonus.ts';
import { hasHero } from './crowd.ts';
import { SPACES } from './map.ts';
import { BOSS, DRIVER, eachLook, FOOT, isBoss, isDriver, isTricked } from './marks.ts';
import { measure, measured, NO_WAY, shortestSteps, WAY } from './paths.ts';
import { bossesAt, driversAt, hasEnemy, prisonersAt } from './space.ts';

/** C2, Y8. */
export const enemyMove = (s: State, look: number): number =>
  isBoss(look) ? BOSS_CARDS[look - BOSS]!.move : (isDriver(look) ? 2 : 1) + bonusMove(s);

/** V7: a Driver crashes only where it has no free way at all. After all three have been measured. */
export const wayOf = (space: number, look: number): number =>
  !isDriver(look) ? WAY.foot : measured(WAY.car)[space] === NO_WAY ? WAY.crash : WAY.car;

/** All ways that anybody on the map could go: without a Driver nobody goes by Car, and none crashes who need not. */
export const measureAll = (s: State, goal: number): void => {
  measure(s, goal, WAY.foot);
  if (!hasDriver(s, null)) return;
  const free = measure(s, goal, WAY.car);
  if (hasDriver(s, free)) measure(s, goal, WAY.crash);
};
/** Whether there is a Driver at all, or one that has no way by this measure. */
const hasDriver = (s: State, free: Uint8Array | null): boolean => {
  for (let space = 0; space < SPACES; space++)
    if (driversAt(s, space) > 0 && (free === null || free[space] === NO_WAY)) return true;
  return false;
};

/** Buffers for ways being followed, one for every step that may still be to go. */
const LONGEST = 8;
const ahead = Array.from({ length: LONGEST }, () => new Uint8Array(SPACES));

/** Whether some shortest way has no other hero on the spaces between. */
const isClear = (s: State, from: number, way: number): boolean => {
  const left = measured(way)[from]!;
  if (left <= 1) return true;
  const steps = ahead[left]!;
  const n = shortestSteps(s, from, way, steps);
  for (let i = 0; i < n; i++) if (!hasHero(s, steps[i]!) && isClear(s, steps[i]!, way)) return true;
  return false;
};

const REACHES = 100;
const PER_MOVE = 10;
/** Higher goes first: those that reach the hero, then by movement, then Drivers, Bosses, Prisoners. -1 = no way. */
const rankOf = (s: State, space: number, look: number): number => {
  const way = wayOf(space, look);
  const far = measured(way)[space]!;
  if (far === NO_WAY) return -1;
  const move = enemyMove(s, look);
  const reaches = far <= move && (s.players === 1 || isClear(s, space, way));
  return (reaches ? REACHES : 0) + move * PER_MOVE + (isDriver(look) ? 2 : isBoss(look) ? 1 : 0);
};

/** The Enemies that are equal first, as space and look; overwritten by the next search. */
export const moverSpace = new Uint8Array(SPACES * 8);
export const moverLook = new Uint8Array(SPACES * 8);
let movers = 0;
let best = -1;

let state!: State;
let moved: readonly number[] = [];
let firstMoved = 0;
let at = 0;

export const packed = (space: number, look: number): number => space * 32 + look;
/** How many Enemies of this look in this space have moved already by the present card. */
export const movedHere = (regs: readonly number[], from: number, space: number, look: number): number => {
  const wanted = packed(space, look);
  let n = 0;
  for (let i = from; i < regs.length; i++) if (regs[i] === wanted) n++;
  return n;
};

const consider = (look: number, n: number): void => {
  if (isTricked(look) || (isBoss(look) && state.bosses[(look - BOSS) * 3 + 2] !== 0)) return;
  if (n <= movedHere(moved, firstMoved, at, look)) return;
  const rank = rankOf(state, at, look);
  if (rank < 0 || rank < best) return;
  if (rank > best) movers = 0;
  best = rank;
  moverSpace[movers] = at;
  moverLook[movers++] = look;
};

/** How many are equal first. `regs` from `from` on lists those that have moved already. */
export const findMovers = (s: State, goal: number, regs: readonly number[], from: number): number => {
  measureAll(s, goal);
  state = s;
  moved = regs;
  firstMoved = from;
  movers = 0;
  best = -1;
  for (at = 0; at < SPACES; at++) {
    if (!hasEnemy(s, at) || hasHero(s, at)) continue;
    if (s.marks.length > 0) {
      eachLook(s, at, consider);
      continue;
    }
    if (prisonersAt(s, at) > 0) consider(FOOT, prisonersAt(s, at));
    if (driversAt(s, at) > 0) consider(DRIVER, driversAt(s, at));
    if (bossesAt(s, at) > 0) for (let b = 0; b < 3; b++) if (s.bosses[b * 3] === at) consider(BOSS + b, 1);
  }
  return movers;
};
