// T5: a card is resolved whole or not at all, judged as it is revealed.
import { clearBag } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const alone = `
        6
  3     ./SM
`;
/** A Prisoner in Snake's space, so that "clear" cards cannot be done. */
const beset = `
        6
  3     ./Sp
`;

describe('T5', () => {
  test('T5 a card of which one part cannot be done is skipped whole, and makes its Noise', () => {
    const game = scenario(beset).plays('snake', 'keep-moving');
    expect(game.asks()?.why).toBe('play');
    expect(game.hero('snake').at).toBe('6,3');
    expect(game.toldOf('skipped')).toHaveLength(1);
    expect(game.newYork().pending).toBe(1);
  });

  test('T5 M3 it is judged as the card is revealed: what the first card’s Events bring forbids the second, what it kills does not', () => {
    const ambushed = scenario(`
            6
      1     PI
      2     PE
      3     ./SM
    `).plays('snake', 'walk-it-off', 'keep-moving');
    ambushed.moves('6,2').explores('7,1', 'PM').chance('ambush').plays('snake', 'keep-moving');
    expect(ambushed.toldOf('skipped')).toHaveLength(1);
    expect(ambushed.hero('snake').at).toBe('6,2');
    const freed = scenario(beset)
      .plays('snake', 'dirty-fight', 'keep-moving')
      .hits('6,3 p')
      .plays('snake', 'keep-moving');
    expect(freed.asks()?.why).toBe('move');
    expect(freed.toldOf('skipped')).toEqual([]);
  });

  test('T5 it counts as whole with nothing left to reveal', () => {
    const game = scenario(`
            5       6       7
      2             o
      2.5   o               o
      3             ./S
    `)
      .plays('snake', 'keep-moving')
      .moves('6,2')
      .moves('6,3');
    expect(game.hero('snake').at).toBe('6,3');
    expect(game.asks()?.why).toBe('play');
    expect(game.toldOf('skipped')).toEqual([]);
  });

  test('T5 damage left over, or with nobody in range, is no part that fails', () => {
    const over = scenario(beset).plays('snake', 'dirty-fight').hits('6,3 p');
    expect(over.asks()?.why).toBe('play');
    const nobody = scenario(alone).plays('snake', 'call-me-snake');
    expect(nobody.asks()?.why).toBe('play');
    expect(nobody.toldOf('skipped')).toEqual([]);
  });

  test('T5 a move without any possible step counts as done, and the card goes on', () => {
    const walled = `
              5        6             7
      0.5                            ?nothing-here
      2                _
      2.5     _                      _
      3                ./S
      3.5     _                      _
      4                _
    `;
    const game = scenario(walled).plays('snake', 'walk-it-off');
    expect(game.asks()?.why).toBe('explore');
    expect(game.toldOf('skipped')).toEqual([]);
  });

  test('T5 a Roadblock on every road is no step, but the card that breaks it has one', () => {
    const walled = `
              5        6                        7
      2                _
      2.5     _                                 o
      3                ./S#NE
      3.5     _                                 _
      4                _
    `;
    expect(scenario(walled).plays('snake', 'walk-it-off').asks()?.why).toBe('explore');
    expect(scenario(walled).plays('snake', 'kick-it-down').asks()).toMatchObject({ why: 'move', options: ['7,2'] });
  });

  test('T5 W2 where only a bridge can be tried, that is the step that must be made', () => {
    const game = scenario('\n  2     6\n  3        ./M\n  5  PI/S\n').plays('snake', 'walk-it-off');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'move', options: ['bridge 1'] });
    expect(game.whyNot('done')).toBe('one-step-at-least');
    const broken = scenario('\n  2       6\n  3          ./M\n  5  PI/S#S\n').plays('snake', 'kick-it-down');
    expect(broken.asks()).toEqual({ seat: 'snake', why: 'move', options: ['bridge 1'] });
  });

  test('T5 nobody need give up a Car to make the step', () => {
    const game = scenario(`
              5        6                        7
      2                _
      2.5     _                                 o
      3                ./C#NE
      3.5     _                                 _
      4                _
    `).plays('cabbie', 'take-it-easy');
    expect(game.asks()).toEqual({ seat: 'cabbie', why: 'move', options: ['crash 7,2', 'done'] });
    expect(game.done().asks()?.why).toBe('explore');
    expect(game.hero('cabbie').car).toBe('taxi');
  });

  test('T5 looking with nothing left to look at is whole, and so is drawing with nothing left to draw', () => {
    const known = `
          0                3            4            6     7                10             12
    0.5                                                    nothing-here
    1                                                                       crash-site
    1.5                    the-ring
    3     romeros-hideout                            ./BS                                  the-theater
    5                                   the-refinery                        dukes-garage
    5.5                                                    dukes-camp
    `;
    const maps = (drawing: string) => scenario(drawing).turnOf('brain').plays('brain', 'old-maps');
    const drawn = maps(known).chance('pistol');
    expect(drawn.knows('brain').supply).toEqual(['diagram-3', 'pistol']);
    expect(drawn.toldOf('skipped')).toEqual([]);
    const looked = scenario('\n  6\n  3  ./BS\n')
      .arranged((s) => clearBag(s, 'items'))
      .turnOf('brain')
      .plays('brain', 'old-maps')
      .answers('7,5');
    expect(looked.asks()).toMatchObject({ seat: 'brain', why: 'play' });
    expect(looked.toldOf('looked-at-poi')).toHaveLength(1);
  });

  test('T5 take back with an empty discard pile is whole', () => {
    const game = scenario(alone).plays('snake', 'strong-antitoxin');
    expect(game.asks()?.why).toBe('play');
    expect(game.toldOf('skipped')).toEqual([]);
  });
});
