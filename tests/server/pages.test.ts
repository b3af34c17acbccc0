import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, temporaryFolder } from '../support/server/app.ts';

const folder = temporaryFolder();
let app: TestApp;
let healthy = true;
beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  const picture = '<meta property="og:image" content="/card.jpg" />';
  writeFileSync(join(folder.path, 'index.html'), `<head>${picture}</head><div id="app"></div>`);
  writeFileSync(join(folder.path, 'ahead.json'), JSON.stringify({ table: '<link href="/assets/table-abc.js">' }));
  writeFileSync(join(folder.path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of ['index-abc.js', 'old-abc.js']) writeFileSync(join(folder.path, 'assets', name), 'export {};');
  writeFileSync(join(folder.path, 'assets', 'index-abc.js.br'), brotliCompressSync('export {};'));
  app = await startApp({ dist: folder.path }, (store) => ({
    ...store,
    ping: () => (healthy ? store.ping() : Promise.reject(new Error('gone'))),
  }));
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});
const get = (path: string, init?: RequestInit) => fetch(app.url + path, init);

test.each(['/', '/crew/abc', '/table/abc', '/watch/abc', '/learn', '/crew/abc?x=1'])('%s is the page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div id="app">');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/nothing', '/assets/nothing.js', '/api/nothing', '/../package.json', '/crew/../../package.json'])(
  '%s is not there',
  async (path) => {
    const response = await get(path);
    expect([403, 404]).toContain(response.status);
  },
);

test('a dead link opened by a person is told so by the page, and is no page all the same', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const response = await get('/nothing/here', { headers });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<div id="app">');
  for (const path of ['/api/nothing', '/assets/nothing.js']) {
    const other = await get(path, { headers });
    expect(other.status).toBe(404);
    expect(await other.text()).not.toContain('<div');
  }
});

test.each([
  ['/table/abc', true],
  ['/table/abc/replay', true],
  ['/crew/table', false],
  ['/', false],
  ['/constructor/abc', false],
])('what is on its way at once goes by the first word of the address: %s', async (path, isTable) => {
  const page = await (await get(path, { headers: { accept: 'text/html' } })).text();
  expect(page.includes('<link href="/assets/table-abc.js"></head>')).toBe(isTable);
  expect(page).not.toContain('undefined');
});

test('a client that was built without a word of what to have ahead is sent as it is', async () => {
  const bare = temporaryFolder();
  writeFileSync(join(bare.path, 'index.html'), '<head></head>');
  const elsewhere = await startApp({ dist: bare.path });
  expect(await (await fetch(`${elsewhere.url}/table/abc`)).text()).toBe('<head></head>');
  await elsewhere.stop();
  bare.remove();
});

test('whoever shows a link finds the whole address of its picture', async () => {
  const ofPicture = async (path: string) => /og:image" content="([^"]*)"/.exec(await (await get(path)).text())?.[1];
  expect(await ofPicture('/crew/abc')).toBe(`${app.url}/card.jpg`);
  const elsewhere = await startApp({ dist: folder.path, notices: { publicUrl: 'https://play.example.org' } });
  const page = await (await fetch(`${elsewhere.url}/`)).text();
  expect(page).toContain('content="https://play.example.org/card.jpg"');
  await elsewhere.stop();
});

test('files with their contents in their name may be kept for ever', async () => {
  expect((await get('/assets/index-abc.js')).headers.get('cache-control')).toMatch(/immutable/);
  expect((await get('/favicon.svg')).status).toBe(200);
});

test('scripts are sent packed to whoever can unpack them, and plain to others', async () => {
  const encodedFor = async (encoding: string, file = 'index-abc.js') => {
    const response = await get(`/assets/${file}`, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(await response.text()).toBe('export {};');
    return response.headers.get('content-encoding');
  };
  expect(await encodedFor('gzip, br')).toBe('br');
  expect(await encodedFor('br')).toBe('br');
  expect(await encodedFor('gzip, br;q=0')).toBe('gzip');
  // From a build without them.
  expect(await encodedFor('gzip, br', 'old-abc.js')).toBe('gzip');
  expect(await encodedFor('br', 'old-abc.js')).toBeNull();
  expect(await encodedFor('gzip')).toBe('gzip');
  expect(await encodedFor('identity')).toBeNull();
  const gone = await get('/assets/..%2findex.html', { headers: { 'accept-encoding': 'gzip' } });
  expect([403, 404]).toContain(gone.status);
});

test('pages run only their own scripts, say nothing to others and sit in no frame', async () => {
  const { headers } = await get('/crew/abc');
  const policy = headers.get('content-security-policy')!.split('; ');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("worker-src 'self' blob:");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('no page of another origin is told anything', async () => {
  for (const path of ['/api/me', '/matchmake/joinOrCreate/table']) {
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await get(path, { method, headers: { Origin: 'https://elsewhere.example' } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

test('health is the health of the store', async () => {
  expect(await (await get('/api/health')).json()).toMatchObject({ ok: true });
  healthy = false;
  expect((await get('/api/health')).status).toBe(503);
  healthy = true;
});
