import { standingsOf } from 'server/crew/standings.ts';
import type { Card } from 'server/store/Store.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { type Plain, until } from '../support/server/client.ts';
import { begin, playOne } from '../support/server/party.ts';
import { startServer } from '../support/server/processes.ts';

const over = (seats: string[], winners: number[], roles = seats.map((_, i) => i)) => ({
  game: 'escape',
  card: { phase: 'over', seats, waiting: [], roles, result: { kind: 'x', winners } } satisfies Card,
});
const playersOf = (...tables: { game: string; card: Card }[]) => Object.fromEntries(standingsOf(tables).players);
const score = (together: number, alone: number, lost: number, betrayed: number) => ({
  together,
  alone,
  lost,
  betrayed,
});

test('won with others, won alone, lost: each counts for who it happened to', () => {
  expect(playersOf(over(['a', 'b', 'c'], [0, 1, 2]))).toEqual({
    a: score(1, 0, 0, 0),
    b: score(1, 0, 0, 0),
    c: score(1, 0, 0, 0),
  });
  expect(playersOf(over(['a', 'b', 'c'], [0, 1]))).toMatchObject({ a: score(1, 0, 0, 0), c: score(0, 0, 1, 0) });
  expect(playersOf(over(['a', 'b'], []))).toEqual({ a: score(0, 0, 1, 0), b: score(0, 0, 1, 0) });
});

test('whoever sat there while somebody won alone was betrayed', () => {
  expect(playersOf(over(['a', 'b', 'c'], [1]))).toEqual({
    a: score(0, 0, 1, 1),
    b: score(0, 1, 0, 0),
    c: score(0, 0, 1, 1),
  });
  // A bot may betray too, and nobody's name is on its score.
  expect(playersOf(over(['a', ''], [1]))).toEqual({ a: score(0, 0, 1, 1) });
});

test('who plays alone has nobody to betray, however many heroes they hold', () => {
  expect(playersOf(over(['a'], [0]))).toEqual({ a: score(1, 0, 0, 0) });
  expect(playersOf(over(['a', 'a'], [1]))).toEqual({ a: score(1, 0, 0, 0) });
  // Two heroes of one player against another's: it is the player who won alone.
  expect(playersOf(over(['a', 'a', 'b'], [0, 1]))).toEqual({ a: score(0, 1, 0, 0), b: score(0, 0, 1, 1) });
});

test('who betrayed whom is told by pairs, the most frequent first; a bot is nobody’s traitor', () => {
  const { betrayals } = standingsOf([
    over(['a', 'b', 'c'], [1]),
    over(['b', 'c'], [0]),
    over(['a', 'b'], [0]),
    // Won together, lost together, given by a bot, alone with oneself: no betrayal.
    over(['a', 'b', 'c'], [0, 1]),
    over(['a', 'b'], []),
    over(['a', ''], [1]),
    over(['a', 'a'], [1]),
  ]);
  expect(betrayals).toEqual([
    { by: 'b', of: 'c', times: 2 },
    { by: 'b', of: 'a', times: 1 },
    { by: 'a', of: 'b', times: 1 },
  ]);
});

test('roles are counted over all games, whoever played them', () => {
  const { roles } = standingsOf([over(['a', 'b'], [0], [3, 1]), over(['', 'a'], [1, 0], [3, 2])]);
  expect(roles).toEqual([
    { game: 'escape', role: 1, ...score(0, 0, 1, 1) },
    { game: 'escape', role: 2, ...score(1, 0, 0, 0) },
    { game: 'escape', role: 3, ...score(1, 1, 0, 0) },
  ]);
});

test('what is not over, or was given up, counts for nobody', () => {
  const running = { game: 'escape', card: { phase: 'playing', seats: ['a'], waiting: [0] } satisfies Card };
  const abandoned = { game: 'escape', card: { ...over(['a', 'b'], [0]).card, result: null } };
  expect(playersOf(running, abandoned)).toEqual({});
});

test('a game that ends as the process dies is counted, and once', async () => {
  const folder = temporaryFolder();
  let server = await startServer(folder.path);
  const { people, crew, players } = await begin(server.url, { options: { turns: 1 } });
  while (await playOne(players));
  await server.end('SIGKILL');
  server = await startServer(folder.path, server.port);
  const again = await people[0]!.joinCrew(crew);
  await until(() => again.state?.players.length === 2);
  const games = again.state.players.map((one: Plain) => one.together + one.alone + one.lost);
  expect(games).toEqual([1, 1]);
  expect(again.state.tables).toMatchObject([{ phase: 'over', result: expect.stringMatching(/./) }]);
  expect(again.state.roles).toHaveLength(2);
  await server.end('SIGKILL');
  folder.remove();
});
