// Each Case card: what it prints, and what it is good for.
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';

const alone = '\n   6   7\n 3  ./SM\n 5.5     ?dukes-camp\n 0.5     ?nothing-here\n';

describe("President's Bracelet", () => {
  test('it is revealed as a free act, once a game: look at 2 face-down POIs; it stays face up in the supply', () => {
    const game = scenario(alone).supply('snake', 'presidents-bracelet').answers('reveal-case presidents-bracelet');
    expect(game.hero('snake').supply).toEqual(['presidents-bracelet']);
    game.answers('7,5', '7,0');
    expect(game.knows('snake').pois).toEqual({ '7,0': 'nothing-here', '7,5': 'dukes-camp' });
    expect(game.knows('maggie').pois).toEqual({});
    expect(game.toldOf('revealed-case', 'watcher')).toEqual([['revealed-case', 0, held('presidents-bracelet')]]);
    expect(game.asks()?.why).toBe('choose-cards');
    expect(game.whyNot('reveal-case presidents-bracelet')).toBe('already-shown');
    expect(game.newYork().noise).toBe(0);
  });

  test('with D10 it removes an Alive card instead', () => {
    const game = scenario(alone, { variants: ['dead-or-alive'] }).supply('snake', 'presidents-bracelet');
    game.answers('reveal-case presidents-bracelet');
    expect(game.asks()?.why).toBe('choose-cards');
    expect(game.toldOf('alive-removed')).toEqual([['alive-removed', 1]]);
    expect(game.hero('snake').supply).toEqual(['presidents-bracelet']);
  });
});

test.each(['the-tape', 'diagram-1', 'diagram-2', 'diagram-4'])('%s prints nothing to do, and counts at a bridge or for an objective', (card) => {
  const game = scenario(alone).supply('snake', card);
  expect(game.hero('snake').supply).toEqual(['a case']);
  expect(game.asks()?.options).not.toContain(`reveal-case ${card}`);
  expect(game.whyNot(`reveal-case ${card}`)).toBe('no-use-now');
}); // biome-ignore format: one sentence

test.each([
  [1, '2,5', 'diagram-1', 'diagram-2'],
  [2, '5,5', 'diagram-2', 'diagram-1'],
  [3, '8,5', 'diagram-3', 'diagram-4'],
  [4, '11,1', 'diagram-4', 'diagram-3'],
] as const)('Bridge %i is crossed with its own Diagram and no other', (bridge, at, right, wrong) => {
  const play = (diagram: string) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    const game = scenario(`\n   ${x}\n ${y + (x % 2) / 2}  PI/S\n`).presidentTaken();
    game.supply('snake', 'the-president!', 'the-tape', diagram === 'diagram-3' ? 'diagram-3!' : diagram);
    return game.plays('snake', 'keep-moving').answers(`bridge ${bridge}`, `show the-president the-tape ${diagram}`);
  };
  expect(play(right).result()).toEqual({ kind: 'together', winners: ['snake'] });
  expect(play(wrong).result()).toBeNull();
});
