import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from 'server/store/sqlite.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'test.sqlite');
});
afterEach(() => folder.remove());

test('when the file is locked for long, a write fails and nothing of it is there', async () => {
  const store = await openSqlite(path, 200);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const anna = { id: 'p1', name: 'Anna', language: 'en' } as const;
  await expect(store.savePlayer('hash-1', anna)).rejects.toMatchObject({ name: 'StoreFailed' });
  other.exec('ROLLBACK');
  other.close();
  expect(await store.playerByKey('hash-1')).toBeNull();
  expect(await store.savePlayer('hash-1', anna)).toEqual(anna);
  await store.close();
});

test('data of a newer version is left alone', async () => {
  await (await openSqlite(path)).close();
  const other = new DatabaseSync(path);
  other.exec('PRAGMA user_version = 99');
  await expect(openSqlite(path)).rejects.toThrow(/newer version/);
  expect(other.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  other.close();
});
