// D7: the two Trap tiles and the three Trap cards.
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';

/** 7,2 is the Trap; beyond it lies an Event space, and 8,2 and 8,3 are empty. */
const street = (trap: string) => `
        6       7          8
  1.5           PM
  2     o
  2.5           ${trap}
  3     ./SM
  3.5           PE
`;
const enters = (trap: string, card = 'keep-moving') =>
  scenario(street(trap), { variants: ['traps'] })
    .plays('snake', card)
    .moves('7,2');

describe('D7', () => {
  test('D7 on entering all three Trap cards are shuffled, and everybody sees the one drawn', () => {
    const game = enters('pit');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'trap-card', options: ['triggered', 'safe', 'safe'] });
    game.chance('safe');
    expect(game.toldOf('trap', 'maggie')).toHaveLength(1);
    // Every entry shuffles all of them again.
    game.moves('6,2').until('explore').explores('6,1', 'PI').until('play').answers('scout').moves('7,2');
    expect(game.asks()).toMatchObject({ why: 'trap-card', options: ['triggered', 'safe', 'safe'] });
  });

  test('D7 Safe: nothing happens, and the move goes on', () => {
    const game = enters('snare').chance('safe');
    expect(game.asks()?.why).toBe('move');
    game.moves('7,3').shows(`
        6       7
  2.5           snare
  3     ./M
  3.5           PE/S
    `);
  });

  test('D7 Pit: receive 2 damage at once, before the next step', () => {
    const game = enters('pit').chance('triggered');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'lose-card' });
    game.chance('dirty-fight', 'shoot-first');
    expect(game.hero('snake')).toMatchObject({ hand: 4, discard: 2 });
    expect(game.hero('maggie').hand).toBe(8);
    expect(game.asks()?.why).toBe('move');
    expect(game.moves('7,3').hero('snake').at).toBe('7,3');
  });

  test('D7 C9 an Item prevents the damage of the Pit', () => {
    const game = scenario(street('pit'), { variants: ['traps'] }).supply('snake', 'trash-can-lid');
    game.plays('snake', 'keep-moving').moves('7,2').chance('triggered').answers('trash-can-lid');
    expect(game.asks()?.why).toBe('move');
    expect(game.hero('snake')).toMatchObject({ hand: 6, discard: 0, supply: [] });
  });

  test('D7 Snare: the movement ends and 2 Prisoners arrive; the card counts as whole, and its reveal follows', () => {
    const game = enters('snare')
      .chance('triggered')
      .shows(`
        6       7
  2.5           snare/Spp
  3     ./M
  3.5           PE
    `);
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'explore' });
    game.explores('8,2', 'PM');
    expect(game.toldOf('skipped')).toEqual([]);
    expect(game.asks()?.why).toBe('play');
    // The next play moves again.
    game.answers('scout').moves('6,3');
  });

  test('D7 a passenger triggers no Trap of its own', () => {
    const game = scenario(street('pit').replace('SM', 'MC'), { variants: ['traps'] }).turnOf('cabbie');
    game.plays('cabbie', 'hop-in').answers('invite').answersAs('maggie', 'yes').answers('maggie').moves('7,2');
    game.chance('triggered').chance('molotov', 'tire-iron');
    expect(game.toldOf('trap')).toHaveLength(1);
    expect(game.hero('maggie').hand).toBe(8);
    expect(game.asks()?.why).toBe('move');
  });

  test('D7 revealing a Trap tile, or an Enemy on it, triggers nothing', () => {
    const game = scenario('\n  6\n  1  _\n  2  o\n  3  ./SM\n', { variants: ['traps'] }).plays('snake', 'keep-moving');
    game.moves('6,2').done().explores('6,1', 'pit');
    expect(game.toldOf('trap')).toEqual([]);
    expect(game.asks()?.why).toBe('play');
  });

  test('D7 without the variant no Trap tile is in the stack; with it there are two', () => {
    const drawn = (variants: readonly 'traps'[]) =>
      scenario('\n  6\n  1  _\n  2  o\n  3  ./SM\n', { variants })
        .plays('snake', 'keep-moving')
        .moves('6,2')
        .done()
        .answers('6,1')
        .asks()!
        .options.filter((tile) => tile === 'pit' || tile === 'snare');
    expect(drawn(['traps']).sort()).toEqual(['pit', 'snare']);
    expect(drawn([])).toEqual([]);
  });
});
