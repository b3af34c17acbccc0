// T1, Y1-Y5: the New York Phase.
import { BOSS_AT } from 'shared/games/escape/board/marks.ts';
import { newYorkNumber } from 'shared/games/escape/content/newyork.ts';
import { clearBag, PARTS, putBack } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { IDLE_NOISE, idles, newYorkTurns } from '../support/escape/phases.ts';

type Game = ReturnType<typeof scenario>;
const quiet = '\n  6\n  2  o/B\n  3  ./S\n';
const start = (drawing = quiet) => scenario(drawing).turnOf('brain').newYorkTop('midnight');
const deckSize = (game: Game) => game.view('watcher').public.decks.at(-1);
const discards = (game: Game) => game.view('watcher').public.decks[PARTS.indexOf('newYorkDiscards')];
/** Only these are left in New York's deck, the first on top; all others lie discarded. */
const deck =
  (...cards: string[]) =>
  (game: Game) =>
    game.newYorkTop(cards[0]!).arranged((s) => {
      clearBag(s, 'newYork');
      for (const card of cards.slice(1)) putBack(s, 'newYork', newYorkNumber(card));
      for (let card = 0; card < newYorkNumber('pipe-dreams'); card++)
        if (!cards.map(newYorkNumber).includes(card)) putBack(s, 'newYorkDiscards', card);
    });

test("T1 the active player decides the Hero Phase and the New York Phase; then it is the next one's turn", () => {
  const game = idles(start('\n  6\n  1  PM\n  2  o/B\n  3  ./SM\n').noise(9));
  newYorkTurns(game, 'reinforcements', 'barricades');
  expect(game.asks()).toMatchObject({ seat: 'brain', why: 'place-prisoner' });
  expect(game.endsTurn().until('choose-cards').asks()?.seat).toBe('snake');
});

describe('Y1', () => {
  test('Y1 the top card is discarded face up, and New York gains 1 Noise', () => {
    const game = idles(start().noise(3));
    expect(discards(game)).toBe(1);
    game.chance('burn-the-glider');
    expect(game.toldOf('ny-discarded')[0]).toEqual(['ny-discarded', newYorkNumber('midnight')]);
    expect(game.toldOf('noise').at(0)).toEqual(['noise', IDLE_NOISE, 3 + IDLE_NOISE, 4]);
    expect(game.toldOf('noise').at(1)).toEqual(['noise', 1, 4 + IDLE_NOISE, 4]);
  });

  test('Y1 its Noise may force a Timer tile, which comes before Y2', () => {
    const game = idles(start().noise(9).missions(1));
    game.chance('sabotage');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    expect(game.toldOf('ny-played')).toEqual([]);
  });
});

describe('Y2', () => {
  const before = IDLE_NOISE + 1;

  test.each([
    [3 - before - 1, false],
    [3 - before, true],
    [9 - before, true],
  ])('Y2 with %i Noise before the turn a card of cost 3 is bought: %s', (noise, bought) => {
    const game = idles(start().noise(noise).missions(4));
    newYorkTurns(game, 'sabotage', 'barricades');
    const at = noise + before;
    expect(game.newYork()).toMatchObject({ noise: bought ? at - 3 : at + 1, missions: bought ? 3 : 4 });
    expect(game.toldOf('ny-played')).toHaveLength(bought ? 1 : 0);
    expect([deckSize(game), discards(game)]).toEqual([5, 2]);
  });

  test('Y2 as in the book: with Noise enough the cost is paid, the card revealed and resolved, and it lies face up', () => {
    const game = newYorkTurns(idles(start().noise(5)), 'sabotage', 'barricades');
    expect(game.toldOf('ny-played')).toEqual([['ny-played', newYorkNumber('sabotage'), 3, 5 + before - 3]]);
    expect(game.newYork()).toMatchObject({ noise: 5 + before - 3, missions: 3 });
    expect(game.view('watcher').public.decks[PARTS.indexOf('newYorkDiscards')]).toBe(2);
  });

  test('Y2 a bought card sees the back of the next one: Barricades takes its side', () => {
    newYorkTurns(idles(start().noise(5)), 'barricades', 'gangs-gather').shows('\n  6\n  2  o/Bp#SW\n  3  ./S\n');
  });
});

