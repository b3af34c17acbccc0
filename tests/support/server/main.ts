// The server as a process of its own, with the toy among its games: for tests that stop, kill or restart it.
import { createApp } from 'server';
import { appOptionsOf } from 'server/settings.ts';
import { runUntilStopped } from 'server/stop.ts';
import { type AnyRules, GAMES } from 'shared/games';
import { candles } from '../toy/candles.ts';

const { HOST = '127.0.0.1', PORT = '0', LEASE_MS = '400', MINUTE_MS = '60000' } = process.env;

const options = await appOptionsOf(process.env);
const [leaseMs, minuteMs] = [Number(LEASE_MS), Number(MINUTE_MS)];
const app = createApp({ games: [...GAMES, candles as AnyRules], ...options, leaseMs, minuteMs, alarmMs: 200 });
const port = await app.listen(Number(PORT), HOST);
console.log(`Fire Escape is at http://${HOST}:${port}`);
runUntilStopped(async () => {
  await app.close();
  await options.store.close();
});
