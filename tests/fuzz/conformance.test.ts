import { IllegalAnswer, option, type Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { bonusMove } from 'shared/games/escape/board/bonus.ts';
import { hasManhole } from 'shared/games/escape/board/icons.ts';
import { NEIGHBOUR, ROAD, SPACES } from 'shared/games/escape/board/map.ts';
import { BOSS, eachLook, isBoss, isDriver, isTricked } from 'shared/games/escape/board/marks.ts';
import { findMovers, moverLook, moverSpace } from 'shared/games/escape/board/movers.ts';
import { measure, NO_WAY, shortestSteps, WAY } from 'shared/games/escape/board/paths.ts';
import { block, isStanding } from 'shared/games/escape/board/roads.ts';
import { addDrivers, isRevealed } from 'shared/games/escape/board/space.ts';
import { BOSS_CARDS } from 'shared/games/escape/content/bosses.ts';
import { KINDS, pair } from 'shared/games/escape/model/options.ts';
import { AT, atOf, set } from 'shared/games/escape/model/seat.ts';
import { expect, test } from 'vitest';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';
import { checkPieces, checkQuestions, takeCensus } from './positions.ts';

const SEED = process.env.FUZZ_SEED ?? String(Date.now());

/** Hands every position of a game to `look`. */
const throughGame = (n: number, look: (s: State, pick: Pick) => void): void => {
  const pick = pickFrom(`${SEED}/${n}`);
  const s = setUp(tableNumber(n, pick));
  for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
    look(s, pick);
    escape.apply(s, ...someAnswer(asks, pick));
  }
};

const accepts = (s: State, seat: number, choice: number): boolean => {
  try {
    escape.answer(s, seat, choice);
    return true;
  } catch (error) {
    if (error instanceof IllegalAnswer) return false;
    throw error;
  }
};
/** Beyond the largest thing any option points at: an Enemy of the last look in the last space. */
const TARGETS = pair(SPACES, 31) + 1;

/** Everything that any answer could be, each tried on a copy of its own where it is accepted. */
const acceptedBy = (s: State, seat: number): number[] => {
  const accepted: number[] = [];
  let copy = escape.clone(s);
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let target = 0; target < TARGETS; target++) {
      if (!accepts(copy, seat, option(kind, target))) continue;
      accepted.push(option(kind, target));
      copy = escape.clone(s);
    }
  return accepted;
};

test('of all answers there could be, exactly the offered ones are accepted', { timeout: 120_000 }, () => {
  const traces = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const until = Date.now() + 6000;
  const met = new Set<string>();
  // As many kinds of questions as there is time for, but some in any case.
  const isEnough = (): boolean => met.size > 3 && Date.now() > until;
  for (let n = 3; !isEnough(); n += 4)
    throughGame(n, (s) => {
      for (const { seat, why, options } of escape.asks(s)) {
        if (met.has(why) || isEnough()) continue;
        met.add(why);
        expect(acceptedBy(s, seat), why).toEqual([...options].sort((a, b) => a - b));
      }
    });
  Error.stackTraceLimit = traces;
  expect(met.size).toBeGreaterThan(3);
});

test('every offered answer can be given, and leads to another question or the end', { timeout: 120_000 }, () => {
  const until = Date.now() + 4000;
  for (let n = 0; n < 4 || Date.now() < until; n++)
    throughGame(n * 5, (s) => {
      if (s.turn === 0) return;
      const pieces = takeCensus(s);
      for (const { seat, options } of escape.asks(s))
        for (const choice of options) {
          const next = escape.clone(s);
          escape.apply(next, seat, choice);
          checkPieces(next, pieces);
          if (escape.result(next) === null) checkQuestions(next, escape.asks(next));
        }
    });
});

/** The spaces one step away, by the words of the rules alone. */
const stepsFrom = (s: State, from: number, way: number): number[] => {
  const steps = new Set<number>();
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOUR[from * 6 + d]!;
    const isClosed = way !== WAY.crash && isStanding(s, ROAD[from * 6 + d]!);
    if (to >= 0 && isRevealed(s, to) && !isClosed) steps.add(to);
  }
  if (way === WAY.foot && hasManhole(s, from))
    for (let to = 0; to < SPACES; to++) if (to !== from && hasManhole(s, to)) steps.add(to);
  return [...steps];
};
/** Round by round until nothing gets nearer any more. */
const farFrom = (s: State, goal: number, way: number): number[] => {
  const far: number[] = new Array(SPACES).fill(NO_WAY);
  far[goal] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < SPACES; from++)
      for (const to of far[from] === NO_WAY ? [] : stepsFrom(s, from, way))
        if (far[from]! + 1 < far[to]!) {
          far[to] = far[from]! + 1;
          changed = true;
        }
  }
  return far;
};

