// T7, V1, V4, V5, V9: the hero's own Car: driving on, taking one, leaving one.
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { space } from '../support/escape/names.ts';

/** Two cards that find nobody to hit, on to what follows them. */
const idle = (game: Game) => game.plays('snake', 'dirty-fight', 'call-me-snake').plays('snake', 'call-me-snake');

describe('T7', () => {
  const parked = (figures = '', car: 'car' | 'taxi' | 'none' = 'car') =>
    scenario(`
            6         7
      2     o/S${figures}
      2.5             o
      3     ./M
    `)
      .weapon('snake', null)
      .car('snake', car);

  test('T7 with a Car and no Enemy in the space the player may move 1 and then reveal 1, without Noise', () => {
    const game = idle(parked());
    expect(game.window()).toEqual({ seat: 'snake', why: 'end-turn', options: ['car-move', 'abandon-car', 'pass'] });
    game
      .answers('car-move')
      .moves('7,2')
      .explores('8,2', 'PI')
      .shows(`
            6         7        8
      2     o                  PI/pi
      2.5             o/S
      3     ./M
    `);
    expect(game.passes().toldOf('noise')[0]?.[1]).toBe(2);
    game.until('new-york-top');
    expect(game.newYork().noise).toBe(2);
  });

  test('T7 as in the book: Brain, with no Enemy around, drives one space on and reveals the empty one at its top left', () => {
    const game = scenario(`
            4     5     6
      1.5         PI
      2                 o/B
      3                 ./M
    `).turnOf('brain');
    game.car('brain', 'car').plays('brain', 'stony-poker-face', 'let-me-think').plays('brain', 'let-me-think');
    game
      .answers('car-move')
      .moves('5,1')
      .explores('4,1', 'PM')
      .shows(`
            4     5     6
      1     PM/p
      1.5         PI/B
      2                 o
      3                 ./M
    `);
  });

  test('T7 it may be left', () => {
    const game = idle(parked()).answers('pass').until('new-york-top');
    expect(game.hero('snake')).toMatchObject({ at: '6,2', car: 'car' });
  });

  test.each([
    ['without a Car', parked('', 'none')],
    ['with an Enemy in the space', parked('p').level('snake', 4)],
  ])('T7 %s there is none', (_what, game) => {
    game.plays('snake', 'keep-moving', 'strong-antitoxin');
    if (game.asks()?.why === 'move') game.moves('7,2').done().explores('8,2', 'PM');
    game.plays('snake', 'strong-antitoxin').until('new-york-top');
    expect(game.toldOf('car-move')).toEqual([]);
    expect(game.view('watcher').public.used[0]! & 2).toBe(0);
  });

  test('T7 an Enemy next door does not matter, and a shot can make room', () => {
    const next = idle(scenario('\n   6\n 2  o/S\n 3  ./Mp\n').car('snake', 'car'));
    expect(next.window()?.options).toContain('car-move');
    const shot = scenario('\n   6\n 2  o/Sp\n 3  ./M\n')
      .car('snake', 'car')
      .plays('snake', 'keep-moving', 'walk-it-off');
    shot.plays('snake', 'walk-it-off');
    expect(shot.window()?.options).not.toContain('car-move');
    expect(shot.whyNot('car-move')).toBe('enemy-here');
    expect(shot.answers('use-weapon').hits('6,2 p').window()?.options).toContain('car-move');
  });

  test('T7 once a turn, after the second play and its Events', () => {
    const game = idle(parked()).answers('car-move').moves('7,2').explores('8,2', 'PM');
    expect(game.until('new-york-top').toldOf('car-move')).toHaveLength(1);
  });

  test('T7 whoever leaves a Car for another one beside it may still drive on', () => {
    const game = idle(parked('a')).answers('abandon-car', 'take-car');
    expect(game.window()?.options).toContain('car-move');
    game.answers('car-move').moves('7,2');
    expect(game.hero('snake')).toMatchObject({ at: '7,2', car: 'car' });
  });
});

