// K6, N1: Timer tiles that wait until what forced them is finished, and tiles that force the next one.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, idles, newYorkTurns, turnsTimer } from '../support/escape/phases.ts';

const pair = `
        6
  2     o/S
  3     ./M
`;
const withDiscards = (drawing = pair) => scenario(drawing).discards('snake', 'dirty-fight');

describe('K6', () => {
  const event = `
          6            7
    2     o/S
    2.5                PE
    3     ./M
  `;

  test('K6 a tile forced in the middle of a play waits until it is finished', () => {
    const game = scenario(`
            6       7
      2     o/S
      2.5           o
      3     ./M
    `)
      .noise(10)
      .missions(1)
      .reserve({ prisoners: 0 })
      .plays('snake', 'keep-moving')
      .moves('7,2')
      .done();
    game.explores('7,1', 'PI');
    expect(game.toldOf('missions-full')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.chance('dead-of-night').asks()?.why).toBe('play');
  });

  test('K6 forced on the Car move it waits for its reveal, and comes before the free acts and the Noise of the plays', () => {
    const game = scenario(`
            6       7
      2     o/S
      2.5           o/i
      3     ./M
    `).car('snake', 'car');
    game.noise(10).missions(1).reserve({ prisoners: 0 }).weapon('snake', null);
    game.plays('snake', 'dirty-fight', 'call-me-snake').plays('snake', 'call-me-snake').answers('car-move');
    game.moves('7,2').explores('7,1', 'PI');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
    expect(game.chance('dead-of-night').window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
  });

  test('K6 in the middle of a move it waits for the reveal too', () => {
    const game = scenario(`
            6          7
      4.5              PI/S
      5     _
      5.5              ?dukes-camp
      3     ./M
    `)
      .noise(10)
      .missions(1)
      .reserve({ prisoners: 1 })
      .plays('snake', 'keep-moving')
      .moves('7,5');
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    expect(game.asks()?.why).toBe('move');
    game.done().explores('6,5', 'PM');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });

  test('K6 forced by an Event it waits for that Event, and comes before the next of the run', () => {
    const game = scenario(event).eventLevel(2).noise(10).missions(1);
    game.plays('snake', 'keep-moving').moves('7,2').done().explores('7,1', 'PM').chance('sirens');
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
    expect(game.chance('dead-of-night').asks()).toMatchObject({ why: 'draw-event' });
    expect(game.chance('ambush').asks()?.why).toBe('play');
  });

  test('K6 forced by an Event of another Timer tile it waits for that tile, the whole run included', () => {
    const game = withDiscards().eventLevel(2).noise(10).missions(1);
    eventsStrike(game, 'sirens');
    expect(game.asks()).toMatchObject({ why: 'draw-event' });
    game.chance('ambush');
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
  });

  test('K6 forced by a New York card it waits until the card is discarded', () => {
    const game = scenario('\n  6\n  2  o/B\n  3  ./S\n').turnOf('brain').noise(6).missions(1).newYorkTop('midnight');
    newYorkTurns(idles(game), 'sabotage', 'barricades');
    expect(game.view('watcher').public.decks.at(-1)).toBe(5);
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
    game.chance('trouble').chance('quiet-night');
    expect(game.until('choose-cards', 'snake').asks()?.seat).toBe('snake');
  });

  test('K6 several wait in the order forced, one tile each', () => {
    const game = scenario(pair, { variants: ['extra-timers'] })
      .discards('snake', 'dirty-fight')
      .noise(10)
      .missions(1);
    turnsTimer(game, 'alarm');
    expect(game.newYork()).toMatchObject({ noise: 2, missions: 4, black: 9 });
    game.chance('dead-of-night');
    expect(game.newYork()).toMatchObject({ noise: 0, black: 8 });
    expect(game.until('choose-cards', 'snake').newYork().black).toBe(8);
  });

  test('K6 one that is forced while another waits is one more', () => {
    const game = withDiscards('\n  6\n  2  o/Sp\n  3  ./M\n')
      .noise(10)
      .missions(1)
      .arranged((s) => {
        s.waitingTimers = 1;
      });
    game.answers('use-weapon').hits('6,2 p').chance('dead-of-night');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.chance('gathering').asks()).toMatchObject({ seat: 'snake', why: 'timer' });
    expect(game.newYork().black).toBe(8);
  });

  test('K6 all that wait come one after another, before the Events that wait and before the next question', () => {
    const game = withDiscards().arranged((s) => {
      s.waitingTimers = 2;
      s.waitingEvents = 1;
    });
    game.answers('no');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('gathering');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.chance('quiet-night').asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
    expect(game.newYork().black).toBe(8);
  });

  test('K6 forced by the tile of the duty (T3) it comes before the choice of cards', () => {
    const game = scenario(pair, { variants: ['extra-timers'] })
      .hand('snake', 'dirty-fight', 'shoot-first')
      .noise(10)
      .missions(1)
      .arranged((s) => {
        s.waitingEvents = 1;
      });
    game.answers('no').chance('rooftop-shot').chance('dirty-fight').chance('alarm');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.until('choose-cards', 'snake').newYork()).toMatchObject({ black: 8, noise: 0 });
  });

  test('K6 T10 forced by an act between two steps it waits for the end of the play', () => {
    const game = scenario('\n  7\n  4.5  PI/SM\n  5.5  dukes-camp\n').noise(10).missions(1).reserve({ prisoners: 0 });
    game.plays('snake', 'keep-moving').moves('7,5').answers('take-president').until('move');
    expect(game.newYork()).toMatchObject({ missions: 4, presidentTaken: true });
    expect(game.toldOf('timer')).toEqual([]);
    game.done().until('explore').explores('6,5', 'PM');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });

  test('K6 forced in the middle of P2 it waits until all of it is done, then it acts', () => {
    const game = scenario('\n  7\n  4.5  PI/M\n  5.5  dukes-camp/S\n').noise(10).missions(1).reserve({ prisoners: 0 });
    game.answers('take-president');
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    expect(game.asks()).toMatchObject({ why: 'reveal-pois' });
    for (let discarded = 0; discarded < 7; discarded++) game.until('timer-tile').answers(game.asks()!.options[0]!);
    expect(game.toldOf('timer-discarded')).toHaveLength(7);
    expect(game.toldOf('boss-enters').at(-1)?.[1]).toBe(2);
    game.until('timer-tile').answers(game.asks()!.options[0]!);
    expect(game.toldOf('timer')).toHaveLength(1);
  });

  test('K6 Hurry Up never waits', () => {
    const game = turnsTimer(withDiscards().blackTimers(1).eventLevel(2), 'trouble');
    expect(game.toldOf('hurry-up')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ why: 'draw-event' });
  });
});

