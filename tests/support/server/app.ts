// A whole server inside the test's own process, on a free port, with a real SQLite file that goes when the test goes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, createApp, type Running } from 'server';
import type { Store } from 'server/store/Store.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import type { AnyRules } from 'shared/games';
import { candles } from '../toy/candles.ts';

export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'fire-escape-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export type TestApp = Running & { url: string; store: Store; stop(): Promise<void> };

/** `wrap` may put something between the server and its store. */
export const startApp = async (
  options: Partial<AppOptions> = {},
  wrap: (store: Store) => Store = (store) => store,
): Promise<TestApp> => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder.path, 'test.sqlite'));
  const app = createApp({
    games: [candles as AnyRules],
    store: wrap(store),
    paceMs: 0,
    alarmMs: 100,
    ...options,
  });
  const port = await app.listen(0, '127.0.0.1');
  const stop = async () => {
    await app.close();
    await store.close();
    folder.remove();
  };
  return { ...app, url: `http://127.0.0.1:${port}`, store, stop };
};
