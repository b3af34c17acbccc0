// A PostgreSQL and a Redis of the tests' own: free ports, temporary folders, gone when the tests are.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programs } from './programs.ts';

/** PostgreSQL refuses to run as root; this user may do nothing else. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const listening = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });

export type Service = {
  url: string;
  port: number;
  /** Ends it as a power cut would; what it had on disk stays. */
  crash(): Promise<void>;
  /** Starts it again where it was. */
  again(): Promise<void>;
  stop(): Promise<void>;
};

const spawned = async (program: string, args: string[], port: number, folder: string): Promise<ChildProcess> => {
  const child = spawn(program, args, { ...NOBODY, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(-4000);
  });
  for (const end = Date.now() + 60_000; !(await listening(port)); ) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${program} does not start: ${said}`);
    await new Promise((next) => setTimeout(next, 30));
  }
  return child;
};

const endOf = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

const serve = async (
  program: string,
  args: string[],
  port: number,
  folder: string,
): Promise<Omit<Service, 'url' | 'port'>> => {
  let child = await spawned(program, args, port, folder);
  return {
    crash: () => endOf(child, 'SIGKILL'),
    again: async () => {
      child = await spawned(program, args, port, folder);
    },
    stop: async () => {
      // To PostgreSQL: end the sessions and yourself, at once but in order.
      await endOf(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const folderOf = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `fire-escape-${name}-`));
  chmodSync(folder, 0o700);
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  return folder;
};

export const startPostgres = async ({ initdb, postgres }: Programs): Promise<Service> => {
  const folder = folderOf('postgres');
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (NOBODY.uid) chownSync(data, NOBODY.uid, NOBODY.gid);
  const made = spawnSync(initdb, ['-D', data, '-A', 'trust', '-U', 'house', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...NOBODY,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  // A process that dies takes nothing from the system's own buffers: only a machine would, and none does here.
  const quick = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...quick];
  return { url: `postgres://house@127.0.0.1:${port}/postgres`, port, ...(await serve(postgres, args, port, folder)) };
};

export const startRedis = async ({ redis }: Programs): Promise<Service> => {
  const folder = folderOf('redis');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return { url: `redis://127.0.0.1:${port}`, port, ...(await serve(redis, args, port, folder)) };
};
