import { PROTOCOL } from 'shared/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newKey, newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, type Party, playOne } from '../support/server/party.ts';

let app: TestApp;
let party: Party;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  app = await startApp();
  party = await begin(app.url, { options: { turns: 200 } });
});
afterAll(() => app.stop());

/** A member of the crew who means no good. */
const intruder = async () => {
  const mallory = await new Person(app.url, 'Mallory').introduce();
  await (await mallory.joinCrew(party.crew)).leave();
  return mallory;
};
const send = (player: Player, bytes: Iterable<number>) => player.room.connection.send(Uint8Array.from(bytes));
const othersPlayOn = async () => {
  for (let i = 0; i < 3; i++) expect(await playOne(party.players)).toBe(true);
};

test('bytes that mean nothing disturb nobody', async () => {
  const mallory = await intruder();
  let random = 12345;
  const byte = () => {
    random = (random * 1103515245 + 12345) % 2 ** 31;
    return (random >> 8) & 255;
  };
  let player = await mallory.joinTable(party.table);
  let gone = false;
  void player.left.then(() => {
    gone = true;
  });
  for (let i = 0; i < 240; i++) {
    if (gone || i % 60 === 59) {
      player = await mallory.joinTable(party.table);
      gone = false;
      void player.left.then(() => {
        gone = true;
      });
    }
    const code = [10, 13, 17, 19, 20, 21, byte()][i % 7]!;
    send(player, [code, ...Array.from({ length: byte() % 24 }, byte)]);
    if (i % 20 === 0) await new Promise((next) => setTimeout(next, 2));
  }
  await othersPlayOn();
});

test('names that every object has are no messages', async () => {
  const mallory = await intruder();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '*', '_', 'no-such', '']) {
    const player = await mallory.joinTable(party.table);
    player.room.send(name as never, { a: 1 } as never);
    await refusalOf(player.room.request(name as never, {} as never, { timeout: 300 }));
  }
  await othersPlayOn();
});

test('a message of the wrong shape is refused, and the line stays', async () => {
  const player = await (await intruder()).joinTable(party.table);
  const request = newRequest();
  const wrong: [string, unknown][] = [
    ['answer', null],
    ['answer', { seat: 0, ask: '0.0', choice: 1.5, request }],
    ['answer', { seat: -1, ask: '0.0', choice: 1, request }],
    ['answer', { seat: 0, ask: 'x'.repeat(100), choice: 1, request }],
    ['answer', { seat: 0, ask: '0.0', choice: 1, request: 'a b' }],
    ['answer', { seat: 0, ask: '0.0', choice: 1, request, extra: true }],
    ['sit', { seat: '0', role: 0, request }],
    ['history', { from: -1, to: 3 }],
    ['sync', { a: 1 }],
    ['start', []],
  ];
  for (const [name, message] of wrong) {
    expect(await refusalOf(player.room.request(name as never, message as never))).toEqual({ code: 'malformed' });
  }
  player.room.send('answer' as never, { nonsense: true } as never);
  expect(await player.sync()).toMatchObject({ held: [] });
});

test('haste is refused, and only haste', async () => {
  const player = await (await intruder()).joinTable(party.table);
  const all = await Promise.allSettled(Array.from({ length: 150 }, () => player.ask('sync', {})));
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason.reason);
  expect(refused.length).toBeGreaterThan(50);
  expect(new Set(refused.map((one) => one.code))).toEqual(new Set(['too-fast']));
  await othersPlayOn();
  await new Promise((later) => setTimeout(later, 200));
  expect(await player.sync()).toMatchObject({ held: [] });
});

test('a flood ends the line of who floods, and no other', async () => {
  const player = await (await intruder()).joinTable(party.table);
  for (let i = 0; i < 2000; i++) player.room.send('sync' as never, {} as never);
  expect(await player.left).toBe(4002);
  await othersPlayOn();
});

test('a message too large ends the line of who sends it, and no other', async () => {
  const player = await (await intruder()).joinTable(party.table);
  player.room.send('answer' as never, { pad: 'x'.repeat(100_000) } as never);
  expect(await player.left).toBeGreaterThan(1000);
  await othersPlayOn();
});

test('a wish may come true once for each who wishes: request ids of others are no use', async () => {
  const request = newRequest();
  const { seq } = await party.players.find((one) => one.questions.length)!.answer(undefined, request);
  await until(() => party.players.every((one) => one.now!.seq >= seq));
  const player = await (await intruder()).joinTable(party.table);
  expect(await refusalOf(player.ask('answer', { seat: 0, ask: '0.0', choice: 1, request }))).toEqual({
    code: 'not-your-seat',
  });
});

test('the door says why it stays shut', async () => {
  const stranger = await new Person(app.url, 'Eve').introduce();
  const join = (person: Person, options: object) => person.sdk.joinOrCreate('table', options);
  const { table } = party;
  await expect(join(stranger, { protocol: PROTOCOL, table })).rejects.toMatchObject({
    code: 403,
    message: 'not-member',
  });
  await expect(join(party.people[0]!, { protocol: PROTOCOL + 1, table })).rejects.toMatchObject({
    code: 426,
    message: 'outdated',
  });
  await expect(join(party.people[0]!, { protocol: PROTOCOL - 1 })).rejects.toMatchObject({ code: 426 });
  await expect(join(party.people[0]!, { protocol: PROTOCOL, table: '../../x' })).rejects.toMatchObject({ code: 404 });
  await expect(join(party.people[0]!, { protocol: PROTOCOL, table: 'nothing-here' })).rejects.toMatchObject({
    code: 404,
  });
  const nobody = new Person(app.url, 'Nobody', newKey());
  await expect(join(nobody, { protocol: PROTOCOL, table })).rejects.toMatchObject({
    code: 401,
    message: 'unknown-player',
  });
  await expect(join(new Person(app.url, 'Nobody', 'short'), { protocol: PROTOCOL, table })).rejects.toMatchObject({
    code: 401,
  });
  await expect(stranger.joinCrew('no-such-crew-at-all')).rejects.toMatchObject({ code: 404, message: 'unknown' });
  for (const method of ['create', 'join', 'joinById'] as const) {
    await expect(stranger.sdk[method]('table', { protocol: PROTOCOL, table })).rejects.toThrow();
  }
  // A crew's name is not its link.
  await expect(stranger.joinCrew('Friends--')).rejects.toMatchObject({ code: 404 });
});

test('requests over HTTP are held to their shape', async () => {
  const post = (path: string, body: string, key: string | null = newKey()) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body,
    });
  expect((await post('/api/me', '{"name":')).status).toBe(400);
  expect((await post('/api/me', JSON.stringify({ name: '', language: 'en' }))).status).toBe(400);
  expect((await post('/api/me', JSON.stringify({ name: 'A', language: 'xx' }))).status).toBe(400);
  expect((await post('/api/me', JSON.stringify({ name: 'x'.repeat(10_000), language: 'en' }))).status).toBe(413);
  expect((await post('/api/me', JSON.stringify({ name: 'A', language: 'en' }), null)).status).toBe(401);
  expect((await post('/api/crews', JSON.stringify({ name: 'A' }))).status).toBe(401);
  expect((await post('/matchmake/joinOrCreate/table', '{"protocol":')).status).toBeGreaterThanOrEqual(400);
  expect((await post('/matchmake/joinOrCreate/table', 'null')).status).toBe(426);
  expect((await post('/matchmake/joinOrCreate/nothing', '{}')).status).toBeGreaterThanOrEqual(400);
  await othersPlayOn();
});
