// Y7, Y8: Prisoners that cannot come, and what makes them stronger.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, IDLE_NOISE, idles, newYorkTurns, turnsTimer } from '../support/escape/phases.ts';

describe('Y7', () => {
  const ambush = (prisoners: number) =>
    eventsStrike(
      scenario('\n  6\n  2  o/S\n  3  ./M\n').discards('snake', 'dirty-fight').reserve({ prisoners }),
      'ambush',
    );

  test.each([
    [2, 'pp', 0],
    [1, 'p', 1],
    [0, '', 2],
  ])(
    'Y7 of two Prisoners with %i in reserve "%s" come, and each other one is 1 Noise: %i',
    (prisoners, come, noise) => {
      expect(ambush(prisoners).shows(`\n  6\n  2  o/S${come}\n  3  ./M\n`).newYork()).toMatchObject({
        noise,
        prisoners: 0,
      });
    },
  );

  const gathering = (prisoners: number) =>
    turnsTimer(
      scenario(`
          3               6       7
    0.5                           nothing-here
    1.5   the-ring
    2                     o/S
    3                     ./M
    5.5                           crash-site
    `)
        .discards('snake', 'dirty-fight')
        .reserve({ prisoners }),
      'gathering',
    );

  test('Y7 where the last ones go is the choice of the active player', () => {
    const game = gathering(2);
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'place-prisoner', options: ['3,1', '7,0', '7,5'] });
    game.answers('7,5');
    expect(game.asks()).toMatchObject({ why: 'place-prisoner', options: ['3,1', '7,0'] });
    game.answers('3,1').shows(`
          3            7
    0.5                nothing-here
    1.5   the-ring/p
    5.5                crash-site/p
    `);
    expect(game.newYork()).toMatchObject({ noise: 1, prisoners: 0 });
  });

  test('Y7 with enough for all, or none at all, there is nothing to choose', () => {
    expect(gathering(3).asks()?.why).not.toBe('place-prisoner');
    expect(gathering(3).until('choose-cards', 'snake').newYork()).toMatchObject({ noise: 0, prisoners: 0 });
    expect(gathering(0).until('choose-cards', 'snake').newYork()).toMatchObject({ noise: 3, prisoners: 0 });
  });

  test('Y7 a revealed tile makes Noise for the Prisoner that is missing, and a Driver needs none', () => {
    const game = (tile: string, cars = 4) =>
      scenario('\n  6\n  1  _\n  2  o\n  3  ./SM\n')
        .reserve({ prisoners: 0, cars })
        .plays('snake', 'keep-moving')
        .moves('6,2')
        .done()
        .explores('6,1', tile);
    expect(game('PPI').shows('\n  6\n  1  PPI/i\n').newYork().noise).toBe(2);
    expect(game('C').shows('\n  6\n  1  C/d\n').newYork().noise).toBe(0);
    expect(game('C', 0).shows('\n  6\n  1  C\n').newYork()).toMatchObject({ noise: 1, cars: 0 });
  });

  test('Y7 one that takes a Car makes room in the reserve for the next', () => {
    const drawing = `
          1        6
    1.5   wtc/a
    2              o/B
    3              ./S
    `;
    const game = scenario(drawing, { variants: ['hard-deck'] });
    game.turnOf('brain').noise(6).newYorkTop('midnight').reserve({ prisoners: 1 });
    newYorkTurns(idles(game), 'burn-the-glider', 'barricades');
    game.shows('\n  1\n  1.5  wtc/pd\n');
    expect(game.newYork()).toMatchObject({ noise: 6 + IDLE_NOISE + 1 - 5, prisoners: 0 });
  });
});

describe('Y8', () => {
  const buys = (card: string) => {
    const game = scenario('\n  6\n  2  o/B\n  3  ./S\n').turnOf('brain').noise(8).newYorkTop(card);
    // The Special lies in the deck with another card on top.
    game.newYorkTop('midnight');
    return newYorkTurns(idles(game), card, 'burn-the-glider').until('choose-cards', 'snake');
  };
  const bonusBits = (game: ReturnType<typeof scenario>) => game.view('watcher').public.newYork[5];

  test.each([
    ['pipe-dreams', 1],
    ['street-racers', 2],
    ['rooftop-snipers', 4],
  ])('Y8 %s stays in play once it is resolved, and is in no pile', (card, bits) => {
    const game = buys(card);
    expect(bonusBits(game)).toBe(bits);
    expect(game.view('watcher').public.decks.at(-1)).toBe(6);
    expect(game.toldOf('ny-bonus')).toHaveLength(1);
    expect(bonusBits(game.endsTurn())).toBe(bits);
  });

  test('Y8 a Special that cannot be paid is discarded and gives no Bonus', () => {
    const game = scenario('\n  6\n  2  o/B\n  3  ./S\n')
      .turnOf('brain')
      .newYorkTop('pipe-dreams')
      .newYorkTop('midnight');
    newYorkTurns(idles(game), 'pipe-dreams', 'burn-the-glider').until('choose-cards', 'snake');
    expect(bonusBits(game)).toBe(0);
  });

  test('Y8 Bonuses add up, for Drivers too: 3 Hit Points, and a hit from 1 away', () => {
    const drawing = '\n  6\n  2  o/S\n  3  ./dp\n  4  ./M\n';
    const game = scenario(drawing).bonuses('pipe-dreams', 'rooftop-snipers').plays('snake', 'shoot-first');
    game.hits('6,3 d', "6,3 d'").shows("\n  6\n  3  ./d''p\n");
    game.hits('6,3 p').until('new-york-top');
    expect(game.toldOf('killed')).toEqual([]);
    expect(game.toldOf('wounded')).toEqual([['wounded', 0, 2]]);
  });

  test('Y8 C7 one that is hurt and tricked away keeps its damage, and whoever stays beside has none', () => {
    const game = scenario("\n  6\n  1  PM\n  2  o/Bp'p\n  3  ./S\n").turnOf('brain').bonuses('pipe-dreams');
    game.plays('brain', 'stony-poker-face').answers("6,2 p'", '6,1').done();
    game.shows("\n  6\n  1  PM/p'~\n  2  o/Bp\n  3  ./S\n");
  });

  test('Y8 Bosses have no part in it', () => {
    const game = idles(
      scenario('\n  6\n  2  o/B\n  3  ./SG\n')
        .turnOf('brain')
        .bonuses('pipe-dreams', 'rooftop-snipers', 'street-racers'),
    );
    expect(game.toldOf('wounded')).toEqual([]);
  });
});
