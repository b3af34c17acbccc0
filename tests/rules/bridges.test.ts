// W1, W2: over a bridge together.
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';

/** The space beside Bridge 3, whose road leads S. */
const beside = (figures: string, sides = '') => `
          6        7        8
  3       ./C
  4                         PM
  4.5              PI
  5                         o/${figures}${sides}
`;
/** As in the book: Snake has the President and the Tape, Brain the Diagram, Maggie nothing, Cabbie is elsewhere. */
const book = (sides = '') =>
  scenario(beside('SMB', sides))
    .presidentTaken()
    .supply('snake', 'the-president!', 'the-tape')
    .supply('brain', 'diagram-3!')
    .supply('cabbie', 'axe');
const tried = (game: Game) => game.plays('snake', 'walk-it-off').moves('bridge 3');
const all = (game: Game) => game.answersAs('snake', 'show the-president the-tape').answersAs('brain', 'show diagram-3');

describe('W2', () => {
  test('W2 as in the book: the three heroes at the bridge win together, Cabbie loses', () => {
    const game = all(tried(book()));
    expect(game.result()).toEqual({ kind: 'together', winners: ['snake', 'maggie', 'brain'] });
    expect(game.asks()).toBeNull();
    expect(game.toldOf('won-together')).toHaveLength(1);
  });

  test('W2 everybody there with a card is asked at once, and only they; answers stay sealed until the last', () => {
    const game = tried(book());
    expect(game.asksAll().map(({ seat, why }) => [seat, why])).toEqual([['snake', 'show-cards'], ['brain', 'show-cards']]);
    game.answersAs('snake', 'show the-tape');
    expect(game.toldOf('showed', 'brain')).toEqual([]);
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['brain']);
    game.answersAs('brain', 'show nothing');
    expect(game.toldOf('showed', 'cabbie')).toEqual([['showed', 0, 1, held('the-tape')]]);
  }); // biome-ignore format: two seats

  test('W2, H5 a sealed answer is seen by nobody, whatever it is', () => {
    const [shown, hidden] = ['show the-tape', 'show nothing'].map((answer) => tried(book()).answersAs('snake', answer));
    for (const viewer of ['maggie', 'brain', 'cabbie', 'watcher'] as const) {
      expect(shown!.view(viewer)).toEqual(hidden!.view(viewer));
      expect(shown!.told(viewer)).toEqual(hidden!.told(viewer));
    }
  });

  test('W2, H6 who is asked depends on backs alone', () => {
    const asked = ['the-tape', 'diagram-1', 'axe'].map((card) =>
      tried(scenario(beside('SMB')).supply('maggie', card).supply('brain'))
        .asksAll()
        .map(({ seat, options }) => [seat, options.length]),
    );
    expect(asked).toEqual(Array(3).fill([['maggie', 2]]));
  });

  test('W2 any choice of one’s cards may be shown', () => {
    expect(tried(book()).asksAll()[0]?.options).toEqual([
      'show nothing', 'show the-president', 'show the-tape', 'show the-president the-tape',
    ]); // biome-ignore format: one row
  });

  test.each([
    ['the President', 'show the-tape', 'show diagram-3'],
    ['the Tape', 'show the-president', 'show diagram-3'],
    ['the Diagram', 'show the-president the-tape', 'show nothing'],
  ])('W2 without %s it fails: the cards are turned back and the movement is over', (_what, snake, brain) => {
    const game = tried(book()).answersAs('snake', snake).answersAs('brain', brain);
    expect(game.result()).toBeNull();
    expect(game.toldOf('bridge-failed')).toEqual([['bridge-failed', 0, 3]]);
    expect(game.hero('snake')).toMatchObject({ at: '8,5', supply: ['the-president', 'a case'] });
    // The reveal of the card still happens.
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'explore' });
    game.explores(game.asks()!.options[0]!, 'PI');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'play' });
  });

  test('W2 with a second step left the movement is over all the same', () => {
    const game = book().plays('snake', 'keep-moving').moves('bridge 3').answersAs('snake', 'show nothing');
    expect(game.answersAs('brain', 'show nothing').asks()?.why).toBe('explore');
  });

  test('W2 after a first step along the coast the bridge is a second one', () => {
    const game = scenario(beside('B').replace('PI', 'PI/S')).presidentTaken();
    game.supply('snake', 'the-president!', 'the-tape').supply('brain', 'diagram-3!');
    game.plays('snake', 'keep-moving').moves('8,5', 'bridge 3');
    expect(all(game).result()).toEqual({ kind: 'together', winners: ['snake', 'brain'] });
  });

  test('W2 what was shown is known to those who saw it, and lies face down again', () => {
    const game = tried(book()).answersAs('snake', 'show the-tape').answersAs('brain', 'show nothing');
    expect(game.hero('snake').supply).toEqual(['the-president', 'a case']);
    expect(game.knows('cabbie').others).toEqual(['0 2 the-tape']);
  });

  test('W2 with nobody having a card to show the attempt fails at once', () => {
    const game = tried(scenario(beside('SM')));
    expect(game.toldOf('bridge-failed')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'explore' });
  });

  test('W2 the President of a hero elsewhere does not count', () => {
    const game = scenario(beside('SMB')).presidentTaken().supply('snake', 'the-tape').supply('brain', 'diagram-3!');
    game.supply('cabbie', 'the-president!').plays('snake', 'walk-it-off').moves('bridge 3');
    expect(game.answersAs('snake', 'show the-tape').answersAs('brain', 'show diagram-3').result()).toBeNull();
  });

  test('W2 only from the space beside the bridge, and only by a move', () => {
    const game = scenario(beside('B').replace('PM', 'PM/S')).plays('snake', 'walk-it-off');
    expect(game.asks()?.options.some((o) => o.startsWith('bridge'))).toBe(false);
    expect(
      book()
        .asks()
        ?.options.some((o) => o.startsWith('bridge')),
    ).toBe(false);
  });

  test('W2 Enemies at the bridge do not prevent it, but a card that needs a clear space does not move', () => {
    expect(scenario(beside('SMBp')).plays('snake', 'walk-it-off').asks()?.why).toBe('play');
    expect(scenario(beside('SMBp')).plays('snake', 'kick-it-down').asks()?.options).toContain('bridge 3');
  });

  test('W2 the scouting ability and the Car move are moves too', () => {
    const ability = book().chooses('snake', 'dirty-fight', 'slip-away').answers('scout').moves('bridge 3');
    expect(all(ability).result()?.kind).toBe('together');
    const car = book()
      .car('snake', 'car')
      .plays('snake', 'dirty-fight', 'call-me-snake')
      .plays('snake', 'call-me-snake');
    expect(all(car.answers('car-move').moves('bridge 3')).result()?.kind).toBe('together');
  });
});

