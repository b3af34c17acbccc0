import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { migrate, STEPS } from 'server/store/postgres/schema.ts';
import { openPostgres } from 'server/store/postgres.ts';
import type { Card, Lease, Row } from 'server/store/Store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { headOf } from '../support/server/heads.ts';
import { device, expectFirstData, FIRST_DATA, somebody } from '../support/server/stores.ts';
import { type Database, freshDatabase } from '../support/services/database.ts';

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

test('data of a newer version is left alone', async () => {
  await (await openPostgres(database.url)).close();
  const sql = postgres(database.url, { max: 1 });
  await sql`UPDATE house SET version = 99`;
  await expect(openPostgres(database.url)).rejects.toThrow(/newer version/);
  expect([...(await sql`SELECT version FROM house`)]).toEqual([{ version: 99 }]);
  await sql.end();
});

test('data of the first version is brought up to the present one', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await migrate(sql, STEPS.slice(0, 1));
  await sql.unsafe(FIRST_DATA);
  await sql.end();
  const store = await openPostgres(database.url);
  await expectFirstData(store);
  await store.close();
});

test('a backup holds everything, and can be read back', async () => {
  const store = await openPostgres(database.url);
  await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
  await store.close();
  const folder = temporaryFolder();
  const file = join(folder.path, 'copy.dump');
  const backup = fileURLToPath(new URL('../../server/src/tools/backup.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url };
  expect(spawnSync(process.execPath, [backup, file], { env, stdio: 'inherit' }).status).toBe(0);
  const read = spawnSync('pg_restore', ['--file=-', file], { encoding: 'utf8' });
  expect(read.stdout).toMatch(/COPY public\.players .*\np1\tAnna\ten/);
  folder.remove();
});

test('many processes that start at once migrate once', async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgres(database.url)));
  await Promise.all(stores.map((store) => store.ping()));
  await Promise.all(stores.map((store) => store.close()));
});

test('a migration takes as long as it takes, though no other statement may', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {}, connection: { statement_timeout: 200 } });
  await migrate(sql, ['SELECT pg_sleep(0.5)']);
  expect([...(await sql`SELECT version FROM house`)]).toEqual([{ version: 1 }]);
  await expect(sql`SELECT pg_sleep(0.5)`).rejects.toThrow(/timeout/);
  await sql.end();
});

test('a table whose row is held by somebody holds up no other, however many of its own answers wait', async () => {
  const store = await openPostgres(database.url);
  await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
  await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
  const card: Card = { phase: 'lobby', seats: [''], waiting: [] };
  const head = headOf('p1');
  const lease = async (id: string) => {
    const meta = { id, crew: 'c1', game: 'candles', name: id, seats: 1, options: {}, seed: 'ab' };
    await store.createTable(meta, head, card);
    return (await store.lease(id, 'me', 60_000, 1)) as Lease;
  };
  const nothing = { seat: 0, choice: 0, about: [], chance: [], events: [], engine: 1 };
  const append = (table: string, { epoch }: Lease, seq: number) => {
    const row: Row = { ...nothing, seq, kind: 'sit', player: 'p1', request: `request-${seq}`, epoch };
    return store.append({ table, epoch, row, head: { ...head, seq }, card, due: null });
  };
  const [held, free] = [await lease('held'), await lease('free')];
  const other = postgres(database.url, { max: 1 });
  const waiting = await other.begin(async (tx) => {
    await tx`SELECT 1 FROM heads WHERE table_id = 'held' FOR UPDATE`;
    const first = append('held', held, 1);
    await pause(100);
    const second = append('held', held, 2);
    await pause(100);
    expect(await Promise.race([append('free', free, 1), pause(3000)])).toBe('done');
    return [first, second];
  });
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  await other.end();
  await store.close();
});

/** Begins all of them, one after the other, while somebody holds the row they need: so they go on in that order. */
const inLine = async <T>(row: string, ...acts: (() => Promise<T>)[]): Promise<T[]> => {
  // One line holds the row, the other looks who waits: inside the transaction nothing new would be seen.
  const other = postgres(database.url, { max: 2 });
  const begun: Promise<T>[] = [];
  await other.begin(async (tx) => {
    await tx.unsafe(row);
    for (const act of acts) {
      begun.push(act());
      for (let waiting = 0; waiting < begun.length; await pause(10))
        [{ waiting }] = await other<[{ waiting: number }]>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    }
  });
  await other.end();
  return Promise.all(begun);
};

