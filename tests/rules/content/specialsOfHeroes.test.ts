// Special Actions of one hero each: what each card prints, with somebody beside it who is not touched.
import { describe, expect, test } from 'vitest';
import { D3, playing, together } from './specialsPlayed.ts';

describe('Snake', () => {
  test('One Good Eye deals 4 damage at range 1, not through a Roadblock', () => {
    const game = playing(
      `
            5      6             7
      2.5   o/pp                 o/pp
      3            ./SMpp#NE
    `,
      'snake',
      'one-good-eye',
    ).plays('snake', 'one-good-eye');
    expect(game.asks()).toMatchObject({ why: 'damage', options: ['6,3 p', '5,2 p'] });
    game.hits('6,3 p', '6,3 p', '5,2 p', '5,2 p').shows(`
            5      6             7
      2.5   o                    o/pp
      3            ./SM#NE
    `);
    expect(game.newYork().pending).toBe(2);
  });

  test('X4 Storm Drain moves 3, and all revealed spaces with a Manhole are neighbours', () => {
    const drains = `
            1     2          5     6         7
      2.5                    o               o/M
      3                            ./S
      3.5   PM
      4           PIM+raft         PM
    `;
    const game = playing(drains, 'snake', 'storm-drain', D3).plays('snake', 'storm-drain');
    // The Library has no Manhole.
    expect(game.asks()?.options).not.toContain('1,3');
    game.moves('6,4');
    expect(game.asks()?.options).toEqual(expect.arrayContaining(['1,3', '2,4']));
    game.moves('1,3');
    expect(game.asks()?.options).toEqual(expect.arrayContaining(['2,4', '6,4', 'done']));
    game.moves('2,4');
    expect(game.hero('snake').at).toBe('2,4');
    expect(game.hero('maggie').at).toBe('7,2');
    expect(game.newYork().pending).toBe(0);
  });

  test('Night Landing moves to the World Trade Center from anywhere, with no Enemy in your space', () => {
    const game = playing(together, 'snake', 'night-landing', D3).plays('snake', 'night-landing');
    expect(game.hero('snake').at).toBe('1,1');
    expect(game.hero('maggie').at).toBe('6,3');
    expect(game.newYork().pending).toBe(2);
  });

  test('T5 Night Landing cannot be done beside an Enemy, nor by who is there already', () => {
    const beset = playing(together.replace('/SMBC', '/SMp'), 'snake', 'night-landing', D3);
    expect(beset.plays('snake', 'night-landing').toldOf('skipped')).toHaveLength(1);
    expect(beset.hero('snake').at).toBe('6,3');
    const there = playing(
      `
            1     6
      1.5   ./S
      3           ./M
    `,
      'snake',
      'night-landing',
      D3,
    );
    expect(there.plays('snake', 'night-landing').toldOf('skipped')).toHaveLength(1);
  });
});

describe('Maggie', () => {
  test('Ride or Die deals 2 damage at range 1, then moves 2, then reveals 1', () => {
    const game = playing(
      `
            5      6         7
      2            o
      2.5   o/S              o/p
      3            ./Mp
    `,
      'maggie',
      'ride-or-die',
    ).plays('maggie', 'ride-or-die');
    game.hits('7,2 p', '6,3 p').moves('6,2').done().explores('6,1', 'PM');
    expect(game.hero('maggie').at).toBe('6,2');
    expect(game.hero('snake')).toMatchObject({ at: '5,2', kills: 0 });
    expect(game.newYork().pending).toBe(2);
  });

  test('Ride or Die leaves a space with Enemies', () => {
    const game = playing(
      `
            6
      2     o
      3     ./Mppp
    `,
      'maggie',
      'ride-or-die',
    ).plays('maggie', 'ride-or-die');
    game.hits('6,3 p', '6,3 p').moves('6,2');
    expect(game.hero('maggie').at).toBe('6,2');
  });

  test('Never Look Back moves 3 and ignores Event icons', () => {
    const game = playing(
      `
            5      6
      2            PE
      2.5   PE
      3            ./MS
    `,
      'maggie',
      'never-look-back',
      D3,
    ).plays('maggie', 'never-look-back');
    game.moves('5,2', '6,2', '6,3');
    expect(game.toldOf('event')).toEqual([]);
    expect(game.asks()?.why).toBe('play');
    expect(game.newYork().pending).toBe(1);
  });

  test('Blaze of Glory deals 1 damage to each Enemy at range 1', () => {
    const game = playing(
      `
            5      6            7
      2            o/p
      2.5   o/d                 o/pp
      3            ./MSpR#NE
      4            o
    `,
      'maggie',
      'blaze-of-glory',
      D3,
    )
      .level('maggie', 1, { set: 'C' })
      .plays('maggie', 'blaze-of-glory');
    game.shows(`
            5       6            7
      2             o
      2.5   o/d'                 o/pp
      3             ./MSR#NE
    `);
    expect(game.hero('maggie').kills).toBe(2);
    expect(game.newYork().pending).toBe(3);
  });
});

