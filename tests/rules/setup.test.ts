// S: how the table lies before the first turn.
import { CHANCE, WATCHER } from 'shared/engine';
import { escape } from 'shared/games/escape';
import { LIBRARY, STREETS, WORLD_TRADE_CENTER } from 'shared/games/escape/board/map.ts';
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { PARTS } from 'shared/games/escape/model/bags.ts';
import { HELD } from 'shared/games/escape/model/names.ts';
import { REMOVED_CASE, SLOT_CARDS } from 'shared/games/escape/model/places.ts';
import { BLUE, STRIDE } from 'shared/games/escape/model/seat.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const setUp = (seats: number) => escape.setup(escape.options({}, [0, 1, 2, 3].slice(0, seats)));
/** The sizes of CHANCE's questions, each answered by the option that `pick` takes, up to the first person's. */
const deal = (seats: number, pick = (_n: number) => 0) => {
  const s = setUp(seats);
  const sizes: number[] = [];
  for (let [ask] = escape.asks(s); ask?.seat === CHANCE; [ask] = escape.asks(s)) {
    sizes.push(ask.options.length);
    escape.answer(s, CHANCE, ask.options[pick(ask.options.length)]!);
  }
  return { s, sizes };
};
const down = (from: number) => Array.from({ length: from }, (_, i) => from - i);
const follows = (list: readonly number[], part: readonly number[]) => `,${list.join()},`.includes(`,${part.join()},`);
const decksOf = (s: Parameters<typeof escape.viewFor>[0]) => escape.viewFor(s, WATCHER).public.decks;
const table = (...heroes: ('snake' | 'maggie' | 'brain' | 'cabbie')[]) => scenario('', { heroes });
const deck = (game: ReturnType<typeof table>, part: (typeof PARTS)[number]) =>
  game.view('watcher').public.decks[PARTS.indexOf(part)];

describe('S1', () => {
  test('S1 one to four players, each with a different hero', () => {
    expect(escape.seats).toEqual({ min: 1, max: 4 });
    expect(escape.options({}, [3, 0]).heroes).toEqual([3, 0]);
    expect(() => escape.options({}, [0, 0])).toThrow('every seat needs a different hero');
    for (const none of [-1, 4]) expect(() => escape.options({}, [0, none])).toThrow('there is no such hero');
    // Who plays whom is said by the seats, never by what was wished.
    expect(() => escape.options({ heroes: true }, [0, 1])).toThrow('there is no variant heroes');
  });

  test.each([1, 2, 3, 4])('S1 with %i the first player is random: every seat is one option', (seats) => {
    const firsts = Array.from({ length: seats }, (_, first) => {
      const { s } = deal(seats, (n) => (n === seats ? first % n : 0));
      return escape.viewFor(s, WATCHER).public.turn[1];
    });
    // Other questions of that many options exist; the last one of the deal is the first player's.
    expect(new Set(firsts).size).toBe(seats);
  });

  test('S1 turns go round the table', () => {
    const game = table('snake', 'brain', 'cabbie').turnOf('brain');
    expect(game.asks()?.seat).toBe('brain');
    expect(game.endsTurn().asks()?.seat).toBe('cabbie');
    expect(game.endsTurn().asks()?.seat).toBe('snake');
    expect(game.endsTurn().asks()?.seat).toBe('brain');
    // The turn is counted on, and who is active is there for all to see.
    expect(game.view('watcher').public.turn.slice(0, 2)).toEqual([4, 1]);
  });
});

test('S2 the 8 POI tiles are shuffled face down; Library, the streets round it and the World Trade Center are revealed', () => {
  const { s, sizes } = deal(2);
  expect(follows(sizes, down(8))).toBe(true);
  const { tile } = escape.viewFor(s, WATCHER).public;
  const revealed = tile.flatMap((t, space) => (t === 0 ? [] : [space]));
  expect(revealed).toEqual([LIBRARY, ...STREETS, WORLD_TRADE_CENTER].sort((a, b) => a - b));
});

test('S3 the Gullfire is on the World Trade Center, the Helicopter on the middle Park space, not landed', () => {
  expect(table('snake').newYork()).toMatchObject({ gullfire: true, helicopter: '10,3', landed: false });
});