/** Whether some shortest way has nobody but Enemies on the spaces between, tried one after another. */
const isFree = (s: State, from: number, way: number, naive: readonly number[]): boolean =>
  naive[from]! <= 1 ||
  stepsFrom(s, from, way).some((to) => naive[to] === naive[from]! - 1 && !seatsAt(s, to) && isFree(s, to, way, naive));
const seatsAt = (s: State, space: number): boolean =>
  Array.from({ length: s.players }, (_, seat) => atOf(s, seat)).includes(space);

/** The Enemies that are equal first, by the words of Y6 alone. */
const firstOf = (s: State, goal: number): string[] => {
  const ways = [WAY.foot, WAY.car, WAY.crash].map((way) => farFrom(s, goal, way));
  const ranks = new Map<string, number[]>();
  for (let space = 0; space < SPACES; space++) {
    if (seatsAt(s, space)) continue;
    eachLook(s, space, (look) => {
      const boss = isBoss(look) ? BOSS_CARDS[look - BOSS]! : null;
      if (isTricked(look) || (boss && s.bosses[(look - BOSS) * 3 + 2] === 1)) return;
      const way = !isDriver(look) ? WAY.foot : ways[WAY.car]![space] === NO_WAY ? WAY.crash : WAY.car;
      const far = ways[way]![space]!;
      if (far === NO_WAY) return;
      const move = boss ? boss.move : (isDriver(look) ? 2 : 1) + bonusMove(s);
      const reaches = far <= move && isFree(s, space, way, ways[way]!);
      ranks.set(`${space} ${look}`, [reaches ? 1 : 0, move, isDriver(look) ? 2 : boss ? 1 : 0]);
    });
  }
  const order = (a: readonly number[], b: readonly number[]) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!;
  const best = [...ranks.values()].sort(order)[0];
  return [...ranks].flatMap(([enemy, rank]) => (best && order(rank, best) === 0 ? [enemy] : []));
};

test('Y6 who may move first is who the words of the rule say', () => {
  let compared = 0;
  for (let n = 0; n < 8; n++)
    throughGame(n, (s, pick) => {
      if (pick(20) > 0 || s.turn === 0) return;
      // Anywhere on the map, so that all kinds of ways come up.
      const goals = Array.from({ length: SPACES }, (_, space) => space).filter((space) => isRevealed(s, space));
      const copy = escape.clone(s);
      set(copy, copy.active, AT, goals[pick(goals.length)]!);
      for (let i = pick(4); i > 0; i--) addDrivers(copy, goals[pick(goals.length)]!);
      for (let side = pick(3) * 2; side < 6; side++) block(copy, ROAD[atOf(copy, copy.active) * 6 + side]!);
      const n = findMovers(copy, atOf(copy, copy.active), [], 0);
      const found = Array.from({ length: n }, (_, i) => `${moverSpace[i]} ${moverLook[i]}`);
      expect(found.sort()).toEqual(firstOf(copy, atOf(copy, copy.active)).sort());
      compared += found.length;
    });
  expect(compared).toBeGreaterThan(50);
});

test('Y6 X4 ways are as short as a naive search finds them, and no shortest step is left out', () => {
  const out = new Uint8Array(SPACES);
  let compared = 0;
  for (let n = 0; n < 6; n++)
    throughGame(n, (s, pick) => {
      if (pick(25) > 0) return;
      const goal = pick(SPACES);
      if (!isRevealed(s, goal)) return;
      for (const way of Object.values(WAY)) {
        const naive = farFrom(s, goal, way);
        expect([...measure(s, goal, way)]).toEqual(naive);
        for (let from = 0; from < SPACES; from++) {
          if (naive[from] === NO_WAY || from === goal) continue;
          const steps = [...out.subarray(0, shortestSteps(s, from, way, out))];
          const wanted = stepsFrom(s, from, way).filter((to) => naive[to] === naive[from]! - 1);
          expect(steps.sort()).toEqual(wanted.sort());
          compared++;
        }
      }
    });
  expect(compared).toBeGreaterThan(100);
});
