// X4: Manholes for heroes whose card says so.
import { expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { D3, playing } from './content/specialsPlayed.ts';

test('X4 a Manhole goes below a standing Roadblock and leaves it standing', () => {
  const blocked = `
          6           7
    3     PM/S#SE
    3.5               PIM
  `;
  const walls = playing(blocked.replace('PM/S', './S'), 'snake', 'storm-drain', D3).plays('snake', 'storm-drain');
  expect(walls.asks()?.options).not.toContain('7,3');
  const game = playing(
    `
          4      5           6
    2     PM/S#SE
    2.5          PIM
    3                        ./M
  `,
    'snake',
    'storm-drain',
    D3,
  ).plays('snake', 'storm-drain');
  game.moves('5,2').shows(`
          4      5           6
    2     PM#SE
    2.5          PIM/S
    3                        ./M
  `);
  expect(game.toldOf('block-destroyed')).toEqual([]);
});

test('X4 a Manhole beside a Manhole is one answer, not two', () => {
  const game = playing(
    `
          1     5     6
    2                 PM/S
    2.5         PM
    3                 ./M
    3.5   PPM
    `,
    'snake',
    'storm-drain',
    D3,
  ).plays('snake', 'storm-drain');
  const below = game.asks()!.options.filter((o) => ['5,2', '1,3'].includes(o));
  expect(below.sort()).toEqual(['1,3', '5,2']);
});

test('X4 T5 where no road leads out a Manhole does, and then the step must be made', () => {
  const shut = (tile: string) => `
          2       6     9
    2     PM/M
    3             .
    3.5                 ${tile}/S
  `;
  const game = playing(shut('PIM'), 'snake', 'storm-drain', D3).plays('snake', 'storm-drain');
  expect(game.asks()).toMatchObject({ why: 'move', options: ['2,2'] });
  expect(game.moves('2,2').done().hero('snake').at).toBe('2,2');
  expect(playing(shut('PI'), 'snake', 'storm-drain', D3).plays('snake', 'storm-drain').asks()?.why).toBe('play');
});

test('X4 a Manhole under a Suburb marker that nobody has turned is none', () => {
  const drains = (cell: string) => `
          1            2     6
    2                  PM    PM/S
    3                        ./M
    4.5   ${cell}
  `;
  const offered = (cell: string) =>
    playing(drains(cell), 'snake', 'storm-drain', D3).plays('snake', 'storm-drain').asks()!.options;
  expect(offered('?manhole')).toContain('2,2');
  expect(offered('?manhole')).not.toContain('1,4');
  expect(offered('PI+manhole')).toContain('1,4');
});

test('X4 other cards know no Manholes', () => {
  const game = scenario(`
          1     6
    3           ./M
    3.5   PM
    4           PM/S
  `).plays('snake', 'keep-moving');
  expect(game.asks()?.options).not.toContain('1,3');
});
