// N1, N2, K, E, M7 in games at random: books kept beside the rules. Every Noise is counted, every Timer tile that is
// forced is turned in that turn, and every space with an Event icon brings its run.
import type { Event, Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { hasEventIcon } from 'shared/games/escape/board/icons.ts';
import { MISSIONS, NOISE_MAX } from 'shared/games/escape/board/noise.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { newYorkNumber } from 'shared/games/escape/content/newyork.ts';
import { BLACK_TIMERS } from 'shared/games/escape/content/timers.ts';
import { variantBit } from 'shared/games/escape/model/state.ts';
import { expect, test } from 'vitest';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';

const SEED = process.env.FUZZ_SEED ?? String(Date.now());
const MIDNIGHT = newYorkNumber('midnight');

/** What has happened this turn; runs of Events are of any size from `least` to `most`, which the Event Level was. */
type Turn = { turned: number; owed: number; events: number; runs: number; more: number; least: number; most: number };
type Books = { noise: number; missions: number; quiet: boolean; turn: Turn; wrong: string[]; turns: number };

const newTurn = (s: State): Turn => ({
  turned: 0,
  owed: 0,
  events: 0,
  runs: 0,
  more: 0,
  least: s.eventLevel,
  most: s.eventLevel,
});
const open = (s: State): Books => ({
  noise: s.noise,
  missions: s.missions,
  quiet: false,
  turn: newTurn(s),
  wrong: [],
  turns: 0,
});
const check = (books: Books, holds: boolean, sentence: string): void => {
  if (!holds) books.wrong.push(sentence);
};

const moveMission = (books: Books): boolean => {
  if (--books.missions > 0) return false;
  books.missions = MISSIONS;
  return true;
};
const hear = (books: Books, n: number): void => {
  for (let i = 0; i < n; i++) if (books.noise < NOISE_MAX) books.noise++;
    else if (moveMission(books)) books.noise = 0;
}; // biome-ignore format: two cases

const closeTurn = (books: Books, s: State): void => {
  const { turned, owed, events, runs, more, least, most } = books.turn;
  check(books, turned === owed, `${owed} Timer tiles were forced or paid, ${turned} turned`);
  const isRight = events >= runs * least + more && events <= runs * most + more;
  check(books, isRight, `${runs} runs of ${least}-${most} Events and ${more} more, ${events} drawn`);
  books.turn = newTurn(s);
  books.turns++;
};

const ENTRIES: Record<string, (books: Books, s: State, args: readonly number[]) => void> = {
  turn: (books, s) => closeTurn(books, s),
  'recovered-all': ({ turn }) => turn.owed++,
  'missions-full': ({ turn }) => turn.owed++,
  timer: ({ turn }, _s, [red, kind]) => {
    turn.turned++;
    if (red === 0 && BLACK_TIMERS[kind!]!.ops.some(({ op }) => op === 'events')) turn.runs++;
  },
  'ny-played': (books, s, [card, cost, noise]) => {
    books.noise -= cost!;
    check(books, books.noise === noise, `${books.noise} Noise after a card is bought, not ${noise}`);
    if (card !== MIDNIGHT) return;
    books.turn.owed++;
    if (s.variants & variantBit('hard-deck')) books.turn.more++;
  },
  event: ({ turn }) => turn.events++,
  'event-level': ({ turn }, _s, [level]) => {
    turn.most = Math.max(turn.most, level!);
  },
  noise: (books, _s, [n, noise, missions]) => {
    hear(books, n!);
    const isRight = books.noise === noise && books.missions === missions;
    check(books, isRight, `${books.noise} Noise and ${books.missions} Missions, not ${noise} and ${missions}`);
  },
  'noise-lost': (books, _s, [n, noise]) => {
    books.noise -= n!;
    check(books, books.noise === noise, `${books.noise} Noise after a loss, not ${noise}`);
  },
  missions: (books, _s, [n, missions]) => {
    for (let i = 0; i < n!; i++) moveMission(books);
    check(books, books.missions === missions, `${books.missions} Missions after a card, not ${missions}`);
  },
  played: (books, _s, [, card]) => {
    books.quiet = ACTION_CARDS[card!]!.ops.some((op) => op.op === 'move' && op.quiet === true);
  },
  ability: (books) => {
    books.quiet = false;
  },
  'car-move': (books) => {
    books.quiet = false;
  },
  moved: (books, s, [seat, , to]) => {
    if (seat === s.active && !books.quiet && hasEventIcon(s, to!)) books.turn.runs++;
  },
};
const enter = (books: Books, s: State, events: readonly Event[]): void => {
  for (const { code, args } of events) ENTRIES[code]?.(books, s, args);
};

/** Plays a game to its end; `meddle` may spoil a position before it is answered. */
const audit = (n: number, meddle: (s: State, pick: Pick) => void = () => {}): Books => {
  const pick = pickFrom(`${SEED}/books/${n}`);
  const s = setUp(tableNumber(n, pick));
  while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
  const books = open(s);
  for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
    meddle(s, pick);
    enter(books, s, escape.answer(s, ...someAnswer(asks, pick)));
  }
  return books;
};

test('N1 N2 K6 M7 E3 in games at random the books balance every turn', () => {
  let turns = 0;
  for (let n = 0; n < 48; n++) {
    const books = audit(n);
    expect(books.wrong, `FUZZ_SEED=${SEED}, game ${n}`).toEqual([]);
    turns += books.turns;
  }
  expect(turns).toBeGreaterThan(300);
});

test.each([
  ['a Timer tile that is dropped', (s) => (s.waitingTimers = 0)],
  ['a run of Events that is dropped', (s) => (s.waitingEvents = 0)],
  ['Noise that nobody made', (s) => (s.noise = Math.min(NOISE_MAX, s.noise + 1))],
] as [string, (s: State) => void][])('the books find %s', (_what, spoil) => {
  const isFound = Array.from({ length: 200 }).some((_, n) => audit(n, spoil).wrong.length > 0);
  expect(isFound, `FUZZ_SEED=${SEED}`).toBe(true);
});
