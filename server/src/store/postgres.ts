// The store in PostgreSQL, for as many processes as there are: every change is one statement or one transaction.
import postgres, { type Sql } from 'postgres';
import { log } from '../log.ts';
import { appending } from './postgres/appends.ts';
import { chat } from './postgres/chat.ts';
import { crews } from './postgres/crews.ts';
import { outbox } from './postgres/outbox.ts';
import { isNotThere, settled } from './postgres/outcome.ts';
import { people } from './postgres/people.ts';
import { migrate } from './postgres/schema.ts';
import { alone, together } from './postgres/together.ts';
import type { Card, CardRow, Head, Row, Seen, Store, TableMeta } from './Store.ts';

type Texts = { card: string };
const cardOf = <T extends Texts>(row: T): Omit<T, 'card'> & { card: Card } => ({ ...row, card: JSON.parse(row.card) });
const rowsOf = (found: readonly { row: string }[]): Row[] => found.map(({ row }) => JSON.parse(row) as Row);
const first = <T>(found: readonly T[]): T | null => found[0] ?? null;
/** Times are the database's: clocks of processes may differ. */
const DAY = 86_400_000;

const connect = (url: string): Sql =>
  postgres(url, {
    max: 8,
    connect_timeout: 4,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'fire-escape', statement_timeout: 5000 },
    transform: { undefined: null },
  }) as unknown as Sql;

const leases = (sql: Sql) => {
  const alive = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  const prolong = (owner: string, ms: number) =>
    sql`INSERT INTO owners (owner, until) VALUES (${owner}, ${alive(ms)})
        ON CONFLICT (owner) DO UPDATE SET until = excluded.until`;
  const rows = async (table: string, from: number, to: number): Promise<Row[]> =>
    rowsOf(
      await sql<{ row: string }[]>`
        SELECT row FROM log WHERE table_id = ${table} AND seq BETWEEN ${from}::bigint AND ${to}::bigint ORDER BY seq`,
    );

  return {
    rows,
    lease: async (table, owner, ms, tail, gone = '') => {
      const meta = first(
        await sql<(Omit<TableMeta, 'options'> & { options: string })[]>`
          SELECT id, crew, game, name, seats, options, seed FROM tables WHERE id = ${table}`,
      );
      if (!meta) return null;
      await prolong(owner, ms);
      const taken = first(
        await sql<{ epoch: number; seq: number; head: string; seen: string; torn: boolean }[]>`
          UPDATE heads SET owner = ${owner}, epoch = epoch + 1
          FROM (SELECT table_id, owner <> '' AS torn FROM heads WHERE table_id = ${table} FOR UPDATE) AS before
          WHERE heads.table_id = before.table_id AND (owner IN ('', ${owner}, ${gone}) OR NOT EXISTS (
            SELECT 1 FROM owners WHERE owners.owner = heads.owner AND until > clock_timestamp()))
          RETURNING epoch, seq, head, seen, torn`,
      );
      if (taken) {
        const { epoch, seq, torn } = taken;
        const parsed: TableMeta = { ...meta, options: JSON.parse(meta.options) };
        const [head, seen] = [JSON.parse(taken.head) as Head, JSON.parse(taken.seen) as Seen];
        return { epoch, meta: parsed, head, tail: await rows(table, seq - tail + 1, seq), seen, torn };
      }
      const held = first(
        await sql<{ left: number }[]>`
          SELECT (extract(epoch FROM until - clock_timestamp()) * 1000)::float8 AS left
          FROM heads JOIN owners USING (owner) WHERE table_id = ${table}`,
      );
      return { heldFor: Math.max(1, Math.ceil(held?.left ?? 1)) };
    },
    tableOf: async (table) => {
      const found = first(
        await sql<(Omit<TableMeta, 'options'> & { options: string; head: string })[]>`
          SELECT id, crew, game, name, seats, options, seed, head
          FROM tables JOIN heads ON heads.table_id = tables.id WHERE id = ${table}`,
      );
      if (!found) return null;
      const { head, options, ...meta } = found;
      return { meta: { ...meta, options: JSON.parse(options) }, head: JSON.parse(head) as Head };
    },
    holderOf: async (table) => {
      const found = await sql<{ owner: string }[]>`
        SELECT owner FROM heads JOIN owners USING (owner) WHERE table_id = ${table} AND until > clock_timestamp()`;
      return first(found)?.owner ?? null;
    },
    renew: async (owner, ms) => {
      await prolong(owner, ms);
      await sql`DELETE FROM owners WHERE until < ${alive(-DAY)}`;
      return [
        ...(await sql<{ table: string; epoch: number }[]>`
          SELECT table_id AS "table", epoch FROM heads WHERE owner = ${owner}`),
      ];
    },
    release: async (table, epoch, asleep) => {
      const how = asleep ? sql`, due = ${asleep.due}, seen = ${JSON.stringify(asleep.seen)}` : sql``;
      await sql`UPDATE heads SET owner = ''${how} WHERE table_id = ${table} AND epoch = ${epoch}`;
    },
    dueTables: async (now, most) =>
      (
        await sql<{ id: string }[]>`
          SELECT table_id AS id FROM heads
          WHERE due <= ${now} AND NOT EXISTS (
            SELECT 1 FROM owners WHERE owners.owner = heads.owner AND until > clock_timestamp())
          ORDER BY due LIMIT ${most}`
      ).map(({ id }) => id),
  } satisfies Partial<Store>;
};

