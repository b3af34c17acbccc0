import { type Event, type Seat, WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { get, HAND } from 'shared/games/escape/model/seat.ts';
import { expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { oneOf, pickFrom } from '../support/play/random.ts';
import { leakGame } from './leakGame.ts';
import { BadGame } from './playGame.ts';
import { enrich, gather } from './rich.ts';
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

/** The questions whose registers or options hold secrets of one seat. */
const SECRETIVE = ['supply-full', 'keep-item', 'keep-objective', 'steal', 'look-at-slot'];

test('H5 nor where everybody owns Special Actions and Items and meets the others', { timeout: 600_000 }, () => {
  const until = Date.now() + (SECONDS * 1000) / 3;
  const met = new Set<string>();
  const isEnough = () => Date.now() > until && SECRETIVE.every((why) => met.has(why));
  for (let n = 0; n < 1000 && !isEnough(); n++) {
    const pick = pickFrom(`${SEED}/rich/${n}`);
    const s = setUp(tableNumber(n, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    for (let asks = escape.asks(s); asks.length > 0 && s.turn < 16; asks = escape.asks(s)) {
      const { why } = asks[0]!;
      met.add(why);
      const viewers = [WATCHER, 0, 1, 2, 3].slice(0, s.players + 1);
      // Met seldom, and then looked at by everybody in more than one other world.
      if (SECRETIVE.includes(why))
        for (const viewer of [...viewers, ...viewers]) compareWorlds(escape, s, viewer, pick, 10);
      else if (pick(12) === 0) compareWorlds(escape, s, oneOf(viewers, pick), pick, 10);
      escape.apply(s, ...someAnswer(asks, pick));
      if (why === 'choose-cards' && pick(12) === 0) gather(s);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(SECRETIVE));
});

/** Several seats are asked at once: at a bridge, and who may ride along. */
const sealedAsks = (): State[] => {
  const states: State[] = [];
  const keep = (s: State): void => {
    states.push(s);
  };
  scenario('\n  6    8\n  3  .\n  5       o/SMBC\n')
    .turnOf('brain')
    .supply('snake', 'axe', 'the-tape')
    .supply('maggie', 'pistol')
    .plays('brain', 'mind-your-step')
    .moves('bridge 3')
    .seen(keep);
  scenario('\n  6\n  2  o/SMBC\n').turnOf('cabbie').plays('cabbie', 'hop-in').answers('invite').seen(keep);
  return states;
};
const compareSealed = (rules: EscapeRules): void => {
  for (const s of sealedAsks())
    for (let n = 0; n < 60; n++) compareWorlds(rules, s, [WATCHER, 0, 1, 2, 3][n % 5]!, pickFrom(`sealed/${n}`), 3);
};
test('H5 nobody sees a sealed answer, and the detector would', () => {
  expect(sealedAsks().map((s) => escape.asks(s).length)).toEqual([3, 3]);
  compareSealed(escape);
  const open: EscapeRules['viewFor'] = (s, viewer) => ({ ...escape.viewFor(s, viewer), stack: escape.clone(s).stack });
  expect(() => compareSealed({ ...escape, viewFor: open })).toThrow(Leak);
});

const toAll = (event: Event): Event => ({ ...event, open: event.args.length });
/** The hand of the seat after the viewer's, which the viewer may not know. */
const otherHand = (s: State, viewer: Seat): number => get(s, (Math.max(viewer, 0) + 1) % s.players, HAND);

/** A hand that was told to the table without a word, to be seen with the next look at this very state. */
const slipped = new WeakMap<State, number>();
const seeSlipped: EscapeRules['viewFor'] = (s, viewer) => {
  const view = escape.viewFor(s, viewer);
  return { ...view, public: { ...view.public, variants: [s.variants, slipped.get(s) ?? 0] } };
};
/** Beside the view, where no comparison of views meets it. */
const besides = new WeakMap<object, number>();

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
    'what is told beside a card that is shown',
    {
      answer: (s, seat, choice) => {
        const other = otherHand(s, s.active);
        return escape
          .answer(s, seat, choice)
          .map((event) => (event.code === 'played' ? { ...event, args: [...event.args, other], open: 3 } : event));
      },
    },
  ],
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
    'a reason that depends on a secret',
    { why: (s, seat, choice) => (otherHand(s, seat) % 2 === 1 ? 'odd' : escape.why(s, seat, choice)) },
  ],
  [
    'a question left out because of a secret',
    { asks: (s) => (otherHand(s, s.active) % 2 === 1 && s.turn > 1 ? escape.asks(s).slice(1) : escape.asks(s)) },
  ],
  [
    'a secret that comes with a card that is shown',
    {
      viewFor: seeSlipped,
      answer: (s, seat, choice) => {
        const { learned } = s;
        const events = escape.answer(s, seat, choice);
        slipped.set(s, s.learned === learned ? 0 : otherHand(s, s.active));
        return events;
      },
    },
  ],
  [
    'a takeback that is offered because of a secret',
    {
      answer: (s, seat, choice) => {
        const events = escape.answer(s, seat, choice);
        if (otherHand(s, s.active) % 2 === 1) s.learned++;
        return events;
      },
    },
  ],
  [
    'a question named after how many answers there were in secret',
    {
      answer: (s, seat, choice) => {
        const events = escape.answer(s, seat, choice);
        s.asked = s.asked.map((step) => step + (otherHand(s, seat) % 2));
        return events;
      },
    },
  ],
  [
    'an answer for the absent that is due because of a secret',
    { absent: (s, seat) => (otherHand(s, s.active) % 2 === 1 ? escape.absent!(s, seat) : [0]) },
  ],
  [
    'a forecast that knows more than the view',
    {
      viewFor: (s, viewer) => {
        const view = escape.viewFor(s, viewer);
        besides.set(view, otherHand(s, viewer));
        return view;
      },
      forecast: (view, seat) => ({ ...escape.forecast!(view, seat), damage: besides.get(view)! }),
    },
  ],
  [
    'secrets of its own that hold another’s',
    { mineFor: (s, seat) => ({ ...escape.mineFor!(s, seat), pois: [otherHand(s, seat)] }) },
  ],
  [
    'an end that depends on a secret',
    { result: (s) => (otherHand(s, s.active) % 2 === 1 ? { kind: 'lost', winners: [] } : escape.result(s)) },
  ],
];

/** Tries positions of games until the detector speaks. */
const findLeak = (rules: EscapeRules): unknown => {
  for (let n = 0; n < 40; n++) {
    const pick = pickFrom(`control/${n}`);
    const s = setUp(tableNumber(3, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
      try {
        compareWorlds(rules, s, [WATCHER, 0, 1, 2, 3][pick(5)]!, pick, 10);
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

test('a leak is printed as a game that can be played again', () => {
  const fault = LEAKY[1]![1];
  expect(() => leakGame({ ...escape, ...fault }, tableNumber(3, pickFrom('p')), pickFrom('p'), 1)).toThrow(BadGame);
});
