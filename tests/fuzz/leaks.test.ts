import { type Event, type Seat, WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { get, HAND, PURPLE } from 'shared/games/escape/model/seat.ts';
import { expect, test } from 'vitest';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';
import { leakGame } from './leakGame.ts';
import { BadGame } from './playGame.ts';
import { compareWorlds, type EscapeRules, Leak } from './twoWorlds.ts';

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 15);
const SEED = process.env.FUZZ_SEED ?? String(Date.now());
/** Each seat count with each variant, with all of them and with none. */
const AT_LEAST = 48;

test('H5 two games that differ in secrets look the same until the secret is shown', { timeout: 600_000 }, () => {
  console.log(`leak fuzz seed ${SEED}`);
  const until = Date.now() + SECONDS * 1000;
  let compared = 0;
  for (let n = 0; n < AT_LEAST || Date.now() < until; n++) {
    const pick = pickFrom(`${SEED}/${n}`);
    compared += leakGame(escape, tableNumber(n, pick), pick, 10);
  }
  console.log(`${compared} answers compared`);
  expect(compared).toBeGreaterThan(1000);
});

const toAll = (event: Event): Event => ({ ...event, open: event.args.length });
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
/** The hand of the seat after the viewer's, which the viewer may not know. */
const otherHand = (s: State, viewer: Seat): number => get(s, (Math.max(viewer, 0) + 1) % s.players, HAND);

const LEAKY: [string, Partial<EscapeRules>][] = [
  [
    'a hand in the public view',
    {
      viewFor: (s, viewer) => {
        const view = escape.viewFor(s, viewer);
        return { ...view, public: { ...view.public, variants: [s.variants, otherHand(s, viewer)] } };
      },
    },
  ],
  [
    'a face-down place in the public view',
    {
      viewFor: (s, viewer) => {
        const view = escape.viewFor(s, viewer);
        return { ...view, public: { ...view.public, clock: [...view.public.clock, s.places[0]!] } };
      },
    },
  ],
  ['the stack as it is', { viewFor: (s, viewer) => ({ ...escape.viewFor(s, viewer), stack: escape.clone(s).stack }) }],
  ['an event told whole to everyone', { answer: (s, seat, choice) => escape.answer(s, seat, choice).map(toAll) }],
  [
    'a question that names a secret',
    {
      question: (s, ask) => {
        const question = escape.question(s, ask);
        const other = (s.active + 1) % s.players;
        return { ...question, about: [...question.about, get(s, other, HAND)] };
      },
    },
  ],
  [
    'a question left out because of a secret',
    { asks: (s) => (otherHand(s, s.active) % 2 === 1 && s.turn > 1 ? escape.asks(s).slice(1) : escape.asks(s)) },
  ],
];

/** Tries positions of ordinary games until the detector speaks. */
const findLeak = (rules: EscapeRules): unknown => {
  for (let n = 0; n < 40; n++) {
    const pick = pickFrom(`control/${n}`);
    const s = setUp(tableNumber(3, pick));
    for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
      try {
        if (s.turn > 0) compareWorlds(rules, s, [WATCHER, 0, 1, 2, 3][pick(5)]!, pick, 10);
      } catch (error) {
        return error;
      }
      escape.apply(s, ...someAnswer(asks, pick));
    }
  }
  return null;
};

test.each(LEAKY)('the detector finds %s', { timeout: 60_000 }, (_name, fault) => {
  expect(findLeak({ ...escape, ...fault })).toBeInstanceOf(Leak);
});

test('the detector finds a guess that does not look like its view', () => {
  const guess: EscapeRules['guess'] = (view, pick) => {
    const s = escape.guess(view, pick);
    s.noise = (s.noise + 1) % 10;
    return s;
  };
  expect(findLeak({ ...escape, guess })).toBeInstanceOf(Leak);
});

test('a guess deals again what the viewer may not know, and keeps what it does', () => {
  const pick = pickFrom('guess');
  const s = setUp(tableNumber(3, pick));
  while (s.turn < 2) escape.apply(s, ...someAnswer(escape.asks(s), pick));
  const guesses = Array.from({ length: 20 }, () => escape.guess(escape.viewFor(s, 0), pick));
  expect(new Set(guesses.map((g) => sum(g.places.map((tile, i) => tile * i)))).size).toBeGreaterThan(10);
  for (const g of guesses) expect([get(g, 0, HAND), get(g, 0, PURPLE)]).toEqual([get(s, 0, HAND), get(s, 0, PURPLE)]);
});

test('a leak is printed as a game that can be played again', () => {
  const fault = LEAKY[1]![1];
  expect(() => leakGame({ ...escape, ...fault }, tableNumber(3, pickFrom('p')), pickFrom('p'), 1)).toThrow(BadGame);
});
