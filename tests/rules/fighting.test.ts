// C1-C5: fighting and killing. Tricks are in tricking.test.ts, what heroes receive in wounds.test.ts.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike } from '../support/escape/phases.ts';

describe('C1', () => {
  const street = `
          6        7
    1     PI/p
    2     o/pp#S   
    2.5            o/p
    3     ./SMp
    3.5            o/d
    4     PPM/p
  `;

  test('C1 range 0 is the space of the hero alone', () => {
    expect(scenario(street).plays('snake', 'dirty-fight').asks()).toMatchObject({ why: 'damage', options: ['6,3 p'] });
  });

  test('C1 range 1 adds the neighbours, but no attack passes a Roadblock and none goes two spaces', () => {
    const game = scenario(street).plays('snake', 'shoot-first');
    expect(game.asks()?.options.sort()).toEqual(['6,3 p', '6,4 p', '7,2 p', '7,3 d']);
  });

  test('C1 damage is split freely, point by point', () => {
    scenario(street)
      .plays('snake', 'shoot-first')
      .hits('7,3 d', '6,4 p', "7,3 d'")
      .shows(`
          6        7
    1     PI/p
    2     o/pp#S
    2.5            o/p
    3     ./SMp
    3.5            o/a
    4     PPM
    `);
  });

  test('C1 range never uses Manholes, and heroes cannot be attacked', () => {
    const game = scenario(`
            6        7       8
      2     PM/SM
      2.5            .
      3     .                PPM/p
    `).plays('snake', 'shoot-first');
    expect(game.asks()?.why).toBe('play');
    game.shows(`
            6        7       8
      2     PM/SM
      2.5            .
      3     .                PPM/p
    `);
  });

  test('C1 as in the book: of two damage the second is lost when no other Enemy is in range', () => {
    const game = scenario(`
            6
      2     o/Mp
      3     ./Sp
    `)
      .turnOf('maggie')
      .plays('maggie', 'ill-cut-you')
      .hits('6,2 p');
    expect(game.asks()).toMatchObject({ seat: 'maggie', why: 'play' });
    game.shows(`
            6
      2     o/M
      3     ./Sp
    `);
  });
});

describe('C2', () => {
  const pair = `
          6
    2     o/Spd
    3     ./M
  `;
  test('C2 a Prisoner has 1 Hit Point, a Driver 2', () => {
    const game = scenario(pair).plays('snake', 'shoot-first').hits('6,2 d', '6,2 p');
    expect(game.shows("\n  6\n  2  o/Sd'\n").asks()).toMatchObject({ why: 'damage', options: ["6,2 d'"] });
    game.hits("6,2 d'").shows('\n  6\n  2  o/Sa\n');
  });

  test('C2 a Bonus to Hit Points adds to both', () => {
    const game = scenario(pair).bonuses('pipe-dreams').plays('snake', 'shoot-first').hits('6,2 p', '6,2 d', "6,2 p'");
    game.shows("\n  6\n  2  o/Sd'\n");
    game.until('play').answers('fight').hits("6,2 d'").shows("\n  6\n  2  o/Sd''\n");
    game.hits("6,2 d''").shows('\n  6\n  2  o/Sa\n');
  });
});

describe('C3', () => {
  test('C3 Prisoners and Drivers forget damage at the end of the turn, Bosses keep it', () => {
    const game = scenario(`
            6
      2     o/SdG
      3     ./M
    `);
    game.plays('snake', 'dirty-fight', 'strong-antitoxin').hits('6,2 d', '6,2 slag');
    expect(game.shows("\n  6\n  2  o/SGd'\n").view('watcher').public.bosses[4]).toBe(6);
    game.until('new-york-top').shows("\n  6\n  2  o/SGd'\n").endsTurn();
    expect(game.shows('\n  6\n  2  o/SGd\n').view('watcher').public.bosses[4]).toBe(6);
  });
});

