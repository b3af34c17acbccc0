// S6, D1-D10: how long the clock is, and what variants change in the stacks.

import { CHANCE, WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { newYorkCards } from 'shared/games/escape/board/bonus.ts';
import { NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { PARTS, sizeOf } from 'shared/games/escape/model/bags.ts';
import type { Hero } from 'shared/games/escape/model/names.ts';
import { VARIANTS, type Variant } from 'shared/games/escape/model/state.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const HEROES: readonly Hero[] = ['snake', 'maggie', 'brain', 'cabbie'];
const table = (players: number, ...variants: Variant[]) => scenario('', { heroes: HEROES.slice(0, players), variants });
const stack = (game: ReturnType<typeof table>, part: (typeof PARTS)[number]) =>
  game.view('watcher').public.decks[PARTS.indexOf(part)];
/** What CHANCE may turn as the first Timer tile. */
const firstTiles = (...variants: Variant[]) =>
  scenario('\n  6\n  2  o/S\n  3  ./M\n', { variants }).discards('snake', 'dirty-fight').answers('yes').asks()!.options;

describe('S6', () => {
  test.each([
    [4, 12],
    [3, 11],
    [2, 10],
    [1, 9],
  ])('S6 for %i players %i black tiles lie above Hurry Up and the 3 red ones', (players, black) => {
    expect(table(players).newYork()).toMatchObject({ black, red: 3, landed: false });
  });

  test('S6 they are drawn at random from all black tiles: each of the 12 may be the first', () => {
    expect(firstTiles()).toHaveLength(12);
    expect(new Set(firstTiles()).size).toBe(8);
  });

  test('S6 nobody may know which are out of the game: the views count only how many are left', () => {
    const game = table(1);
    expect(stack(game, 'black')).toBe(9);
    expect(game.view('watcher').public.clock[0]).toBe(9);
  });
});

test.each([1, 2, 3, 4])('D1 the hard clock has one black tile fewer: %i players', (players) => {
  expect(table(players, 'hard-clock').newYork().black).toBe(table(players).newYork().black - 1);
});

test('D2 hard streets: 30 Prisoners instead of 40, with or without D1', () => {
  expect(table(2, 'hard-streets').newYork()).toMatchObject({ prisoners: 30, black: 10 });
  expect(table(2, 'hard-streets', 'hard-clock').newYork()).toMatchObject({ prisoners: 30, black: 9 });
  expect(table(2, 'hard-clock').newYork().prisoners).toBe(40);
});

test('D5 Explosions: 2 more cards in the Event deck, none in the Item deck', () => {
  expect(stack(table(2, 'explosions'), 'events')).toBe(18);
  expect(stack(table(2, 'explosions'), 'items')).toBe(18);
  expect(stack(table(2), 'events')).toBe(16);
});

test('D6 three more black tiles are shuffled in, and the number used stays', () => {
  expect(table(2, 'extra-timers').newYork().black).toBe(10);
  expect(firstTiles('extra-timers')).toHaveLength(15);
  expect(firstTiles('extra-timers')).toEqual(expect.arrayContaining(['alarm', 'more-trouble', 'on-the-prowl']));
  expect(firstTiles()).not.toContain('alarm');
});

test('D8 the hard deck replaces the standard one: 7 cards, its Specials wait beside the board', () => {
  const game = table(2, 'hard-deck');
  expect(game.view('watcher').public.decks.at(-1)).toBe(7);
  expect(stack(game, 'newYork')).toBe(6);
  expect(game.view('watcher').public.newYork[4]).toBeLessThan(7);
});

describe('D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 in any combination', () => {
  const HERO = 0;
  const flags = (mask: number) =>
    Object.fromEntries(VARIANTS.map((name, i) => [name, ((mask >> i) & 1) === 1] as const));
  /** A table for one, dealt up to the first question to a person. */
  const begun = (mask: number): State => {
    const s = escape.setup(escape.options(flags(mask), [HERO]));
    for (let [ask] = escape.asks(s); ask!.seat === CHANCE; [ask] = escape.asks(s))
      escape.apply(s, CHANCE, ask!.options[0]!);
    return s;
  };

  test('each of the 1024 tables can be made, and every variant changes what it says and nothing else', () => {
    for (let mask = 0; mask < 1 << VARIANTS.length; mask++) {
      const on = (variant: Variant) => ((mask >> VARIANTS.indexOf(variant)) & 1) === 1;
      const s = begun(mask);
      const { public: p } = escape.viewFor(s, WATCHER);
      const size = (part: (typeof PARTS)[number]) => p.decks[PARTS.indexOf(part)];
      expect({
        black: p.clock[0],
        prisoners: p.reserve[0],
        beside: p.beside[0],
        items: size('items'),
        events: size('events'),
        city: size('city'),
        park: size('park'),
        timers: sizeOf(s, 'black'),
        wanted: p.extras[1],
        alive: p.extras[0],
        newYork: newYorkCards(s) === NEW_YORK_DECKS[1] ? 'hard' : 'standard',
      }).toEqual({
        black: on('hard-clock') ? 8 : 9,
        prisoners: on('hard-streets') ? 30 : 40,
        beside: on('extra-specials') ? 5 : 3,
        items: 18 + (on('crossbows') ? 2 : 0) + (on('dead-or-alive') ? 1 : 0),
        events: on('explosions') ? 18 : 16,
        city: on('traps') ? 36 : 34,
        park: 8,
        timers: on('extra-timers') ? 15 : 12,
        wanted: on('wanted') ? 3 : 0,
        alive: on('dead-or-alive') ? 2 : 0,
        newYork: on('hard-deck') ? 'hard' : 'standard',
      });
    }
  });

  test('a variant nobody knows is refused in a sentence', () => {
    expect(() => escape.options({ 'soft-clock': true }, [HERO])).toThrow('there is no variant soft-clock');
  });
});

test('D9 D10 the Wanted cards and the President’s deck are on the table only with their variants', () => {
  const extras = (...variants: Variant[]) => table(2, ...variants).view('watcher').public.extras;
  expect(extras()).toEqual([0, 0, 0]);
  expect(extras('wanted')).toEqual([0, 3, 0]);
  expect(extras('dead-or-alive')).toEqual([2, 0, 0]);
});