describe('W2 a Roadblock on the bridge’s road', () => {
  test('W2 it stops the attempt', () => {
    const game = book('#S').plays('snake', 'walk-it-off');
    expect(game.asks()?.options).not.toContain('bridge 3');
    expect(game.whyNot('bridge 3')).toBe('roadblock');
  });

  test('W2 a card that breaks Roadblocks destroys it, and it stays broken after a failure', () => {
    const game = book('#S').plays('snake', 'kick-it-down').moves('bridge 3');
    game.shows(beside('SMB', '%S'));
    game.answersAs('snake', 'show nothing').answersAs('brain', 'show nothing').shows(beside('SMB', '%S'));
    expect(all(book('#S').plays('snake', 'kick-it-down').moves('bridge 3')).result()?.kind).toBe('together');
  });

  test('W2 a Car is given for it', () => {
    const game = book('#S').car('snake', 'car').plays('snake', 'walk-it-off').moves('crash bridge 3');
    expect(game.hero('snake').car).toBe('none');
    expect(game.newYork().cars).toBe(5);
    game.shows(beside('SMB', '%S'));
    expect(all(game).result()?.kind).toBe('together');
  });

  test('W2 without a Car nothing crashes', () => {
    expect(book('#S').plays('snake', 'walk-it-off').asks()?.options).not.toContain('crash bridge 3');
  });
});

describe('W2 with a passenger', () => {
  const quay = (there: string, from = '') => `
          6        7        8
  3       ./S
  4                         PM
  4.5              PI${from}
  5                         o${there}
  `;
  /** Cabbie with the President and the Tape, Maggie with the Diagram beside him in the Taxi. */
  const driven = (sides = '') =>
    scenario(quay(sides, '/MC'))
      .presidentTaken()
      .turnOf('cabbie')
      .supply('cabbie', 'the-president!', 'the-tape')
      .supply('maggie', 'diagram-3!')
      .plays('cabbie', 'hop-in')
      .answers('invite')
      .answersAs('maggie', 'yes')
      .answers('maggie')
      .moves('8,5');

  test('W2 V2 whoever rides along stands at the bridge too: it shows, and wins', () => {
    const game = driven().moves('bridge 3');
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['maggie', 'cabbie']);
    game.answersAs('cabbie', 'show the-president the-tape').answersAs('maggie', 'show diagram-3');
    expect(game.result()).toEqual({ kind: 'together', winners: ['maggie', 'cabbie'] });
  });

  test('W2 V3 where the Car is given for the bridge the passenger stays there, and is asked all the same', () => {
    const game = driven('#S').moves('crash bridge 3');
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['maggie', 'cabbie']);
    game.answersAs('cabbie', 'show nothing').answersAs('maggie', 'show nothing').shows(quay('/MC%S'));
    expect(game.hero('cabbie').car).toBe('none');
    expect(game.asks()).toMatchObject({ seat: 'cabbie', why: 'explore' });
  });
});

test('W1 the game ends the moment a victory occurs: nothing of the card, the turn or New York follows', () => {
  const game = book().noise(9).missions(1).plays('snake', 'kick-it-down').moves('bridge 3');
  all(game);
  expect(game.asksAll()).toEqual([]);
  expect(game.newYork().noise).toBe(9);
  expect(() => game.answers('pass')).toThrow('the game is over');
  // H4: afterwards everybody sees everything.
  expect(game.view('watcher').all).toHaveLength(4);
});

test('D10 with a dead President no Collective Victory is possible', () => {
  const game = scenario(beside('SMB'), { variants: ['dead-or-alive'] }).presidentTaken();
  game.supply('snake', 'the-tape').supply('brain', 'diagram-3!').plays('snake', 'walk-it-off').moves('bridge 3');
  expect(game.answersAs('snake', 'show the-tape').answersAs('brain', 'show diagram-3').result()).toBeNull();
});
