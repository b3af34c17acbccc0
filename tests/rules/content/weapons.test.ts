// Each Weapon and each hero's starting gear, one test a card.
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';

describe('what shoots', () => {
  /** Three Prisoners here, three next door, three further off. */
  const crowd = '\n   6\n 1  PI/ppp\n 2  o/ppp\n 3  ./SMppp\n';

  test.each([
    ['pistol', 3, 1, 1, 1],
    ['shotgun', 2, 3, 0, 2],
    ['rifle', 2, 2, 1, 2],
    ['machine-pistol', 3, 2, 1, 1],
    ['revolver', 4, 1, 1, 0],
    ['crossbow', 2, 2, 1, 0],
  ] as const)('%s: Ammo %i, %i damage at range %i, %i Noise at once', (weapon, ammo, damage, range, noise) => {
    const game = scenario(crowd).level('snake', 4).weapon('snake', weapon, ammo).weapon('maggie', 'revolver', 4);
    game.answers('use-weapon');
    expect(game.asks()?.options).toEqual(range === 0 ? ['6,3 p'] : ['6,3 p', '6,2 p']);
    for (let n = 0; n < damage; n++) game.hits('6,3 p');
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows(crowd.replace('./SMppp', `./SM${'p'.repeat(3 - damage)}`));
    expect(game.hero('snake')).toMatchObject({ weapon, ammo: ammo - 1 });
    expect(game.newYork()).toMatchObject({ noise, pending: 0 });
    expect(game.hero('maggie')).toMatchObject({ weapon: 'revolver', ammo: 4 });
  });

  test.each([
    ['pistol', 3],
    ['shotgun', 2],
    ['rifle', 2],
    ['axe', 0],
    ['spiked-club', 0],
  ])('%s comes with %i Ammo when it is revealed', (weapon, ammo) => {
    const game = scenario('\n   6\n 3  ./SM\n').supply('snake', weapon).answers(`reveal-weapon ${weapon}`);
    expect(game.hero('snake')).toMatchObject({ weapon, ammo, supply: [] });
  });

  test('crossbow comes with 2, and only with its variant', () => {
    const game = scenario('\n   6\n 3  ./SM\n', { variants: ['crossbows'] }).supply('snake', 'crossbow');
    expect(game.answers('reveal-weapon crossbow').hero('snake')).toMatchObject({ weapon: 'crossbow', ammo: 2 });
    expect(() => scenario('\n   6\n 3  ./S\n').supply('snake', 'crossbow')).toThrow('no such Item');
  });
});

describe('what strikes', () => {
  test('axe: +1 damage on a play at range 0, as in the book 3 with a card of 2', () => {
    const game = scenario('\n   6\n 2  o/p\n 3  ./SMpppp\n').turnOf('maggie').weapon('maggie', 'axe');
    game.plays('maggie', 'ill-cut-you').hits('6,3 p', '6,3 p', '6,3 p').shows('\n   6\n 2  o/p\n 3  ./SMp\n');
    expect(game.asks()?.why).toBe('play');
    expect(game.newYork().pending).toBe(1);
  });

  test('spiked-club: +4 damage to a Boss hit by a play at range 0, as in the book 6 to Slag with a card of 2', () => {
    const game = scenario('\n   6\n 3  ./SMGp\n').turnOf('maggie').weapon('maggie', 'spiked-club').boss('slag', 7);
    game.plays('maggie', 'ill-cut-you').hits('6,3 slag', '6,3 slag');
    expect(game.asks()?.why).toBe('play');
    expect(game.view('watcher').public.bosses.slice(3, 5)).toEqual([game.view('watcher').public.at[1], 1]);
    game.shows('\n   6\n 3  ./SMGp\n');
  });

  test.each(['axe', 'spiked-club'])('%s has nothing to shoot with', (weapon) => {
    const game = scenario('\n   6\n 3  ./SMp\n').weapon('snake', weapon);
    expect(game.asks()?.options).not.toContain('use-weapon');
  });
});

describe('starting gear', () => {
  test.each([
    ['snake', { weapon: 'machine-pistol', ammo: 3, car: 'none', supply: [] }],
    ['maggie', { weapon: 'revolver', ammo: 4, car: 'none', supply: [] }],
    ['brain', { weapon: null, ammo: 0, car: 'none', supply: ['diagram-3'] }],
    ['cabbie', { weapon: null, ammo: 0, car: 'taxi', supply: [] }],
  ] as const)('S10 %s starts with its gear', (hero, gear) => {
    expect(scenario('\n   6\n 3  ./SMBC\n').hero(hero)).toMatchObject(gear);
  });

  test('the Old Taxi is a Car: it drives on, crashes through a Roadblock, and leaves the game', () => {
    const game = scenario('\n   6\n 2  o/C#S\n 3  ./S\n').turnOf('cabbie');
    game
      .plays('cabbie', 'tire-iron', 'take-a-breath')
      .plays('cabbie', 'take-a-breath')
      .answers('car-move', 'crash 6,3');
    expect(game.hero('cabbie')).toMatchObject({ at: '6,3', car: 'none' });
    expect(game.newYork().cars).toBe(4);
  });

  test('the Diagram of Bridge 3 is never stolen', () => {
    const game = scenario('\n   6\n 3  ./SMB\n').special('snake', 'threat').plays('snake', 'threat');
    expect(game.asks()?.why).not.toBe('steal');
    expect(game.until('play').hero('brain').supply).toEqual(['diagram-3']);
  });
});
