import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { migrate, STEPS } from 'server/store/sqlite/schema.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('when the thread of the file dies, what was asked is unknown, and the next to ask finds another', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const store = await openSqlite(path);
  const save = (id: string) => store.savePlayer(`hash-${id}`, somebody(id, 'Anna'), device(`d-${id}`));
  await save('p1');
  const [thread] = posted.mock.contexts as [Worker];
  posted.mockRestore();
  const asked = [save('p2'), store.playerByKey('hash-p1')].map((one) =>
    expect(one).rejects.toMatchObject({ name: 'StoreUnknown' }),
  );
  await thread.terminate();
  await Promise.all(asked);
  expect(await Promise.all([store.playerByKey('hash-p1'), save('p3')])).toMatchObject([{ id: 'p1' }, { id: 'p3' }]);
  await store.close();
  await expect(store.ping()).rejects.toMatchObject({ name: 'StoreFailed' });
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
