// One round of a crowd: so many answers a second for so long, and what they cost the server and the one who waits.
import type { Child } from '../../support/server/processes.ts';
import type { Crowd } from './crowd.ts';
import type { Own } from './own.ts';

export type Round = {
  answers: number;
  /** µs of the server's processor for an answer: all threads, and the one that serves. */
  cpu: number;
  cpuMain: number;
  /** ms until the reply. */
  p50: number;
  p99: number;
};

export const ownOf = async (server: Child): Promise<Own> => {
  server.said.length = 0;
  server.process.stdin!.write('\n');
  const [, json] = await server.hear(/^own (.*)$/);
  return JSON.parse(json!) as Own;
};

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** µs a second that a server takes with nobody answering: pings and the like. */
export type Idle = Pick<Own, 'all' | 'main'>;
export const idleOf = async (server: Child, seconds: number): Promise<Idle> => {
  const before = await ownOf(server);
  await pause(seconds * 1000);
  const after = await ownOf(server);
  return { all: (after.all - before.all) / seconds, main: (after.main - before.main) / seconds };
};

type Load = { rate: number; seconds: number; idle?: Idle };
/** What the server takes anyway is not the answers'. */
export const playRound = async (
  server: Child,
  { tables }: Crowd,
  { rate, seconds, idle = { all: 0, main: 0 } }: Load,
): Promise<Round> => {
  const busy = new Set<number>();
  const waits: number[] = [];
  const pending = new Set<Promise<void>>();
  const one = async (n: number) => {
    const actor = tables[n]!.actors.find((one) => one.isAsked());
    if (!actor) return;
    busy.add(n);
    const from = performance.now();
    try {
      await actor.answer();
      waits.push(performance.now() - from);
    } catch {
      // A game that is over, or a haste the server refused: not an answer.
    }
    busy.delete(n);
  };
  const before = await ownOf(server);
  const start = performance.now();
  for (let sent = 0, n = 0; performance.now() - start < seconds * 1000; n = (n + 1) % tables.length) {
    const due = ((performance.now() - start) / 1000) * rate;
    if (sent >= due) {
      await pause(1);
      continue;
    }
    if (busy.has(n)) {
      if (busy.size === tables.length) await pause(1);
      continue;
    }
    sent++;
    const done = one(n).finally(() => pending.delete(done));
    pending.add(done);
  }
  await Promise.all(pending);
  const after = await ownOf(server);
  const took = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN;
  return {
    answers: waits.length,
    cpu: (after.all - before.all - idle.all * took) / waits.length,
    cpuMain: (after.main - before.main - idle.main * took) / waits.length,
    p50: at(0.5),
    p99: at(0.99),
  };
};
