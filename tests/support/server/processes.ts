// Processes that tests start, stop and kill: the server, and clients apart from it. All of them end with the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export type Child = {
  process: ChildProcess;
  /** Everything it said so far. */
  said: string[];
  /** What it said on its other channel: warnings and errors. */
  complained: string[];
  /** Waits for a line that fits; what has been said already counts. */
  hear(pattern: RegExp, ms?: number): Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end; returns the exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Runs a file of this folder by the Node that runs the test. */
export const run = (file: string, env: Record<string, string> = {}, args: string[] = []): Child => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const said: string[] = [];
  const complained: string[] = [];
  createInterface(child.stderr!).on('line', (line) => {
    complained.push(line);
    console.error(line);
  });
  const listeners = new Set<() => void>();
  createInterface(child.stdout!).on('line', (line) => {
    said.push(line);
    for (const listener of listeners) listener();
  });
  const hear = (pattern: RegExp, ms = 30_000) =>
    new Promise<RegExpExecArray>((heard, fail) => {
      const timer = setTimeout(() => {
        listeners.delete(look);
        fail(new Error(`${file} never said ${pattern}: ${said.join('\n')}`));
      }, ms);
      const look = () => {
        const match = said.map((line) => pattern.exec(line)).find((one) => one !== null);
        if (!match) return;
        clearTimeout(timer);
        listeners.delete(look);
        heard(match);
      };
      listeners.add(look);
      look();
    });
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return { process: child, said, complained, hear, end };
};

export type ServerProcess = Child & { url: string; port: number };

/** The server with the toy, on a folder of data; port 0 is a free one. */
export const startServer = async (
  folder: string,
  port = 0,
  env: Record<string, string> = {},
): Promise<ServerProcess> => {
  const child = run('./main.ts', { DATA_DIR: folder, PORT: String(port), ...env });
  const [, url] = await child.hear(/(http:\S+)$/);
  return { ...child, url: url!, port: Number(new URL(url!).port) };
};