const tables = (sql: Sql) =>
  ({
    createTable: (meta, head, card, made) =>
      together(sql, async (tx) => {
        if (made) await alone(tx, `tables of ${made.by}`);
        const [done] = await tx<{ may: boolean }[]>`
          WITH may AS (
            SELECT count(*) < ${made?.most ?? 1} AS may FROM tables
            WHERE maker = ${made?.by ?? ''} AND maker <> '' AND id <> ${meta.id} AND card::json->>'phase' <> 'over'
          ), made AS (
            INSERT INTO tables (id, crew, game, name, seats, options, seed, card, created, maker)
            SELECT ${meta.id}, ${meta.crew}, ${meta.game}, ${meta.name}, ${meta.seats}, ${JSON.stringify(meta.options)},
              ${meta.seed}, ${JSON.stringify(card)}, ${Date.now()}, ${made?.by ?? ''} FROM may WHERE may
            ON CONFLICT DO NOTHING RETURNING id
          ), heads AS (
            INSERT INTO heads (table_id, seq, epoch, owner, head) SELECT id, 0, 0, '', ${JSON.stringify(head)} FROM made
          )
          SELECT may FROM may`;
        return done!.may;
      }),
    tablesOf: async (crew) =>
      (
        await sql<(Omit<CardRow, 'card'> & Texts)[]>`
          SELECT id, crew, game, name, card FROM tables WHERE crew = ${crew} ORDER BY created, id`
      ).map(cardOf),
    tablesFor: async (player) =>
      (
        await sql<(Omit<CardRow, 'card'> & Texts & { secret: string })[]>`
          SELECT t.id, t.crew, t.game, t.name, t.card, c.secret FROM members m JOIN tables t ON t.crew = m.crew
          JOIN crews c ON c.id = m.crew WHERE m.player = ${player} ORDER BY t.created, t.id`
      ).map(cardOf),
    mayEnter: async (table, player) =>
      first(
        await sql<{ member: boolean }[]>`
          SELECT EXISTS (SELECT 1 FROM members m WHERE m.crew = t.crew AND m.player = ${player}) AS member
          FROM tables t WHERE t.id = ${table}`,
      )?.member ?? null,
  }) satisfies Partial<Store>;

/** Every method of `parts` rejects with what is known of its outcome. */
const settling = <T extends object>(parts: T): T =>
  Object.fromEntries(
    Object.entries(parts).map(([name, act]) => [name, (...args: unknown[]) => settled(() => act(...args))]),
  ) as T;

/** Opened together with its database, a server may be the faster one. */
const migrated = async (sql: Sql, patienceMs: number): Promise<void> => {
  const end = Date.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    try {
      return await migrate(sql);
    } catch (error) {
      if (!isNotThere(error) || Date.now() > end) throw error;
      if (tries === 0) log.warn('waiting for the database');
      await new Promise((later) => setTimeout(later, 200));
    }
  }
};

export const openPostgres = async (url: string, patienceMs = 20_000): Promise<Store> => {
  const sql = connect(url);
  try {
    await migrated(sql, patienceMs);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  const store = {
    ping: async () => void (await sql`SELECT 1`),
    ...people(sql),
    ...crews(sql),
    ...chat(sql),
    ...tables(sql),
    ...leases(sql),
    ...outbox(sql),
  };
  return { ...settling(store), append: appending(sql), close: () => sql.end({ timeout: 2 }) } as Store;
};
