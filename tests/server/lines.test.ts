import { matchMaker } from '@colyseus/core';
import { CLOSE, PROTOCOL } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { Person, until } from '../support/server/client.ts';
import { begin, playOne } from '../support/server/party.ts';
import { type Tap, tap } from '../support/server/tap.ts';

const PING_MS = 100;
let app: TestApp;
const taps: Tap[] = [];
beforeAll(async () => {
  app = await startApp({ pingMs: PING_MS, arrivalMs: 3000 });
});
afterAll(async () => {
  for (const one of taps) one.close();
  await app.stop();
});

test('a line that went silent is noticed and ended; those who answer stay', async () => {
  const line = await tap(app.url);
  taps.push(line);
  const { players } = await begin(app.url, { urls: [app.url, line.url] });
  const seat = () => players[0]!.now?.view.seats[1];
  expect(seat()).toMatchObject({ present: true });
  line.freeze();
  const from = performance.now();
  await until(() => seat().present === false);
  expect(performance.now() - from).toBeGreaterThan(PING_MS);
  expect(seat()).toMatchObject({ player: players[1]!.person.id });
  await new Promise((later) => setTimeout(later, 5 * PING_MS));
  expect(await playOne(players.slice(0, 1))).toBe(true);
});

test('the people of one room are not all asked at the same moment', async () => {
  const { crew, table, players } = await begin(app.url);
  const dora = await new Person(app.url, 'Dora').introduce();
  await (await dora.joinCrew(crew)).leave();
  await Promise.all(Array.from({ length: 14 }, () => dora.joinTable(table)));
  const room = matchMaker.getLocalRoomById(players[0]!.room.roomId);
  const beats = new Map<unknown, number[]>();
  const start = performance.now();
  for (const client of room.clients as unknown as { ref: { ping(): void } }[]) {
    const ping = client.ref.ping.bind(client.ref);
    client.ref.ping = () => {
      beats.set(client, [...(beats.get(client) ?? []), performance.now() - start]);
      ping();
    };
  }
  await until(() => beats.size === 16 && [...beats.values()].every((times) => times.length >= 3));
  const moments = new Set([...beats.values()].map(([first]) => Math.round(first! / (PING_MS / 5))));
  expect(moments.size).toBeGreaterThanOrEqual(3);
  for (const [a, , c] of [...beats.values()] as [number, number, number][]) expect(c - a).toBeGreaterThan(PING_MS);
});

test('whoever is let in and never says so is sent away; the others play on', async () => {
  const { people, table, players } = await begin(app.url);
  const body = JSON.stringify({ protocol: PROTOCOL, table });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${people[0]!.key}` };
  const asked = await fetch(`${app.url}/matchmake/joinOrCreate/table`, { method: 'POST', headers, body });
  const { processId, roomId, sessionId } = (await asked.json()) as Record<string, string>;
  // A line that answers every ping by itself, and nothing else.
  const line = new WebSocket(`${app.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const code = await new Promise<number>((gone) => {
    line.onclose = (event) => gone(event.code);
  });
  expect(code).toBe(CLOSE.behind);
  expect(await playOne(players)).toBe(true);
  expect(players[0]!.now?.view.seats[0]).toMatchObject({ present: true });
});