test('S4 the 14 Suburb markers are shuffled face down onto the 14 Suburb spaces', () => {
  const { s, sizes } = deal(2);
  expect(follows(sizes, down(14))).toBe(true);
  expect(escape.viewFor(s, WATCHER).public.suburbs).toEqual(Array(14).fill(-1));
});

test('S8 tiles, Items, Events and New York cards lie in their stacks', () => {
  const game = table('snake', 'maggie');
  expect(deck(game, 'city')).toBe(34);
  expect(deck(game, 'park')).toBe(8);
  expect(deck(game, 'items')).toBe(18);
  expect(deck(game, 'events')).toBe(16);
  expect(game.view('watcher').public.decks.at(-1)).toBe(7);
  for (const part of ['itemDiscards', 'eventDiscards', 'newYorkDiscards'] as const) expect(deck(game, part)).toBe(0);
});

test('S9 New York starts silent, with 4 Missions on the left, 40 Prisoners, 15 cubes, 25 Roadblocks and 4 Cars in reserve', () => {
  const game = table('snake', 'maggie');
  expect(game.newYork()).toMatchObject({ noise: 0, missions: 4, prisoners: 40, cubes: 15, blocks: 25, cars: 4 });
  const { bosses } = game.view('watcher').public;
  expect([bosses[1], bosses[4], bosses[7]]).toEqual([6, 7, 6]);
  expect([bosses[0], bosses[3], bosses[6]].every((at) => at! < 0)).toBe(true);
});

test('S10 every hero starts on the Library with 8 Action cards and its gear', () => {
  const game = table('snake', 'maggie', 'brain', 'cabbie');
  const same = { at: '6,3', hand: 8, discard: 0, level: 1 };
  expect(game.hero('snake')).toMatchObject({ ...same, weapon: 'machine-pistol', ammo: 3, supply: [], car: 'none' });
  expect(game.hero('maggie')).toMatchObject({ ...same, weapon: 'revolver', ammo: 4, supply: [], car: 'none' });
  expect(game.hero('brain')).toMatchObject({ ...same, weapon: null, supply: ['diagram-3'], car: 'none' });
  expect(game.hero('cabbie')).toMatchObject({ ...same, weapon: null, supply: [], car: 'taxi' });
  expect(game.knows('brain').hand).toEqual([
    'know-the-streets', 'mind-your-step', 'detour', 'stony-poker-face', 'smooth-talk', 'gasoline-bomb', 'let-me-think', 'old-maps',
  ]); // biome-ignore format: a list of names
});

test('S5 the 4 Case tokens start on their slots, out of reach, and the Event Level on its first step', () => {
  const game = table('snake', 'maggie');
  expect(game.view('watcher').public.caseTokens).toEqual([-1, -1, -1, -1]);
  expect(game.newYork().eventLevel).toBe(1);
  expect(game.window()?.options.some((name) => name.startsWith('take-case'))).toBe(false);
});

describe('S7', () => {
  test('S7 one of three Diagrams is removed unseen; one card lies face down on each slot, with its token', () => {
    const { s, sizes } = deal(2);
    expect(follows(sizes, [3, 4, 3, 2])).toBe(true);
    const { caseSlots, caseTokens } = escape.viewFor(s, WATCHER).public;
    expect(caseSlots).toEqual([1, 1, 1, 1]);
    expect(caseTokens).toEqual([-1, -1, -1, -1]);
  });

  test('S7 The Tape and the Bracelet are always in the game, and two of the Diagrams', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { s } = deal(1, (n) => seed % n);
      const cards = s.places.slice(SLOT_CARDS, SLOT_CARDS + 4).map((card) => HELD[card]!);
      expect(cards).toContain('the-tape');
      expect(cards).toContain('presidents-bracelet');
      expect(cards.filter((card) => card.startsWith('diagram'))).toHaveLength(2);
      expect(new Set([...cards, HELD[s.places[REMOVED_CASE]!]]).size).toBe(5);
    }
  });
});

