// Each Event card by its printed line.
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';
import { eventsStrike } from '../../support/escape/phases.ts';

const strikes = (drawing: string, event: string, how = (game: ReturnType<typeof scenario>) => game) =>
  eventsStrike(how(scenario(drawing).discards('snake', 'keep-moving')), event);

test("E1 That's the Duke: New York moves up to 3 Enemies", () => {
  strikes(
    `
          5        6       7
    2              o/S
    2.5   o/pp             o/pp
    3              ./M
    3.5   PI/p
    `,
    'thats-the-duke',
  )
    .until('move-enemy')
    .answers('5,2 p')
    .until('move-enemy')
    .answers('7,2 p')
    .until('move-enemy')
    .answers('5,2 p')
    .until('choose-cards', 'snake')
    .shows(`
          5        6       7
    2              o/Sppp
    2.5   o                o/p
    3              ./M
    3.5   PI/p
    `);
});

test('E1 Ambush: 2 Prisoners in your space', () => {
  const game = strikes('\n  6\n  2  o/S\n  3  ./M\n', 'ambush');
  expect(game.shows('\n  6\n  2  o/Spp\n  3  ./M\n').newYork().prisoners).toBe(38);
});

test('E1 Crazies from Below: 1 Prisoner on every revealed Manhole space, markers included', () => {
  strikes(
    `
          1            3         6
    1.5                nothing-here
    2                            o/S
    3                            PM/M
    3.5   PIM          PI
    4.5   PI+manhole
    `,
    'crazies-from-below',
  ).shows(`
          1              3         6
    1.5                  nothing-here
    2                              o/S
    3                              PM/Mp
    3.5   PIM/p          PI
    4.5   PI+manhole/p
    `);
});

test('E1 Sirens: New York gains 2 Noise', () => {
  expect(strikes('\n  6\n  2  o/S\n  3  ./M\n', 'sirens').newYork()).toMatchObject({ noise: 2, pending: 0 });
});

test('E1 Barricade: a Roadblock on your space by the back of the top New York card', () => {
  strikes('\n  6\n  2  o/S\n  3  ./M\n', 'barricade', (game) => game.newYorkTop('the-hunt')).shows(`
        6
    2   o/S#SE
    3   ./M
  `);
});

describe('E1 Carjackers', () => {
  test('E1 Carjackers: a Car with a Driver in a revealed neighbouring space of choice', () => {
    const game = strikes('\n  6\n  2  o/S\n  3  ./M\n', 'carjackers');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'place-driver' });
    expect(game.asks()?.options.sort()).toEqual(['5,2', '6,3', '7,2']);
    game.answers('6,3').shows('\n  6\n  2  o/S\n  3  ./Md\n');
    expect(game.newYork()).toMatchObject({ cars: 3, prisoners: 40 });
  });

  test('E1 Carjackers: with one such space there is nothing to choose, with none nobody comes', () => {
    const one = strikes('\n  7\n  0.5  nothing-here/S\n  1.5  PI\n', 'carjackers');
    expect(one.shows('\n  7\n  1.5  PI/d\n').newYork().cars).toBe(3);
    const none = strikes('\n  7\n  0.5  nothing-here/S\n  1.5  _\n', 'carjackers');
    expect(none.newYork().cars).toBe(4);
    expect(none.until('choose-cards').asks()?.seat).toBe('snake');
  });
});

describe('E1 Mugged', () => {
  const pair = '\n  6\n  2  o/S\n  3  ./M\n';

  test('E1 Mugged: an Item of choice from the supply, not the revealed Weapon, unseen by the others', () => {
    const game = strikes(pair, 'mugged', (g) =>
      g.weapon('snake', 'axe').supply('snake', 'pistol', 'the-tape', 'flare-gun').supply('maggie', 'crowbar'),
    );
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'mugged', options: ['pistol', 'flare-gun'] });
    game.answers('flare-gun');
    expect(game.knows('snake').supply).toEqual(['pistol', 'the-tape']);
    expect(game.hero('maggie').supply).toEqual(['an item']);
    expect(game.hero('snake').hand).toBe(8);
    expect(game.toldOf('discarded-item', 'snake')).toEqual([['discarded-item', 0, 2, held('flare-gun')]]);
    expect(game.toldOf('discarded-item', 'maggie')).toEqual([['discarded-item', 0, 2]]);
  });

  test('E1 Mugged: with no Item 1 random Action card; it is no damage, so a Shelter is no help', () => {
    const game = strikes(pair, 'mugged', (g) => g.weapon('snake', 'axe').supply('snake', 'the-tape'));
    game.chance('shoot-first');
    expect(game.hero('snake')).toMatchObject({ hand: 7, discard: 1, supply: ['a case'] });
    const sheltered = strikes('\n  6\n  1  shelter-M/S\n  3  ./M\n', 'mugged').chance('shoot-first');
    expect(sheltered.hero('snake').hand).toBe(7);
    expect(sheltered.toldOf('wounded')).toEqual([]);
  });
});

