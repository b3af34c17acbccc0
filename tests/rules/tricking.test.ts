// C7: tricking Enemies out of the way.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { idles } from '../support/escape/phases.ts';

describe('C7', () => {
  const ring = `
          5        6           7
    1              _
    1.5   _                    _
    2              o/BppR#SE
    2.5   .                    .
    3              ./M
  `;
  const poker = (drawing = ring) => scenario(drawing).turnOf('brain').plays('brain', 'stony-poker-face');

  test('C7 as in the book: each of three Enemies may go elsewhere, at once, and lies down', () => {
    poker()
      .answers('6,2 p', '5,2', '6,2 p', '6,3', '6,2 romero', '5,2')
      .shows(`
          5        6           7
    1              _
    1.5   _                    _
    2              o/B#SE
    2.5   ./R~p~               .
    3              ./Mp~
    `);
  });

  test('C7 only to a revealed neighbour, and through no Roadblock', () => {
    expect(poker().answers('6,2 p').asks()).toMatchObject({ why: 'trick-to', options: ['6,3', '5,2'] });
  });

  test('C7 a face-down POI is not revealed, and no Manhole is used', () => {
    const game = poker(`
            6        7             8
      4.5            PM/Bp
      5     PPM                    o
      5.5            ?dukes-camp
      4     .                      _
      3     ./M
      2     PIM
    `).answers('7,4 p');
    expect(game.asks()?.options.sort()).toEqual(['6,4', '6,5', '7,3', '8,5']);
  });

  test('C7 an Enemy with nowhere to go cannot be tricked and is passed over', () => {
    const shut = `
            7
      0.5   nothing-here/Bp
      1.5   _
    `;
    expect(poker(shut).asks()?.why).toBe('play');
    const game = poker(`
            7
      0.5   nothing-here/Bp
      1.5   PI
    `);
    expect(game.asks()).toMatchObject({ why: 'trick', options: ['7,0 p', 'done'] });
  });

  test('C7 nor one whose only ways out are behind Roadblocks or lead to empty spaces', () => {
    const pen = (side: string) => `
            6          7
      0.5              nothing-here/Bp${side}
      1     _
      1.5              PI
    `;
    const open = poker(pen(''));
    expect(open.asks()?.options).toEqual(['7,0 p', 'done']);
    const shut = poker(pen('#S'));
    expect(shut.asks()?.why).toBe('play');
    expect(shut.toldOf('skipped')).toEqual([]);
  });

  test('C7 a Boss already tricked is no target a second time', () => {
    const game = scenario(`
            6
      2     o/p
      3     ./BR
      4     o/S
    `)
      .turnOf('brain')
      .special('brain', 'persuasion')
      .plays('brain', 'persuasion');
    game.answers('6,3 romero', '6,2');
    expect(game.asks()).toMatchObject({ why: 'trick', options: ['6,2 p', 'done'] });
    expect(game.whyNot('6,2 romero')).toBe('already-tricked');
  });

  test.each([
    ['p', 'p'],
    ['d', 'd'],
    ['R', 'romero'],
  ])('C7 M3 a %s tricked away leaves the space free for what needs no Enemies there', (letter, name) => {
    const game = scenario(`
            6
      1     PI
      2     o/B${letter}
      3     ./M
    `).turnOf('brain');
    game.plays('brain', 'stony-poker-face', 'know-the-streets').answers(`6,2 ${name}`, '6,1');
    expect(game.plays('brain', 'know-the-streets').asks()).toMatchObject({ seat: 'brain', why: 'move' });
    expect(game.toldOf('skipped')).toEqual([]);
  });

  test('C7 "trick n" is up to n: none is enough, and one already tricked is no target', () => {
    const game = poker().done();
    expect(game.asks()?.why).toBe('play');
    const twice = poker().answers('6,2 p', '6,3').answers('6,2 p', '6,3').done();
    expect(twice.asks()?.why).toBe('play');
    const snake = scenario(`
            6
      2     o/Sppp
      3     ./M
    `).plays('snake', 'call-me-snake');
    snake.answers('6,2 p', '6,3', '6,2 p', '6,3');
    expect(snake.asks()?.why).toBe('damage');
  });

  test('C7 until the end of the turn it neither attacks nor moves, then it stands up', () => {
    const game = idles(
      scenario(`
            6
      2     o/Bp~p
      3     ./Mp~p
      1     PI/p~
    `)
        .turnOf('brain')
        .newYorkTop('sabotage'),
    );
    expect(game.toldOf('wounded')).toEqual([['wounded', 1, 1]]);
    game.chance('burn-the-glider', 'midnight').shows(`
            6
      2     o/Bpp
      3     ./Mpp
      1     PI/p
    `);
  });

  test('C7 a tricked Prisoner takes no Car until it stands up', () => {
    const game = scenario(`
            6
      2     o/Bp
      3     ./M
      1     PI/a
    `)
      .turnOf('brain')
      .plays('brain', 'stony-poker-face', 'let-me-think')
      .answers('6,2 p', '6,1');
    game.shows('\n  6\n  1  PI/p~a\n').until('new-york-top').shows('\n  6\n  1  PI/p~a\n');
    game.endsTurn().shows('\n  6\n  1  PI/d\n');
  });

  test('C7 C3 a tricked Driver can be hurt, stays tricked with its damage, and stands up without it', () => {
    const game = scenario(`
            6
      2     o/Bdd
      3     ./M
    `)
      .turnOf('brain')
      .newYorkTop('sabotage');
    game.plays('brain', 'stony-poker-face', 'gasoline-bomb').answers('6,2 d', '6,3', '6,2 d', '6,3');
    game.plays('brain', 'gasoline-bomb').hits('6,3 d~', '6,3 d~', "6,3 d'~").shows("\n  6\n  2  o/B\n  3  ./Md'~a\n");
    game.until('new-york-top').chance('burn-the-glider', 'midnight').shows('\n  6\n  2  o/B\n  3  ./Mda\n');
    expect(game.toldOf('wounded')).toEqual([]);
    expect(game.asks()).toMatchObject({ seat: 'maggie' });
  });
});
