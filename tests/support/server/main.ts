// The server as a process of its own, with the toy among its games: for tests that stop, kill or restart it.
import { serve } from 'server/serve.ts';
import { type AnyRules, GAMES } from 'shared/games';
import { candles } from '../toy/candles.ts';

const { LEASE_MS = '1000', MINUTE_MS = '60000' } = process.env;

const times = { leaseMs: Number(LEASE_MS), minuteMs: Number(MINUTE_MS), alarmMs: 200 };
await serve([...GAMES, candles as AnyRules], { PORT: '0', ...process.env }, times);