/** It takes an empty reserve, whose Prisoners are Noise (Y7). Ten Manholes: Crazies from Below is 10 Noise, and two Sirens make it the 14 that force a tile from nothing. */
const sewers = `
        1              2       3               4       5       6       7      10
  1                                            PIM             PM
  1.5                                                  PIM            PE
  2                    PM                      PPM             o/S
  2.5                                                  ./M            .
  3                    PEM                                     .              park-PM
  3.5   shelter-M
  4.5   PI+manhole             C+manhole
`;
const flood = ['crazies-from-below', 'sirens', 'sirens'];
const start = () => scenario(sewers).reserve({ prisoners: 0 }).noise(10).missions(1).eventLevel(3);

test('N1 a tile forced by the tile of a gain comes before the gain goes on', () => {
  const game = start().plays('snake', 'shoot-first', 'strong-antitoxin').plays('snake', 'strong-antitoxin');
  game.chance('trouble', ...flood);
  expect(game.toldOf('missions-full')).toHaveLength(2);
  expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
  expect(game.chance('dead-of-night').newYork().noise).toBe(2);
});

test('K6 a tile forced by a tile between two Events of a run comes before the next of them too', () => {
  const places = `
        0           1              2       3          4             5       6       7              10
  0.5                                                                               nothing-here
  1                                                   PIM                   PM                     dukes-camp
  1.5                                      the-ring                 PIM             PE
  2                                PM                 PPM                   o/S
  2.5                                                               ./M             .
  3     crash-site                 PEM                                      .                      park-PM
  3.5               shelter-M
  4.5               PI+manhole             C+manhole
  5                                                   the-theater
  `;
  const game = scenario(places).reserve({ prisoners: 0 }).noise(10).missions(1).eventLevel(2);
  game.plays('snake', 'walk-it-off').moves('7,1').explores('8,2', 'IE').chance('crazies-from-below');
  expect(game.newYork()).toMatchObject({ noise: 9, missions: 4, black: 10 });
  // Five Prisoners that cannot come: one fills the track, four the right box.
  game.chance('gathering');
  expect(game.toldOf('missions-full')).toHaveLength(2);
  expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  expect(game.chance('dead-of-night').asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
  expect(game.chance('quiet-night').asks()).toMatchObject({ seat: 'snake', why: 'play' });
  expect(game.newYork()).toMatchObject({ noise: 0, missions: 4, black: 8 });
});
