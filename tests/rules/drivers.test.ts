// V6-V8: Prisoners in Cars.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, idles, newYorkTurns, turnsTimer } from '../support/escape/phases.ts';

const duke = (drawing: string, how = (game: ReturnType<typeof scenario>) => game) =>
  eventsStrike(how(scenario(drawing).discards('snake', 'dirty-fight')), 'thats-the-duke');
const over = (game: ReturnType<typeof scenario>) => game.until('choose-cards', 'snake');

describe('V6', () => {
  test('V6 as in the book: a Prisoner that enters a space with an abandoned Car takes it at once and stops', () => {
    const game = over(
      duke(
        `
          6
    1     PM/S
    2     o
    3     ./a
    4     ./p
    `,
        (g) => g.bonuses('street-racers').reserve({ prisoners: 20, cars: 1 }),
      ),
    );
    // Movement 2, but it stops; its figure is back in the reserve.
    expect(
      game
        .shows(`
          6
    1     PM/S
    2     o
    3     ./d
    4     .
    `)
        .newYork(),
    ).toMatchObject({ prisoners: 21, cars: 1 });
  });

  test('V6 one Car, one Prisoner', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./pp\n  4  ./d\n').plays('snake', 'shoot-first');
    game.until('play');
    const killed = scenario('\n  6\n  2  o/S\n  3  ./ppd\n').plays('snake', 'shoot-first');
    killed.hits('6,3 d', "6,3 d'").shows('\n  6\n  2  o/S\n  3  ./pd\n');
  });

  test('V6 not while a hero is there; at once when the last hero leaves', () => {
    const game = scenario('\n  6\n  2  o/SMpa\n  3  .\n').plays('snake', 'kick-it-down').moves('6,3');
    game.shows('\n  6\n  2  o/Mpa\n  3  ./S\n');
    const last = scenario('\n  6\n  2  o/Spa\n  3  ./M\n').plays('snake', 'kick-it-down').moves('6,3');
    last.shows('\n  6\n  2  o/d\n  3  ./SM\n');
    expect(last.newYork()).toMatchObject({ prisoners: 40, cars: 3 });
  });

  test('V6 Y7 whoever is left behind takes the Car before the place entered is turned: the figure is free for it', () => {
    const game = scenario('\n  7\n  4.5  PI/Spa\n  5.5  ?dukes-camp\n')
      .reserve({ prisoners: 0 })
      .plays('snake', 'kick-it-down')
      .moves('7,5');
    game.shows('\n  7\n  4.5  PI/d\n  5.5  dukes-camp/Sp\n');
    expect(game.newYork()).toMatchObject({ prisoners: 0, noise: 1 });
  });

  test('V6 C7 a tricked Prisoner takes none that turn', () => {
    const game = scenario('\n  6\n  2  o/Sp~a\n  3  ./M\n').plays('snake', 'kick-it-down').moves('6,3');
    game.shows('\n  6\n  2  o/p~a\n  3  ./SM\n');
  });

  test('V6 damage of this turn is kept', () => {
    const game = scenario("\n  6\n  2  o/Sp'a\n  3  ./M\n").bonuses('pipe-dreams');
    game.plays('snake', 'kick-it-down', 'shoot-first').moves('6,3').shows("\n  6\n  2  o/d'\n  3  ./SM\n");
    game.until('play').plays('snake', 'shoot-first').hits("6,2 d'", "6,2 d''").shows('\n  6\n  2  o/a\n  3  ./SM\n');
  });

  test('V10 of several Prisoners the least hurt takes it, one that is tricked never', () => {
    const game = scenario("\n  6\n  2  o/Sp''pp'p~a\n  3  ./M\n").bonuses('pipe-dreams');
    game.plays('snake', 'kick-it-down').moves('6,3').shows("\n  6\n  2  o/dp'p''p~\n  3  ./SM\n");
    const hurt = scenario("\n  6\n  2  o/Sp''p'p~a\n  3  ./M\n").bonuses('pipe-dreams');
    hurt.plays('snake', 'kick-it-down').moves('6,3').shows("\n  6\n  2  o/d'p''p~\n  3  ./SM\n");
  });

  test('V6 a Prisoner added where an abandoned Car stands takes it', () => {
    const game = scenario(`
          1        6
    1.5   wtc/a
    2              o/B
    3              ./S
    `);
    newYorkTurns(idles(game.turnOf('brain').noise(6).newYorkTop('midnight')), 'burn-the-glider', 'barricades');
    game.shows('\n  1\n  1.5  wtc/d\n');
  });

  test('V6 a Prisoner that stands up at the end of the turn takes it then', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./M\n  4  ./p~a\n').plays('snake', 'dirty-fight');
    game.until('new-york-top').shows('\n  6\n  4  ./p~a\n').endsTurn().shows('\n  6\n  4  ./d\n');
  });
});

