// Every question and change of the store as SQL. Runs in the worker, inside a transaction that others open and close.
import type { DatabaseSync } from 'node:sqlite';
import type { Lease, TableMeta } from '../Store.ts';
import { chatReads, chatWrites } from './chat.ts';
import { crewReads, crewWrites } from './crews.ts';
import { addNotices, type NoticeText, outboxOps } from './outbox.ts';
import { peopleReads, peopleWrites } from './people.ts';
import { statements } from './sql.ts';

/** JSON that crosses the thread as text: cheaper than cloning it, and it is stored as such. */
type Json = string;
type CardText = { id: string; crew: string; game: string; name: string; card: Json };
type LeaseText = Omit<Lease, 'meta' | 'head' | 'tail' | 'seen'> & {
  meta: Omit<TableMeta, 'options'> & { options: Json };
  head: Json;
  tail: Json[];
  seen: Json;
};
type AppendText = {
  table: string;
  epoch: number;
  seq: number;
  name: string;
  row: Json;
  head: Json;
  card: Json;
  due: number | null;
  notices: NoticeText[];
};

export const operations = (db: DatabaseSync) => {
  const sql = statements(db);
  const { one, all, run } = sql;

  const reads = {
    ping: () => one('SELECT 1'),
    ...peopleReads(sql),
    ...crewReads(sql),
    ...chatReads(sql),
    tablesOf: (crew: string) =>
      all<CardText>('SELECT id, crew, game, name, card FROM tables WHERE crew = ? ORDER BY created, id', crew),
    tablesFor: (player: string) =>
      all<CardText & { secret: string }>(
        `SELECT t.id, t.crew, t.game, t.name, t.card, c.secret FROM members m JOIN tables t ON t.crew = m.crew
         JOIN crews c ON c.id = m.crew WHERE m.player = ? ORDER BY t.created, t.id`,
        player,
      ),
    mayEnter: (table: string, player: string) => {
      const found = one<{ member: number }>(
        'SELECT EXISTS (SELECT 1 FROM members m WHERE m.crew = t.crew AND m.player = ?) AS member FROM tables t WHERE t.id = ?',
        player,
        table,
      );
      return found && found.member === 1;
    },
    tableOf: (table: string) => {
      const meta = one<LeaseText['meta']>(
        'SELECT id, crew, game, name, seats, options, seed FROM tables WHERE id = ?',
        table,
      );
      const found = one<{ head: Json }>('SELECT head FROM heads WHERE table_id = ?', table);
      return meta && found && { meta, head: found.head };
    },
    holderOf: (table: string) =>
      one<{ owner: string }>('SELECT owner FROM leases WHERE table_id = ? AND until > ?', table, Date.now())?.owner ??
      null,
    dueTables: (now: number, most: number) =>
      all<{ id: string }>(
        `SELECT h.table_id AS id FROM heads h LEFT JOIN leases l ON l.table_id = h.table_id
         WHERE h.due <= ? AND coalesce(l.until, 0) <= ? ORDER BY h.due LIMIT ?`,
        now,
        Date.now(),
        most,
      ).map(({ id }) => id),
    rows: (table: string, from: number, to: number) =>
      all<{ row: Json }>(
        'SELECT row FROM log WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq',
        table,
        from,
        to,
      ).map(({ row }) => row),
  };

  const writes = {
    ...peopleWrites(sql),
    ...crewWrites(sql),
    ...chatWrites(sql),
    createTable: (
      meta: Omit<TableMeta, 'options'>,
      options: Json,
      head: Json,
      card: Json,
      maker: string,
      most: number,
    ): boolean => {
      const open = one<{ n: number }>(
        `SELECT count(*) AS n FROM tables WHERE maker = ? AND id <> ? AND json_extract(card, '$.phase') <> 'over'`,
        maker,
        meta.id,
      )!;
      if (maker !== '' && open.n >= most) return false;
      const made = run(
        `INSERT OR IGNORE INTO tables (id, crew, game, name, seats, options, seed, card, created, maker)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        meta.id,
        meta.crew,
        meta.game,
        meta.name,
        meta.seats,
        options,
        meta.seed,
        card,
        Date.now(),
        maker,
      );
      if (made) run('INSERT INTO heads (table_id, seq, head) VALUES (?, 0, ?)', meta.id, head);
      return true;
    },

    lease: (
      table: string,
      owner: string,
      ms: number,
      tail: number,
      gone: string,
    ): LeaseText | { heldFor: number } | null => {
      const meta = one<LeaseText['meta']>(
        'SELECT id, crew, game, name, seats, options, seed FROM tables WHERE id = ?',
        table,
      );
      if (!meta) return null;
      const now = Date.now();
      const held = one<{ owner: string; until: number }>('SELECT owner, until FROM leases WHERE table_id = ?', table);
      if (held && ![owner, gone].includes(held.owner) && held.until > now) return { heldFor: held.until - now };
      const { epoch } = one<{ epoch: number }>(
        `INSERT INTO leases (table_id, owner, epoch, until) VALUES (?, ?, 1, ?)
         ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = epoch + 1, until = excluded.until
         RETURNING epoch`,
        table,
        owner,
        now + ms,
      )!;
      const { head, seq, seen } = one<{ head: Json; seq: number; seen: Json }>(
        'SELECT head, seq, seen FROM heads WHERE table_id = ?',
        table,
      )!;
      return {
        epoch,
        meta,
        head,
        tail: reads.rows(table, seq - tail + 1, seq),
        seen,
        torn: (held?.owner ?? '') !== '',
      };
    },
    renew: (owner: string, ms: number) => {
      run('UPDATE leases SET until = ? WHERE owner = ?', Date.now() + ms, owner);
      return all<{ table: string; epoch: number }>(
        'SELECT table_id AS "table", epoch FROM leases WHERE owner = ?',
        owner,
      );
    },
    release: (table: string, epoch: number, asleep: { due: number | null; seen: Json } | null): void => {
      const isOurs = run(`UPDATE leases SET owner = '', until = 0 WHERE table_id = ? AND epoch = ?`, table, epoch);
      if (isOurs && asleep)
        run('UPDATE heads SET due = ?, seen = ? WHERE table_id = ?', asleep.due, asleep.seen, table);
    },
    append: ({ table, epoch, seq, name, row, head, card, due, notices }: AppendText): 'done' | 'refused' => {
      const lease = one<{ epoch: number }>('SELECT epoch FROM leases WHERE table_id = ?', table);
      if (lease?.epoch !== epoch) return 'refused';
      // Follows the head and nothing else: a gap would be a row lost, a repetition a row written twice.
      const moved = 'UPDATE heads SET seq = ?, head = ?, due = ? WHERE table_id = ? AND seq = ?';
      if (!run(moved, seq, head, due, table, seq - 1)) return 'refused';
      run('INSERT INTO log (table_id, seq, row) VALUES (?, ?, ?)', table, seq, row);
      const shown = 'UPDATE tables SET card = ?, name = ? WHERE id = ? AND (card <> ? OR name <> ?)';
      run(shown, card, name, table, card, name);
      addNotices(sql, notices);
      return 'done';
    },
    ...outboxOps(sql),
  };

  return { reads, writes };
};

export type Operations = ReturnType<typeof operations>;
export type Ops = Operations['reads'] & Operations['writes'];
