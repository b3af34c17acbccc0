// The tables of the PostgreSQL store, as the steps that lead there: `house.version` counts those taken. Never edit one
// that has been released; add another.
import type { Sql } from 'postgres';

/** Any number, but always the same: whoever migrates holds this lock. */
const MIGRATING = 4_091_967;

const STEPS = [
  `
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL
  );

  -- A key is known by its hash alone.
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players
  );

  CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    founder TEXT NOT NULL REFERENCES players
  );

  CREATE TABLE members (
    crew TEXT NOT NULL REFERENCES crews,
    player TEXT NOT NULL REFERENCES players,
    joined BIGINT NOT NULL,
    PRIMARY KEY (crew, player)
  );
  CREATE INDEX members_by_player ON members (player);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    crew TEXT NOT NULL REFERENCES crews,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    card TEXT NOT NULL,
    created BIGINT NOT NULL
  );
  CREATE INDEX tables_by_crew ON tables (crew, created);

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  -- Head and lease are one row on purpose: an append and a take-over wait for each other on it.
  CREATE TABLE heads (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    owner TEXT NOT NULL,
    head TEXT NOT NULL
  );
  CREATE INDEX heads_by_owner ON heads (owner);

  -- Until when each process has its leases: one row to renew, however many tables it holds.
  CREATE TABLE owners (
    owner TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
  );
  `,
];

export const migrate = (sql: Sql): Promise<void> =>
  sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATING})`;
    await tx`CREATE TABLE IF NOT EXISTS house (version INTEGER NOT NULL)`;
    const [house] = await tx<{ version: number }[]>`SELECT version FROM house`;
    const at = house?.version ?? 0;
    if (at > STEPS.length) throw new Error('the data was written by a newer version of Fire Escape');
    for (const step of STEPS.slice(at)) await tx.unsafe(step);
    if (house) await tx`UPDATE house SET version = ${STEPS.length}`;
    else await tx`INSERT INTO house (version) VALUES (${STEPS.length})`;
  }) as Promise<void>;
