import { request } from 'node:http';
import { connect } from 'node:net';
import { log } from 'server/log.ts';
import { placeOf as countedAs } from 'server/net/address.ts';
import { gateOf, placeOf, socketHostsOf } from 'server/settings.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newKey, refusalOf } from '../support/server/client.ts';
import { begin, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ gate: { proxies: 1, origins: ['https://friends.example'] }, collectors: 'private' });
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
  expect(await refusalOf(players[0]!.start())).toEqual({ code: 'wrong-phase' });
  await expect(people[0]!.joinTable('no-such-table')).rejects.toMatchObject({ message: 'unknown' });
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^fire_escape_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('tables_awake')).toBeGreaterThanOrEqual(1);
  expect(value('sockets')).toBeGreaterThanOrEqual(2);
  expect(value('answer_seconds_count')).toBeGreaterThanOrEqual(3);
  expect(value('append_seconds_count')).toBeGreaterThanOrEqual(6);
  expect(value('requests_total\\{request="answer"\\}')).toBeGreaterThanOrEqual(3);
  expect(value('rejects_total\\{reason="wrong-phase"\\}')).toBeGreaterThanOrEqual(1);
  expect(value('joins_total\\{outcome="admitted"\\}')).toBeGreaterThanOrEqual(3);
  expect(value('joins_total\\{outcome="unknown"\\}')).toBeGreaterThanOrEqual(1);
  expect(value('append_seconds_bucket\\{le="\\+Inf"\\}')).toBe(value('append_seconds_count'));
  for (const word of [crew, table, people[0]!.key, people[0]!.id, 'Anna']) expect(text).not.toContain(word);
  expect((await from('203.0.113.9', '/metrics')).status).toBe(404);
  expect((await from('10.1.2.3', '/metrics')).status).toBe(200);
  // A proxy that hides this address hides no other.
  for (const path of ['/metrics/', '/METRICS', '/%6detrics']) expect((await from('10.1.2.3', path)).status).toBe(404);
});

/** Joins that arrive all at once, each as our proxy passes it on, up to the first that is refused. */
const joinsAtOnce = (chains: readonly string[]) =>
  new Promise<{ admitted: number; said: string }>((answer, fail) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let said = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      said += text;
    });
    socket.on('close', () => answer({ admitted: said.split('HTTP/1.1 426').length - 1, said }));
    socket.on('error', fail);
    const join = 'POST /matchmake/joinOrCreate/table HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n';
    socket.write(chains.map((chain) => `${join}X-Forwarded-For: ${chain}\r\n\r\n`).join(''));
  });

test('one address may come so often; another is not made to wait, and a name in the header is no way round', async () => {
  const chains = Array.from({ length: 300 }, (_, i) => `1.2.3.${i % 250}, 203.0.113.1`);
  const { admitted, said } = await joinsAtOnce(chains);
  expect(admitted).toBeGreaterThanOrEqual(100);
  expect(admitted).toBeLessThan(chains.length);
  expect(said).toMatch(/HTTP\/1\.1 429 .*\{"code":429,"error":"too-fast"\}/s);
  expect((await join('203.0.113.2')).status).not.toBe(429);
  // Pages and requests of the same address have their own measure.
  expect((await from('203.0.113.1', '/api/health')).status).toBe(200);
});