describe('V1', () => {
  const street = `
            6         7
      2     o/a
      2.5             o
      3     ./SM
      1     PI
  `;

  test('V1 taking a Car ends the current movement, and the card goes on', () => {
    const game = scenario(street).plays('snake', 'keep-moving').moves('6,2').answers('take-car');
    expect(game.asks()?.why).toBe('explore');
    expect(game.hero('snake')).toMatchObject({ at: '6,2', car: 'car' });
    expect(game.hero('maggie').car).toBe('none');
  });

  test('V1 as in the book: Maggie finds an abandoned Car in her turn, takes it, and is where it is from then on', () => {
    const game = scenario('\n  6\n  2  o/Ma\n  3  ./S\n').turnOf('maggie');
    const { cars } = game.newYork();
    game.answers('take-car').shows('\n  6\n  2  o/M\n  3  ./S\n');
    expect(game.hero('maggie')).toMatchObject({ at: '6,2', car: 'car' });
    expect(game.toldOf('took-car', 'snake')).toHaveLength(1);
    expect(game.newYork().cars).toBe(cars);
  });

  test('V1 the next movement is whole again', () => {
    const game = scenario(street).plays('snake', 'walk-it-off', 'keep-moving').moves('6,2').explores('7,1', 'PM');
    game.answers('take-car').plays('snake', 'keep-moving').moves('7,2');
    expect(game.asks()?.why).toBe('move');
  });

  test('V1 a hero has at most one Car: its own must be left first', () => {
    const game = scenario(street.replace('./SM', './M').replace('o/a', 'o/Sa')).car('snake', 'car');
    expect(game.asks()?.options).not.toContain('take-car');
    expect(game.whyNot('take-car')).toBe('has-car');
    game.answers('abandon-car', 'take-car').shows(street.replace('./SM', './M').replace('o/a', 'o/Sa'));
    expect(game.hero('snake').car).toBe('car');
  });

  test('V1 not under the eyes of an Enemy', () => {
    const game = scenario('\n   6\n 2  o/Spa\n 3  ./M\n');
    expect(game.whyNot('take-car')).toBe('enemy-here');
  });
});

describe('V4', () => {
  const drive = (drawing: string) =>
    idle(scenario(drawing).weapon('snake', null).car('snake', 'car')).answers('car-move');

  test('V4 the Car move is a normal move: Events are met, POIs turned', () => {
    const event = drive('\n   6   7\n 1  PE\n 2  o/S\n 3  ./M\n').moves('6,1');
    event.answers(event.asks()!.options[0]!).chance('PM');
    expect(event.asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    const poi = drive('\n   6   7\n 5  PI/S\n 5.5     ?nothing-here\n 3  ./M\n').moves('7,5');
    expect(poi.toldOf('poi-revealed')).toHaveLength(1);
  });

  test('V4 a Roadblock stops it, unless the Car is given for it', () => {
    const game = drive('\n   6\n 2  o/S#S\n 3  ./M\n');
    expect(game.asks()?.options).not.toContain('6,3');
    expect(game.whyNot('6,3')).toBe('roadblock');
    game.moves('crash 6,3').shows('\n   6\n 2  o%S\n 3  ./SM\n');
    expect(game.hero('snake').car).toBe('none');
    expect(game.newYork().cars).toBe(5);
  });

  test('V4 it may carry a willing hero along, as any move', () => {
    const game = drive('\n   6   7\n 2  o/SM\n 2.5    o\n 3  ./B\n').answers('invite');
    game.answersAs('maggie', 'yes').answers('maggie').moves('7,2').shows('\n   6   7\n 2  o\n 2.5    o/SM\n 3  ./B\n');
  });

  test('V2 V4 the drive is a play of its own: the passenger has got out before the next turn', () => {
    const game = drive('\n   6   7\n 2  o/SM\n 2.5    o\n 3  ./B\n').byDefault('draw-tile', 'PI').answers('invite');
    game.answersAs('maggie', 'yes').answers('maggie').moves('7,2').endsTurn();
    expect(game.view('watcher').public.clock[4]).toBe(0);
    game.plays('maggie', 'push-through');
    expect(game.moves('6,2').hero('maggie').at).toBe('6,2');
    expect(game.hero('snake').at).toBe('7,2');
  });

  test('V2 V4 nor is the passenger of the second card still aboard', () => {
    const game = scenario('\n   6   7\n 2  o/SM\n 2.5    o\n 3  .\n').weapon('snake', null).car('snake', 'car');
    game.byDefault('draw-tile', 'I-N').plays('snake', 'dirty-fight', 'walk-it-off').plays('snake', 'walk-it-off');
    game.answers('invite').answersAs('maggie', 'yes').answers('maggie').moves('7,2').answers('8,2').answers('car-move');
    expect(game.asks()?.options).toContain('invite');
    game.moves('6,2').shows('\n   6   7\n 2  o/S\n 2.5    o/M\n');
  });

  test('M7 T7 the Events of the second card come before the Car move', () => {
    const game = scenario('\n   6\n 1  PI\n 2  PE\n 3  ./SM\n').weapon('snake', null).car('snake', 'car');
    game.plays('snake', 'dirty-fight', 'walk-it-off').plays('snake', 'walk-it-off').moves('6,2').explores('7,1', 'PM');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.chance('quiet-night').window()?.options).toContain('car-move');
  });

  test('M7 T8 its Events come before the free acts after it and before the Noise of the turn', () => {
    const game = idle(scenario('\n   6\n 1  PE/i\n 2  o/S\n 3  ./M\n').car('snake', 'car').weapon('snake', null));
    game.answers('car-move').moves('6,1').explores(game.asks()!.options[0]!, 'PM');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
    game.chance('quiet-night');
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
  });

  test('V4 it goes along roads to revealed spaces and needs one step', () => {
    const game = drive('\n   6   7\n 2  o/S\n 2.5    o\n 3  ./M\n');
    expect(game.whyNot('6,1')).toBe('not-revealed');
    expect(game.whyNot('done')).toBe('one-step-at-least');
  });
});