describe('V7', () => {
  test('V7 a Driver carries one Prisoner that stands on its way to the end of the ride', () => {
    const game = over(
      duke(`
          6
    1     PM/S
    2     o
    3     ./pp
    4     ./d
    `),
    );
    // Three moves: the Driver (with one), then the other Prisoner; the carried one neither counts nor moves again.
    game.shows(`
          6
    1     PM/S
    2     o/ppd
    3     .
    4     .
    `);
    expect(game.toldOf('enemy-moved')).toHaveLength(4);
  });

  test('V7 its start is on its way', () => {
    over(
      turnsTimer(
        scenario('\n  6\n  2  o/S\n  3  .\n  4  ./pd\n', { variants: ['extra-timers'] }).discards(
          'snake',
          'dirty-fight',
        ),
        'on-the-prowl',
      ),
    ).shows('\n  6\n  2  o/Spd\n  3  .\n  4  .\n');
  });

  test('V7 neither an engaged nor a tricked Prisoner rides along, nor a Boss', () => {
    over(duke('\n  6\n  2  o/S\n  3  ./p~\n  4  ./Gd\n  5  _\n')).shows('\n  6\n  2  o/Sd\n  3  ./Gp~\n  4  .\n');
    over(duke('\n  6\n  2  o/S\n  3  ./Mp\n  4  ./d\n')).shows('\n  6\n  2  o/S\n  3  ./Mpd\n  4  .\n');
  });

  test('V7 whom to fetch is asked where there is a choice', () => {
    const game = duke('\n  6\n  2  o/S\n  3  ./p\n  4  ./pd\n');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'carry', options: ['6,4 p', 'pass'] });
    game.answers('pass').until('choose-cards', 'snake').shows('\n  6\n  2  o/Spd\n  3  ./p\n  4  .\n');
  });

  test('V7 which of a hurt and an unhurt one it takes along is the choice of the active player', () => {
    const game = duke("\n  6\n  2  o/S\n  3  .\n  4  ./p'pd\n", (g) => g.bonuses('pipe-dreams'));
    expect(game.asks()).toEqual({ seat: 'snake', why: 'carry', options: ['6,4 p', "6,4 p'"] });
    game.answers("6,4 p'").shows("\n  6\n  2  o/Sp'd\n  3  ./p\n  4  .\n");
  });

  test('V7 Y6 which of two equal ways it takes is asked where on each of them somebody could ride along', () => {
    const ways = '\n     5     6\n 1.5 PI/d\n 2         o/p\n 2.5 o/p\n 3         ./S\n';
    const prowl = (game: ReturnType<typeof scenario>) =>
      turnsTimer(game.discards('snake', 'dirty-fight'), 'on-the-prowl');
    const game = prowl(scenario(ways, { variants: ['extra-timers'] }));
    expect(game.asks()).toEqual({ seat: 'snake', why: 'enemy-way', options: ['6,2', '5,2'] });
    // The second move is that of the one who was not fetched.
    game.answers('5,2').shows('\n     5     6\n 1.5 PI\n 2         o\n 2.5 o\n 3         ./Sppd\n');
  });

  test('V7 what is offered in one game does not hang on ways measured in another', () => {
    const game = duke('\n  6\n  2  o/S\n  3  ./p\n  4  ./pd\n');
    const asked = game.asks();
    expect(asked).toMatchObject({ why: 'carry', options: ['6,4 p', 'pass'] });
    duke('\n  6\n  5  PI/S\n  4  .\n  3  ./p\n  2  o/pd\n');
    expect(game.asks()).toEqual(asked);
  });

  test('V7 whoever is passed by for one further on is left, and that one is picked up without a question', () => {
    const game = turnsTimer(
      scenario('\n  6\n  1  PM/S\n  2  o\n  3  ./p\n  4  ./pd\n', { variants: ['extra-timers'] }).discards(
        'snake',
        'dirty-fight',
      ),
      'on-the-prowl',
    ).answers('pass');
    // Of two moves the second is the one left behind: the other one has come along.
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows('\n  6\n  1  PM/S\n  2  o/pd\n  3  ./p\n  4  .\n');
  });

  test('V7 nobody can be fetched beyond another hero, where the ride ends', () => {
    const game = duke(
      `
          6         7
    0.5             nothing-here/S
    1     PI
    2     .
    3     ./p
    4     ./M
    5     PI/pd
    `,
      (g) => g.bonuses('street-racers'),
    );
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows('\n  6\n  1  PI/p\n  3  .\n  4  ./Mpd\n  5  PI\n');
  });

  test('V7 the carried one takes no Car on the way, but takes one where the ride ends', () => {
    over(duke('\n  6\n  1  PM/S\n  2  o\n  3  ./a\n  4  ./pd\n')).shows(
      '\n  6\n  1  PM/S\n  2  o/pd\n  3  ./a\n  4  .\n',
    );
    const game = over(duke('\n  6\n  1  PM/S\n  2  o/a\n  3  .\n  4  ./pd\n', (g) => g.reserve({ prisoners: 20 })));
    expect(game.shows('\n  6\n  1  PM/S\n  2  o/dd\n  3  .\n  4  .\n').newYork().prisoners).toBe(21);
  });

  test('V7 a standing Roadblock is avoided while any free way exists, however long', () => {
    const game = duke(`
          5      6        7
    2            o/S#S
    2.5   o               _
    3            ./d
    `);
    over(game).shows(`
          5      6        7
    2            o/Sd#S
    2.5   o               _
    3            .
    `);
  });

  test('V7 with one aboard it has no preference any more: equal ways are the choice of the active player', () => {
    const game = duke(`
          6          7
    0.5              nothing-here/S
    1     _
    1.5              PI
    2     o/p
    2.5              .
    3     ./pd
    `);
    expect(game.asks()).toMatchObject({ why: 'carry', options: ['6,3 p', 'pass'] });
    game.answers('6,3 p');
    expect(game.asks()).toMatchObject({ why: 'enemy-way', options: ['6,2', '7,2'] });
  });

  test('V7 before a crash, too, it prefers the way on which it can fetch somebody', () => {
    const way = (there: string, landing: string, start: string) => `
          6          7
    0.5              nothing-here/S#S
    1     _
    1.5              PI${landing}
    2     o${there}
    2.5              .
    3     .${start}
    `;
    over(duke(way('/p', '', '/d'))).shows(way('', '/pd', ''));
  });

  const walled = `
          7
    0.5   nothing-here/S#S
    1.5   PI
    2.5   o/d
    3.5   o
  `;
  test('V7 with no free way it crashes: Car and Roadblock are destroyed, a Prisoner stands there, the move is over', () => {
    const game = over(duke(walled, (g) => g.reserve({ prisoners: 20, cars: 1 })));
    expect(
      game
        .shows(`
          7
    0.5   nothing-here/Sp%S
    1.5   PI
    2.5   o
    3.5   o
    `)
        .newYork(),
    ).toMatchObject({ prisoners: 19, cars: 2, noise: 0 });
  });

  /** Snake on a pier behind 7,1, which only the road with the Roadblock joins to the city. */
  const pier = (there: string, beyond: string, landing = 'nothing-here/S') => `
          6      7
    0.5          ${landing}
    1     _
    1.5          ${there}
    2     _
    2.5          ${beyond}
  `;

  test('V7 the move ends where it crashed, and whom it carried is there too', () => {
    const game = duke(pier('PI#S', 'o/pd'), (g) => g.bonuses('street-racers').reserve({ prisoners: 20 }));
    expect(over(game).shows(pier('PI/pp%S', 'o')).newYork().prisoners).toBe(19);
  });

  test('V7 nor beyond a Roadblock, where it ends too', () => {
    const game = duke(pier('PI/p#S', 'o/pd'));
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows(pier('PI/pp%S', 'o', 'nothing-here/Sp'));
  });

  test('V7 which of two Roadblocks it breaks is the choice of the active player', () => {
    const game = duke(`
          7                      8
    0.5   nothing-here/S#S#SE
    1                            o
    1.5   PI
    2                            o/d
    `);
    expect(game.asks()).toEqual({ seat: 'snake', why: 'enemy-way', options: ['8,1', '7,1'] });
    game.answers('7,1').shows('\n  7\n  0.5  nothing-here/Sp%S#SE\n');
  });

  test('V7 with an empty reserve nobody gets out: 1 Noise', () => {
    const game = over(duke(pier('PI#S', 'o/d'), (g) => g.reserve({ prisoners: 0, cars: 1 })));
    expect(game.shows(pier('PI%S', 'o')).newYork()).toMatchObject({ prisoners: 0, cars: 2, noise: 1 });
  });

  test('V7 with an empty reserve another Prisoner in that space has not moved, and is the next', () => {
    const game = over(duke(pier('PI/p#S', 'o/d'), (g) => g.reserve({ prisoners: 0 })));
    game.shows(pier('PI%S', 'o', 'nothing-here/Sp'));
  });

  test('V11 Y6 nobody is taken along who has moved by that card: the one that got out of a crash stays for the next Driver', () => {
    const game = over(duke(pier('PI#S', 'o/dd')));
    game.shows(pier('PI/p%S', 'o', 'nothing-here/Sd'));
  });

  test('V7 with one abandoned Car there, the one that got out takes it and the one carried stays on foot: both have moved', () => {
    const game = over(duke(pier('PI/a#S', 'o/pd'), (g) => g.reserve({ prisoners: 20, cars: 0 })));
    expect(game.shows(pier('PI/pd%S', 'o')).newYork()).toMatchObject({ prisoners: 20, cars: 1 });
  });

  test('V7 with two abandoned Cars there, the one that got out and the one carried take them, and move no more', () => {
    const game = over(duke(pier('PI/aa#S', 'o/pd'), (g) => g.reserve({ prisoners: 20, cars: 0 })));
    expect(game.shows(pier('PI/dd%S', 'o')).newYork()).toMatchObject({ prisoners: 21, cars: 1 });
  });

  test('V7 a Prisoner that has got out of a crash takes an abandoned Car there, and does not move again', () => {
    const game = over(duke(pier('PI/a#S', 'o/d'), (g) => g.reserve({ prisoners: 20, cars: 1 })));
    expect(game.shows(pier('PI/d%S', 'o')).newYork()).toMatchObject({ prisoners: 20, cars: 2 });
  });
});

describe('V8', () => {
  test('V8 Bosses neither drive nor ride', () => {
    const game = scenario('\n  6\n  2  o/SRa\n  3  ./M\n').plays('snake', 'kick-it-down').moves('6,3');
    game.shows('\n  6\n  2  o/Ra\n  3  ./SM\n');
    over(duke('\n  6\n  2  o/S\n  3  ./a\n  4  ./R\n')).shows('\n  6\n  2  o/SR\n  3  ./a\n');
  });

  test('V8 Enemies take neither Cases nor Items', () => {
    over(duke('\n  6\n  1  PM/S\n  2  o/i1\n  3  ./p\n')).shows('\n  6\n  1  PM/S\n  2  o/pi1\n  3  .\n');
  });
});