test('of IPv6 a whole network counts as one, however its addresses are written', async () => {
  const chains = Array.from({ length: 300 }, (_, i) => `2606:4700:1:2:${i.toString(16)}::${i}`);
  const { admitted, said } = await joinsAtOnce(chains);
  expect(admitted).toBeGreaterThanOrEqual(100);
  expect(said).toContain('HTTP/1.1 429 ');
  expect((await join('2606:4700:1:3::1')).status).not.toBe(429);
  expect(countedAs('2606:4700::1')).toBe(countedAs('2606:4700:0:0:ffff:ffff:ffff:ffff'));
  expect(countedAs('2606:4700:0:1::')).not.toBe(countedAs('2606:4700::1'));
  expect(countedAs('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(countedAs('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('from one address so many people and crews come into being', async () => {
  const introduce = (address: string, key = newKey()) =>
    from(address, '/api/me', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ name: 'Anna', language: 'en' }),
    });
  const key = newKey();
  const statuses = [(await introduce('203.0.113.50', key)).status];
  for (let i = 0; i < 70; i++) statuses.push((await introduce('203.0.113.50')).status);
  expect(statuses.slice(0, 50)).not.toContain(429);
  expect(statuses).toContain(429);
  expect(await (await introduce('203.0.113.50')).json()).toEqual({ code: 'too-fast' });
  // Who is known already may go on, and so may everybody elsewhere.
  expect((await introduce('203.0.113.50', key)).status).toBe(200);
  expect((await introduce('203.0.113.51')).status).toBe(200);
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

/** The first line of what a request gets back that no browser would write. */
const answerTo = (lines: readonly string[]) =>
  new Promise<string>((answer, fail) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.setEncoding('latin1');
    socket.once('data', (text) => {
      answer(String(text).split('\r\n')[0]!);
      socket.destroy();
    });
    socket.on('error', fail);
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });

test('a host that cannot be one is an answer, not a request that hangs and a fault of ours', async () => {
  const hosts = ['[', '[::1', 'a:b:c', '%', 'x y', '@', 'a@b', '127.0.0.1:99999999', 'a/b'];
  const join = 'POST /matchmake/joinOrCreate/table HTTP/1.1';
  for (const host of hosts)
    expect(await answerTo([join, `Host: ${host}`, 'Content-Length: 0'])).toBe('HTTP/1.1 400 Bad Request');
  for (const host of ['127.0.0.1', 'play.example.org:443', 'my_box', '[::1]:2567', '[fe80::1]'])
    expect(await answerTo([join, `Host: ${host}`, 'Content-Length: 0'])).not.toContain('400');
  expect(await answerTo(['POST /matchmake/joinOrCreate/table HTTP/1.0', 'Content-Length: 0'])).toContain('426');
});

test('a scheme that cannot be one, or one for each proxy in a row, is no reason to hang', async () => {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  process.on('unhandledRejection', onFault);
  const join = ['POST /matchmake/joinOrCreate/table HTTP/1.1', 'Host: x', 'Content-Length: 0'];
  for (const scheme of [']', 'a b', '', 'https, http', 'HTTPS', 'javascript'])
    expect(await answerTo([...join, `X-Forwarded-Proto: ${scheme}`])).toContain('426');
  process.off('unhandledRejection', onFault);
  expect(faults).toEqual([]);
});

test('a join in another form than ours is refused before anybody tries to read it', async () => {
  const join = ['POST /matchmake/joinOrCreate/table HTTP/1.1', 'Host: x', 'Content-Length: 2'];
  for (const form of ['multipart/form-data; boundary=x', 'text/plain', 'application/jsonp'])
    expect(await answerTo([...join, `Content-Type: ${form}`, '', '{}'])).toContain('415');
  expect(await answerTo([...join, 'Content-Type: application/json; charset=utf-8', '', '{}'])).toContain('426');
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

test('a socket that leads to no room is not opened', async () => {
  const upgrading = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  for (const target of ['*:99999999', '*@:x', '*[', '/', '//', '/one', '/%00/room', 'http://x/y/z', '/a/b/../c'])
    expect(await answerTo([`GET ${target} HTTP/1.1`, ...upgrading, key])).toBe('HTTP/1.1 404 Not Found');
  expect(await answerTo(['GET /one/room-1?sessionId=x HTTP/1.1', ...upgrading, key])).toContain('101');
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
  log.error('a test', new Error(`no ${key} at postgres://house:secret@db/x`), { table: 'abcdefghijkl1234' });
  log.warn('a warning', { words: `nobody at /crew/${key}\nor redis://:secret@there`, kind: 'turn' });
  const texts = error.mock.calls.map(([text]) => text as string) as [string, string];
  error.mockRestore();
  expect(JSON.parse(texts[0])).toMatchObject({ level: 'error', event: 'a test', table: 'abcdefghijkl1234' });
  expect(JSON.parse(texts[1])).toMatchObject({ level: 'warn', event: 'a warning', kind: 'turn' });
  for (const text of texts) {
    expect(text).not.toContain(key);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('\n');
  }
});

test('a secret that happens to be all letters is no word', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const secret = 'QwErTyUiOpAsDfGhJkLzXcVbNmQwErTy';
  const words = 'SQLITE_CONSTRAINT_PRIMARYKEY at could-not-be-serialized-again';
  log.warn('letters alone', { words: `${words} of ${secret}` });
  const [[text]] = error.mock.calls as [[string]];
  error.mockRestore();
  expect(JSON.parse(text).words).toBe(`${words} of …`);
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