describe('Y3', () => {
  /** Nothing is bought; the arrows of `top` are followed last. */
  const follows = (drawing: string, top: string) =>
    newYorkTurns(idles(scenario(drawing).turnOf('brain').newYorkTop('reinforcements')), 'burn-the-glider', top).until(
      'choose-cards',
      'snake',
    );
  type Around = Partial<Record<'here' | 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW', string>>;
  const pad = (cell: string) => cell.padEnd(16);
  /** Brain in the middle of six revealed spaces, Snake two away. */
  const ring = ({ here = '', N = '', NE = '', SE = '', S = '', SW = '', NW = '' }: Around) => `
          ${pad('5')}${pad('6')}7
    1     ${pad('')}PPM${N}
    1.5   ${pad(`PPE${NW}`)}${pad('')}PEM${NE}
    2     ${pad('')}PIM/B${here}
    2.5   ${pad(`.${SW}`)}${pad('')}.${SE}
    3     ${pad('')}.${S}
    4     ${pad('')}./S
  `;
  const everywhere = { N: '/p', NE: '/p', SE: '/p', S: '/p', SW: '/p', NW: '/p' };

  test('Y3 as in the book: from the spaces that the back of the top card points at, bottom and top left', () => {
    follows(ring({ ...everywhere, NW: '/pp' }), 'the-hunt').shows(ring({ ...everywhere, S: '', NW: '', here: 'ppp' }));
  });

  test.each([
    ['barricades', ['N', 'SE']],
    ['sabotage', ['SE', 'NW']],
    ['gangs-gather', ['N', 'SW']],
    ['midnight', ['N', 'NE', 'SE', 'S', 'SW', 'NW']],
  ] as const)('Y3 under %s they come from %j, and the Roadblock icon is no arrow', (top, from) => {
    const left = Object.fromEntries(
      Object.entries(everywhere).filter(([side]) => !(from as readonly string[]).includes(side)),
    );
    follows(ring(everywhere), top).shows(ring({ ...left, here: 'p'.repeat(from.length) }));
  });

  test('Y3 all kinds of Enemies come, but none that is tricked and none through a Roadblock', () => {
    follows(ring({ N: '/dR', NE: '/p~pG', SE: '/p#NW' }), 'midnight').shows(
      ring({ NE: '/p', SE: '/p#NW', here: 'RGpd' }),
    );
  });

  test('Y3 nobody engaged comes: those beside another hero stay', () => {
    const around = { S: '/Mp', N: '/p' };
    follows(ring(around), 'midnight').shows(ring({ S: '/Mp', here: 'p' }));
  });

  test('Y3 no Manhole is used, and a Driver never crashes', () => {
    const drawing = `
          5         6           7
    1               PPM
    2               PIM/B#S
    3               ./d
    3.5   PEM/p
    4               ./S
    `;
    follows(drawing, 'midnight').shows(drawing);
  });

  test('Y3 an abandoned Car is taken after all have moved: by nobody who came away from it', () => {
    follows(ring({ S: '/p~pa' }), 'midnight').shows(ring({ S: '/d', here: 'p' }));
  });
});

