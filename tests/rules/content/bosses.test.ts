// Each Boss by what it prints: damage, range, movement, Hit Points, ability.
import { BOSSES } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';
import { eventsStrike, idles } from '../../support/escape/phases.ts';

type Game = ReturnType<typeof scenario>;
const LETTERS = { romero: 'R', slag: 'G', duke: 'D' } as const;
const hitPoints = (game: Game, boss: keyof typeof LETTERS) =>
  game.view('watcher').public.bosses[BOSSES.indexOf(boss) * 3 + 1];
const wound = (drawing: string) => Number(idles(scenario(drawing).turnOf('brain')).toldOf('wounded')[0]?.[2] ?? 0);

const ROWS = [
  { boss: 'romero', damage: 2, range: 1, move: 2, hp: 6 },
  { boss: 'slag', damage: 4, range: 0, move: 1, hp: 7 },
  { boss: 'duke', damage: 2, range: 1, move: 2, hp: 6 },
] as const;

describe.each(ROWS)('C2 $boss', ({ boss, damage, range, move, hp }) => {
  const letter = LETTERS[boss];

  test(`C6 ${boss} deals ${damage} in the same space, and 1 away only with range 1`, () => {
    expect(wound(`\n  6\n  2  o/B${letter}\n  3  ./S\n`)).toBe(damage);
    expect(wound(`\n  6\n  2  o/B\n  3  o/${letter}\n  4  ./S\n`)).toBe(range === 1 ? damage : 0);
    expect(wound(`\n  6\n  2  o/B\n  3  o\n  4  ./S${letter}\n`)).toBe(0);
  });

  test(`Y6 ${boss} moves ${move}`, () => {
    const drawing = (two: string, three: string, four: string) => `
          6
    1     PI/S
    2     o
    3     .${two}
    4     .${three}
    5     PM${four}
    `;
    const game = eventsStrike(
      scenario(drawing('', '', `/${letter}`)).discards('snake', 'dirty-fight'),
      'thats-the-duke',
    );
    const there = move === 2 ? drawing(`/${letter}`, '', '') : drawing('', `/${letter}`, '');
    game.until('choose-cards', 'snake').shows(there);
  });

  test(`C5 ${boss} has ${hp} Hit Points`, () => {
    const game = scenario(`\n  6\n  2  o/S${letter}\n  3  ./M\n`);
    expect(hitPoints(game, boss)).toBe(hp);
    game.plays('snake', 'dirty-fight').hits(`6,2 ${boss}`);
    expect(hitPoints(game, boss)).toBe(hp - 1);
  });
});

test('C1 Romero cannot be damaged while another Enemy is in his space', () => {
  const game = scenario('\n  6\n  2  o/SRp\n  3  ./M\n').plays('snake', 'dirty-fight');
  expect(game.asks()).toMatchObject({ why: 'damage', options: ['6,2 p'] });
  expect(game.whyNot('6,2 romero')).toBe('guarded');
  game.hits('6,2 p');
  expect(game.asks()).toMatchObject({ why: 'damage', options: ['6,2 romero'] });
  const apart = scenario('\n  6\n  2  o/SR\n  3  ./Mp\n').plays('snake', 'dirty-fight');
  expect(apart.asks()?.options).toEqual(['6,2 romero']);
});

test('C7 Slag cannot be tricked, the others can', () => {
  const game = scenario('\n  6\n  2  o/BGRD\n  3  ./S\n').turnOf('brain').plays('brain', 'stony-poker-face');
  expect(game.asks()).toMatchObject({ why: 'trick', options: ['6,2 romero', '6,2 duke', 'done'] });
  expect(game.whyNot('6,2 slag')).toBe('cannot-be-tricked');
  const alone = scenario('\n  6\n  2  o/BG\n  3  ./S\n').turnOf('brain').plays('brain', 'stony-poker-face');
  expect(alone.asks()?.why).toBe('play');
});

test('C5 the Duke, killed, is away until the next reshuffle', () => {
  const game = scenario(`
          6       7
    0.5           nothing-here
    2     o/SD
    3     ./M
  `).boss('duke', 1);
  game.plays('snake', 'dirty-fight').hits('6,2 duke').shows('\n  6\n  2  o/S\n  3  ./M\n');
  expect(game.view('watcher').public.bosses[6]).toBeLessThan(0);
  // Seven cards, two a turn: the third New York Phase leaves one, and all are shuffled.
  game.endsTurn().endsTurn().shows('\n  7\n  0.5  nothing-here\n');
  expect(game.toldOf('ny-shuffled')).toEqual([]);
  game.endsTurn();
  expect(game.toldOf('ny-shuffled')).toHaveLength(1);
  expect(game.toldOf('boss-enters')).toHaveLength(1);
  expect(hitPoints(game, 'duke')).toBe(6);
});
