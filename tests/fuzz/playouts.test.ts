import { random } from 'shared/bots';
import { escape } from 'shared/games/escape';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import { expect, test } from 'vitest';
import { census, negatives } from '../support/escape/census.ts';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { type GameLog, readLog, writeLog } from '../support/play/log.ts';
import { oneOf, pickFrom } from '../support/play/random.ts';
import { BadGame, playGame, replay } from './playGame.ts';
import { checkPieces, checkQuestions, takeCensus } from './positions.ts';

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 15);
const SEED = process.env.FUZZ_SEED ?? String(Date.now());
/** Each seat count with each variant, with all of them and with none. */
const AT_LEAST = (VARIANTS.length + 2) * 4;

test('games at random end, ask, keep their pieces, survive saving, and clone apart', { timeout: 600_000 }, () => {
  console.log(`fuzz seed ${SEED}`);
  const until = Date.now() + SECONDS * 1000;
  const endings = new Map<string, number>();
  for (let n = 0; n < AT_LEAST || Date.now() < until; n++) {
    const pick = pickFrom(`${SEED}/${n}`);
    const { kind } = playGame(tableNumber(n, pick), pick);
    endings.set(kind, (endings.get(kind) ?? 0) + 1);
  }
  console.log([...endings].map(([kind, n]) => `${n} ${kind}`).join(', '));
  expect([...endings.keys()].every((kind) => ['together', 'alone', 'lost'].includes(kind))).toBe(true);
});

test('the first games have every seat count with every variant', () => {
  const met = new Set<string>();
  for (let n = 0; n < AT_LEAST; n++) {
    const { heroes, variants } = tableNumber(n, pickFrom('x'));
    if (variants.length === 1) met.add(`${heroes.length} ${variants[0]}`);
    else met.add(`${heroes.length} ${variants.length === 0 ? 'none' : 'all'}`);
  }
  expect(met.size).toBe(AT_LEAST);
});

/** A game stopped in the middle, with its log. */
const halfway = (seed: string, answers: number) => {
  const pick = pickFrom(seed);
  const log: GameLog = { ...tableNumber(3, pick), answers: [] };
  const state = setUp(log);
  for (let n = 0; n < answers; n++) {
    const answer = someAnswer(escape.asks(state), pick);
    escape.answer(state, ...answer);
    log.answers.push(answer);
  }
  return { state, log };
};

test('a log read again comes to the same state', () => {
  const { state, log } = halfway('log', 80);
  expect(readLog(writeLog(log))).toEqual(log);
  expect(replay(readLog(writeLog(log)))).toEqual(state);
});

test('a bad game throws a log that leads to where it broke', () => {
  let picks = 0;
  const pick = pickFrom('bad');
  const breaking = (n: number) => {
    if (++picks > 200) throw new Error('broken on purpose');
    return pick(n);
  };
  let log = '';
  try {
    playGame(tableNumber(0, pickFrom('bad')), breaking);
  } catch (error) {
    expect(error).toBeInstanceOf(BadGame);
    expect((error as BadGame).message).toContain('broken on purpose');
    log = (error as BadGame).log;
  }
  const { answers } = readLog(log);
  expect(answers.length).toBeGreaterThan(10);
  expect(escape.asks(replay(readLog(log))).length).toBeGreaterThan(0);
});

test.each([
  ['a Prisoner too many', (s) => s.prisonersLeft++],
  ['a lost Car', (s) => s.carsLeft--],
  ['a lost cube', (s) => s.cubesLeft--],
  ['a Roadblock too many', (s) => s.blocksLeft++],
  ['a card in two piles', (s) => (s.seats[3] = s.seats[2]!)],
  ['a tile drawn twice', (s) => s.bags[0]!--],
  ['a count below nothing', (s) => (s.noise = -1)],
] as [string, (s: ReturnType<typeof setUp>) => void][])('the census finds %s', (_name, spoil) => {
  const { state } = halfway('census', 60);
  const pieces = takeCensus(state);
  checkPieces(state, pieces);
  spoil(state);
  expect(() => checkPieces(state, pieces)).toThrow();
});

test('the box holds what the record says', () => {
  const { state } = halfway('box', 60);
  expect(census(state)).toMatchObject({ prisoners: 40, cars: 4, cubes: 15, roadblocks: 25 });
  expect(negatives(state)).toEqual([]);
});

test.each([
  ['nobody asked', []],
  ['no option', [{ seat: 0, why: 'play', options: [] }]],
  ['an option twice', [{ seat: 0, why: 'play', options: [4, 4] }]],
  ['a seat twice', [1, 2].map((option) => ({ seat: 0, why: 'play', options: [option] }))],
  ['a seat that is not there', [{ seat: 4, why: 'play', options: [1] }]],
])('a question is refused with %s', (_name, asks) => {
  expect(() => checkQuestions(halfway('asks', 60).state, asks)).toThrow();
});

test('the random bot plays every seat of a whole game from views and questions alone', () => {
  const pick = pickFrom('bot');
  const state = setUp(tableNumber(3, pick));
  for (let asks = escape.asks(state); asks.length > 0; asks = escape.asks(state)) {
    const ask = oneOf(asks, pick);
    const choice =
      ask.seat < 0
        ? oneOf(ask.options, pick)
        : random.choose(escape.viewFor(state, ask.seat), escape.question(state, ask), pick);
    escape.answer(state, ask.seat, choice);
  }
  expect(escape.result(state)).not.toBeNull();
});
