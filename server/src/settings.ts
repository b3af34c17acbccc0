// What the surroundings say: where to listen, where the data is, how the process is reached.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Collectors } from './http/operations.ts';
import type { Place } from './net/door.ts';
import type { GateOptions } from './net/gate.ts';
import type { Bus } from './net/neighbours.ts';
import type { NoticeOptions } from './notices/deliver.ts';
import type { Store } from './store/Store.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** What went wrong, for whoever set it up: one line, and something helpful for what happens to everybody. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'something listens there already: stop it, or choose another PORT';
  return (message || code || String(error)).replace(/\s+/g, ' ');
};

/** Names the setting that a failure belongs to. */
export const blaming = async <T>(setting: string, act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw new Error(`${setting}: ${reasonOf(error)}`, { cause: error });
  }
};

export const listenerOf = ({ HOST = '127.0.0.1', PORT = '2567' }: Env): { host: string; port: number } => {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65535) throw new Error('PORT is a number up to 65535');
  return { host: HOST, port };
};

export const fileIn = (folder = './data'): string => join(folder, 'fire-escape.sqlite');

/** PostgreSQL where an address is given, else a file; neither is loaded unless it is used. */
export const openStore = async ({ DATABASE_URL, DATA_DIR = './data' }: Env): Promise<Store> => {
  // The address itself stays unsaid: it holds a password.
  if (DATABASE_URL)
    return blaming('DATABASE_URL', async () => (await import('./store/postgres.ts')).openPostgres(DATABASE_URL));
  return blaming(`DATA_DIR ${DATA_DIR}`, async () => {
    mkdirSync(DATA_DIR, { recursive: true });
    return (await import('./store/sqlite.ts')).openSqlite(fileIn(DATA_DIR));
  });
};

const openBus = async ({ REDIS_URL, DATABASE_URL }: Env): Promise<Bus | null> => {
  if (!REDIS_URL) return null;
  if (!DATABASE_URL) throw new Error('REDIS_URL is for several processes, and those need a DATABASE_URL in common');
  return blaming('REDIS_URL', async () => (await import('./bus.ts')).openRedis(REDIS_URL));
};

const NAME = /^[A-Za-z0-9_-]{1,40}$/;
export const placeOf = ({ PUBLIC_ADDRESS, PROCESS_NAME }: Env): Place => {
  if (PROCESS_NAME && !NAME.test(PROCESS_NAME)) throw new Error('PROCESS_NAME may hold letters, digits, - and _ only');
  return { process: PROCESS_NAME, publicAddress: PUBLIC_ADDRESS };
};

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** `TRUST_PROXY` is how many proxies stand in front; `true` means one. */
export const gateOf = ({ TRUST_PROXY = '', ALLOWED_ORIGINS }: Env): GateOptions => {
  const proxies = TRUST_PROXY === 'true' ? 1 : Number(TRUST_PROXY || 0);
  if (!Number.isInteger(proxies) || proxies < 0) throw new Error('TRUST_PROXY is the number of proxies in front');
  return { proxies, origins: listOf(ALLOWED_ORIGINS) };
};

/** Every address sockets are opened at, when processes have their own. */
export const socketHostsOf = ({ PUBLIC_ADDRESS, PUBLIC_ADDRESSES }: Env): string[] => [
  ...new Set([...listOf(PUBLIC_ADDRESS), ...listOf(PUBLIC_ADDRESSES)].map((address) => address.split('/')[0]!)),
];

/** Who may read the counts: what others at a table ask for is among them, so neighbours only where a host says so. */
export const collectorsOf = ({ METRICS = 'loopback' }: Env): Collectors => {
  if (METRICS !== 'loopback' && METRICS !== 'private') throw new Error('METRICS is loopback or private');
  return METRICS;
};

/** How long bots seem to think, in milliseconds. */
const paceOf = ({ BOT_PACE_MS = '900' }: Env): number => {
  const pace = Number(BOT_PACE_MS);
  if (!Number.isInteger(pace) || pace < 0) throw new Error('BOT_PACE_MS is a number of milliseconds');
  return pace;
};

/**
 * `PUBLIC_URL` is where the pages are, for links in notices. Webhooks on this very machine are for tests alone, and
 * nothing but the surroundings can allow them.
 */
export const noticesOf = ({ PUBLIC_URL = '', TEST_WEBHOOKS }: Env): NoticeOptions => {
  if (PUBLIC_URL && !/^https?:\/\/[^/]+\/?$/.test(PUBLIC_URL))
    throw new Error('PUBLIC_URL is like https://play.example.org');
  return { publicUrl: PUBLIC_URL.replace(/\/$/, ''), allowLoopback: TEST_WEBHOOKS === 'loopback' };
};

/** All that an app is made from but its games. */
export const appOptionsOf = async (env: Env) => {
  const [place, gate, socketHosts] = [placeOf(env), gateOf(env), socketHostsOf(env)];
  const [paceMs, notices, collectors] = [paceOf(env), noticesOf(env), collectorsOf(env)];
  const bus = await openBus(env);
  return { place, paceMs, notices, collectors, gate, socketHosts, bus, store: await openStore(env) };
};