describe('Brain', () => {
  test('Master Plan looks at 2 face-down POIs, then moves 2 and reveals 1', () => {
    const game = playing(
      `
            3           6
      1.5   ?the-ring
      2                 o
      3                 ./BS
    `,
      'brain',
      'master-plan',
    ).plays('brain', 'master-plan');
    expect(game.asks()?.why).toBe('look-at-poi');
    game.answers('3,1', '7,0');
    expect(game.whyNot('done')).toBe('one-step-at-least');
    game.moves('6,2').done();
    expect(game.knows('brain').pois).toMatchObject({ '3,1': 'the-ring' });
    expect(Object.keys(game.knows('brain').pois)).toHaveLength(2);
    expect(game.knows('snake').pois).toEqual({});
    expect(game.asks()?.why).toBe('explore');
  });

  test('Master Plan looks at two different places, and at the last one only once', () => {
    const down = `
            0              3           4            6     7              10             12
      0.5                                                 the-ring
      1                                                                  dukes-garage
      1.5                  ?crash-site
      3     dukes-camp                              ./B                                 the-refinery
      4                                             o/S
      5                                ?the-theater                      nothing-here
      5.5                                                 romeros-hideout
    `;
    const game = playing(down, 'brain', 'master-plan').plays('brain', 'master-plan').answers('3,1');
    expect(game.asks()).toMatchObject({ why: 'look-at-poi', options: ['4,5'] });
    expect(game.whyNot('3,1')).toBe('just-looked-at');
    expect(game.whyNot('12,3')).toBe('face-up');
    expect(game.answers('4,5').asks()?.why).toBe('move');
    const last = playing(down.replace('?the-theater', 'the-theater'), 'brain', 'master-plan').plays(
      'brain',
      'master-plan',
    );
    expect(last.answers('3,1').asks()?.why).toBe('move');
  });

  test('X4 Sewer Maps moves 2 by Manholes and reveals 1', () => {
    const game = playing(
      `
            1     6
      3           ./S
      3.5   PM
      4           PM/B
    `,
      'brain',
      'sewer-maps',
      D3,
    ).plays('brain', 'sewer-maps');
    game.moves('1,3').done();
    expect(game.hero('brain').at).toBe('1,3');
    expect(game.asks()?.why).toBe('explore');
    expect(game.newYork().pending).toBe(0);
  });

  describe('Rigged Pumps', () => {
    const roads = (cell: string) => `
          5      6
    2.5   o/S
    3            ./B${cell}
  `;
    test('R1 R3 places or destroys up to 2 Roadblocks on roads of your space', () => {
      const game = playing(roads('#N'), 'brain', 'rigged-pumps', D3).plays('brain', 'rigged-pumps');
      expect(game.asks()?.why).toBe('roadworks');
      expect(game.asks()?.options).toHaveLength(7);
      game.answers('6,2 S', '5,2 SE');
      expect(game.asks()?.why).toBe('play');
      game.shows(`
              5      6
        2.5   o/S
        3            ./B%N#NW
      `);
      expect(game.newYork()).toMatchObject({ blocks: 23, pending: 1 });
    });

    test('R2 a destroyed one is restored without the reserve; with none in reserve no new one is placed', () => {
      const game = playing(roads('%N'), 'brain', 'rigged-pumps', D3).reserve({ blocks: 0 });
      game.plays('brain', 'rigged-pumps');
      expect(game.asks()?.options).toEqual(['6,2 S', 'done']);
      game
        .answers('6,2 S')
        .done()
        .shows(`
              5      6
        2.5   o/S
        3            ./B#N
      `);
    });

    test('R1 a bridge’s road counts, the coast does not', () => {
      const game = playing(
        `
              2           6
        3                 ./S
        5     PI+raft/B
      `,
        'brain',
        'rigged-pumps',
        D3,
      ).plays('brain', 'rigged-pumps');
      expect(game.asks()?.options).toEqual(['2,4 S', '2,5 NE', '2,5 S', '1,4 SE', 'done']);
      game.answers('2,5 S').done();
      expect(game.newYork().blocks).toBe(24);
    });

    test('it may be left at one, or at none', () => {
      const game = playing(roads(''), 'brain', 'rigged-pumps', D3).plays('brain', 'rigged-pumps').done();
      expect(game.newYork().blocks).toBe(25);
      expect(game.toldOf('skipped')).toEqual([]);
    });
  });
});

