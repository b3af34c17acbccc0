// Every kind of store this machine can run, each on data of its own: what is promised is promised by all of them.
import { join } from 'node:path';
import { openPostgres } from 'server/store/postgres.ts';
import type { Store } from 'server/store/Store.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { freshDatabase, hasPostgres } from '../services/database.ts';
import { temporaryFolder } from './app.ts';

/** Data that can be opened any number of times. */
export type Data = { open(): Promise<Store>; remove(): Promise<void> };
export type Kind = { name: string; fresh(): Promise<Data> };

const sqlite: Kind = {
  name: 'SQLite',
  fresh: async () => {
    const folder = temporaryFolder();
    return { open: () => openSqlite(join(folder.path, 'test.sqlite')), remove: async () => folder.remove() };
  },
};

const postgres: Kind = {
  name: 'PostgreSQL',
  fresh: async () => {
    const database = await freshDatabase();
    return { open: () => openPostgres(database.url), remove: database.drop };
  },
};

export const storeKinds = (): Kind[] => [sqlite, ...(hasPostgres() ? [postgres] : [])];
