// V2, V3: heroes riding along, and Cars given up to break through. Prisoners in Cars are in drivers.test.ts.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

describe('V2', () => {
  const stand = `
          6        7
    1     _
    2     o
    2.5            .
    3     ./SMC
  `;
  const drives = (drawing = stand, card = 'hop-in') => scenario(drawing).turnOf('cabbie').plays('cabbie', card);

  test('V2 a willing hero without a Car rides along; its own player answers, and all at once', () => {
    const game = drives().answers('invite');
    expect(game.asksAll()).toEqual([
      { seat: 'snake', why: 'ride-along', options: ['yes', 'no'] },
      { seat: 'maggie', why: 'ride-along', options: ['yes', 'no'] },
    ]);
    game.answersAs('maggie', 'yes').answersAs('snake', 'no');
    expect(game.asks()).toMatchObject({ seat: 'cabbie', why: 'pick-passenger', options: ['maggie', 'pass'] });
    game
      .answers('maggie')
      .moves('6,2')
      .shows(`
          6        7
    1     _
    2     o/MC
    2.5            .
    3     ./S
    `);
  });

  test('V2 who is unwilling stays, and the drive goes on', () => {
    const game = drives().answers('invite').answersAs('snake', 'no').answersAs('maggie', 'no');
    expect(game.asks()).toMatchObject({ seat: 'cabbie', why: 'move' });
    expect(game.asks()?.options).not.toContain('invite');
    game.moves('6,2').shows('\n  6\n  2  o/C\n  3  ./SM\n');
  });

  test('V2 one at most in a play, aboard until it ends', () => {
    const game = drives().answers('invite').answersAs('snake', 'yes').answersAs('maggie', 'yes').answers('snake');
    game.moves('6,2');
    // Everybody sees both of them move.
    expect(game.toldOf('moved').map(([, seat]) => seat)).toEqual([2, 0]);
    expect(game.asks()?.options).not.toContain('invite');
    game.moves('7,2').shows('\n  6        7\n  2  o\n  2.5         ./SC\n  3  ./M\n');
    game.until('explore').explores('8,2', 'PI').until('play').answers('scout');
    // The next play is another ride: Snake is asked anew.
    expect(game.asks()?.options).toContain('invite');
    game.moves('6,3').shows('\n  6        7\n  2  o\n  2.5         ./S\n  3  ./MC\n');
  });

  test('V2 it is asked before the step on which the passenger boards, wherever that is', () => {
    const game = drives(stand.replace('SMC', 'SC').replace('2     o', '2     o/M')).moves('6,2');
    game.answers('invite');
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['maggie']);
    game.answersAs('maggie', 'yes').answers('maggie').moves('7,2').shows('\n  7\n  2.5  ./MC\n');
  });

  test('V2 nobody is carried by a hero without a Car, nor a hero that has one', () => {
    const onFoot = scenario(stand).plays('snake', 'keep-moving');
    expect(onFoot.asks()?.options).not.toContain('invite');
    const rich = scenario('\n  6\n  2  o\n  3  ./SC\n').car('snake', 'car').turnOf('cabbie').plays('cabbie', 'hop-in');
    expect(rich.asks()?.options).not.toContain('invite');
  });

  test('V2 what the driver triggers is triggered once, by the driver alone', () => {
    const game = drives(`
          6        7
    2     PE
    2.5            .
    3     ./MC
    `);
    game.answers('invite').answersAs('maggie', 'yes').answers('maggie').moves('6,2').done().explores('6,1', 'PI');
    game.chance('rooftop-shot').chance('molotov');
    expect(game.toldOf('event')).toEqual([['event', 1, expect.any(Number)]]);
    expect(game.hero('maggie').hand).toBe(8);
    expect(game.asks()).toMatchObject({ seat: 'cabbie', why: 'play' });
  });

  test('V2 V6 both have left: a Prisoner left behind takes the abandoned Car there, but not beside whoever stays', () => {
    const off = (willing: 'yes' | 'no') => {
      const game = drives('\n  6\n  2  o/MCpa\n  3  ./S\n', 'floor-it').answers('invite').answersAs('maggie', willing);
      return (willing === 'yes' ? game.answers('maggie') : game).moves('6,3');
    };
    off('yes').shows('\n  6\n  2  o/d\n  3  ./SMC\n');
    off('no').shows('\n  6\n  2  o/Mpa\n  3  ./SC\n');
  });

  test('V2 a POI entered fills the space for both', () => {
    const game = drives(`
          6        7
    4.5            PI/MC
    5     o
    5.5            ?dukes-camp
    `);
    game
      .answers('invite')
      .answersAs('maggie', 'yes')
      .answers('maggie')
      .moves('7,5')
      .shows(`
          6        7
    4.5            PI
    5     o
    5.5            dukes-camp/MCpp
    `);
    expect(game.toldOf('poi-revealed')).toHaveLength(1);
  });
});

