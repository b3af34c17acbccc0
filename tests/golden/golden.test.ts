import { expect, test } from 'vitest';
import { GAMES, readGolden, seedOf } from './games.ts';
import { transcript } from './transcript.ts';

test.each(GAMES)('$name plays as it is written down; `npm run golden` writes it anew', ({ name, table, aim }) => {
  const kept = readGolden(name);
  expect(transcript(table, seedOf(kept), aim)).toBe(kept);
});

test.each(GAMES)('$name reads like the game: every code has its words, every hole is filled', ({ name, aim }) => {
  const text = readGolden(name);
  expect(text.match(/\{\w+[|}]/g)).toBeNull();
  expect(text.match(/undefined|NaN/g)).toBeNull();
  expect(text).toMatch(new RegExp(`The game is over after \\d+ answers: ${aim}`));
});

test('another seed is another game', () => {
  const { table } = GAMES[1]!;
  expect(transcript(table, 'a', 'lost')).not.toBe(transcript(table, 'b', 'lost'));
});
