// Special Actions that every hero has in some form: what each card prints, with somebody beside it who is not touched.
import type { Hero } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { playing, together } from './specialsPlayed.ts';

describe('Not My Plan', () => {
  test.each([
    ['snake', 'maggie'],
    ['maggie', 'brain'],
    ['brain', 'cabbie'],
    ['cabbie', 'snake'],
  ] as [Hero, Hero][])('P3 %s steals the President from %s in the same space', (thief, victim) => {
    const game = playing(together, thief, 'not-my-plan').supply(victim, 'crowbar', 'the-president!');
    game.plays(thief, 'not-my-plan');
    expect(game.asks()).toEqual({ seat: thief, why: 'either', options: ['branch 0', 'branch 1'] });
    game.answers('branch 0');
    expect(game.hero(thief).supply).toContain('the-president');
    expect(game.hero(victim).supply).toEqual(['an item']);
    expect(game.toldOf('stole-president')).toHaveLength(1);
    expect(game.newYork().pending).toBe(1);
  });

  test('P3 not from a hero elsewhere: then it is a move of 2 through Roadblocks', () => {
    const game = playing(
      `
            5     6         7
      1.5                   PI
      2           o#NE
      2.5   o/M             o
      3           ./S#N
    `,
      'snake',
      'not-my-plan',
    ).supply('maggie', 'the-president!');
    game.plays('snake', 'not-my-plan').moves('6,2', '7,1');
    expect(game.hero('snake').at).toBe('7,1');
    expect(game.toldOf('block-destroyed')).toHaveLength(2);
    expect(game.hero('maggie').supply).toEqual(['the-president']);
  });

  test('P3 I2 a thief with three cards gives one up, but never the President', () => {
    const game = playing(together, 'snake', 'not-my-plan')
      .supply('maggie', 'the-president!')
      .supply('snake', 'rifle', 'crowbar', 'flare-gun');
    game.plays('snake', 'not-my-plan').answers('branch 0');
    expect(game.asks()?.why).toBe('supply-full');
    expect(game.asks()?.options).not.toContain('new');
    game.answers('crowbar');
    expect(game.knows('snake').supply).toEqual(['rifle', 'flare-gun', 'the-president']);
  });
});

const ROBBERS: [Hero, string, Hero, Hero, Hero][] = [
  ['snake', 'threat', 'maggie', 'brain', 'cabbie'],
  ['maggie', 'captivating-look', 'snake', 'brain', 'cabbie'],
  ['brain', 'persuasion', 'snake', 'maggie', 'cabbie'],
  ['cabbie', 'for-the-good-cause', 'snake', 'maggie', 'brain'],
];

describe('robbing two', () => {
  test.each(ROBBERS)(
    'I8 %s, %s: a card from each of two of the others here, by its back',
    (thief, card, one, two, third) => {
      const game = playing(together, thief, card)
        .supply(thief)
        .supply(one, 'pistol', 'axe')
        .supply(two, 'the-tape')
        .supply(third, 'crowbar');
      game.plays(thief, card).answers('branch 0');
      expect(game.asks()?.why).toBe('steal');
      game.answers(`${one} 2`);
      // Each of them only once.
      expect(game.asks()?.options).toEqual([`${two} 1`, `${third} 1`].sort((a, b) => seatOrder(a) - seatOrder(b)));
      game.answers(`${two} 1`);
      // Two are robbed and no third.
      expect(game.asks()?.why).not.toBe('steal');
      expect(game.knows(thief).supply).toEqual(['axe', 'the-tape']);
      expect(game.knows(one).supply).toEqual(['pistol']);
      expect(game.knows(third).supply).toEqual(['crowbar']);
      expect(game.toldOf('stole', third).every((told) => told.length === 4)).toBe(true);
      expect(game.newYork().pending).toBe(1);
    },
  );

  test.each(ROBBERS)('I8 %s, %s: with a single other hero here it cannot be done', (thief, card, one) => {
    const apart = `
            6
      2     o/${'SMBC'.replace(letter(thief), '').replace(letter(one), '')}
      3     ./${letter(thief)}${letter(one)}
    `;
    const game = playing(apart, thief, card).supply(one, 'pistol').plays(thief, card);
    expect(game.asks()?.why).not.toBe('either');
    expect(game.hero(one).supply).toEqual(['an item']);
  });

  test('I8 two of them here are enough if one has something', () => {
    const game = playing(together, 'snake', 'threat').supply('brain').supply('cabbie', 'pistol');
    game.plays('snake', 'threat').answers('branch 0');
    expect(game.asks()?.options).toEqual(['cabbie 1']);
    game.answers('cabbie 1');
    expect(game.asks()?.why).toBe('play');
    const none = playing(together, 'snake', 'threat').supply('brain').plays('snake', 'threat');
    expect(none.asks()?.why).not.toBe('either');
  });
});
const letter = (hero: Hero): string => hero[0]!.toUpperCase();
const seatOrder = (name: string): number => 'SMBC'.indexOf(name[0]!.toUpperCase());

describe('what robbers do else', () => {
  const beset = (hero: string) => `
          5      6           7
    2.5   o/p                o/pp
    3            ./${hero}ppp
    3.5                      o
  `;

  test('Threat deals 3 damage in your space', () => {
    const game = playing(beset('S'), 'snake', 'threat').plays('snake', 'threat').hits('6,3 p', '6,3 p', '6,3 p');
    game.shows(`
            5      6           7
      2.5   o/p                o/pp
      3            ./S
    `);
  });

  test('Captivating Look tricks all Enemies in your space, and no other', () => {
    const game = playing(beset('M'), 'maggie', 'captivating-look').plays('maggie', 'captivating-look');
    expect(game.asks()).toEqual({ seat: 'maggie', why: 'trick', options: ['6,3 p', 'done'] });
    for (let i = 0; i < 3; i++) game.answers('6,3 p', '7,3');
    game.shows(`
            5      6           7
      2.5   o/p                o/pp
      3            ./M
      3.5                      o/p~p~p~
    `);
  });

  test('Persuasion tricks up to 3 Enemies at range 1', () => {
    const game = playing(beset('B'), 'brain', 'persuasion').plays('brain', 'persuasion');
    expect(game.asks()?.options).toEqual(['6,3 p', '7,2 p', '5,2 p', 'done']);
    game.answers('5,2 p', '5,3', '7,2 p', '7,3', '6,3 p', '7,3');
    expect(game.asks()?.why).toBe('play');
    game.shows(`
            5      6           7
      2.5   o                  o/p
      3            ./Bpp
      3.5   o/p~               o/p~p~
    `);
  });

  test('For the Good Cause draws 2 Items and keeps 1', () => {
    const game = playing(beset('C'), 'cabbie', 'for-the-good-cause').plays('cabbie', 'for-the-good-cause');
    game.chance('pistol', 'crowbar').answers('crowbar');
    expect(game.knows('cabbie').supply).toEqual(['crowbar']);
    expect(game.view('watcher').public.decks[3]).toBe(1);
  });
});
