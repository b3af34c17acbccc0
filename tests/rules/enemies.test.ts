// Y6: which Enemies New York moves, and in which order. By which way is in ways.test.ts.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, turnsTimer } from '../support/escape/phases.ts';

/** New York moves up to 3 Enemies towards Snake. */
const duke = (drawing: string, how = (game: ReturnType<typeof scenario>) => game) =>
  eventsStrike(how(scenario(drawing).discards('snake', 'dirty-fight')), 'thats-the-duke');
/** New York moves up to 2 Enemies. */
const prowl = (drawing: string) =>
  turnsTimer(scenario(drawing, { variants: ['extra-timers'] }).discards('snake', 'dirty-fight'), 'on-the-prowl');

test('Y6 as in the book: the Driver fetches a Prisoner on its way, Romero comes by the Manhole, the last one takes the way chosen', () => {
  const game = scenario(`
          2         5        6         7
    0.5             PI/p               nothing-here/d
    1                        PIM
    1.5             o                  PPI/p
    2                        PE
    2.5             o                  .
    3     PPM/R              ./BS
  `).turnOf('brain');
  game.plays('brain', 'know-the-streets').moves('6,2').done().chance('thats-the-duke');
  // Two Prisoners could go now, but only after the Driver and Romero, who have come already.
  game.shows(`
          2         5        6         7
    0.5             PI/p               nothing-here
    1                        PIM
    1.5             o                  PPI
    2                        PE/BRpd
    2.5             o                  .
    3     PPM                ./S
  `);
  expect(game.asks()).toEqual({ seat: 'brain', why: 'enemy-way', options: ['6,1', '5,1'] });
  game.answers('5,1').shows(`
          2         5        6         7
    0.5             PI                 nothing-here
    1                        PIM
    1.5             o/p                PPI
    2                        PE/BRpd
    2.5             o                  .
    3     PPM                ./S
  `);
  expect(game.asks()?.why).toBe('play');
});

describe('Y6 who moves', () => {
  test('Y6 only disengaged Enemies move, and none that is tricked or has no way', () => {
    const still = `
          6        7        10
    2     o/S
    2.5            o/p~R~
    3     ./Mp
    4                       park-PP/p
  `;
    duke(still).until('choose-cards', 'snake').shows(still);
  });

  test('Y6 they stop where they enter a space with any hero', () => {
    duke(`
          6
    1     _
    2     o/S
    3     ./M
    4     o/d
    5     _
    `).shows(`
          6
    2     o/S
    3     ./Md
    4     o
    `);
  });

  test('Y6 those that reach the hero come first, highest movement first, then Drivers, Bosses, Prisoners', () => {
    // Three could reach; the Prisoner next door is the third.
    const game = prowl(`
          5        6       7
    1.5                    PI
    2              o/S#SW
    2.5   o/pp             o
    3              .
    3.5   o                o/d
    4              o/R
    1              PM/p
    `);
    game.until('choose-cards', 'snake').shows(`
          5        6       7
    2              o/SRd#SW
    2.5   o/pp             o
    3              .
    3.5   o                o
    4              o
    1              PM/p
    `);
  });

  test('Y6 of the same movement Drivers go before Bosses', () => {
    const game = prowl(`
          5        6       7
    2              o/S
    2.5   o/d              o/d
    3              ./R
    `);
    game.until('choose-cards', 'snake').shows(`
          5        6       7
    2              o/Sdd
    2.5   o                o
    3              ./R
    `);
  });

  test('Y6 a Prisoner that reaches goes before a Driver that does not', () => {
    prowl(
      `
          6         8
    1     PM/p
    2     o/S
    3     .
    4     .
    5     PI/d
    `,
    ).shows(`
          6
    1     PM
    2     o/Sp
    3     ./d
    4     .
    5     PI
    `);
  });

  test('Y6 an Enemy with another hero between does not reach: it comes after those that do', () => {
    // Of two Drivers two spaces away the one behind Maggie is the later one, or they would be equals.
    const game = duke(`
          5        6      7
    1.5                   PI/d
    2              o
    2.5   o/S             _
    3              ./M
    3.5   _               o/d
    `);
    game.shows(`
          5        6      7
    1.5                   PI
    2              o
    2.5   o/Sd            _
    3              ./Md
    3.5   _               o
    `);
  });

  test('Y6 equals are the choice of the active player', () => {
    const game = prowl(`
          5        6       7
    2              o/S
    2.5   o/p              o/p
    3              ./M
    1              PM/p
    `);
    expect(game.asks()).toEqual({ seat: 'snake', why: 'move-enemy', options: ['5,2 p', '6,1 p', '7,2 p'] });
    game.answers('7,2 p');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'move-enemy', options: ['5,2 p', '6,1 p'] });
    game
      .answers('6,1 p')
      .until('choose-cards', 'snake')
      .shows(`
          5        6       7
    2              o/Spp
    2.5   o/p              o
    3              ./M
    1              PM
    `);
  });

  test('Y6 "up to" is used as far as possible, and each is another Enemy', () => {
    const game = duke(`
          6
    2     o/S
    3     .
    4     .
    5     PI/p
    `);
    game.until('choose-cards', 'snake').shows(`
          6
    2     o/S
    3     .
    4     ./p
    5     PI
    `);
    expect(game.toldOf('enemy-moved')).toHaveLength(1);
  });

  test('Y6 after each one the order is worked out anew: a crash opens the way for those behind', () => {
    // Slag has no way until the Driver has broken the Roadblock.
    const game = prowl(`
          7
    0.5   nothing-here/S#S
    1.5   PI/d
    2.5   o/G
    3.5   o
    `);
    game.until('choose-cards', 'snake').shows(`
          7
    0.5   nothing-here/Sp%S
    1.5   PI/G
    2.5   o
    3.5   o
    `);
  });
});
