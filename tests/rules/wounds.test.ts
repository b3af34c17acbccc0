// C6, C9: damage to the active hero.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, idles } from '../support/escape/phases.ts';

/** How much the active Brain receives at the end of a Hero Phase without acts. */
const wound = (drawing: string, how = (game: ReturnType<typeof scenario>) => game): number => {
  const game = idles(how(scenario(drawing).turnOf('brain')));
  return Number(game.toldOf('wounded')[0]?.[2] ?? 0);
};

describe('C6', () => {
  /** The printed example; Snake stands with a Prisoner of his own. */
  const example = `
          5        6           7
    2              o/Bpp#SE
    2.5   o/R                  o/D
    3              ./Sp
    1              PI/p
  `;

  test('C6 as in the book: 2 Prisoners here and Romero next door cost Brain 4 cards, the Duke behind a Roadblock none', () => {
    const game = idles(scenario(example).turnOf('brain'));
    expect(game.toldOf('wounded')).toEqual([['wounded', 1, 4]]);
    expect(game.hero('brain')).toMatchObject({ hand: 2, discard: 6 });
    expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
  });

  test('C6 the cards are lost at random, face down: only their owner knows them', () => {
    const game = scenario(example).turnOf('brain').plays('brain', 'stony-poker-face', 'let-me-think').done();
    game.plays('brain', 'let-me-think').chance('detour', 'old-maps', 'smooth-talk', 'gasoline-bomb');
    expect(game.knows('brain').hand.sort()).toEqual(['know-the-streets', 'mind-your-step']);
    expect(game.toldOf('lost-card', 'snake')).toEqual(Array(4).fill(['lost-card', 1]));
    expect(game.toldOf('lost-card', 'watcher')).toEqual(Array(4).fill(['lost-card', 1]));
    expect(game.toldOf('lost-card', 'brain').every((told) => told.length === 3)).toBe(true);
  });

  test('C6 what exceeds the hand is lost', () => {
    const game = scenario(`
            6
      2     o/BpppG
      3     ./S
    `)
      .turnOf('brain')
      .hand('brain', 'let-me-think', 'stony-poker-face', 'detour');
    idles(game);
    expect(game.toldOf('wounded')).toEqual([['wounded', 1, 7]]);
    expect(game.hero('brain')).toMatchObject({ hand: 0, discard: 8 });
  });

  test('C6 a Driver hits like a Prisoner, Slag for 4 at range 0', () => {
    expect(wound('\n  6\n  2  o/Bd\n  3  ./S\n')).toBe(1);
    expect(wound('\n  6\n  2  o/BG\n  3  ./S\n')).toBe(4);
    expect(wound('\n  6\n  2  o/B\n  3  o/G\n  1  PI/pd\n')).toBe(0);
  });

  test('C6 the range Bonus lets Prisoners and Drivers hit from 1 away, not from 2 nor through a Roadblock', () => {
    const round = `
            6          7
      1     PI/p
      2     o/B#SE
      2.5              o/pp
      3     ./Sd
      4     .
      1.5              PI
    `;
    expect(wound(round)).toBe(0);
    expect(wound(round, (game) => game.bonuses('rooftop-snipers'))).toBe(2);
    const far = '\n  6\n  2  o/B\n  3  ./S\n  4  o/p\n';
    expect(wound(far, (game) => game.bonuses('rooftop-snipers'))).toBe(0);
  });

  test('C6 the tricked deal nothing', () => {
    expect(wound('\n  6\n  2  o/Bp~R~p\n  3  ./S\n')).toBe(1);
  });

  test('C6 a hero on a Shelter takes none', () => {
    expect(wound('\n  6\n  1  shelter-P/Bpp\n  3  ./S\n')).toBe(0);
    expect(wound('\n  6\n  1  surgery-P/Bpp\n  3  ./S\n')).toBe(2);
  });

  test('C6 an Item may prevent it just before: 3 of 4, and the rest is received', () => {
    const game = scenario(example).turnOf('brain').supply('brain', 'trash-can-lid').supply('snake', 'pistol');
    game.plays('brain', 'stony-poker-face', 'let-me-think').done().plays('brain', 'let-me-think');
    game.answers('trash-can-lid');
    expect(game.toldOf('wounded')).toEqual([['wounded', 1, 1]]);
    game.until('new-york-top');
    expect(game.hero('brain')).toMatchObject({ hand: 5, discard: 3, supply: [] });
    expect(game.hero('snake').supply).toEqual(['an item']);
  });

  test('C6 a second Item may prevent the rest, and where nothing is left none is asked for', () => {
    const game = scenario(example).turnOf('brain').supply('brain', 'trash-can-lid', 'trash-can-lid', 'crowbar');
    game.plays('brain', 'stony-poker-face', 'let-me-think').done().plays('brain', 'let-me-think');
    game.answers('trash-can-lid');
    expect(game.window()).toMatchObject({ why: 'prevent', options: ['pass', 'trash-can-lid'] });
    game.answers('trash-can-lid');
    expect(game.window()?.why).not.toBe('prevent');
    game.until('new-york-top');
    expect(game.toldOf('wounded')).toEqual([]);
    expect(game.hero('brain')).toMatchObject({ hand: 6, discard: 2, supply: ['an item'] });
  });
});

describe('C9', () => {
  const quiet = '\n  6\n  2  o/B\n  3  ./S\n';
  const shot = (drawing: string) => scenario(drawing).turnOf('brain').discards('brain', 'detour');

  test('C9 damage from an Event is random and unseen', () => {
    const game = eventsStrike(shot(quiet), 'rooftop-shot').chance('old-maps');
    expect(game.hero('brain')).toMatchObject({ hand: 7, discard: 1 });
    expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
    expect(game.toldOf('lost-card', 'snake')).toEqual([['lost-card', 1]]);
  });

  test('C9 an Item prevents it', () => {
    const game = eventsStrike(shot(quiet).supply('brain', 'trash-can-lid'), 'rooftop-shot').answers('trash-can-lid');
    expect(game.until('choose-cards', 'brain').hero('brain')).toMatchObject({ hand: 8, supply: [] });
  });

  test('C9 none on a Shelter', () => {
    const game = eventsStrike(shot('\n  6\n  1  shelter-M/B\n  3  ./S\n'), 'rooftop-shot');
    expect(game.until('choose-cards', 'brain').hero('brain').hand).toBe(8);
  });

  test('C9 only the active hero ever receives damage', () => {
    const game = idles(scenario('\n  6\n  2  o/B\n  3  ./SpG\n').turnOf('brain'));
    expect(game.toldOf('wounded')).toEqual([]);
    expect(game.hero('snake').hand).toBe(8);
  });
});
