import { random } from 'shared/bots';
import type { Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { LAND, LAND_OF, WORLD_TRADE_CENTER } from 'shared/games/escape/board/map.ts';
import { addMark, FOOT } from 'shared/games/escape/board/marks.ts';
import { addCars, addPrisoners } from 'shared/games/escape/board/space.ts';
import { THE_PRESIDENT } from 'shared/games/escape/content/president.ts';
import { putBack } from 'shared/games/escape/model/bags.ts';
import { SLOT_CARDS, SLOT_TOKENS } from 'shared/games/escape/model/places.ts';
import { AT, BLUE, HAND, KILLS, SUPPLY, set, USED, use } from 'shared/games/escape/model/seat.ts';
import { VARIANTS, type Variant } from 'shared/games/escape/model/state.ts';
import { expect, test } from 'vitest';
import { census, negatives } from '../support/escape/census.ts';
import { standing } from '../support/escape/standing.ts';
import { beginTurn, dealTable } from '../support/escape/table.ts';
import { AIMS } from '../support/play/aims.ts';
import { setUp, someAnswer, someHeroes, someVariants, type Table, tableNumber } from '../support/play/game.ts';
import { keenAnswer } from '../support/play/keen.ts';
import { type GameLog, readLog, writeLog } from '../support/play/log.ts';
import { oneOf, pickFrom } from '../support/play/random.ts';
import { BadGame, playGame, replay } from './playGame.ts';
import { checkPieces, checkQuestions, checkStanding, takeCensus } from './positions.ts';
import { enrich, gather } from './rich.ts';

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

/** How many games each aim gets before it counts as out of reach: it is met in about one of three. */
const TRIES = 40;
test.each(AIMS)('games with an aim keep all of it too, and come to the ending: %s', { timeout: 600_000 }, (aim) => {
  const keen = keenAnswer(aim);
  for (let n = 0; n < TRIES; n++) {
    const pick = pickFrom(`${SEED}/${aim}/${n}`);
    const { kind } = playGame({ heroes: someHeroes(1 + (n % 3), pick), variants: someVariants(pick) }, pick, keen);
    if (kind === aim) return;
  }
  throw new Error(`none of ${TRIES} games ended ${aim}; seed ${SEED}`);
});

/** What seldom comes up at random, and moves pieces about. */
const SELDOM = ['steal', 'supply-full', 'keep-item', 'roadworks'];
const richTable = (n: number, pick: Pick): Table => ({
  heroes: someHeroes(2 + (n % 3), pick),
  variants: [...new Set<Variant>(['extra-specials', ...someVariants(pick)])],
});
test('games where everybody owns Special Actions and Items keep their pieces too', { timeout: 600_000 }, () => {
  const until = Date.now() + (SECONDS * 1000) / 3;
  const met = new Set<string>();
  const isEnough = () => Date.now() > until && SELDOM.every((why) => met.has(why));
  for (let n = 0; n < 1000 && !isEnough(); n++) {
    const pick = pickFrom(`${SEED}/rich/${n}`);
    const s = setUp(richTable(n, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    const pieces = takeCensus(s);
    for (let asks = escape.asks(s); asks.length > 0 && s.turn < 24; asks = escape.asks(s)) {
      met.add(asks[0]!.why);
      checkQuestions(s, asks);
      checkPieces(s, pieces);
      checkStanding(s, asks);
      escape.apply(s, ...someAnswer(asks, pick));
      if (asks[0]!.why === 'choose-cards' && pick(8) === 0) gather(s);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(SELDOM));
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
  ['an objective too many', (s) => (s.seats[BLUE] = s.seats[BLUE] === 1 ? 2 : 1)],
  ['a tile drawn twice', (s) => s.bags[0]!--],
  ['an Event too many', (s) => putBack(s, 'eventDiscards', 0)],
  ['a New York card that is gone', (s) => (s.nyTop = s.nyTop < 0 ? 0 : -1)],
  ['a Special that came by itself', (s) => (s.nyBonus ^= 1)],
  ['a Timer tile that stays in the stack', (s) => s.blackLeft--],
  ['a Wanted card from nowhere', (s) => s.wantedLeft++],
  ['a second President', (s) => [0, 1].map((slot) => set(s, 0, SUPPLY + slot, THE_PRESIDENT))],
  ['a count below nothing', (s) => (s.noise = -1)],
] as [string, (s: ReturnType<typeof setUp>) => void][])('the census finds %s', (_name, spoil) => {
  const { state } = halfway('census', 60);
  const pieces = takeCensus(state);
  checkPieces(state, pieces);
  spoil(state);
  expect(() => checkPieces(state, pieces)).toThrow();
});

/** A space that nobody has turned, and one that is always face up. */
const DARK = LAND_OF.indexOf(LAND.city);
const LIT = WORLD_TRADE_CENTER;
const walkBesideCar = (s: State): void => {
  addCars(s, LIT);
  addPrisoners(s, LIT);
};
test.each([
  ['a Timer tile that waits', (s) => (s.waitingTimers = 1)],
  ['Events that wait', (s) => (s.waitingEvents = 1)],
  ['a passenger who has not got out', (s) => (s.passenger = 1)],
  ['a Weapon still raised', (s) => use(s, s.active, USED.armed)],
  ['a Helicopter that has landed too early', (s) => (s.helicopterLanded = 1)],
  ['a Prisoner on foot beside a Car', walkBesideCar],
  ['an Enemy in the dark', (s) => addPrisoners(s, DARK)],
  ['a hero in the dark', (s) => set(s, 0, AT, DARK)],
  ['a mark without its Enemy', (s) => addMark(s, LIT, FOOT + 2)],
  ['a full bar that takes more', (s) => set(s, 0, KILLS, 9)],
  ['a gap in a supply', (s) => set(s, 0, SUPPLY + 1, 1)],
  ['a token without its Case', (s) => s.places.fill(0, SLOT_CARDS, SLOT_TOKENS + 4)],
  ['a single card to choose from', (s) => set(s, s.active, HAND, 1)],
  ['more Noise than there is room for', (s) => (s.noise = 11)],
] as [string, (s: State) => void][])('a game does not stand with %s', (_name, spoil) => {
  const s = dealTable({ heroes: ['snake', 'maggie'] });
  beginTurn(s, 'snake');
  expect(standing(s, 'choose-cards')).toEqual([]);
  spoil(s);
  expect(standing(s, 'choose-cards')).toHaveLength(1);
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
