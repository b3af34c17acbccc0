// The server as a process of its own, with the toy among its games: for tests that stop, kill or restart it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from 'server';
import { runUntilStopped } from 'server/stop.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { type AnyRules, GAMES } from 'shared/games';
import { candles } from '../toy/candles.ts';

const { HOST = '127.0.0.1', PORT = '0', DATA_DIR = './data', LEASE_MS = '400' } = process.env;

mkdirSync(DATA_DIR, { recursive: true });
const store = await openSqlite(join(DATA_DIR, 'fire-escape.sqlite'));
const app = createApp({ games: [...GAMES, candles as AnyRules], store, leaseMs: Number(LEASE_MS) });
const port = await app.listen(Number(PORT), HOST);
console.log(`Fire Escape is at http://${HOST}:${port}`);
runUntilStopped(async () => {
  await app.close();
  await store.close();
});
