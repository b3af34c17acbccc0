// The few Enemies that differ from the rest of their kind: hurt, tricked, or already moved by the present card. How many
// Enemies there are is in board/space; a mark says of one of them what is special about it.
import type { Offers } from '../../../engine/index.ts';
import { option } from '../../../engine/index.ts';
import { K, pair } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { bossesAt, driversAt, hasEnemy, prisonersAt } from './space.ts';

/** A look: 0-7 a Prisoner on foot, 8-15 a Driver (each damage × 2 + tricked), 16-18 a Boss. */
export const FOOT = 0;
export const DRIVER = 8;
export const BOSS = 16;
/** Where a Boss is that is not on the board: beside it, due to come back, gone for good. */
export const BOSS_AT = { beside: -1, due: -2, gone: -3 } as const;
export const TRICKED = 1;
export const damageOf = (look: number): number => (look & 7) >> 1;
export const isTricked = (look: number): boolean => look < BOSS && (look & 1) === 1;
export const isBoss = (look: number): boolean => look >= BOSS;
export const isDriver = (look: number): boolean => look >= DRIVER && look < BOSS;
/** The same Enemy with one damage more; a Boss keeps its damage elsewhere. */
export const hurtLook = (look: number): number => (isBoss(look) ? look : look + 2);
export const kindOfLook = (look: number): number => (look >= BOSS ? look : look & ~7);

const LOOKS = 32;
const mark = (space: number, look: number): number => space * LOOKS + look;
const spaceOf = (m: number): number => Math.floor(m / LOOKS);
const lookOf = (m: number): number => m % LOOKS;
const isPlain = (look: number): boolean => look === FOOT || look === DRIVER;

/** Takes one Enemy's mark away, if it has one. */
export const unmark = (s: State, space: number, look: number): void => {
  if (isPlain(look) || isBoss(look)) return;
  const i = s.marks.indexOf(mark(space, look));
  s.marks.splice(i, 1);
};
export const addMark = (s: State, space: number, look: number): void => {
  if (!isPlain(look) && !isBoss(look)) s.marks.push(mark(space, look));
};

/** How many Enemies of exactly this look stand here. */
export const countLook = (s: State, space: number, look: number): number => {
  if (isBoss(look)) return s.bosses[(look - BOSS) * 3] === space ? 1 : 0;
  let marked = 0;
  const plain = isPlain(look);
  for (const m of s.marks) {
    if (spaceOf(m) !== space) continue;
    if (plain ? kindOfLook(lookOf(m)) === look : lookOf(m) === look) marked++;
  }
  if (!plain) return marked;
  return (look === DRIVER ? driversAt(s, space) : prisonersAt(s, space)) - marked;
};

/** Hands every different look of Enemy in a space to `see`, with how many there are. */
export const eachLook = (s: State, space: number, see: (look: number, n: number) => void): void => {
  if (!hasEnemy(s, space)) return;
  if (prisonersAt(s, space) > 0) {
    const n = countLook(s, space, FOOT);
    if (n > 0) see(FOOT, n);
  }
  if (driversAt(s, space) > 0) {
    const n = countLook(s, space, DRIVER);
    if (n > 0) see(DRIVER, n);
  }
  if (bossesAt(s, space) > 0) for (let b = 0; b < 3; b++) if (s.bosses[b * 3] === space) see(BOSS + b, 1);
  for (let i = 0; i < s.marks.length; i++) {
    const m = s.marks[i]!;
    if (spaceOf(m) === space && s.marks.indexOf(m) === i) see(lookOf(m), countLook(s, space, lookOf(m)));
  }
};

export const enemyOption = (space: number, look: number): number => option(K.enemy, pair(space, look));

/** Offers one option for each different Enemy in a space. */
export const offerEnemies = (s: State, space: number, out: Offers, against: (look: number) => string | null): void => {
  eachLook(s, space, (look) => out.unless(against(look), enemyOption(space, look)));
};

/** Y5: tricked Enemies stand up, Prisoners and Drivers forget damage. Bosses keep theirs. */
export const forgetMarks = (s: State): void => {
  s.marks.length = 0;
  for (let b = 0; b < 3; b++) s.bosses[b * 3 + 2] = 0;
};
