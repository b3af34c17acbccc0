import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { mark, marked, marksIn } from '../support/server/marked.ts';
import { begin, playOne } from '../support/server/party.ts';
import { type Tap, tap } from '../support/server/tap.ts';
import { candles } from '../support/toy/candles.ts';

let app: TestApp;
const taps: Tap[] = [];
const newTap = async () => {
  const one = await tap(app.url);
  taps.push(one);
  return one;
};
/** The toy, with something to foresee: it is told from a seat's own hand. */
const foreseeing = {
  ...candles,
  forecast: ({ mine }: { mine: { candles: number[] } | null }) => ({ ahead: mine!.candles[0]! }),
};
beforeAll(async () => {
  app = await startApp({ games: [marked(foreseeing)] });
});
afterAll(async () => {
  for (const one of taps) one.close();
  await app.stop();
});

test('no byte sent to a client holds a secret of a seat it does not hold, until the game is over', async () => {
  const lines = [await newTap(), await newTap(), await newTap()] as [Tap, Tap, Tap];
  const { people, crew, table, players } = await begin(app.url, { seats: 3, urls: lines.map((one) => one.url) });
  const [lineOfDora, dora] = await (async () => {
    const line = await newTap();
    return [line, await new Person(line.url, 'Dora').introduce()] as const;
  })();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  const everybody = [...players, watcher];
  const left = () => players[0]!.now!.view.view.turn.n[0] as number;

  while (left() > 4) await playOne(everybody, 'light');
  // All that can be asked for, by those who may and those who may not.
  for (const player of everybody) {
    await player.sync();
    await player.ask('history', { from: 0, to: 1000 });
    await refusalOf(player.ask('answer', { seat: 0, ask: '0.9999', choice: 1, request: newRequest() }));
    for (const seat of [0, 1, 2]) {
      await player.ask('why', { seat, choice: 4096 }).catch(() => {});
      await player.ask('forecast', { seat }).catch(() => {});
    }
  }
  for (const [i, line] of lines.entries())
    expect(line.heard()).toMatch(new RegExp(`ahead.{1,4}${mark(i, 0).slice(0, 4)}`));
  // A line that breaks and comes back, and a second device.
  lines[1].cut();
  await players[1]!.left;
  players[1] = everybody[1] = await people[1]!.returnTo(table);
  const tablet = await newTap();
  const device = await Object.assign(new Person(tablet.url, 'Carla', people[2]!.key), { id: people[2]!.id }).joinTable(
    table,
  );
  everybody.push(device);
  while (left() > 1) await playOne(everybody, 'light');

  expect(lines.map((line) => marksIn(line.heard()))).toEqual([[0], [1], [2]]);
  expect(marksIn(tablet.heard())).toEqual([2]);
  expect(marksIn(lineOfDora.heard())).toEqual([]);
  // The taps do hear: what is public is in all of them.
  for (const line of [...lines, lineOfDora, tablet]) expect(line.heard()).toContain('cheered');
  // Nobody's key or another's is ever said.
  for (const line of [...lines, lineOfDora])
    for (const { key } of [...people, dora]) expect(line.heard()).not.toContain(key);

  while (await playOne(everybody, 'light'));
  await until(() => watcher.now?.view.phase === 'over');
  for (const line of [...lines, lineOfDora, tablet]) expect(marksIn(line.heard())).toEqual([0, 1, 2]);
});

test('nobody hears what a bot has in hand, whether they play or look on', async () => {
  const [hers, doras] = [await newTap(), await newTap()];
  const anna = await new Person(hers.url, 'Anna').introduce();
  const crew = await anna.found('Friends');
  const page = await anna.joinCrew(crew);
  const table = await page.createTable('candles', 3, { turns: 12 });
  const player = await anna.joinTable(table);
  await player.sit(0);
  for (const seat of [1, 2]) await player.ask('seat-bot', { seat, role: -1, request: newRequest() });
  const dora = await new Person(doras.url, 'Dora').introduce();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  await player.start();
  const left = () => player.now?.view.view.turn?.n[0] as number;
  while (!(left() <= 3)) {
    await until(() => player.questions.length > 0);
    await playOne([player, watcher]);
  }
  await until(() => player.questions.length > 0);
  for (const one of [player, watcher]) {
    await one.sync();
    await one.ask('history', { from: 0, to: 1000 });
  }
  expect(marksIn(hers.heard())).toEqual([0]);
  expect(marksIn(doras.heard())).toEqual([]);
  expect(doras.heard()).toContain('cheered');
});

test('a patch is small, a step too, and secrets go once', async () => {
  const [hers, his] = [await newTap(), await newTap()];
  const { players } = await begin(app.url, { urls: [hers.url, his.url], options: { turns: 40 } });
  const [anna, bert] = players as [Player, Player];
  while (anna.now!.view.view.turn.n[0] > 20) await playOne(players);
  const before = [hers.heard().length, his.heard().length] as const;
  const from = anna.now!.seq;
  while (anna.now!.view.view.turn.n[0] > 0 && (await playOne(players)));
  const each = [hers.heard().length - before[0], his.heard().length - before[1]].map((n) => n / (anna.now!.seq - from));
  console.log(`bytes to a client for an answer, replies and secrets included: ${each.map(Math.round).join(' and ')}`);
  expect(Math.max(...each)).toBeLessThan(500);
  expect(bert.now?.seq).toBe(anna.now?.seq);
});
