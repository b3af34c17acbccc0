// Y6: by which way Enemies come.
import type { Ask } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike } from '../support/escape/phases.ts';

/** New York moves up to 3 Enemies towards Snake. */
const duke = (drawing: string, how = (game: ReturnType<typeof scenario>) => game) =>
  eventsStrike(how(scenario(drawing).discards('snake', 'dirty-fight')), 'thats-the-duke');

describe('Y6 by which way', () => {
  test('Y6 equal ways are asked for where it matters where the Enemy stops', () => {
    const game = duke(`
          5        6       7
    1.5   PI/p
    2              o
    2.5   o                _
    3              ./S
    `);
    expect(game.asks()).toMatchObject({ why: 'enemy-way', options: ['6,2', '5,2'] });
    game
      .answers('5,2')
      .until('choose-cards', 'snake')
      .shows(`
          5        6       7
    1.5   PI
    2              o
    2.5   o/p              _
    3              ./S
    `);
  });

  test('Y6 with movement enough to arrive by either nothing is asked', () => {
    const game = duke(`
          5        6       7
    1.5   PI/R
    2              o
    2.5   o                _
    3              ./S
    `);
    expect(game.until('choose-cards', 'snake').toldOf('enemy-moved')).toHaveLength(2);
    game.shows('\n  6\n  3  ./SR\n');
  });

  test('Y6 it is asked where one of them is stopped by another hero', () => {
    const game = duke(`
          5        6       7
    1.5   PI/R
    2              o/M
    2.5   o                _
    3              ./S
    `);
    expect(game.asks()).toMatchObject({ why: 'enemy-way', options: ['6,2', '5,2'] });
    game.answers('6,2').shows('\n  6\n  2  o/MR\n  3  ./S\n');
  });

  test('Y6 V6 it is asked where an abandoned Car on one of them would stop a Prisoner', () => {
    const game = duke(
      `
          5        6       7
    1.5   PI/p
    2              o/a
    2.5   o                _
    3              ./S
    `,
      (g) => g.bonuses('street-racers'),
    );
    expect(game.asks()).toMatchObject({ why: 'enemy-way', options: ['6,2', '5,2'] });
    game.answers('6,2').shows('\n  6\n  2  o/d\n  3  ./S\n');
  });

  test('Y6 a standing Roadblock closes the way of those on foot', () => {
    const shut = `
          7
    0.5   nothing-here/S#S
    1.5   PI/pR
    2.5   o/p
    `;
    duke(shut).until('choose-cards', 'snake').shows(shut);
  });

  test('Y6 V7 a Manhole is no way for a Driver, even to one that lies nearer', () => {
    // 8,2 is two spaces from Snake, as is the street next to the Driver.
    const game = duke(`
          6      7      8
    2     o/S           PM
    2.5          .
    3     .
    4     .
    5     PIM/d
    `);
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows(`
          6      7      8
    2     o/S           PM
    3     ./d
    4     .
    5     PIM
    `);
  });

  test('Y6 X4 from a Manhole to one next door there is one way, by road or below it: nothing is asked', () => {
    const game = duke(`
          7
    1.5   PI/S
    2.5   PIM
    3.5   PEM/p
    `);
    expect(game.asks()?.why).toBe('choose-cards');
    game.shows('\n  7\n  1.5  PI/S\n  2.5  PIM/p\n  3.5  PEM\n');
  });

  test('Y6 a face-down POI and empty spaces are no way', () => {
    const shut = `
          6      7             8
    3     ./p
    3.5          _
    4     _                    _
    4.5          PI/S
    5     _                    _
    5.5          ?dukes-camp
    `;
    duke(shut).until('choose-cards', 'snake').shows(shut);
    duke(shut.replace('4     _', '4     o'))
      .until('choose-cards', 'snake')
      .shows(`
          6      7
    3     .
    4     o/p
    4.5          PI/S
    `);
  });

  test('Y6 the movement Bonus counts for Prisoners and Drivers, not for Bosses', () => {
    duke(
      `
          6
    1     PM/S
    2     o
    3     .
    4     ./pG
    `,
      (game) => game.bonuses('street-racers'),
    )
      .until('choose-cards', 'snake')
      .shows(`
          6
    1     PM/S
    2     o/p
    3     ./G
    4     .
    `);
  });

  test('Y6 the ways of one game are not those of another that is played in between', () => {
    let state!: State;
    const game = duke('\n  6\n  2  o/S\n  3  .\n  4  ./p\n  5  PI/p\n', (g) =>
      g.arranged((s) => {
        state = s;
      }),
    );
    expect(game.asks()).toMatchObject({ why: 'move-enemy', options: ['6,4 p', '6,5 p'] });
    const [{ seat, options }] = escape.asks(state) as [Ask];
    // Elsewhere Enemies go south; search applies an answer without looking at the question again.
    duke('\n  6\n  5  PI/S\n  4  .\n  3  ./p\n  2  o/p\n');
    escape.apply(state, seat, options[0]!);
    game.until('choose-cards', 'snake').shows('\n  6\n  2  o/S\n  3  ./p\n  4  ./p\n  5  PI\n');
  });
});
