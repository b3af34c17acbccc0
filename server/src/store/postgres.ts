// The store in PostgreSQL, for as many processes as there are: every change is one statement or one transaction.
import postgres, { type Sql } from 'postgres';
import { appending } from './postgres/appends.ts';
import { isNotThere, settled } from './postgres/outcome.ts';
import { migrate } from './postgres/schema.ts';
import type { Card, CardRow, Crew, Head, Player, Row, Store, TableMeta } from './Store.ts';

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
        SELECT row FROM log WHERE table_id = ${table} AND seq BETWEEN ${from} AND ${to} ORDER BY seq`,
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
        await sql<{ epoch: number; seq: number; head: string }[]>`
          UPDATE heads SET owner = ${owner}, epoch = epoch + 1
          WHERE table_id = ${table} AND (owner IN ('', ${owner}, ${gone}) OR NOT EXISTS (
            SELECT 1 FROM owners WHERE owners.owner = heads.owner AND until > clock_timestamp()))
          RETURNING epoch, seq, head`,
      );
      if (taken) {
        const { epoch, seq, head } = taken;
        const parsed: TableMeta = { ...meta, options: JSON.parse(meta.options) };
        return { epoch, meta: parsed, head: JSON.parse(head) as Head, tail: await rows(table, seq - tail + 1, seq) };
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
    release: async (table, epoch) => {
      await sql`UPDATE heads SET owner = '' WHERE table_id = ${table} AND epoch = ${epoch}`;
    },
  } satisfies Partial<Store>;
};

const people = (sql: Sql) =>
  ({
    playerByKey: async (hash) =>
      first(
        await sql<Player[]>`
          SELECT p.id, p.name, p.language FROM keys k JOIN players p ON p.id = k.player WHERE k.hash = ${hash}`,
      ),
    savePlayer: (hash, player) =>
      sql.begin(async (tx) => {
        // Two devices may introduce themselves with one new key at once.
        await tx`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`;
        const known = first(await tx<{ player: string }[]>`SELECT player FROM keys WHERE hash = ${hash}`);
        const id = known?.player ?? player.id;
        await tx`
          INSERT INTO players (id, name, language) VALUES (${id}, ${player.name}, ${player.language})
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language`;
        await tx`INSERT INTO keys (hash, player) VALUES (${hash}, ${id}) ON CONFLICT DO NOTHING`;
        return { ...player, id };
      }) as Promise<Player>,
  }) satisfies Partial<Store>;

const crews = (sql: Sql) => {
  const addMember = (tx: Pick<Sql, never> & Sql, crew: string, player: string) =>
    tx`INSERT INTO members (crew, player, joined) VALUES (${crew}, ${player}, ${Date.now()}) ON CONFLICT DO NOTHING`;
  return {
    createCrew: async (crew) => {
      await sql.begin(async (tx) => {
        await tx`INSERT INTO crews (id, secret, name, founder)
                 VALUES (${crew.id}, ${crew.secret}, ${crew.name}, ${crew.founder})`;
        await addMember(tx as unknown as Sql, crew.id, crew.founder);
      });
    },
    crewBySecret: async (secret) =>
      first(await sql<Crew[]>`SELECT id, secret, name, founder FROM crews WHERE secret = ${secret}`),
    renameCrew: async (crew, name) => {
      await sql`UPDATE crews SET name = ${name} WHERE id = ${crew}`;
    },
    crewsOf: async (player) => [
      ...(await sql<Crew[]>`
        SELECT c.id, c.secret, c.name, c.founder FROM members m JOIN crews c ON c.id = m.crew
        WHERE m.player = ${player} ORDER BY m.joined DESC`),
    ],
    addMember: async (crew, player) => {
      await addMember(sql, crew, player);
    },
    membersOf: async (crew) => [
      ...(await sql<Player[]>`
        SELECT p.id, p.name, p.language FROM members m JOIN players p ON p.id = m.player
        WHERE m.crew = ${crew} ORDER BY m.joined, p.id`),
    ],
  } satisfies Partial<Store>;
};

const tables = (sql: Sql) =>
  ({
    createTable: async (meta, head, card) => {
      await sql`
        WITH made AS (
          INSERT INTO tables (id, crew, game, name, seats, options, seed, card, created)
          VALUES (${meta.id}, ${meta.crew}, ${meta.game}, ${meta.name}, ${meta.seats}, ${JSON.stringify(meta.options)},
            ${meta.seed}, ${JSON.stringify(card)}, ${Date.now()})
          ON CONFLICT DO NOTHING RETURNING id
        )
        INSERT INTO heads (table_id, seq, epoch, owner, head) SELECT id, 0, 0, '', ${JSON.stringify(head)} FROM made`;
    },
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
  for (const end = Date.now() + patienceMs; ; ) {
    try {
      return await migrate(sql);
    } catch (error) {
      if (!isNotThere(error) || Date.now() > end) throw error;
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
    ...tables(sql),
    ...leases(sql),
  };
  return { ...settling(store), append: appending(sql), close: () => sql.end({ timeout: 2 }) } as Store;
};
