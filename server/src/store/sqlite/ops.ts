// Every question and change of the store as SQL. Runs in the worker, inside a transaction that others open and close.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Crew, Lease, Player, TableMeta } from '../Store.ts';

/** JSON that crosses the thread as text: cheaper than cloning it, and it is stored as such. */
type Json = string;
type CardText = { id: string; crew: string; game: string; name: string; card: Json };
type LeaseText = Omit<Lease, 'meta' | 'head' | 'tail'> & {
  meta: Omit<TableMeta, 'options'> & { options: Json };
  head: Json;
  tail: Json[];
};
type AppendText = { table: string; epoch: number; seq: number; row: Json; head: Json; card: Json };

export const operations = (db: DatabaseSync) => {
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known) return known;
    const fresh = db.prepare(text);
    statements.set(text, fresh);
    return fresh;
  };
  const one = <T>(text: string, ...values: SQLInputValue[]) => (sql(text).get(...values) ?? null) as T | null;
  const all = <T>(text: string, ...values: SQLInputValue[]) => sql(text).all(...values) as T[];
  const run = (text: string, ...values: SQLInputValue[]) => Number(sql(text).run(...values).changes);

  const reads = {
    ping: () => one('SELECT 1'),
    playerByKey: (hash: string) =>
      one<Player>(
        'SELECT p.id, p.name, p.language FROM keys k JOIN players p ON p.id = k.player WHERE k.hash = ?',
        hash,
      ),
    crewBySecret: (secret: string) => one<Crew>('SELECT id, secret, name, founder FROM crews WHERE secret = ?', secret),
    crewsOf: (player: string) =>
      all<Crew>(
        `SELECT c.id, c.secret, c.name, c.founder FROM members m JOIN crews c ON c.id = m.crew
         WHERE m.player = ? ORDER BY m.joined DESC`,
        player,
      ),
    membersOf: (crew: string) =>
      all<Player>(
        `SELECT p.id, p.name, p.language FROM members m JOIN players p ON p.id = m.player
         WHERE m.crew = ? ORDER BY m.joined, p.id`,
        crew,
      ),
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
    rows: (table: string, from: number, to: number) =>
      all<{ row: Json }>(
        'SELECT row FROM log WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq',
        table,
        from,
        to,
      ).map(({ row }) => row),
  };

  const writes = {
    savePlayer: (hash: string, player: Player): Player => {
      const id = reads.playerByKey(hash)?.id ?? player.id;
      run(
        `INSERT INTO players (id, name, language) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language`,
        id,
        player.name,
        player.language,
      );
      run('INSERT OR IGNORE INTO keys (hash, player) VALUES (?, ?)', hash, id);
      return { ...player, id };
    },
    createCrew: (crew: Crew): void => {
      run(
        'INSERT INTO crews (id, secret, name, founder) VALUES (?, ?, ?, ?)',
        crew.id,
        crew.secret,
        crew.name,
        crew.founder,
      );
      writes.addMember(crew.id, crew.founder);
    },
    renameCrew: (crew: string, name: string): void => {
      run('UPDATE crews SET name = ? WHERE id = ?', name, crew);
    },
    addMember: (crew: string, player: string): void => {
      run('INSERT OR IGNORE INTO members (crew, player, joined) VALUES (?, ?, ?)', crew, player, Date.now());
    },
    createTable: (meta: Omit<TableMeta, 'options'>, options: Json, head: Json, card: Json): void => {
      const made = run(
        `INSERT OR IGNORE INTO tables (id, crew, game, name, seats, options, seed, card, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        meta.id,
        meta.crew,
        meta.game,
        meta.name,
        meta.seats,
        options,
        meta.seed,
        card,
        Date.now(),
      );
      if (made) run('INSERT INTO heads (table_id, seq, head) VALUES (?, 0, ?)', meta.id, head);
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
      const { epoch } = sql(
        `INSERT INTO leases (table_id, owner, epoch, until) VALUES (?, ?, 1, ?)
         ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = epoch + 1, until = excluded.until
         RETURNING epoch`,
      ).get(table, owner, now + ms) as { epoch: number };
      const { head, seq } = one<{ head: Json; seq: number }>('SELECT head, seq FROM heads WHERE table_id = ?', table)!;
      return { epoch, meta, head, tail: reads.rows(table, seq - tail + 1, seq) };
    },
    renew: (owner: string, ms: number) => {
      run('UPDATE leases SET until = ? WHERE owner = ?', Date.now() + ms, owner);
      return all<{ table: string; epoch: number }>(
        'SELECT table_id AS "table", epoch FROM leases WHERE owner = ?',
        owner,
      );
    },
    release: (table: string, epoch: number): void => {
      run(`UPDATE leases SET owner = '', until = 0 WHERE table_id = ? AND epoch = ?`, table, epoch);
    },
    append: ({ table, epoch, seq, row, head, card }: AppendText): 'done' | 'refused' => {
      const lease = one<{ epoch: number }>('SELECT epoch FROM leases WHERE table_id = ?', table);
      if (lease?.epoch !== epoch) return 'refused';
      // Follows the head and nothing else: a gap would be a row lost, a repetition a row written twice.
      if (!run('UPDATE heads SET seq = ?, head = ? WHERE table_id = ? AND seq = ?', seq, head, table, seq - 1))
        return 'refused';
      run('INSERT INTO log (table_id, seq, row) VALUES (?, ?, ?)', table, seq, row);
      run('UPDATE tables SET card = ? WHERE id = ? AND card <> ?', card, table, card);
      return 'done';
    },
  };

  return { reads, writes };
};

export type Operations = ReturnType<typeof operations>;
export type Ops = Operations['reads'] & Operations['writes'];