test('E1 Lucky Find: draw 1 Item', () => {
  const game = strikes('\n  6\n  2  o/S\n  3  ./M\n', 'lucky-find').chance('pistol');
  expect(game.asks()?.why).toBe('choose-cards');
  expect(game.knows('snake').supply).toEqual(['pistol']);
  expect(game.hero('snake').supply).toEqual(['an item']);
  expect(game.hero('maggie').supply).toEqual([]);
});

test.each([
  [5, 3],
  [2, 0],
  [1, 0],
])('E1 Quiet Night: of %i Noise New York loses 2, so %i stay', (noise, left) => {
  expect(strikes('\n  6\n  2  o/S\n  3  ./M\n', 'quiet-night', (g) => g.noise(noise)).newYork().noise).toBe(left);
});

describe('E1 Gang War', () => {
  test('E1 Gang War: 2 Prisoners on foot within range 1 go, Roadblocks ignored', () => {
    const game = strikes('\n  6\n  2  o/SdR#S\n  3  ./Mp\n  1  PI/p\n  4  PM/p\n', 'gang-war');
    expect(game.asks()).toMatchObject({ why: 'remove-prisoner', options: ['6,1 p', '6,3 p'] });
    game.answers('6,3 p', '6,1 p').shows('\n  6\n  2  o/SdR#S\n  3  ./M\n  1  PI\n  4  PM/p\n');
    expect(game.newYork().prisoners).toBe(39);
    expect(game.hero('snake').kills).toBe(0);
  });

  test('E1 Gang War: of a tricked and a standing Prisoner the one that is named goes', () => {
    const game = strikes('\n  6\n  2  o/S\n  3  ./Mpp~p~\n', 'gang-war').answers('6,3 p~');
    game.shows('\n  6\n  3  ./Mpp~\n').answers('6,3 p').shows('\n  6\n  3  ./Mp~\n');
    // Two are enough, though a third is there.
    expect(game.asks()?.why).toBe('choose-cards');
  });

  test('E1 Gang War: with one or none that is all', () => {
    strikes('\n  6\n  2  o/S\n  3  ./Mp\n', 'gang-war').answers('6,3 p').until('choose-cards', 'snake');
    expect(strikes('\n  6\n  2  o/Sd\n  3  ./M\n', 'gang-war').until('choose-cards').asks()?.seat).toBe('snake');
  });
});

test('E1 Old Friend: take back 1 random discarded card', () => {
  const game = scenario(`
          6            7
    2     o/S
    2.5                PE
    3     ./M
  `)
    .discards('snake', 'dirty-fight', 'shoot-first')
    .discards('maggie', 'hurry-up')
    .plays('snake', 'keep-moving')
    .moves('7,2')
    .done()
    .explores('7,1', 'PI')
    .chance('old-friend');
  expect(game.asks()).toMatchObject({ seat: 'chance', why: 'recover-random', options: ['dirty-fight', 'shoot-first'] });
  expect(game.chance('shoot-first').asks()?.why).toBe('play');
  expect(game.knows('snake').discard).toEqual(['dirty-fight']);
  expect(game.hero('maggie').discard).toBe(1);
  expect(game.toldOf('recovered', 'maggie').every((told) => told.length === 2)).toBe(true);
});

test('E1 Rooftop Shot: receive 1 damage', () => {
  const game = strikes('\n  6\n  2  o/S\n  3  ./M\n', 'rooftop-shot').chance('slip-away');
  expect(game.hero('snake')).toMatchObject({ hand: 7, discard: 1 });
  expect(game.hero('maggie').hand).toBe(8);
});

describe('D5', () => {
  const explodes = (here: string) =>
    eventsStrike(
      scenario(`\n  6\n  2  o/S${here}\n  3  ./Mp\n`, { variants: ['explosions'] }).discards('snake', 'keep-moving'),
      'explosion',
    ).until('choose-cards', 'snake');

  test('D5 Explosion!: 2 damage to every Enemy in your space, you receive 1', () => {
    const game = explodes('ppd').shows('\n  6\n  2  o/Sa\n  3  ./Mp\n');
    expect(game.hero('snake').hand).toBe(7);
    expect(game.hero('maggie').hand).toBe(8);
  });

  test.each([
    ['R', 'romero', 0, 4],
    ['G', 'slag', 1, 5],
    ['D', 'duke', 2, 4],
  ])('D5 Explosion!: a Boss receives both points too: %s %s', (letter, _name, boss, left) => {
    expect(explodes(letter).view('watcher').public.bosses[boss * 3 + 1]).toBe(left);
  });

  test('D5 Explosion!: Romero beside another Boss is guarded, the other takes 2', () => {
    expect(
      explodes('RD')
        .view('watcher')
        .public.bosses.filter((_, i) => i % 3 === 1),
    ).toEqual([6, 7, 4]);
  });
});