test.each([1, 2, 3, 4])('S11 with %i players each hero gets another set of Level Bars, seen by all', (seats) => {
  const { s, sizes } = deal(seats, (n) => n - 1);
  expect(follows(sizes, down(4).slice(0, seats))).toBe(true);
  const { barSet, level } = escape.viewFor(s, WATCHER).public;
  expect(new Set(barSet).size).toBe(seats);
  expect(level).toEqual(Array(seats).fill(1));
});

describe('S12', () => {
  test.each([1, 2, 3, 4])('S12 with %i players one objective of each colour to every player, two left in each deck', (seats) => {
    const { s } = deal(seats);
    expect(PARTS.flatMap((part, i) => (part === 'blue' || part === 'purple' ? [i] : [])).map((i) => decksOf(s)[i])).toEqual([2, 2]);
    for (let seat = 0; seat < seats; seat++) {
      const { blue, purple } = escape.viewFor(s, seat).mine!;
      expect(OBJECTIVE_CARDS[blue]).toMatchObject({ colour: 'blue' });
      expect(OBJECTIVE_CARDS[purple]).toMatchObject({ colour: 'purple' });
    }
    // What is out of the game is nowhere, not even at a seat that does not play.
    expect(s.seats).toHaveLength(seats * STRIDE);
  }); // biome-ignore format: one sentence

  test('S12 of six of each colour every one may be dealt, and nobody has what another has, but for two of a way out', () => {
    const { sizes } = deal(4);
    expect(follows(sizes, [6, 5, 4, 3, 6, 5, 4, 3])).toBe(true);
    const { s } = deal(4, (n) => n - 1);
    const mine = [0, 1, 2, 3].map((seat) => escape.viewFor(s, seat).mine!);
    expect(new Set(mine.map(({ blue }) => blue)).size).toBe(4);
    for (const { purple } of mine) expect(mine.filter((one) => one.purple === purple).length).toBeLessThan(3);
  });

  test('S12 they are secret: another deal of them looks the same to everybody else', () => {
    const seen = [0, 1].map((n) => {
      const { s } = deal(2, () => 0);
      s.seats[BLUE] = 1 + n;
      return [escape.viewFor(s, 0), escape.viewFor(s, 1), escape.viewFor(s, WATCHER)].map((view) =>
        JSON.stringify(view),
      );
    });
    expect(seen[0]![0]).not.toBe(seen[1]![0]);
    expect(seen[0]!.slice(1)).toEqual(seen[1]!.slice(1));
  });

  test('S12 D9 Wanted! is one more of each colour to draw from, and only with the variant', () => {
    const ids = (wish: object) => {
      const s = escape.setup(escape.options(wish, [0]));
      while (s.stack.at(-1)!.ops[s.stack.at(-1)!.pc]!.op !== 'dealObjectives') escape.apply(s, CHANCE, escape.asks(s)[0]!.options[0]!);
      return escape.asks(s)[0]!.options.length;
    };
    expect([ids({}), ids({ wanted: true })]).toEqual([6, 7]);
  }); // biome-ignore format: one line a step
});

test('D3 two more Special Actions each to choose from, and only with the variant', () => {
  expect(table('snake', 'cabbie').hero('snake').beside).toBe(3);
  const more = scenario('', { heroes: ['snake', 'cabbie'], variants: ['extra-specials'] });
  expect(more.knows('snake').beside).toEqual(['not-my-plan', 'threat', 'one-good-eye', 'storm-drain', 'night-landing']);
  expect(more.hero('cabbie')).toMatchObject({ beside: 5, hand: 8 });
});

test('D4 two Crossbows more among the Items, and only with the variant', () => {
  const deckWith = (variants: ('crossbows' | 'traps')[]) =>
    deck(scenario('', { heroes: ['snake'], variants }), 'items');
  expect([deckWith([]), deckWith(['traps']), deckWith(['crossbows'])]).toEqual([18, 18, 20]);
  const game = scenario('', { heroes: ['snake'], variants: ['crossbows'] }).supply('snake', 'crossbow', 'crossbow');
  expect(game.knows('snake').supply).toEqual(['crossbow', 'crossbow']);
});