describe('V5', () => {
  test('V5 an abandoned Car stays in the space, for others to take', () => {
    const game = scenario('\n   6\n 2  o/SM\n').car('snake', 'car').answers('abandon-car').shows('\n   6\n 2  o/SMa\n');
    expect(game.hero('snake').car).toBe('none');
    game.endsTurn();
    expect(game.window()).toMatchObject({ seat: 'maggie' });
    expect(game.window()?.options).toContain('take-car');
  });

  test('V5 the Taxi leaves the game', () => {
    const game = scenario('\n   6\n 2  o/SC\n').turnOf('cabbie').answers('abandon-car').shows('\n   6\n 2  o/SC\n');
    expect(game.hero('cabbie').car).toBe('none');
    expect(game.newYork().cars).toBe(4);
    // Everybody is told which it was: a Car stays, the Taxi does not.
    expect(game.toldOf('abandoned-car')).toEqual([['abandoned-car', 1, space('6,2'), 1]]);
    const car = scenario('\n  6\n  2  o/SC\n').car('snake', 'car').answers('abandon-car');
    expect(car.toldOf('abandoned-car')).toEqual([['abandoned-car', 0, space('6,2'), 0]]);
  });

  test('V5 with Enemies around it is left all the same', () => {
    const game = scenario('\n   6\n 2  o/Sp\n 3  ./M\n').car('snake', 'car').answers('abandon-car');
    game.shows('\n   6\n 2  o/Spa\n 3  ./M\n');
  });
});

describe('V9', () => {
  test('V9 a Car left this turn is not taken back, the next turn it is', () => {
    const game = scenario('\n   6\n 2  o/S\n').car('snake', 'car').answers('abandon-car');
    expect(game.window()?.options).not.toContain('take-car');
    expect(game.whyNot('take-car')).toBe('just-abandoned');
    idle(game).chance('gangs-gather', 'sabotage').until('timer', 'snake');
    expect(game.window()?.options).toContain('take-car');
  });

  test('V9 nor is the first of two that were left one after another', () => {
    const game = scenario('\n   6\n 2  o/Sa\n 3  ./M\n')
      .car('snake', 'car')
      .answers('abandon-car', 'take-car', 'abandon-car');
    expect(game.whyNot('take-car')).toBe('just-abandoned');
    const apart = scenario('\n   6\n 2  o/Sa\n 3  ./M\n').weapon('snake', null).car('snake', 'car');
    apart.answers('abandon-car', 'take-car');
    apart.plays('snake', 'slip-away', 'kick-it-down').moves('6,3').answers('abandon-car');
    apart.plays('snake', 'kick-it-down').moves('6,2').explores('6,1', 'PM').shows('\n   6\n 2  o/Sa\n 3  ./Ma\n');
    // No window is worth opening for the Car left here first.
    expect(apart.passes().window()).toMatchObject({ why: 'new-york-top' });
  });
});
