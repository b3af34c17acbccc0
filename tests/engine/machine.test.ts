import {
  CHANCE,
  eventFor,
  eventInFull,
  hasLearned,
  IllegalAnswer,
  learners,
  NOBODY,
  Offers,
  only,
  option,
  WATCHER,
} from 'shared/engine';
import { describe, expect, test } from 'vitest';
import { type Candles, candles, runAway } from '../support/toy/candles.ts';

const DRAW_SMALL = option(0, 0);
const LIGHT_SMALL = option(1, 0);
const LIGHT_BIG = option(1, 3);
const KEEP = option(2);
const CHEER = option(3);
const HUSH = option(4);

const fresh = (turns = 2) => candles.setup(candles.options({ turns }, [0, 1, 2]));
const drawn = (turns = 2) => {
  const s = fresh(turns);
  candles.answer(s, CHANCE, DRAW_SMALL);
  return s;
};
/** Plays whole games with a little generator of its own, handing every state to `look` before each answer. */
const playOut = (seed: number, look: (s: Candles) => Candles) => {
  let s = fresh(9);
  let x = seed;
  const random = (n: number) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return Math.floor(x / 65536) % n;
  };
  for (let asks = candles.asks(s); asks.length > 0; asks = candles.asks(s)) {
    s = look(s);
    const ask = asks[random(asks.length)]!;
    candles.answer(s, ask.seat, ask.options[random(ask.options.length)]!);
  }
  return s;
};

describe('questions', () => {
  test('are of kinds that are told beforehand, each once, whoever is asked', () => {
    expect(candles.whys).toEqual(['cheer', 'draw', 'light']);
  });
  test('chance is a seat, and repeats are separate options', () => {
    const [ask, ...rest] = candles.asks(fresh());
    expect(rest).toEqual([]);
    expect(ask).toMatchObject({ seat: CHANCE, why: 'draw' });
    expect(ask!.options.length).toBe(16);
    expect(new Set(ask!.options).size).toBe(16);
  });

  test('an option is described at the edge and its id is the answer', () => {
    const s = drawn();
    const question = candles.question(s, candles.asks(s)[0]!);
    expect(question).toEqual({
      seat: 0,
      why: 'light',
      about: [2],
      options: [
        { id: LIGHT_SMALL, kind: 'light', size: 0 },
        { id: KEEP, kind: 'keep', size: 0 },
      ],
    });
  });

  test('several seats are asked at once; their answers stay sealed until the last is in', () => {
    const s = drawn();
    candles.answer(s, 0, KEEP);
    expect(candles.asks(s).map((a) => a.seat)).toEqual([1, 2]);
    const other = candles.clone(s);
    expect(candles.answer(s, 2, CHEER)).toEqual([]);
    expect(candles.answer(other, 2, HUSH)).toEqual([]);
    // That somebody has answered is public; what they answered is not.
    for (const viewer of [WATCHER, 0, 1]) expect(candles.viewFor(s, viewer)).toEqual(candles.viewFor(other, viewer));
    expect(s.stack).not.toEqual(other.stack);
    expect(candles.asks(s).map((a) => a.seat)).toEqual([1]);
    expect(candles.answer(s, 1, HUSH).map((e) => eventFor(e, WATCHER))).toEqual([['cheered', 0, 1]]);
    expect(candles.asks(s)[0]!.seat).toBe(CHANCE);
  });

  test('a question keeps its name while others answer theirs, and never shares it with the next', () => {
    const s = drawn();
    candles.answer(s, 0, KEEP);
    const name = s.asked[1];
    candles.answer(s, 2, CHEER);
    expect(s.asked[1]).toBe(name);
    candles.answer(s, 1, CHEER);
    candles.answer(s, CHANCE, DRAW_SMALL);
    expect(s.asked[1]).not.toBe(name);
  });

  test('the game is over when nothing is left to resolve', () => {
    const s = playOut(7, (state) => state);
    expect(candles.asks(s)).toEqual([]);
    expect(candles.result(s)?.kind).toBe('brightest');
    expect(candles.why(s, 0, KEEP)).toBe('game-over');
  });
});

