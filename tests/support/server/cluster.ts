// Two processes of one house, with a proxy in front, on a real PostgreSQL and a real Redis.
import { openPostgres } from 'server/store/postgres.ts';
import type { Row } from 'server/store/Store.ts';
import { inject } from 'vitest';
import { type Database, freshDatabase } from '../services/database.ts';
import { type ServerProcess, startServer } from './processes.ts';
import { type Proxy, startProxy } from './proxy.ts';

export const NAMES = ['left', 'right'] as const;
export type Name = (typeof NAMES)[number];
export type Cluster = {
  proxy: Proxy;
  database: Database;
  processes: Record<Name, ServerProcess>;
  /** Starts one again, under its name and port. */
  restart(name: Name): Promise<void>;
  /** Whose clients these rooms are. */
  holderOf(url: { connection: { url?: string } }): Name;
  log(table: string): Promise<Row[]>;
  stop(): Promise<void>;
};
export type ClusterOptions = { leaseMs?: number; redis?: string; postgres?: string; env?: Record<string, string> };

export const startCluster = async (options: ClusterOptions = {}): Promise<Cluster> => {
  const { leaseMs = 3000, redis = inject('redis'), postgres = inject('postgres') } = options;
  const database = await freshDatabase(postgres);
  const start = (name: Name, port = 0) =>
    startServer('', port, {
      DATABASE_URL: database.url,
      REDIS_URL: redis,
      PROCESS_NAME: name,
      LEASE_MS: String(leaseMs),
      ...options.env,
    });
  const [left, right] = await Promise.all(NAMES.map((name) => start(name)));
  const processes = { left: left!, right: right! };
  const proxy = await startProxy({ left: left!.port, right: right!.port });
  return {
    proxy,
    database,
    processes,
    restart: async (name) => {
      processes[name] = await start(name, processes[name].port);
    },
    holderOf: (room) => NAMES.find((name) => room.connection.url?.includes(`/${name}/`))!,
    log: async (table) => {
      const store = await openPostgres(database.url);
      const rows = await store.rows(table, 0, 1_000_000);
      await store.close();
      return rows;
    },
    stop: async () => {
      proxy.close();
      await Promise.all(Object.values(processes).map((one) => one.end('SIGKILL')));
      await database.drop();
    },
  };
};
