// The tables of the SQLite store, as the steps that lead there: user_version counts those taken. Never edit one that
// has been released; add another.
import type { DatabaseSync } from 'node:sqlite';

const STEPS = [
  `
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- A key is known by its hash alone.
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    founder TEXT NOT NULL REFERENCES players
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE members (
    crew TEXT NOT NULL REFERENCES crews,
    player TEXT NOT NULL REFERENCES players,
    joined INTEGER NOT NULL,
    PRIMARY KEY (crew, player)
  ) STRICT, WITHOUT ROWID;
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
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_crew ON tables (crew, created);

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE heads (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    head TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- A row stays when the lease ends: its epoch may never go back.
  CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX leases_by_owner ON leases (owner);
  `,
];

export const migrate = (db: DatabaseSync): void => {
  db.exec('BEGIN IMMEDIATE');
  const { user_version: at } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (at > STEPS.length) {
    db.exec('ROLLBACK');
    throw new Error('the data was written by a newer version of Fire Escape');
  }
  for (const step of STEPS.slice(at)) db.exec(step);
  db.exec(`PRAGMA user_version = ${STEPS.length}`);
  db.exec('COMMIT');
};
