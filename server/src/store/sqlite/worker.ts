// The thread that owns the SQLite file. What arrived while a commit was under way is committed together; an outcome is
// told only after its COMMIT.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Ops, operations } from './ops.ts';
import { migrate } from './schema.ts';

/** `busyMs`: how long to wait for another process that is writing. */
export type Setup = { path: string; busyMs: number };
export type Call = { id: number; op: keyof Ops | 'close'; args: unknown[] };
export type Outcome = { id: number; value: unknown } | { id: number; error: string; certain: boolean };

/** Keeps one commit short enough that nobody waits long for it. */
const LARGEST_GROUP = 256;
const port = parentPort!;

const { path, busyMs } = workerData as Setup;
const db = new DatabaseSync(path, { timeout: busyMs });
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
migrate(db);
const { reads, writes } = operations(db);
// biome-ignore lint/complexity/noBannedTypes: looked up by name; the caller's side is typed by Ops
const ops: Record<string, Function> = { ...reads, ...writes };

const failed = (call: Call, error: unknown, certain = true): Outcome => ({
  id: call.id,
  error: error instanceof Error ? error.message : String(error),
  certain,
});

const perform = (call: Call): Outcome => {
  try {
    return { id: call.id, value: ops[call.op]!(...call.args) };
  } catch (error) {
    return failed(call, error);
  }
};

/** One call that fails takes back its own writes and no other's. */
const performApart = (call: Call): Outcome => {
  db.exec('SAVEPOINT one');
  const outcome = perform(call);
  if ('error' in outcome) db.exec('ROLLBACK TO one');
  db.exec('RELEASE one');
  return outcome;
};

const performTogether = (group: Call[]): Outcome[] => {
  if (group.every((call) => call.op in reads)) return group.map(perform);
  try {
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    return group.map((call) => failed(call, error));
  }
  try {
    const outcomes = group.map(performApart);
    db.exec('COMMIT');
    return outcomes;
  } catch (error) {
    // Still inside: rolled back, nothing was written. Outside: SQLite ended it by itself, and the disk knows how.
    const inside = db.isTransaction;
    if (inside) db.exec('ROLLBACK');
    return group.map((call) => failed(call, error, inside));
  }
};

port.on('message', (first: Call) => {
  const group = [first];
  while (group.length < LARGEST_GROUP) {
    const next = receiveMessageOnPort(port) as { message: Call } | undefined;
    if (!next) break;
    group.push(next.message);
  }
  const closing = group.find((call) => call.op === 'close');
  const calls = group.filter((call) => call.op !== 'close');
  const outcomes = calls.length ? performTogether(calls) : [];
  if (closing) {
    db.close();
    outcomes.push({ id: closing.id, value: null });
  }
  port.postMessage(outcomes);
  if (closing) port.close();
});

port.postMessage([]);
