// C8, N3: what a Weapon adds to a play, and what shooting outside of plays sets off.
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { turnsTimer } from '../support/escape/phases.ts';

const crowd = '\n   6\n 2  o/pp\n 3  ./SMpppp\n';
/** How many points of damage are given before the question goes away. */
const points = (game: Game, enemy = '6,3 p'): number => {
  let n = 0;
  while (game.asks()?.why === 'damage') {
    game.hits(enemy);
    n++;
  }
  return n;
};
const slagHas = (game: Game): number => game.view('watcher').public.bosses[4]!;

describe('C8 the Axe', () => {
  const armed = (drawing = crowd) => scenario(drawing).level('snake', 4).weapon('snake', 'axe');

  test('C8 it adds 1 to the total of a play at range 0 before it is split', () => {
    expect(points(armed().plays('snake', 'dirty-fight'))).toBe(3);
    expect(points(scenario(crowd).level('snake', 4).plays('snake', 'dirty-fight'))).toBe(2);
    const split = armed('\n   6\n 3  ./SMpd\n').plays('snake', 'dirty-fight').hits('6,3 p', '6,3 d', "6,3 d'");
    split.shows('\n   6\n 3  ./SMa\n');
  });

  test('C8 a play at range 1 gets nothing, even for an Enemy at range 0', () => {
    expect(points(armed().plays('snake', 'shoot-first'))).toBe(3);
  });

  test('C8 the personal ability is a play', () => {
    expect(points(armed().chooses('snake', 'dirty-fight', 'slip-away').answers('fight'))).toBe(3);
  });

  test('C8 once for each play: two cards get it twice', () => {
    const game = armed('\n   6\n 3  ./SMpppppp\n').plays('snake', 'dirty-fight', 'call-me-snake');
    expect(points(game)).toBe(3);
    expect(points(game.plays('snake', 'call-me-snake').done())).toBe(2);
  });

  test('C8 on "each Enemy" it goes to one Enemy hit, of the player’s choice', () => {
    const game = scenario('\n   6\n 2  o/d\n 3  ./MBdd\n').turnOf('maggie').level('maggie', 4).weapon('maggie', 'axe');
    game.plays('maggie', 'no-mercy');
    expect(game.asks()).toEqual({ seat: 'maggie', why: 'damage', options: ['6,3 d'] });
    game.hits('6,3 d').shows("\n   6\n 2  o/d\n 3  ./MBd'a\n");
    expect(game.asks()?.why).toBe('play');
  });

  test('C8 a Boss guarded as the play began is not hit by it, though the bonus fells his guard', () => {
    const game = scenario('\n   6\n 2  o\n 3  ./MBRp\n').turnOf('maggie').level('maggie', 4).weapon('maggie', 'axe');
    game.plays('maggie', 'no-mercy');
    expect(game.asks()).toEqual({ seat: 'maggie', why: 'damage', options: ['6,3 p'] });
    game.hits('6,3 p').shows('\n   6\n 2  o\n 3  ./MBR\n');
    expect(game.view('watcher').public.bosses[1]).toBe(6);
    // Alone he is hit, by both.
    const alone = scenario('\n   6\n 2  o\n 3  ./MBR\n').turnOf('maggie').weapon('maggie', 'axe');
    alone.plays('maggie', 'no-mercy').hits('6,3 romero');
    expect(alone.view('watcher').public.bosses[1]).toBe(4);
  });

  test('C8 neither Items nor Events are plays', () => {
    const item = armed(crowd).supply('snake', 'molotov-cocktail').answers('use-item molotov-cocktail');
    expect(points(item)).toBe(3);
    const event = scenario('\n   6\n 3  ./SMddd\n', { variants: ['explosions'] })
      .level('snake', 4)
      .weapon('snake', 'axe');
    turnsTimer(event.discards('snake', 'slip-away'), 'trouble').chance('explosion');
    event.shows('\n   6\n 3  ./SMaaa\n');
  });

  test('C8 what a play did not use is gone with it: its Events get nothing', () => {
    const game = scenario('\n   6\n 1  PI\n 2  PE/ddd\n 3  ./SM\n', { variants: ['explosions'] }).level('snake', 4);
    game.weapon('snake', 'axe').plays('snake', 'walk-it-off').moves('6,2').explores('7,1', 'PM').chance('explosion');
    game.shows('\n   6\n 1  PI\n 2  PE/Saaa\n 3  ./M\n');
    expect(game.asks()?.why).not.toBe('damage');
  });

  test('C8 so it is with the second card and with the Car move', () => {
    const beside = () =>
      scenario('\n   6\n 1  PI\n 2  PE/ddd\n 3  ./SM\n', { variants: ['explosions'] })
        .level('snake', 4)
        .weapon('snake', 'axe')
        .car('snake', 'car');
    const second = beside().plays('snake', 'strong-antitoxin', 'walk-it-off').plays('snake', 'walk-it-off');
    const third = beside().plays('snake', 'strong-antitoxin', 'dirty-fight').plays('snake', 'dirty-fight');
    for (const game of [second, third.answers('car-move')]) {
      game.moves('6,2').explores('7,1', 'PM').chance('explosion').shows('\n   6\n 1  PI\n 2  PE/Saaa\n 3  ./M\n');
      expect(game.asks()?.why).not.toBe('damage');
    }
  });

  test('C8 nobody else’s Weapon counts', () => {
    const game = scenario(crowd).level('snake', 4).weapon('maggie', 'axe').plays('snake', 'dirty-fight');
    expect(points(game)).toBe(2);
  });
});

