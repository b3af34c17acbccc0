// The server as a process of its own, with the toy among its games: for tests that stop, kill or restart it.
import { createApp } from 'server';
import { openBus, openStore, placeOf } from 'server/settings.ts';
import { runUntilStopped } from 'server/stop.ts';
import { type AnyRules, GAMES } from 'shared/games';
import { candles } from '../toy/candles.ts';

const { HOST = '127.0.0.1', PORT = '0', LEASE_MS = '400' } = process.env;

const bus = await openBus(process.env);
const store = await openStore(process.env);
const games = [...GAMES, candles as AnyRules];
const app = createApp({ games, store, bus, place: placeOf(process.env), leaseMs: Number(LEASE_MS) });
const port = await app.listen(Number(PORT), HOST);
console.log(`Fire Escape is at http://${HOST}:${port}`);
runUntilStopped(async () => {
  await app.close();
  await store.close();
});
