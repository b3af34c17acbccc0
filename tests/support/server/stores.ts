// Every kind of store this machine can run, each on data of its own: what is promised is promised by all of them.
import { join } from 'node:path';
import { openPostgres } from 'server/store/postgres.ts';
import type { NewDevice, Player, Store } from 'server/store/Store.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { expect } from 'vitest';
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

/** Somebody as a store keeps them. */
export const somebody = (id: string, name: string, more: Partial<Player> = {}): Player => ({
  id,
  name,
  language: 'en',
  colour: 'green',
  symbol: 'circle',
  ...more,
});
export const device = (id: string): NewDevice => ({ id, label: 'A test' });

/** Some of everything the first version of the schema knew, in words both databases understand. */
export const FIRST_DATA = `
  INSERT INTO players (id, name, language) VALUES ('p1', 'Anna', 'de');
  INSERT INTO keys (hash, player) VALUES ('hash-of-a-key', 'p1'), ('hash-of-another', 'p1');
  INSERT INTO crews (id, secret, name, founder) VALUES ('c1', 's1', 'Friends', 'p1');
  INSERT INTO members (crew, player, joined) VALUES ('c1', 'p1', 1);
`;
/** What it has become. */
export const expectFirstData = async (store: Store): Promise<void> => {
  expect(await store.playerByKey('hash-of-a-key')).toMatchObject({ id: 'p1', name: 'Anna', device: 'hash-of-a-ke' });
  expect(await store.devicesOf('p1')).toHaveLength(2);
  expect(await store.crewsOf('p1')).toEqual([
    { id: 'c1', secret: 's1', name: 'Friends', founder: 'p1', locked: false, rules: {}, webhook: '' },
  ]);
  expect(await store.linesOf('c1', 9, 9)).toEqual([]);
  expect(await store.claimNotices(1, 9)).toEqual([]);
};
