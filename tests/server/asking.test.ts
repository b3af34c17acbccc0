import { type AnyRules, GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { type Player, refusalOf } from '../support/server/client.ts';
import { begin, gather } from '../support/server/party.ts';
import { candles } from '../support/toy/candles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ games: [...GAMES, candles as AnyRules] });
});
afterAll(() => app.stop());

test('each is told what lies ahead of their own seat, and of nobody else’s', async () => {
  const { players } = await begin(app.url, { game: 'escape' });
  const [anna, bert] = players as [Player, Player];
  const ahead = { noise: expect.any(Number), planned: expect.any(Number), damage: expect.any(Number) };
  expect(await anna.ask('forecast', { seat: 0 })).toEqual({ forecast: ahead });
  expect(await bert.ask('forecast', { seat: 1 })).toEqual({ forecast: ahead });
  expect(await refusalOf(bert.ask('forecast', { seat: 0 }))).toEqual({ code: 'not-your-seat' });
  expect(await refusalOf(anna.ask('forecast', { seat: 3 }))).toEqual({ code: 'not-your-seat' });
});

test('before the start, and in a game without one, there is no forecast', async () => {
  const lobby = await gather(app.url);
  expect(await refusalOf(lobby.players[0]!.ask('forecast', { seat: 0 }))).toEqual({ code: 'wrong-phase' });
  const { players } = await begin(app.url);
  expect(await players[0]!.ask('forecast', { seat: 0 })).toEqual({ forecast: null });
});
