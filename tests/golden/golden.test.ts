import { expect, test } from 'vitest';
import { GAMES, readGolden } from './games.ts';
import { transcript } from './transcript.ts';

test.each(GAMES)('$name plays as it is written down; `npm run golden` writes it anew', ({ name, table }) => {
  expect(transcript(table, name)).toBe(readGolden(name));
});

test.each(GAMES)('$name reads like the game: every code has its words, every hole is filled', ({ name, table }) => {
  const text = transcript(table, name);
  expect(text.match(/\{\w+[|}]/g)).toBeNull();
  expect(text.match(/undefined|NaN/g)).toBeNull();
  expect(text).toMatch(/The game is over after \d+ answers: (together|alone|lost)/);
});

test('another seed is another game', () => {
  const { table } = GAMES[1]!;
  expect(transcript(table, 'a')).not.toBe(transcript(table, 'b'));
});
