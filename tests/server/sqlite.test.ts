import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, STEPS } from 'server/store/sqlite/schema.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { device, expectFirstData, FIRST_DATA, somebody } from '../support/server/stores.ts';

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
  const save = () => store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d1'));
  await expect(save()).rejects.toMatchObject({ name: 'StoreFailed' });
  other.exec('ROLLBACK');
  other.close();
  expect(await store.playerByKey('hash-1')).toBeNull();
  expect(await save()).toMatchObject({ id: 'p1', device: 'd1' });
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

test('data of the first version is brought up to the present one', async () => {
  const old = new DatabaseSync(path);
  migrate(old, STEPS.slice(0, 1));
  old.exec(FIRST_DATA);
  old.close();
  const store = await openSqlite(path);
  await expectFirstData(store);
  await store.close();
});
