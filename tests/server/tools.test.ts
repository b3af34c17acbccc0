import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { begin, type Party, playOne, publicOf } from '../support/server/party.ts';
import { type ServerProcess, startServer } from '../support/server/processes.ts';

let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess;
let party: Party;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startServer(folder.path);
  party = await begin(server.url, { options: { turns: 2 } });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const tool = (name: string, word: string, data = folder.path) => {
  const path = fileURLToPath(new URL(`../../server/src/tools/${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [path, word], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    encoding: 'utf8',
  });
};

test('a table is exported while it is played, and the seed when it is over', async () => {
  await playOne(party.players);
  const { seq } = party.players[0]!.now!;
  const during = JSON.parse(tool('export', party.table).stdout);
  expect(during).toMatchObject({ table: { id: party.table, game: 'candles' }, phase: 'playing', seq });
  expect(during.rows.map((row: { seq: number }) => row.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
  expect(during.table).not.toHaveProperty('seed');
  expect(tool('export', 'no-such-table').status).toBe(1);
  const nowhere = join(folder.path, 'nowhere');
  expect(tool('export', party.table, nowhere).stderr).toContain(`there is no ${nowhere}`);
  expect(existsSync(nowhere)).toBe(false);
  while (await playOne(party.players));
  expect(JSON.parse(tool('export', party.table).stdout).table.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('a backup made while the house is open holds the game, and overwrites nothing', async () => {
  const to = join(folder.path, 'copy');
  const copy = temporaryFolder();
  const file = join(copy.path, 'fire-escape.sqlite');
  expect(tool('backup', file)).toMatchObject({ status: 0 });
  expect(tool('backup', file).status).toBe(1);
  expect(tool('backup', to, copy.path).status).toBe(0);
  const second = await startServer(copy.path);
  const there = Object.assign(Object.create(party.people[0]!), { url: second.url }) as (typeof party.people)[0];
  const player = await there.returnTo(party.table);
  expect(publicOf(player)?.seq).toBe(publicOf(party.players[0]!)?.seq);
  await second.end('SIGTERM');
  copy.remove();
});
