import type { Me } from 'shared/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { type CrewPage, newKey, newRequest, Person, refusalOf, until } from '../support/server/client.ts';

let app: TestApp;
let crew: string;
let anna: CrewPage;
let bert: CrewPage;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  app = await startApp();
  const founder = await new Person(app.url, 'Anna').introduce();
  crew = await founder.found('Friends');
  anna = await founder.joinCrew(crew);
  bert = await (await new Person(app.url, 'Bert').introduce()).joinCrew(crew);
});
afterAll(() => app.stop());

/** A member who means no good. */
const intruder = async () => (await new Person(app.url, 'Mallory').introduce()).joinCrew(crew);
let words = 0;
const othersTalkOn = async () => {
  const text = `word ${words++}`;
  const [from, to] = words % 2 ? [anna, bert] : [bert, anna];
  await from.request('say', { text });
  await until(() => to.said.at(-1)?.text === text);
};

test('a wish of the wrong shape is refused, and the line stays', async () => {
  const page = await intruder();
  const request = newRequest();
  const wrong: [string, unknown][] = [
    ['say', null],
    ['say', { text: 7, request }],
    ['say', { text: 'x', request, to: 'all' }],
    ['say', { text: 'x' }],
    ['unsay', { line: '../..', request }],
    ['lines', { before: -1, request }],
    ['lines', { before: 1.5, request }],
    ['mute', { player: 'short', on: true, request }],
    ['remove', { player: { $ne: 1 }, request }],
    ['rename', { name: 'x'.repeat(25), request }],
    ['lock', { locked: 'yes', request }],
    ['webhook', { url: 'x'.repeat(501), request }],
    ['house-rules', { game: 'candles', options: { turns: { deep: 1 } }, request }],
    ['create-table', { game: 'candles', name: 'T', seats: 99, options: {}, request }],
    ['delete-crew', {}],
  ];
  for (const [name, wish] of wrong)
    expect(await refusalOf(page.room.request(name as never, wish as never))).toEqual({ code: 'malformed' });
  expect((await page.request('lines', {})).lines).toBeInstanceOf(Array);
  await othersTalkOn();
});

test('a wish nobody knows gets a clear answer, by whatever name', async () => {
  const page = await intruder();
  for (const name of ['nothing', '__proto__', 'constructor', 'toString', 'sync', 'answer', '']) {
    const refusal = (await refusalOf(page.room.request(name as never, {} as never))) as Error;
    expect(String(refusal.name ?? refusal.message)).toMatch(/./);
  }
  const refused: unknown[] = [];
  page.room.onMessage('refused', (refusal: unknown) => refused.push(refusal));
  for (const name of ['nothing', '__proto__', 'x'.repeat(60)]) page.room.send(name as never, { a: 1 } as never);
  await until(() => refused.length === 3);
  expect(refused).toEqual(['nothing', '__proto__', 'x'.repeat(40)].map((what) => ({ code: 'malformed', what })));
  expect(await refusalOf(page.request('house-rules', { game: '__proto__', options: {} }))).toMatchObject({
    code: 'not-founder',
  });
  expect(await refusalOf(anna.request('house-rules', { game: '__proto__', options: {} }))).toMatchObject({
    code: 'unknown',
  });
  expect(await refusalOf(page.createTable('constructor', 2))).toMatchObject({ code: 'unknown' });
  await othersTalkOn();
});

test('haste is refused; a flood or a message too large ends the line of who sends it, and no other', async () => {
  const hasty = await intruder();
  const all = await Promise.allSettled(Array.from({ length: 150 }, () => hasty.request('lines', {})));
  const codes = all.filter((one) => one.status === 'rejected').map((one) => one.reason.reason.code);
  expect(new Set(codes)).toEqual(new Set(['too-fast']));
  const flooder = await intruder();
  for (let i = 0; i < 2000; i++) flooder.room.send('lines' as never, {} as never);
  expect(await flooder.left).toBe(4002);
  const large = await intruder();
  large.room.send('say' as never, { text: 'x'.repeat(100_000) } as never);
  expect(await large.left).toBeGreaterThan(1000);
  await othersTalkOn();
});

test('the words of one crew are no business of another’s', async () => {
  const stranger = await new Person(app.url, 'Eve').introduce();
  const own = await stranger.joinCrew(await stranger.found('Others'));
  const line = await anna.request('say', { text: 'ours' });
  expect((await own.request('lines', {})).lines).toEqual([]);
  expect(await refusalOf(own.request('unsay', { line: line.id }))).toEqual({ code: 'unknown' });
  expect(await refusalOf(own.request('remove', { player: line.player }))).toEqual({ code: 'unknown' });
  // The id of a crew opens nothing; only its link does.
  const { id } = (await app.store.crewBySecret(crew))!;
  await expect(stranger.joinCrew(id)).rejects.toMatchObject({ code: 404 });
  expect(own.said).toEqual([]);
  await othersTalkOn();
});

test('requests about people are held to their shape, their size and their key', async () => {
  const ask = (method: string, path: string, body?: string, key: string | null = newKey(), type = 'application/json') =>
    fetch(app.url + path, {
      method,
      headers: { 'Content-Type': type, ...(key && { Authorization: `Bearer ${key}` }) },
      ...(body !== undefined && { body }),
    });
  const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/devices'],
    ['POST', '/api/devices/link'],
  ] as const) {
    expect(await statusOf(method, path, undefined, null)).toBe(401);
    expect(await statusOf(method, path, undefined, 'short')).toBe(401);
    expect(await statusOf(method, path)).toBe(401);
  }
  expect(await statusOf('POST', '/api/devices', JSON.stringify({ code: 'x' }))).toBe(400);
  expect(await statusOf('POST', '/api/devices', JSON.stringify({ code: ['a'] }))).toBe(400);
  expect(await statusOf('POST', '/api/devices', `{"code":"${'x'.repeat(9000)}"}`)).toBe(413);
  expect(await statusOf('POST', '/api/me', 'name=A&language=en', newKey(), 'application/x-www-form-urlencoded')).toBe(
    400,
  );
  expect(await statusOf('POST', '/api/me', '['.repeat(3000))).toBe(400);
  expect(await statusOf('PATCH', '/api/me', '{}')).toBe(404);
  const { headers } = await ask('GET', '/api/me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  await othersTalkOn();
});

test('a name that cannot be seen is no name, and nothing unseen hides in one', async () => {
  const introduce = (name: string) => new Person(app.url, name).http<Me>('POST', '/api/me', { name, language: 'en' });
  const unseen = [
    '\u200B\u200B',
    '\u2060\uFEFF',
    '\u00AD',
    '\u3164',
    '\u2800',
    '\u200D',
    '\u0301',
    '\u{E0041}',
    '\u061C',
  ];
  for (const name of unseen) await expect(introduce(name)).rejects.toThrow(/^Error: 400|^400/);
  const known = [
    ['A\u200Bnna', 'Anna'],
    ['Anna\u202Ennb', 'Anna nnb'],
    ['An\u0000na', 'An na'],
    ['Anna\u2028', 'Anna'],
    ['Ann\uD800', 'Ann\uFFFD'],
    // Signs that are made of several, other scripts and accents stay as they were written.
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['می‌خواهم', 'می‌خواهم'],
    ['Ze\u0301', 'Ze\u0301'],
    ['__proto__', '__proto__'],
    ['<b>', '<b>'],
  ] as const;
  for (const [written, kept] of known) expect((await introduce(written)).name).toBe(kept);
  expect(await refusalOf(anna.request('say', { text: '\u200B \u2800' }))).toEqual({ code: 'malformed' });
  await othersTalkOn();
});