describe('Cabbie', () => {
  const atRing = `
          3               4           6         7
    0.5                                         nothing-here
    1.5   the-ring/CS
    3                                 ./M
    5                     crash-site
  `;

  test('Come On goes from a POI to any other revealed POI, whatever lies between', () => {
    const game = playing(atRing, 'cabbie', 'come-on').car('cabbie', 'none').plays('cabbie', 'come-on');
    expect(game.asks()).toEqual({ seat: 'cabbie', why: 'jump', options: ['4,5', '7,0'] });
    game.answers('7,0');
    expect(game.hero('cabbie').at).toBe('7,0');
    expect(game.hero('snake').at).toBe('3,1');
    expect(game.newYork().pending).toBe(1);
  });

  test.each(['0,3', '3,1', '4,5', '7,0', '7,5', '10,1', '10,5', '12,3'])('Come On may start from %s', (from) => {
    const to = from === '7,5' ? '4,5' : '7,5';
    const [[x, y], [toX, toY]] = [from, to].map((at) => at.split(',').map(Number)) as [number[], number[]];
    const row = (x = 0, y = 0) => String(y + (x % 2) / 2).padEnd(6);
    const drawing = `      ${String(x).padEnd(20)}${toX}\n${row(x, y)}the-ring/C\n${row(toX, toY)}${' '.repeat(20)}crash-site\n`;
    const game = playing(drawing, 'cabbie', 'come-on').car('cabbie', 'none').plays('cabbie', 'come-on');
    // With a single place to go nothing is asked.
    expect(game.hero('cabbie').at).toBe(to);
  });

  test('V2 Come On takes a willing hero along', () => {
    const game = playing(atRing, 'cabbie', 'come-on').plays('cabbie', 'come-on').answers('invite');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'ride-along' });
    game.answersAs('snake', 'yes').answersAs('cabbie', 'snake', '4,5');
    expect([game.hero('cabbie').at, game.hero('snake').at, game.hero('maggie').at]).toEqual(['4,5', '4,5', '6,3']);
  });

  test('V2 who does not want to stays, and is asked only once', () => {
    const game = playing(atRing, 'cabbie', 'come-on').plays('cabbie', 'come-on').answers('invite');
    game.answersAs('snake', 'no');
    expect(game.asks()).toEqual({ seat: 'cabbie', why: 'jump', options: ['4,5', '7,0'] });
    game.answers('7,0');
    expect([game.hero('cabbie').at, game.hero('snake').at]).toEqual(['7,0', '3,1']);
  });

  test('T5 Come On needs a POI under one’s feet, and another that is revealed', () => {
    const street = playing('\n       6       7\n  0.5          nothing-here\n  3    ./SC\n', 'cabbie', 'come-on').plays(
      'cabbie',
      'come-on',
    );
    expect(street.toldOf('skipped')).toHaveLength(1);
    expect(street.hero('cabbie').at).toBe('6,3');
    const only = playing(
      atRing.replace('nothing-here', '?nothing-here').replace('crash-site', '?crash-site'),
      'cabbie',
      'come-on',
    );
    expect(only.plays('cabbie', 'come-on').toldOf('skipped')).toHaveLength(1);
  });

  test('Every Corner moves 3 and reveals 1', () => {
    const game = playing(together.replace('SMBC', 'CM'), 'cabbie', 'every-corner', D3).plays('cabbie', 'every-corner');
    game.moves('6,2', '7,2', '6,2').explores('6,1', 'PM');
    expect(game.hero('maggie').at).toBe('6,3');
    expect(game.newYork().pending).toBe(1);
  });

  test('Full Tank puts an abandoned Car from the reserve in your space', () => {
    const game = playing(together, 'cabbie', 'full-tank', D3).plays('cabbie', 'full-tank');
    expect(game.toldOf('car-here')).toHaveLength(1);
    game.shows(`
            6
      3     ./SMBCa
    `);
    expect(game.newYork()).toMatchObject({ cars: 3, pending: 1 });
    expect(game.hero('cabbie').car).toBe('taxi');
    const none = playing(together, 'cabbie', 'full-tank', D3).reserve({ cars: 0 }).plays('cabbie', 'full-tank');
    expect(none.toldOf('car-here')).toEqual([]);
    expect(none.newYork().cars).toBe(0);
  });
});
