// What the rules answer for players who are not there: their own turn waits, what another's turn asks of them does not.
import { escape } from 'shared/games/escape';
import { expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { optionName } from '../support/escape/words.ts';

/** By seat, in the words of the drawing; null = the table waits. */
const absentAnswers = (game: Game): (string[] | null)[] => {
  let answers: (string[] | null)[] = [];
  game.seen((s) => {
    answers = Array.from({ length: s.players }, (_, seat) => {
      const why = escape.asks(s).find((ask) => ask.seat === seat)?.why ?? '';
      return escape.absent!(s, seat)?.map((choice) => optionName(s, seat, why, choice)) ?? null;
    });
  });
  return answers;
};

test('V2 an absent passenger says no; whose turn it is is waited for', () => {
  const game = scenario('\n  6\n  2  o\n  3  ./CM\n', { heroes: ['cabbie', 'maggie'] }).plays('cabbie', 'hop-in');
  expect(absentAnswers(game)).toEqual([null, null]);
  expect(absentAnswers(game.answers('invite'))).toEqual([null, ['no']]);
});

test('W2 whoever is absent at the bridge shows nothing', () => {
  const game = scenario('\n  8\n  4  o\n  5  PI/SM\n')
    .supply('snake', 'the-tape')
    .supply('maggie', 'axe')
    .plays('snake', 'slip-away')
    .answers('bridge 3');
  expect(absentAnswers(game)).toEqual([['show nothing'], ['show nothing']]);
});

test("I'll Cover You: an absent hero takes cards back at random, an active one is waited for", () => {
  const cover = (whom: 'snake' | 'maggie') =>
    scenario('\n  6\n  3  ./SM\n')
      .turnOf('maggie')
      .discards('snake', 'dirty-fight', 'shoot-first')
      .discards('maggie', 'stay-close')
      .plays('maggie', 'ill-cover-you')
      .answers(whom);
  expect(absentAnswers(cover('snake'))[0]?.sort()).toEqual(['dirty-fight', 'shoot-first']);
  expect(absentAnswers(cover('maggie'))).toEqual([null, null]);
});
