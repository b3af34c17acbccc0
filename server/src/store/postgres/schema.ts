// The tables of the PostgreSQL store, as the steps that lead there: `house.version` counts those taken. Never edit one
// that has been released; add another.
import type { Sql } from 'postgres';

/** Any number, but always the same: whoever migrates holds this lock. */
const MIGRATING = 4_091_967;

export const STEPS: readonly string[] = [
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
  `
  -- '' = the crew wants no notices.
  ALTER TABLE crews ADD COLUMN webhook TEXT NOT NULL DEFAULT '';

  -- Whoever takes a notice puts \`due\` off for as long as delivering may take; \`claim\` shuts out who took it before.
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    due BIGINT NOT NULL,
    kind TEXT NOT NULL,
    crew TEXT NOT NULL,
    body TEXT NOT NULL,
    claim INTEGER NOT NULL,
    tries INTEGER NOT NULL
  );
  CREATE INDEX outbox_by_due ON outbox (due);
  `,
  `
  ALTER TABLE heads ADD COLUMN due BIGINT;
  ALTER TABLE heads ADD COLUMN seen TEXT NOT NULL DEFAULT '{}';
  CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;
  `,
  `
  -- A choice of the player's own, from the lists of the protocol.
  ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT '';
  ALTER TABLE players ADD COLUMN symbol TEXT NOT NULL DEFAULT '';

  -- Each key is one device.
  ALTER TABLE keys ADD COLUMN id TEXT NOT NULL DEFAULT '';
  ALTER TABLE keys ADD COLUMN label TEXT NOT NULL DEFAULT '';
  ALTER TABLE keys ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
  UPDATE keys SET id = substr(hash, 1, 12);
  CREATE UNIQUE INDEX keys_by_id ON keys (id);
  CREATE INDEX keys_by_player ON keys (player);

  -- Links that add a device: known by their hash alone, gone when spent.
  CREATE TABLE device_codes (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players,
    device TEXT NOT NULL,
    until BIGINT NOT NULL
  );

  CREATE TABLE mutes (
    player TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (player, muted)
  );

  ALTER TABLE crews ADD COLUMN locked BOOLEAN NOT NULL DEFAULT false;
  ALTER TABLE crews ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';

  -- '' = made before this was noted, or by somebody who is gone.
  ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
  CREATE INDEX tables_by_maker ON tables (maker);

  CREATE TABLE chat (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    channel TEXT NOT NULL,
    crew TEXT NOT NULL REFERENCES crews,
    player TEXT NOT NULL REFERENCES players,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX chat_by_channel ON chat (channel, seq);
  CREATE INDEX chat_by_player ON chat (player);
  `,
  `
  -- The hash of the key that spent it, so that a repeated request gets the same reply; '' = nobody yet.
  ALTER TABLE device_codes ADD COLUMN spent TEXT NOT NULL DEFAULT '';
  `,
];

/** `steps`: fewer than all of them make data as an older version left it. */
export const migrate = (sql: Sql, steps = STEPS): Promise<void> =>
  sql.begin(async (tx) => {
    // A large house may need longer than any other statement may take, and whoever waits for the lock waits as long.
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SELECT pg_advisory_xact_lock(${MIGRATING})`;
    await tx`CREATE TABLE IF NOT EXISTS house (version INTEGER NOT NULL)`;
    const [house] = await tx<{ version: number }[]>`SELECT version FROM house`;
    const at = house?.version ?? 0;
    if (at > steps.length) throw new Error('the data was written by a newer version of Fire Escape');
    for (const step of steps.slice(at)) await tx.unsafe(step);
    if (house) await tx`UPDATE house SET version = ${steps.length}`;
    else await tx`INSERT INTO house (version) VALUES (${steps.length})`;
  }) as Promise<void>;
