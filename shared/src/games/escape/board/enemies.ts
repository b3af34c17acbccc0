// What Enemies are worth and how they come, go and die. How they choose their way is elsewhere.

import type { Seat } from '../../../engine/index.ts';
import { tell } from '../../../engine/index.ts';
import { BOSS_CARDS } from '../content/bosses.ts';
import { LEVEL_BARS } from '../content/levels.ts';
import { SLOT_TOKENS } from '../model/places.ts';
import { add, BAR_SET, get, KILLS, LEVEL, WANTED } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { bonusDamage, bonusHitPoints, bonusRange } from './bonus.ts';
import { seizeCars } from './crowd.ts';
import { addMark, BOSS, BOSS_AT, DRIVER, damageOf, isBoss, isDriver, isTricked, TRICKED, unmark } from './marks.ts';
import { gainNoise } from './noise.ts';
import { addBosses, addCars, addDrivers, addPrisoners } from './space.ts';

/** C2 and Y8. */
export const hitPoints = (s: State, look: number): number => (isDriver(look) ? 2 : 1) + bonusHitPoints(s);
export const enemyDamage = (s: State, look: number): number => {
  if (isTricked(look)) return 0;
  if (isBoss(look)) return s.bosses[(look - BOSS) * 3 + 2] ? 0 : BOSS_CARDS[look - BOSS]!.damage;
  return 1 + bonusDamage(s);
};
export const enemyRange = (s: State, look: number): number =>
  isBoss(look) ? BOSS_CARDS[look - BOSS]!.range : bonusRange(s);

/** X1 and Y7: as many as the reserve has; each one that is missing gives New York 1 Noise. */
export const addPrisonersTo = (s: State, space: number, n: number): void => {
  let missing = n;
  while (missing > 0 && s.prisonersLeft > 0) {
    const come = Math.min(missing, s.prisonersLeft);
    missing -= come;
    s.prisonersLeft -= come;
    addPrisoners(s, space, come);
    tell('placed', 0, space, come);
    seizeCars(s, space); // V6: the figure of one that takes a Car is free for the next
  }
  if (missing > 0) gainNoise(s, missing);
};

/** X1: with no Car in reserve the Driver comes on foot. A Driver's figure is its Car: it takes no Prisoner. */
export const addDriverTo = (s: State, space: number): void => {
  if (s.carsLeft === 0) {
    addPrisonersTo(s, space, 1);
    return;
  }
  s.carsLeft--;
  addDrivers(s, space);
  tell('placed', 1, space, 1);
};

/** One point of damage on one Enemy of this look; C3, C4. */
export const hurt = (s: State, seat: Seat, space: number, look: number): void => {
  if (isBoss(look)) {
    hurtBoss(s, seat, space, look - BOSS);
    return;
  }
  unmark(s, space, look);
  if (damageOf(look) + 1 < hitPoints(s, look)) {
    addMark(s, space, look + 2);
    tell('damaged', seat, space, look);
    return;
  }
  tell('killed', seat, space, look);
  if (isDriver(look)) {
    addDrivers(s, space, -1);
    addCars(s, space);
    if (s.prisonersLeft > 0 && hasOpenKill(s, seat)) {
      s.prisonersLeft--;
      add(s, seat, KILLS, 1);
    }
    seizeCars(s, space);
    return;
  }
  addPrisoners(s, space, -1);
  if (hasOpenKill(s, seat)) add(s, seat, KILLS, 1);
  else s.prisonersLeft++;
};

const hurtBoss = (s: State, seat: Seat, space: number, boss: number): void => {
  s.bosses[boss * 3 + 1]!--;
  if (s.bosses[boss * 3 + 1]! > 0) {
    tell('damaged', seat, space, BOSS + boss);
    return;
  }
  tell('killed', seat, space, BOSS + boss);
  addBosses(s, space, -1);
  bossLeaves(s, space, boss);
  if (s.wantedLeft === 0) return;
  // D9
  s.wantedLeft--;
  add(s, seat, WANTED, 1);
  tell('took-wanted', seat);
};

/** C5: for good, dropping its Case token; or until the next reshuffle. */
const bossLeaves = (s: State, space: number, boss: number): void => {
  const { returnsTo, drops } = BOSS_CARDS[boss]!;
  s.bosses[boss * 3] = returnsTo === null ? BOSS_AT.gone : BOSS_AT.due;
  s.bosses[boss * 3 + 2] = 0;
  if (drops >= 0) layCaseToken(s, drops, space);
};

/** X5, C5: the token of this Case slot now lies in that space. */
export const layCaseToken = (s: State, slot: number, space: number): void => {
  s.places[SLOT_TOKENS + slot] = space;
  tell('case-token', slot, space);
};

/** X5, P2, Y4: at full Hit Points, even where a hero stands. */
export const placeBoss = (s: State, boss: number, space: number): void => {
  s.bosses[boss * 3] = space;
  s.bosses[boss * 3 + 1] = BOSS_CARDS[boss]!.hitPoints;
  s.bosses[boss * 3 + 2] = 0;
  addBosses(s, space);
  tell('boss-enters', boss, space);
};

const hasOpenKill = (s: State, seat: Seat): boolean => {
  const bar = LEVEL_BARS[get(s, seat, BAR_SET)]![get(s, seat, LEVEL) - 1];
  return bar !== undefined && get(s, seat, KILLS) < bar.kills;
};

/** C7: one Enemy of this look goes there and is out of action until the end of the turn. */
export const trickTo = (s: State, from: number, look: number, to: number): void => {
  tell('tricked', from, to, look);
  if (isBoss(look)) {
    const b = (look - BOSS) * 3;
    addBosses(s, from, -1);
    addBosses(s, to);
    s.bosses[b] = to;
    s.bosses[b + 2] = 1;
    return;
  }
  unmark(s, from, look);
  const shift = look >= DRIVER ? addDrivers : addPrisoners;
  shift(s, from, -1);
  shift(s, to);
  addMark(s, to, look | TRICKED);
};