describe('Y4', () => {
  const Y1_LEAVES = ['the-hunt', 'sabotage', 'barricades'];

  test('Y4 after Y1: with 1 card left all is shuffled into a new deck, before anything is bought', () => {
    const game = idles(deck('the-hunt', 'sabotage')(start()).noise(9)).chance('sabotage');
    expect(game.toldOf('ny-shuffled')).toHaveLength(1);
    expect(game.toldOf('ny-played')).toEqual([]);
    expect(game.asks()?.options).toHaveLength(7);
  });

  test('Y4 N1 the Noise of Y1, and a tile that it forces, come before the deck is looked at', () => {
    const game = idles(deck('the-hunt', 'sabotage')(start()).noise(9).missions(1)).chance('sabotage');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.toldOf('ny-shuffled')).toEqual([]);
    expect(game.chance('dead-of-night').toldOf('ny-shuffled')).toHaveLength(1);
  });

  test('Y4 K6 a tile that the card bought has forced comes after the deck is shuffled', () => {
    const game = deck('the-hunt', 'sabotage', 'barricades')(start());
    newYorkTurns(idles(game.noise(6).missions(1)), 'sabotage', 'barricades');
    expect(game.toldOf('ny-shuffled')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'new-york-top' });
    expect(game.chance('midnight').asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });

  test('Y4 after Y2: the card bought is shuffled in too', () => {
    const game = idles(deck(...Y1_LEAVES)(start()).noise(9))
      .chance('sabotage')
      .chance('barricades');
    expect(game.toldOf('ny-played')).toHaveLength(1);
    expect(game.toldOf('ny-shuffled')).toHaveLength(1);
    expect(game.asks()?.options).toHaveLength(7);
    expect(game.asks()?.options).toContain('sabotage');
    expect(discards(game)).toBe(0);
  });

  test('Y4 with 2 left nothing is shuffled', () => {
    const game = idles(deck(...Y1_LEAVES, 'midnight')(start()).noise(9));
    newYorkTurns(game, 'sabotage', 'barricades').until('choose-cards', 'snake');
    expect(game.toldOf('ny-shuffled')).toEqual([]);
    expect([deckSize(game), discards(game)]).toEqual([2, 5]);
  });

  test('Y4 the Bonuses end, and their cards are in the new deck', () => {
    const game = idles(deck('the-hunt', 'sabotage')(start()).bonuses('pipe-dreams', 'street-racers')).chance(
      'sabotage',
    );
    expect(game.asks()?.options).toHaveLength(9);
    expect(game.view('watcher').public.newYork[5]).toBe(0);
  });

  test('C3 Y4 a Bonus that ends kills nobody: who is hurt stays, and forgets it at the end of the turn', () => {
    const game = deck(
      'the-hunt',
      'sabotage',
    )(scenario('\n   6\n 2  o/Bpp\n 3  ./S\n').turnOf('brain')).bonuses('pipe-dreams');
    game
      .plays('brain', 'gasoline-bomb', 'let-me-think')
      .hits('6,2 p', "6,2 p'", '6,2 p')
      .plays('brain', 'let-me-think');
    game.until('new-york-top').chance('sabotage');
    expect(game.view('watcher').public.newYork[5]).toBe(0);
    expect(game.shows("\n   6\n 2  o/Bp'\n 3  ./S\n").toldOf('killed')).toHaveLength(1);
    game.chance('midnight').endsTurn().shows('\n   6\n 2  o/Bp\n 3  ./S\n');
  });

  describe('the Duke', () => {
    const dead = (nothingHere: string, ...cards: string[]) =>
      deck(...cards)(
        scenario(`
          6      7
    0.5          ${nothingHere}
    2     o/B
    3     ./S
    `)
          .turnOf('brain')
          .boss('duke', 0)
          .arranged((s) => {
            s.bosses[6] = BOSS_AT.due;
          }),
      );

    test('Y4 the Duke, if he is due, returns right after it on Nothing Here at full Hit Points', () => {
      const game = idles(dead('nothing-here', 'the-hunt', 'sabotage'))
        .chance('sabotage')
        .chance('midnight');
      game.shows('\n  7\n  0.5  nothing-here/D\n');
      expect(game.view('watcher').public.bosses[7]).toBe(6);
    });

    test('Y4 even into the space of a hero, and not before', () => {
      const game = dead('nothing-here/M', 'the-hunt', 'sabotage', 'barricades');
      idles(game).chance('sabotage').shows('\n  7\n  0.5  nothing-here/M\n');
      game.chance('barricades').chance('midnight').shows('\n  7\n  0.5  nothing-here/MD\n');
    });

    test.each([
      ['beside the board', ''],
      ['on the map', '/D'],
    ])('Y4 C5 nobody comes back who is not due: the Duke %s stays there', (_where, duke) => {
      const drawing = `
          6           7
    0.5               nothing-here
    2     o/B
    3     ./S
    5     PI${duke}
      `;
      const game = idles(deck('the-hunt', 'sabotage')(scenario(drawing).turnOf('brain').boss('duke', 3)));
      game.chance('sabotage').chance('midnight').until('choose-cards', 'snake').shows(drawing);
      expect(game.toldOf('ny-shuffled')).toHaveLength(1);
      expect(game.view('watcher').public.bosses[7]).toBe(3);
    });

    test('Y4 without a reshuffle he stays away', () => {
      const game = dead('nothing-here', ...Y1_LEAVES, 'midnight');
      newYorkTurns(idles(game), 'sabotage', 'barricades').until('choose-cards', 'snake');
      game.shows('\n  7\n  0.5  nothing-here\n');
    });
  });
});

test('Y5 at the end of the turn tricked Enemies stand up, Prisoners forget damage, and Cars are taken', () => {
  const game = scenario("\n  6\n  1  PM/p~a\n  2  o/Bp'R~\n  3  ./S\n").turnOf('brain').bonuses('pipe-dreams');
  idles(game.newYorkTop('the-hunt').boss('romero', 3)).shows("\n  6\n  1  PM/p~a\n  2  o/BR~p'\n");
  newYorkTurns(game, 'burn-the-glider', 'reinforcements');
  game.until('choose-cards', 'snake').shows('\n  6\n  1  PM/d\n  2  o/BRp\n  3  ./S\n');
  expect(game.view('watcher').public.bosses[1]).toBe(3);
});
