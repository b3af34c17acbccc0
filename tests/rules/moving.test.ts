// M: moving and exploring.
import { expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

test('M1 a step goes to a neighbour that is revealed or holds a face-down POI, never to an empty space', () => {
  const game = scenario(`
          6         7           8
    3     ./M
    3.5             .
    4     .                     o/S
    4.5             _
    5     _                     _
  `);
  game.plays('snake', 'keep-moving');
  expect(game.asks()).toEqual({ seat: 'snake', why: 'move', options: ['7,3'] });

  game.moves('7,3');
  expect(game.asks()?.options.sort()).toEqual(['6,3', '6,4', '7,2', '8,4', 'done']);
  game.done();
  expect(game.asks()).toEqual({ seat: 'snake', why: 'explore', options: ['8,3', '7,4'] });
  game.explores('8,3', 'PI').shows(`
          6         7           8
    3     ./M                   PI/pi
    3.5             ./S
    4     .                     o
    4.5             _
    5     _                     _
  `);
  expect(game.endsTurn().asks()).toMatchObject({ seat: 'maggie', why: 'choose-cards' });
});