test('who is removed from a crew and deletes themselves at that moment does not take the crew along', async () => {
  const store = await openPostgres(database.url);
  for (const id of ['p1', 'p2']) await store.savePlayer(`hash-${id}`, somebody(id, 'Anna'), device(`d-${id}`));
  await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
  await store.joinCrew('s1', 'p2', { members: 9, crews: 9 });
  const [removed, left] = await inLine<unknown>(
    `SELECT 1 FROM crews WHERE id = 'c1' FOR UPDATE`,
    () => store.leaveCrew('c1', 'p2', 's2'),
    () => store.deletePlayer('p2'),
  );
  expect(removed).toEqual({ crew: 'c1', founder: 'p1' });
  // Nobody is told that the crew is gone.
  expect(left).toEqual([]);
  expect(await store.crewById('c1')).toMatchObject({ founder: 'p1', secret: 's2' });
  await store.close();
});

test('a new name that comes as somebody deletes themselves keeps nothing of who they were', async () => {
  const store = await openPostgres(database.url);
  await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-1'));
  const [, saved] = await inLine<unknown>(
    `SELECT 1 FROM players WHERE id = 'p1' FOR UPDATE`,
    () => store.deletePlayer('p1'),
    () => store.savePlayer('hash-1', somebody('p2', 'Anna again'), device('d-2')),
  );
  // Whoever comes with that key is somebody new.
  expect(saved).toMatchObject({ id: 'p2', device: 'd-2' });
  expect(await store.playerByKey('hash-1')).toMatchObject({ id: 'p2', name: 'Anna again' });
  const sql = postgres(database.url, { max: 1 });
  expect([...(await sql`SELECT id FROM players`)]).toEqual([{ id: 'p2' }]);
  await sql.end();
  await store.close();
});

test('a device revoked as the link it made is opened: both have an answer, and the link is dead', async () => {
  const store = await openPostgres(database.url);
  await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-1'));
  const until = Date.now() + 60_000;
  await store.addDeviceCode('code-1', 'p1', 'd-1', until);
  expect(await store.spendDeviceCode('code-1', 'hash-2', device('d-2'), 9)).toBe('done');
  await store.addDeviceCode('code-2', 'p1', 'd-1', until);
  const outcomes = await inLine<unknown>(
    `SELECT pg_advisory_xact_lock(hashtextextended('p1', 0))`,
    () => store.revokeDevice('p1', 'd-1'),
    () => store.spendDeviceCode('code-2', 'hash-3', device('d-3'), 9),
  );
  expect(outcomes).toEqual(['done', 'spent']);
  expect((await store.devicesOf('p1')).map(({ id }) => id)).toEqual(['d-2']);
  await store.close();
});

test('a line that is cut leaves the outcome unknown, and the next call finds a new line', async () => {
  const store = await openPostgres(database.url);
  const admin = postgres(database.url, { max: 1 });
  await admin`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RETURN NEW; END $$`;
  await admin`CREATE TRIGGER slow BEFORE INSERT ON players FOR EACH ROW EXECUTE FUNCTION dawdle()`;
  const saving = store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
  const outcome = expect(saving).rejects.toMatchObject({ name: 'StoreUnknown' });
  // Not before it is being written.
  for (let cut = 0; cut === 0; )
    ({ count: cut } = await admin`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'fire-escape' AND wait_event = 'PgSleep'`);
  await outcome;
  await admin`DROP TRIGGER slow ON players`;
  expect(await store.playerByKey('hash-1')).toBeNull();
  expect(await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'))).toMatchObject({ id: 'p1' });
  await admin.end();
  await store.close();
});

test('a database that is not there fails for certain', async () => {
  const store = await openPostgres(database.url);
  await database.drop();
  await expect(store.playerByKey('hash-1')).rejects.toThrow();
  await expect(store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'))).rejects.toMatchObject({
    name: 'StoreFailed',
  });
  await store.close();
});
