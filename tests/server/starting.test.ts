import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appOptionsOf, listenerOf } from 'server/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const taken = createServer();
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  mkdirSync(join(folder.path, 'data', 'fire-escape.sqlite'), { recursive: true });
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  taken.close();
  folder.remove();
});

const portOf = () => String((taken.address() as { port: number }).port);
const inFolder = (name: string) => join(folder.path, name);

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: inFolder('fresh'), DATABASE_URL: '', REDIS_URL: '', PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });

test.each([
  ['a port is taken', () => ({ PORT: portOf() }), /PORT \d+ of HOST 127\.0\.0\.1: something listens there already/],
  ['a folder is a file', () => ({ DATA_DIR: inFolder('file') }), /DATA_DIR .*file: EEXIST/],
  ['a file cannot be opened', () => ({ DATA_DIR: inFolder('data') }), /DATA_DIR .*data: unable to open/],
])('%s: the server says so in one line and ends', (_name, env: () => Record<string, string>, sentence) => {
  const { status, stderr, stdout } = start(env());
  expect({ status, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({
    status: 1,
    stdout: '',
    lines: [expect.stringMatching(sentence)],
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is a number'],
  [{ PORT: '-1' }, 'PORT is a number'],
  [{ PORT: '65536' }, 'PORT is a number up to 65535'],
  [{ PORT: '' }, 'PORT is a number'],
])('%o is refused', (env, sentence) => {
  expect(() => listenerOf(env)).toThrow(sentence);
});

test('a setting that is left out has its default, and the last port is one', () => {
  expect(listenerOf({})).toEqual({ host: '127.0.0.1', port: 2567 });
  expect(listenerOf({ PORT: '65535', HOST: '::' })).toEqual({ host: '::', port: 65535 });
});

test('an address that is none is named by its setting, without the password in it', async () => {
  const address = 'postgres://house:password@[here';
  await expect(appOptionsOf({ DATABASE_URL: address })).rejects.toThrow(/^DATABASE_URL: Invalid URL$/);
  await expect(appOptionsOf({ DATABASE_URL: address, REDIS_URL: '6379' })).rejects.toThrow(/^REDIS_URL: Invalid URL$/);
  await expect(appOptionsOf({ REDIS_URL: 'redis://127.0.0.1' })).rejects.toThrow(/^REDIS_URL .* need a DATABASE_URL/);
});