describe('V3', () => {
  const blocked = `
          6        7
    1     _
    2     o
    2.5            .
    3     ./MC#N
  `;

  test('V3 the Taxi goes through a Roadblock, destroys it and leaves the game; the move goes on, on foot', () => {
    const game = scenario(blocked).turnOf('cabbie').plays('cabbie', 'hop-in');
    expect(game.asks()?.options).toContain('crash 6,2');
    expect(game.asks()?.options).not.toContain('6,2');
    game.answers('crash 6,2').shows(`
          6        7
    1     _
    2     o/C%S
    2.5            .
    3     ./M
    `);
    expect(game.hero('cabbie').car).toBe('none');
    expect(game.newYork().cars).toBe(4);
    expect(game.asks()?.why).toBe('move');
    expect(game.moves('7,2').hero('cabbie').at).toBe('7,2');
  });

  test('V3 a Car returns to the reserve', () => {
    const game = scenario(blocked).car('maggie', 'car').reserve({ cars: 3 }).turnOf('maggie');
    game.plays('maggie', 'stay-close').answers('crash 6,2');
    expect(game.hero('maggie')).toMatchObject({ at: '6,2', car: 'none' });
    expect(game.hero('cabbie').car).toBe('taxi');
    expect(game.newYork().cars).toBe(4);
  });

  test('V3 the passenger arrives too and stays there', () => {
    const game = scenario(blocked).turnOf('cabbie').plays('cabbie', 'hop-in').answers('invite');
    game
      .answersAs('maggie', 'yes')
      .answers('maggie')
      .answers('crash 6,2')
      .moves('7,2')
      .shows(`
          6        7
    1     _
    2     o/M%S
    2.5            ./C
    3     .
    `);
  });

  test('V3 a card that breaks Roadblocks spares the Car', () => {
    const game = scenario(blocked).turnOf('cabbie').plays('cabbie', 'through-the-barricade').moves('6,2');
    expect(game.hero('cabbie')).toMatchObject({ at: '6,2', car: 'taxi' });
  });

  test('V3 W2 where nothing else is possible the Car may be given for the bridge, or kept; with nothing to break the move is done', () => {
    const cornered = (sides: string) =>
      scenario(`\n  2              6\n  3              ./M\n  5  PI/S${sides}\n`)
        .car('snake', 'car')
        .plays('snake', 'walk-it-off');
    expect(cornered('#S').asks()).toMatchObject({ why: 'move', options: ['crash bridge 1', 'done'] });
    expect(cornered('#S').done().asks()?.why).toBe('explore');
    const inland = scenario('\n  2            6\n  3  PI/S#S    ./M\n')
      .car('snake', 'car')
      .plays('snake', 'walk-it-off');
    expect(inland.asks()?.why).toBe('explore');
  });

  test('V3 without a Car it is not offered', () => {
    expect(scenario(blocked).plays('maggie', 'stay-close').asks()?.options).not.toContain('crash 6,2');
  });
});
