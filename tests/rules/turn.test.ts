// T: the Hero Phase.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const alone = `
        6
  3     ./SM
`;
/** A Prisoner in Snake's space, so that "clear" cards cannot be done. */
const beset = `
        6
  3     ./Sp
`;

describe('T2', () => {
  test('T2 without a discarded card no Timer tile is offered', () => {
    expect(scenario(alone).asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
  });

  test('T2 with two cards in hand the tile may be refused', () => {
    const game = scenario(alone).hand('snake', 'dirty-fight', 'shoot-first');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'timer', options: ['yes', 'no'] });
    game.answers('no');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'choose-cards', options: ['dirty-fight', 'shoot-first'] });
    expect(game.newYork().black).toBe(10);
  });

  test.each([1, 0])('T2 with %i in hand it must be revealed', (n) => {
    const game = scenario(alone).hand('snake', ...['dirty-fight'].slice(0, n));
    expect(game.asks()).toEqual({ seat: 'snake', why: 'timer', options: ['yes'] });
    game.answers('yes').chance('dead-of-night');
    expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
    expect(game.hero('maggie').hand).toBe(8);
    expect(game.newYork().black).toBe(9);
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
  });
  test('T2 an Item that gives two cards back before it lifts the duty', () => {
    const game = scenario(alone).hand('snake', 'dirty-fight').supply('snake', 'first-aid-kit');
    expect(game.asks()?.options).toEqual(['yes', 'use-item first-aid-kit']);
    game.answers('use-item first-aid-kit', 'shoot-first', 'done');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'timer', options: ['yes', 'no'] });
    expect(game.answers('no').asks()).toMatchObject({ why: 'choose-cards', options: ['dirty-fight', 'shoot-first'] });
    expect(game.newYork().black).toBe(10);
  });
});

describe('T3', () => {
  test('T3 exactly two cards are put face down before either is resolved', () => {
    const game = scenario(alone).answers('dirty-fight');
    expect(game.asks()?.why).toBe('choose-cards');
    expect(game.asks()?.options).not.toContain('dirty-fight');
    game.answers('shoot-first');
    expect(game.hero('snake')).toMatchObject({ hand: 6, chosen: 2 });
    expect(game.hero('maggie')).toMatchObject({ hand: 8, chosen: 0 });
    expect(game.asks()).toEqual({
      seat: 'snake',
      why: 'play',
      options: ['dirty-fight', 'shoot-first', 'fight', 'scout'],
    });
  });

  test('T3 a hand that falls below 2 before the choice brings T2 back', () => {
    const game = scenario(alone).hand('snake', 'dirty-fight');
    game.answers('yes').chance('trouble').chance('rooftop-shot').chance('dirty-fight');
    expect(game.hero('snake').hand).toBe(7);
    expect(game.asks()?.why).toBe('choose-cards');

    // At the threshold: two in hand and one of them lost.
    const again = scenario(alone)
      .hand('snake', 'dirty-fight', 'shoot-first')
      .arranged((s) => {
        s.waitingEvents = 1;
      });
    again.answers('no').chance('rooftop-shot').chance('dirty-fight').chance('dead-of-night');
    expect(again.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
    expect(again.asks()?.why).toBe('choose-cards');
  });
});

test('T3 a hand that falls below 2 by what a free act forced brings T2 back too', () => {
  const game = scenario('\n  6\n  2  o/Sp\n  3  ./M\n')
    .hand('snake', 'dirty-fight', 'shoot-first')
    .noise(10)
    .missions(1);
  game.answers('no').answers('use-weapon').hits('6,2 p').chance('trouble').chance('rooftop-shot').chance('dirty-fight');
  expect(game.hero('snake').hand).toBe(8);
  expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  expect(game.chance('dead-of-night').until('choose-cards', 'snake').hero('snake')).toMatchObject({
    hand: 8,
    chosen: 0,
  });
});

test('T4 the two cards are resolved one after the other, in either order', () => {
  const game = scenario(alone).chooses('snake', 'strong-antitoxin', 'dirty-fight');
  game.plays('snake', 'dirty-fight');
  expect(game.asks()).toEqual({ seat: 'snake', why: 'play', options: ['strong-antitoxin', 'fight', 'scout'] });
  expect(game.view('maggie').public.played[0]).not.toBe(0);
  expect(game.hero('snake').chosen).toBe(1);
  game.plays('snake', 'strong-antitoxin').until('choose-cards');
  expect(game.asks()).toMatchObject({ seat: 'maggie' });
});

describe('T6', () => {
  test('T6 the ability inflicts 2 damage at range 0, once a turn, for 2 Noise; the unused card is never seen', () => {
    const game = scenario(`
            6
      2     o/p
      3     ./SMppp
    `).chooses('snake', 'shoot-first', 'dirty-fight');
    game.answers('fight');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'damage', options: ['6,3 p'] });
    game.hits('6,3 p', '6,3 p').shows(`
            6
      2     o/p
      3     ./SMp
    `);
    expect(game.newYork().pending).toBe(2);
    expect(game.asks()).toEqual({ seat: 'snake', why: 'play', options: ['dirty-fight', 'shoot-first', 'use-weapon'] });
    game.plays('snake', 'dirty-fight').hits('6,3 p');
    game.passFreeActs();
    expect(game.toldOf('noise')).toEqual([['noise', 3, 3, 4]]);
    expect(game.hero('snake')).toMatchObject({ chosen: 0, discard: 2 });
    expect(game.knows('snake').discard.sort()).toEqual(['dirty-fight', 'shoot-first']);
    expect(game.toldOf('chose', 'snake')).toEqual([
      ['chose', 0, 5],
      ['chose', 0, 4],
    ]);
    expect(game.toldOf('chose', 'maggie')).toEqual([
      ['chose', 0],
      ['chose', 0],
    ]);
    expect(game.toldOf('played', 'maggie')).toEqual([['played', 0, 4]]);
  });

  test('T6 or it moves 1 and reveals 1, Enemies or not', () => {
    const game = scenario(beset).chooses('snake', 'shoot-first', 'dirty-fight');
    game.answers('scout').moves('6,2').explores('6,1', 'PI');
    expect(game.hero('snake').at).toBe('6,2');
    expect(game.asks()?.options).toEqual(['dirty-fight', 'shoot-first', 'use-weapon']);
  });
});

describe('T8', () => {
  test('T8 the Noise of both plays is added up; then both cards are discarded, face down', () => {
    const game = scenario(alone).noise(2).plays('snake', 'shoot-first', 'dirty-fight');
    expect(game.newYork()).toMatchObject({ noise: 2, pending: 3 });
    expect(game.hero('snake').discard).toBe(0);
    game.plays('snake', 'dirty-fight').passes();
    expect(game.toldOf('noise')[0]).toEqual(['noise', 4, 6, 4]);
    expect(game.hero('snake')).toMatchObject({ hand: 6, discard: 2, chosen: 0 });
    expect(game.view('maggie').public.played[0]).toBe(0);
    expect(game.hero('maggie')).toMatchObject({ hand: 8, discard: 0 });
  });

  test('T8 a card played this turn is not recovered before that', () => {
    const game = scenario(alone).discards('snake', 'keep-moving').answers('no');
    game.plays('snake', 'dirty-fight', 'strong-antitoxin').plays('snake', 'strong-antitoxin');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'recover', options: ['keep-moving', 'done'] });
    game.answers('keep-moving').passes();
    expect(game.knows('snake').discard.sort()).toEqual(['dirty-fight', 'strong-antitoxin']);
  });
});

test('T9 damage, then the level, then the Building: a shot before damage fills the bar, and the Surgery takes back what was lost', () => {
  const game = scenario(`
          6
    1     surgery-P/Spp
    2     o
    3     ./M
  `)
    .weapon('snake', 'pistol', 3)
    .level('snake', 1, { set: 'A', kills: 1 })
    .plays('snake', 'keep-moving', 'walk-it-off')
    .plays('snake', 'walk-it-off');
  game.passes();
  expect(game.hero('snake')).toMatchObject({ hand: 6, discard: 2 });
  game.answers('use-weapon').hits('6,1 p').passes().chance('shoot-first');
  expect(game.toldOf('wounded')).toEqual([['wounded', 0, 1]]);
  expect(game.window()?.why).toBe('free-acts');
  game.passes();
  expect(game.window()).toMatchObject({ seat: 'snake', why: 'pick-special' });
  game.answers('threat');
  expect(game.window()).toEqual({
    seat: 'snake',
    why: 'recover',
    options: ['keep-moving', 'walk-it-off', 'shoot-first', 'done'],
  });
  game.answers('shoot-first', 'done');
  expect(game.hero('snake')).toMatchObject({ level: 2, hand: 7, discard: 2 });
  expect(game.hero('maggie')).toMatchObject({ level: 1, hand: 8 });
});

test('T11 a player sees their own hand, discards and supply, and nobody else does', () => {
  const game = scenario(alone).discards('snake', 'keep-moving').supply('snake', 'pistol').supply('maggie', 'flare-gun');
  expect(game.knows('snake')).toMatchObject({ discard: ['keep-moving'], supply: ['pistol'] });
  expect(game.knows('snake').hand).toHaveLength(7);
  expect(game.knows('maggie')).toMatchObject({ supply: ['flare-gun'], others: [] });
  expect(game.view('watcher').mine).toBeNull();
  expect(game.hero('snake').supply).toEqual(['an item']);
});
