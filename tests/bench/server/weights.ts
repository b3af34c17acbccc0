// What tables weigh, awake and asleep, and how long they take to wake: the tables of a real store without any socket.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSqlite } from 'server/store/sqlite.ts';
import { createTable } from 'server/table/create.ts';
import { seatBot } from 'server/table/lobby.ts';
import { start } from 'server/table/play.ts';
import { type Held, Registry } from 'server/table/registry.ts';
import { GAMES } from 'shared/games';
import { temporaryFolder } from '../../support/server/app.ts';
import { row } from '../measure.ts';

const ANSWERS = 500;
/** Bots rarely make a game last longer; what lies before is in the log alone. */
const PLAYED = 150;
const TABLES = 1000;
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const folder = temporaryFolder();
const path = join(folder.path, 'bench.sqlite');
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
const heap = async (): Promise<number> => {
  for (let i = 0; i < 4; i++) {
    await pause(20);
    gc();
  }
  return process.memoryUsage().heapUsed;
};

/** A game that bots have played far into; one that ends before is played anew. */
const playedTable = async (): Promise<string> => {
  const store = await openSqlite(path);
  await store.savePlayer(
    'key',
    { id: 'host', name: 'Host', language: 'en', colour: '', symbol: '' },
    { id: 'd', label: '' },
  );
  await store.createCrew({ id: 'crew', secret: 'secret', name: 'Crew', founder: 'host' }, 9);
  for (let attempt = 0; ; attempt++) {
    const registry = new Registry({ store, games: GAMES, paceMs: 0 });
    const id = `played-${attempt}`;
    await createTable(registry, store, {
      id,
      crew: 'crew',
      host: 'host',
      game: 'escape',
      name: 'T',
      seats: 4,
      options: {},
    });
    const { table } = await registry.open(id);
    for (let seat = 0; seat < 4; seat++) await table.perform('host', `seat-${seat}`, seatBot(seat, -1));
    const enough = new Promise<void>((done) =>
      table.changed.on(() => {
        if (table.public.seq < PLAYED && table.public.phase !== 'over') return;
        table.stepDown();
        done();
      }),
    );
    await table.perform('host', 'start-now', start());
    await enough;
    await registry.close();
    if (table.public.phase === 'over') continue;
    // Nobody plays on while we measure.
    const found = (await store.tableOf(id))!;
    const rows = await store.rows(id, 1, found.head.seq);
    const seats = found.head.seats.map((seat) => ({ ...seat, player: 'host', bot: false }));
    await store.close();
    const db = new DatabaseSync(path);
    // The log is made as long as it would be, with rows of the same kind.
    const head = { ...found.head, seats, seq: ANSWERS };
    db.prepare('UPDATE heads SET seq = ?, head = ?, due = NULL WHERE table_id = ?').run(
      ANSWERS,
      JSON.stringify(head),
      id,
    );
    const add = db.prepare('INSERT OR REPLACE INTO log (table_id, seq, row) VALUES (?, ?, ?)');
    for (let seq = rows.length + 1; seq <= ANSWERS; seq++)
      add.run(id, seq, JSON.stringify({ ...rows[10 + (seq % (rows.length - 10))], seq }));
    db.exec("UPDATE leases SET owner = '', until = 0");
    db.close();
    return id;
  }
};

/** The same table many times over, log and all. */
const copied = (from: string): string[] => {
  const db = new DatabaseSync(path);
  const columns = (table: string) =>
    (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
  const copy = (table: string, key: string) => {
    const rest = columns(table).filter((name) => name !== key);
    return db.prepare(`INSERT INTO ${table} (${key}, ${rest}) SELECT ?, ${rest} FROM ${table} WHERE ${key} = ?`);
  };
  const copies = [copy('tables', 'id'), copy('heads', 'table_id'), copy('log', 'table_id')];
  const ids = Array.from({ length: TABLES }, (_, n) => `copy-${n}`);
  db.exec('BEGIN');
  for (const id of ids) for (const one of copies) one.run(id, from);
  db.exec('COMMIT');
  db.close();
  return ids;
};

const ids = copied(await playedTable());
const store = await openSqlite(path);
const registry = new Registry({ store, games: GAMES });
const timed = async <T>(act: () => Promise<T>): Promise<{ ms: number; cpuMs: number; value: T }> => {
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  const value = await act();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - from, cpuMs: (user + system) / 1000, value };
};
const sleep = (held: readonly Held[]) => Promise.all(held.map((one) => one.done()));

const openAll = (some: readonly string[]) => Promise.all(some.map((id) => registry.open(id)));
await sleep(await openAll(ids.slice(0, 20)));
const singly: number[] = [];
for (const id of ids.slice(0, 50)) {
  const { ms, value } = await timed(() => registry.open(id));
  singly.push(ms);
  await value.done();
}
const empty = await heap();
const together = await timed(() => openAll(ids));
const idle = await heap();
await sleep(together.value.splice(0));
const asleep = await heap();
console.log(`tables of four after ${ANSWERS} answers`);
row('heap of a table that is awake', (idle - empty) / TABLES / 1024, 'KB', 'without its sockets');
row('heap of a table that sleeps', Math.max(0, asleep - empty) / TABLES / 1024, 'KB');
row('waking one', singly.toSorted((a, b) => a - b)[25]!, 'ms', 'the median of 50');
row(`waking ${TABLES} at once`, together.ms, 'ms', `${Math.round(together.cpuMs)} of processor`);
await registry.close();
await store.close();
folder.remove();
console.log('done');
process.exit(0);
