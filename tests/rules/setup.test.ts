// S: how the table lies before the first turn.
import { CHANCE, WATCHER } from 'shared/engine';
import { escape } from 'shared/games/escape';
import { LIBRARY, STREETS, WORLD_TRADE_CENTER } from 'shared/games/escape/board/map.ts';
import { PARTS } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const setUp = (seats: number) => escape.setup(escape.options({ heroes: [0, 1, 2, 3].slice(0, seats) }, seats));
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
const table = (...heroes: ('snake' | 'maggie' | 'brain' | 'cabbie')[]) => scenario('', { heroes });
const deck = (game: ReturnType<typeof table>, part: (typeof PARTS)[number]) =>
  game.view('watcher').public.decks[PARTS.indexOf(part)];

describe('S1', () => {
  test('S1 one to four players, each with a different hero', () => {
    expect(escape.seats).toEqual({ min: 1, max: 4 });
    expect(escape.options({ heroes: [3, 0] }, 2).heroes).toEqual([3, 0]);
    expect(() => escape.options({ heroes: [0, 0] }, 2)).toThrow();
    expect(() => escape.options({ heroes: [0] }, 2)).toThrow();
    expect(() => escape.options({ heroes: [0, 4] }, 2)).toThrow();
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
