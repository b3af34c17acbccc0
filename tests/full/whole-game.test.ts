import { GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { Person, type Player } from '../support/server/client.ts';
import { marked, marksIn } from '../support/server/marked.ts';
import { begin, playOne, publicOf } from '../support/server/party.ts';
import { tap } from '../support/server/tap.ts';

const escape = GAMES.find((game) => game.id === 'escape')!;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [marked(escape)] });
});
afterAll(() => app.stop());

test('two players and a watcher through a whole game of Escape: all agree, and nobody hears what is not theirs', async () => {
  const lines = await Promise.all([1, 2, 3].map(() => tap(app.url)));
  const { crew, table, players } = await begin(app.url, {
    game: 'escape',
    urls: lines.slice(0, 2).map((line) => line.url),
  });
  const dora = await new Person(lines[2]!.url, 'Dora').introduce();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  const everybody: Player[] = [...players, watcher];
  let heard = lines.map((line) => line.heard());
  let answers = 0;
  while (await playOne(everybody)) {
    answers++;
    expect(publicOf(watcher)).toEqual(publicOf(players[0]!));
    expect(publicOf(players[1]!)).toEqual(publicOf(players[0]!));
    if (watcher.now!.view.phase === 'playing' && answers % 20 === 0) heard = lines.map((line) => line.heard());
  }
  expect(answers).toBeGreaterThan(30);
  // Up to the last look before the end.
  expect(heard.map(marksIn)).toEqual([[0], [1], []]);
  expect(watcher.now).toMatchObject({ view: { phase: 'over' } });
  expect(watcher.now?.all).toEqual(players[0]!.now?.all);
  expect(lines.map((line) => marksIn(line.heard()))).toEqual(Array(3).fill([0, 1]));
  for (const line of lines) line.close();
});
