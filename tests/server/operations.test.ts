import { request } from 'node:http';
import { log } from 'server/log.ts';
import { gateOf, placeOf, socketHostsOf } from 'server/settings.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newKey } from '../support/server/client.ts';
import { begin, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ gate: { proxies: 1, origins: ['https://friends.example'] } });
});
afterAll(() => app.stop());

/** A request as our own proxy would pass it on for a client at this address. */
const from = (address: string, path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } });
const join = (address: string, body = '{}') =>
  from(address, '/matchmake/joinOrCreate/table', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${newKey()}` },
    body,
  });

test('health tells whether answers can be taken', async () => {
  const health = await fetch(`${app.url}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ ok: true, store: true, draining: false });
  app.house.draining = true;
  expect((await fetch(`${app.url}/api/health`)).status).toBe(503);
  app.house.draining = false;
});

test('metrics count what happens, to those who are near, and name nobody', async () => {
  const { players, people, crew, table } = await begin(app.url);
  for (let i = 0; i < 3; i++) await playOne(players);
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^fire_escape_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('tables_awake')).toBeGreaterThanOrEqual(1);
  expect(value('sockets')).toBeGreaterThanOrEqual(2);
  expect(value('answer_seconds_count')).toBeGreaterThanOrEqual(3);
  expect(value('append_seconds_count')).toBeGreaterThanOrEqual(6);
  expect(value('requests_total\\{request="answer"\\}')).toBeGreaterThanOrEqual(3);
  expect(value('append_seconds_bucket\\{le="\\+Inf"\\}')).toBe(value('append_seconds_count'));
  for (const word of [crew, table, people[0]!.key, people[0]!.id, 'Anna']) expect(text).not.toContain(word);
  expect((await from('203.0.113.9', '/metrics')).status).toBe(404);
  expect((await from('10.1.2.3', '/metrics')).status).toBe(200);
});

test('one address may come so often; another is not made to wait, and a name in the header is no way round', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 140; i++) statuses.push((await join(`1.2.3.${i}, 203.0.113.1`)).status);
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses).toContain(429);
  expect(await (await join('203.0.113.1')).json()).toEqual({ code: 429, error: 'too-fast' });
  expect((await join('203.0.113.2')).status).not.toBe(429);
  // Pages and requests of the same address have their own measure.
  expect((await from('203.0.113.1', '/api/health')).status).toBe(200);
});

test('a join too large is refused before it is read', async () => {
  expect((await join('203.0.113.3', JSON.stringify({ pad: 'x'.repeat(10_000) }))).status).toBe(413);
});

/** The status a socket is answered with: 101 = it is open. */
const upgrade = (headers: Record<string, string>) =>
  new Promise<number>((answer, fail) => {
    const asked = request(`${app.url}/left/no-such-room`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.on('response', (response) => {
      response.resume();
      answer(response.statusCode!);
    });
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      answer(101);
    });
    asked.on('error', fail);
    asked.end();
  });

test('a socket is opened by our own page or by one that is allowed, not by any other', async () => {
  const { host } = new URL(app.url);
  expect(await upgrade({})).toBe(101);
  expect(await upgrade({ Origin: `http://${host}` })).toBe(101);
  expect(await upgrade({ Origin: 'https://friends.example' })).toBe(101);
  expect(await upgrade({ Origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade({ Origin: 'null' })).toBe(403);
  expect(await upgrade({ Origin: 'https://play.example', 'X-Forwarded-Host': 'play.example' })).toBe(101);
});

test('no page of another origin is told anything', async () => {
  const asked = await fetch(`${app.url}/matchmake/joinOrCreate/table`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  });
  const got = await fetch(`${app.url}/api/health`, { headers: { Origin: 'https://evil.example' } });
  for (const response of [asked, got]) expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('a fault is written as one line, without what could open anything', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const key = newKey();
  log.error('a test', new Error(`no ${key} at postgres://house:secret@db/x`), { table: 'abc' });
  const [text] = error.mock.calls[0] as [string];
  error.mockRestore();
  expect(JSON.parse(text)).toMatchObject({ level: 'error', event: 'a test', table: 'abc' });
  expect(text).not.toContain(key);
  expect(text).not.toContain('secret');
  expect(text).not.toContain('\n');
});

test('settings that cannot be meant are refused', () => {
  expect(gateOf({})).toEqual({ proxies: 0, origins: [] });
  expect(gateOf({ TRUST_PROXY: 'true', ALLOWED_ORIGINS: 'https://a.example, https://b.example' })).toEqual({
    proxies: 1,
    origins: ['https://a.example', 'https://b.example'],
  });
  expect(() => gateOf({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/);
  expect(() => placeOf({ PROCESS_NAME: 'a/b' })).toThrow(/PROCESS_NAME/);
  expect(socketHostsOf({ PUBLIC_ADDRESS: 'a.example:1', PUBLIC_ADDRESSES: 'a.example:1,b.example/x' })).toEqual([
    'a.example:1',
    'b.example',
  ]);
});