describe('C4', () => {
  const crowd = `
          6
    2     o/Sppp
    3     ./Mp
  `;

  test('C4 the killed go onto the Level Bar while it has an open icon, else to the reserve', () => {
    const game = scenario(crowd).level('snake', 1, { kills: 1, set: 'A' }).reserve({ prisoners: 30 });
    game.plays('snake', 'dirty-fight').hits('6,2 p');
    expect(game.hero('snake').kills).toBe(2);
    expect(game.newYork().prisoners).toBe(30);
    game.hits('6,2 p');
    expect(game.hero('snake').kills).toBe(2);
    expect(game.newYork().prisoners).toBe(31);
    expect(game.hero('maggie').kills).toBe(0);
  });

  test('C4 a bar without Prisoner icons, or no bar at all, takes none', () => {
    for (const [level, set] of [
      [1, 'D'],
      [4, 'A'],
    ] as const) {
      const game = scenario(crowd).level('snake', level, { set }).reserve({ prisoners: 30 });
      game.plays('snake', 'dirty-fight').hits('6,2 p');
      expect(game.hero('snake').kills).toBe(0);
      expect(game.newYork().prisoners).toBe(31);
    }
  });

  test.each([
    [1, 0, 1],
    [0, 0, 0],
  ])('C4 a killed Driver leaves its Car; of %i in reserve a Prisoner goes onto the bar', (reserve, left, kills) => {
    const game = scenario(`
            6
      2     o/Sd
      3     ./M
    `).reserve({ prisoners: reserve });
    game.plays('snake', 'dirty-fight').hits('6,2 d', "6,2 d'").shows('\n  6\n  2  o/Sa\n');
    expect(game.hero('snake').kills).toBe(kills);
    expect(game.newYork()).toMatchObject({ prisoners: left, cars: 3 });
  });

  test('C4 V6 with an empty reserve the bar stays open, though the figure of one that takes the Car comes back', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./dp\n  4  ./M\n').reserve({ prisoners: 0 });
    game.plays('snake', 'shoot-first').hits('6,3 d', "6,3 d'").shows('\n  6\n  2  o/S\n  3  ./d\n  4  ./M\n');
    expect(game.hero('snake').kills).toBe(0);
    expect(game.newYork()).toMatchObject({ prisoners: 1, noise: 0 });
    expect(game.asks()).toMatchObject({ why: 'damage', options: ['6,3 d'] });
  });

  test("C4 Explosion kills are those of the active hero, removals are nobody's", () => {
    const explosion = scenario(crowd, { variants: ['explosions'] }).discards('snake', 'dirty-fight');
    eventsStrike(explosion, 'explosion');
    expect(explosion.hero('snake').kills).toBe(2);
    expect(explosion.hero('maggie').kills).toBe(0);
    explosion.shows('\n  6\n  2  o/S\n  3  ./Mp\n');
    const removed = scenario(crowd).reserve({ prisoners: 30 }).discards('snake', 'dirty-fight');
    eventsStrike(removed, 'gang-war').answers('6,2 p', '6,3 p');
    expect(removed.hero('snake').kills).toBe(0);
    expect(removed.newYork().prisoners).toBe(32);
  });
});

test('C1 damage to each Enemy hits all at once: nobody drives off in the Car of one killed beside them', () => {
  const game = scenario("\n  6\n  2  o/M\n  3  ./d''p'\n  4  ./S\n", { variants: ['extra-specials'] }).bonuses(
    'pipe-dreams',
  );
  game
    .level('maggie', 1, { set: 'C' })
    .special('maggie', 'blaze-of-glory')
    .turnOf('maggie')
    .plays('maggie', 'blaze-of-glory');
  game.shows('\n  6\n  2  o/M\n  3  ./a\n  4  ./S\n');
  expect(game.hero('maggie').kills).toBe(2);
});

describe('C5', () => {
  test.each([
    ['R', 'romero', 0, 1],
    ['G', 'slag', 1, 2],
  ] as const)('C5 a killed %s leaves for good and drops its Case token there', (letter, name, boss, token) => {
    const game = scenario(`
            6
      2     o/S${letter}
      3     ./M
    `).boss(name, 2);
    game.plays('snake', 'dirty-fight').hits(`6,2 ${name}`);
    expect(game.view('watcher').public.caseTokens[boss]).not.toBeGreaterThanOrEqual(0);
    game.hits(`6,2 ${name}`).shows(`\n  6\n  2  o/S${token}\n  3  ./M\n`);
    expect(game.view('watcher').public.bosses[boss * 3]).toBeLessThan(0);
  });

  test('C5 the Duke drops nothing', () => {
    const game = scenario(`
            6
      2     o/SD
      3     ./M
    `).boss('duke', 1);
    game.plays('snake', 'dirty-fight').hits('6,2 duke').shows('\n  6\n  2  o/S\n  3  ./M\n');
  });
});
