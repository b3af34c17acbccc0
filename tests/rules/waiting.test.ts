// N1, K6: a tile that forces the next one. It takes an empty reserve, whose Prisoners are Noise (Y7).
import { expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

/** Ten Manholes: Crazies from Below is 10 Noise, and two Sirens make it the 14 that force a tile from nothing. */
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
