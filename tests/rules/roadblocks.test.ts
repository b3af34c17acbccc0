// R: Roadblocks, which belong to roads.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike } from '../support/escape/phases.ts';

/** The Event that places one on Snake's space by the back of New York's top card. */
const barricade = (drawing: string, top: string, blocks = 25) => {
  const game = scenario(drawing).discards('snake', 'dirty-fight').newYorkTop(top).reserve({ blocks });
  return eventsStrike(game, 'barricade');
};

describe('R1', () => {
  test.each([
    ['barricades', 'S'],
    ['reinforcements', 'NW'],
    ['sabotage', 'NE'],
    ['the-hunt', 'SE'],
    ['gangs-gather', 'SW'],
    ['midnight', 'N'],
  ])('R1 the back of %s names the road on side %s', (top, side) => {
    const game = barricade(
      `
            6
      3     ./S
      2     o/M
    `,
      top,
    );
    game.shows(`
            6
      3     ./S#${side}
      2     o/M
    `);
    expect(game.newYork().blocks).toBe(24);
  });

  test('R1 towards the coast it is ignored', () => {
    const game = barricade(
      `
            5
      0.5   PI/SM
    `,
      'midnight',
    );
    expect(game.newYork().blocks).toBe(25);
    expect(game.view('watcher').public.roads.every((road) => road === 0)).toBe(true);
  });

  test.each([
    ['2,5', 'barricades'],
    ['5,5', 'barricades'],
    ['8,5', 'barricades'],
    ['11,1', 'midnight'],
  ])('R1 the road of the bridge at %s can be blocked', (at, top) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    const game = barricade(`\n  ${x}\n  ${y + (x % 2) / 2}  PI/S\n`, top);
    expect(game.newYork().blocks).toBe(24);
  });

  test('R1 a road to an empty space or a face-down POI is no coast', () => {
    expect(barricade('\n  7\n  4.5  PI/S\n', 'barricades').newYork().blocks).toBe(24);
    expect(barricade('\n  4\n  2  PI/S\n', 'midnight').newYork().blocks).toBe(24);
  });

  test('R1 a tile names its own road', () => {
    const game = scenario(`
            7       8
      2             _
      3             o
      3.5   ./SM
    `);
    game.plays('snake', 'keep-moving').moves('8,3').done().explores('8,2', 'P-NW');
    expect(game.view('watcher').public.roads.filter((road) => road === 1)).toHaveLength(1);
    game.shows(`
            7      8
      1.5   _#SE
      2            P-NW/p
      3            o/S
    `);
  });
});

describe('R2', () => {
  const lying = (side: string) => `
          6
    2     o/S${side}
    3     ./M
  `;

  test('R2 where one stands already it is ignored', () => {
    expect(barricade(lying('#S'), 'barricades', 20).shows(lying('#S')).newYork().blocks).toBe(20);
  });

  test('R2 where a destroyed one lies it is restored, even without a reserve', () => {
    expect(barricade(lying('%S'), 'barricades', 0).shows(lying('#S')).newYork().blocks).toBe(0);
  });

  test('R2 with none in reserve it is ignored; the last one is placed', () => {
    expect(barricade(lying(''), 'barricades', 1).shows(lying('#S')).newYork().blocks).toBe(0);
    expect(barricade(lying(''), 'barricades', 0).shows(lying('')).newYork().blocks).toBe(0);
  });
});

describe('R3', () => {
  test('R3 a destroyed one stays as an open road', () => {
    const game = scenario(`
            6
      2     o/S%S
      3     ./M
    `).plays('snake', 'walk-it-off');
    game.moves('6,3').shows(`
            6
      2     o%S
      3     ./SM
    `);
    expect(game.newYork().blocks).toBe(24);
  });

  test('R3 it belongs to the road: named from the other side it is the same one', () => {
    const game = barricade(
      `
            6
      2     o/S
      3     ./M#N
    `,
      'barricades',
    );
    expect(game.newYork().blocks).toBe(25);
    game.shows(`
            6
      2     o/S#S
      3     ./M
    `);
  });
});