describe('C8 the Spiked Club', () => {
  const ring = (hero: 'snake' | 'maggie') =>
    scenario('\n   6\n 2  o\n 3  ./SMGppp\n').turnOf(hero).level(hero, 4).weapon(hero, 'spiked-club').boss('slag', 7);

  test('C8 the first point that hits a Boss at range 0 brings 4 more, and only that one', () => {
    const game = ring('snake').plays('snake', 'dirty-fight').hits('6,3 slag');
    expect(slagHas(game)).toBe(2);
    game.hits('6,3 slag');
    expect(slagHas(game)).toBe(1);
  });

  test('C8 hits on Prisoners do not spend it', () => {
    const game = ring('snake').plays('snake', 'dirty-fight').hits('6,3 p', '6,3 slag');
    expect(slagHas(game)).toBe(2);
    game.shows('\n   6\n 2  o\n 3  ./SMGpp\n');
  });

  test('C8 not at range 1', () => {
    const game = ring('snake').plays('snake', 'shoot-first').hits('6,3 slag', '6,3 slag', '6,3 slag');
    expect(slagHas(game)).toBe(4);
  });

  test('C8 with "each Enemy" too', () => {
    const game = ring('maggie').plays('maggie', 'no-mercy');
    expect(slagHas(game)).toBe(2);
    game.shows('\n   6\n 2  o\n 3  ./SMG\n');
  });

  test('C8 with "each Enemy" and two Bosses the player says which of them gets the 4', () => {
    const game = scenario('\n   6\n 2  o/R\n 3  ./MSGDp\n').turnOf('maggie').weapon('maggie', 'spiked-club');
    game.plays('maggie', 'no-mercy');
    expect(game.asks()).toEqual({ seat: 'maggie', why: 'damage', options: ['6,3 slag', '6,3 duke'] });
    expect(game.whyNot('6,3 p')).toBe('bosses-only');
    game.hits('6,3 duke').shows('\n   6\n 2  o/R\n 3  ./MSGD\n');
    expect(game.view('watcher').public.bosses.filter((_, i) => i % 3 === 1)).toEqual([6, 6, 1]);
    expect(game.asks()).toMatchObject({ seat: 'maggie', why: 'play' });
  });

  test('C8 of two Bosses one that cannot be hit is no choice, and gets nothing', () => {
    const game = scenario('\n   6\n 2  o\n 3  ./MSRG\n').turnOf('maggie').weapon('maggie', 'spiked-club');
    game.plays('maggie', 'no-mercy');
    expect(game.asks()?.why).toBe('play');
    expect(game.view('watcher').public.bosses.filter((_, i) => i % 3 === 1)).toEqual([6, 2, 6]);
  });

  test.each([[3, 0], [5, 0], [6, 1]])('C8 a Boss with %i Hit Points has %i left after one point', (before, after) => {
    const game = ring('snake').boss('slag', before).plays('snake', 'dirty-fight').hits('6,3 slag');
    expect(slagHas(game)).toBe(after);
    expect(game.toldOf('killed')).toHaveLength(after === 0 ? 1 : 0);
  }); // biome-ignore format: two rows
});

describe('N3', () => {
  const shooter = () => scenario('\n   6\n 2  o/p\n 3  ./SMpp\n').level('snake', 4);

  test('N3 the Noise of a Weapon counts at once, that of plays at T8', () => {
    const game = shooter().plays('snake', 'dirty-fight', 'slip-away').hits('6,3 p', '6,3 p').answers('use-weapon');
    game.hits('6,2 p');
    expect(game.newYork()).toMatchObject({ noise: 1, pending: 1 });
    game.plays('snake', 'slip-away').moves('6,2').until('new-york-top');
    expect(game.newYork()).toMatchObject({ noise: 2, pending: 0 });
  });

  test.each([[9, false], [10, true]])('N3, K6 with %i Noise and the last Mission cube a shot turns a tile right after it: %s', (noise, turns) => {
    const game = shooter().noise(noise).missions(1).answers('use-weapon').hits('6,3 p', '6,2 p');
    if (!turns) return expect(game.window()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    game.chance('dead-of-night');
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
  }); // biome-ignore format: one sentence

  test('T3 a shot whose Timer tile costs a card before the choice brings T2’s duty', () => {
    const game = shooter().noise(10).missions(1).hand('snake', 'dirty-fight', 'slip-away').answers('no');
    game.answers('use-weapon').hits('6,3 p', '6,2 p').chance('trouble', 'rooftop-shot', 'slip-away');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
  });
});