describe('answers', () => {
  test.each([
    ['a seat that is not asked', 1, KEEP, 'not-asked', null],
    ['chance out of turn', CHANCE, DRAW_SMALL, 'not-asked', null],
    ['what is not offered, with its reason', 0, LIGHT_BIG, 'not-offered', 'not-in-hand'],
    ['what does not exist', 0, 123456, 'not-offered', null],
    ['what is no number of ours', 0, Number.NaN, 'not-offered', null],
  ])('%s changes nothing', (_name, seat, choice, code, reason) => {
    const s = drawn();
    const before = JSON.stringify(s);
    let error: unknown;
    try {
      candles.answer(s, seat, choice);
    } catch (e) {
      error = e;
    }
    expect(error).toBeInstanceOf(IllegalAnswer);
    expect(error).toMatchObject({ code, reason });
    expect(JSON.stringify(s)).toBe(before);
  });

  test('events have a public part and a part for some seats', () => {
    const [drew] = candles.answer(fresh(), CHANCE, option(0, 16 * 2 + 1));
    expect(eventFor(drew!, 0)).toEqual(['drew', 0, 2]);
    expect(eventFor(drew!, 1)).toEqual(['drew', 0]);
    expect(eventFor(drew!, WATCHER)).toEqual(['drew', 0]);
    expect(eventInFull(drew!)).toEqual(['drew', 0, 2]);
  });

  test('search is silent and comes to the same state', () => {
    const loud = drawn();
    const quiet = candles.clone(loud);
    candles.answer(loud, 0, LIGHT_SMALL);
    candles.apply(quiet, 0, LIGHT_SMALL);
    expect(quiet).toEqual(loud);
  });

  test('search peeks at the same question and the same options', () => {
    const out = new Offers();
    playOut(5, (s) => {
      const [ask] = candles.asks(s);
      expect(candles.peek(s, out)).toBe(true);
      expect(out.seat).toBe(ask!.seat);
      expect(out.options.slice(0, out.size)).toEqual(ask!.options);
      return s;
    });
    expect(
      candles.peek(
        playOut(5, (s) => s),
        out,
      ),
    ).toBe(false);
  });

  test('why names the rule against a choice, and whose decision it is', () => {
    const s = drawn();
    expect(candles.why(s, 0, LIGHT_BIG)).toBe('not-in-hand');
    expect(candles.why(s, 0, LIGHT_SMALL)).toBeNull();
    expect(candles.why(s, 1, LIGHT_SMALL)).toBe('not-your-decision');
  });
});

describe('knowledge', () => {
  test('it grows when a face is seen by more people, and only then', () => {
    const s = fresh();
    candles.answer(s, CHANCE, DRAW_SMALL);
    expect(s.learned).toBe(1);
    const kept = candles.clone(s);
    candles.answer(kept, 0, KEEP);
    expect(kept.learned).toBe(1);
    candles.answer(s, 0, LIGHT_SMALL);
    expect(s.learned).toBe(2);
  });

  test('it says who was shown something, and sealed answers are shown to all when they open', () => {
    const s = fresh();
    expect(learners(() => candles.answer(s, CHANCE, DRAW_SMALL))).toBe(only(0));
    expect(learners(() => candles.answer(s, 0, KEEP))).toBe(NOBODY);
    expect(learners(() => candles.answer(s, 1, CHEER))).toBe(NOBODY);
    const opened = learners(() => candles.answer(s, 2, CHEER));
    expect([0, 1, 2, WATCHER].every((viewer) => hasLearned(opened, viewer))).toBe(true);
    expect(hasLearned(only(0), 1)).toBe(false);
  });

  test('who knew it before learns nothing when all are shown it', () => {
    const s = drawn();
    const lit = learners(() => candles.answer(s, 0, LIGHT_SMALL));
    expect([0, 1, 2, WATCHER].map((viewer) => hasLearned(lit, viewer))).toEqual([false, true, true, true]);
  });

  test('what is shown within a part is shown within the whole', () => {
    const s = fresh();
    const whole = learners(() => {
      expect(learners(() => candles.answer(s, CHANCE, DRAW_SMALL))).toBe(only(0));
      expect(learners(() => candles.answer(s, 0, KEEP))).toBe(NOBODY);
    });
    expect(whole).toBe(only(0));
  });
});

describe('states', () => {
  test('saved at every question and read again, a game goes on the same', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const straight = playOut(seed, (s) => s);
      const saved = playOut(seed, (s) => JSON.parse(JSON.stringify(s)));
      expect(saved).toEqual(straight);
    }
  });

  test('a clone and its original do not touch each other, in either direction', () => {
    playOut(11, (s) => {
      const frozen = JSON.stringify(s);
      const ask = candles.asks(s)[0]!;
      const child = candles.clone(s);
      candles.apply(child, ask.seat, ask.options[0]!);
      expect(JSON.stringify(s)).toBe(frozen);
      const parent = candles.clone(s);
      const copy = candles.clone(parent);
      candles.apply(parent, ask.seat, ask.options[0]!);
      expect(JSON.stringify(copy)).toBe(frozen);
      return s;
    });
  });

  test('an effect that never asks is stopped', () => {
    expect(() => runAway(fresh())).toThrow('rules ran away');
  });

  test('a guess looks exactly like the view it was made from', () => {
    playOut(23, (s) => {
      for (const viewer of [0, 1, 2, WATCHER]) {
        const view = candles.viewFor(s, viewer);
        const guessed = candles.guess(view, (n) => n - 1);
        expect(candles.viewFor(guessed, viewer)).toEqual(view);
      }
      return s;
    });
  });
});
