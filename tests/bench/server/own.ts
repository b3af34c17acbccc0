// What each of the compared servers tells of itself when asked by a line: its processor time and its memory.
import { createInterface } from 'node:readline';

export type Own = {
  /** µs of all threads, and of the one that serves. */
  all: number;
  main: number;
  heap: number;
};

const own = (): Own => {
  const { user, system } = process.cpuUsage();
  const thread = process.threadCpuUsage();
  return { all: user + system, main: thread.user + thread.system, heap: process.memoryUsage().heapUsed };
};

/** Ends with whoever started it. */
export const tellOnRequest = (port: number): void => {
  console.log(`at ${port}`);
  createInterface(process.stdin)
    .on('line', () => console.log(`own ${JSON.stringify(own())}`))
    .on('close', () => process.exit(0));
};
