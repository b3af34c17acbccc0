// Appends, in groups: what arrives while one statement is under way goes out together in the next, as one commit.
import type { Sql } from 'postgres';
import { type Append, StoreFailed } from '../Store.ts';
import { newNotices } from './outbox.ts';
import { settled } from './outcome.ts';

type Outcome = 'done' | 'refused';
type Waiting = { append: Append; resolve(outcome: Outcome): void; reject(error: unknown): void };

/** Keeps one commit short enough that nobody waits long for it. */
const LARGEST_GROUP = 256;
/** A slow commit must not hold up all others. */
const MOST_AT_ONCE = 2;

/** One statement, so one commit: the head moves on from exactly the one before, under the present epoch, or not at all. */
const write = (sql: Sql, appends: readonly Append[]): Promise<Set<string>> =>
  settled(async () => {
    const column = <T>(of: (append: Append) => T) => appends.map(of);
    const told = appends.flatMap(({ table, notices = [] }) => notices.map((notice) => ({ notice, cause: table })));
    const done = await sql<{ table_id: string }[]>`
      WITH batch AS (
        SELECT * FROM unnest(
          ${column((one) => one.table)}::text[], ${column((one) => one.epoch)}::int[],
          ${column((one) => one.row.seq)}::int[], ${column((one) => JSON.stringify(one.row))}::text[],
          ${column((one) => JSON.stringify(one.head))}::text[], ${column((one) => JSON.stringify(one.card))}::text[],
          ${column((one) => one.head.settings.name)}::text[], ${column((one) => one.due)}::bigint[]
        ) AS batch (table_id, epoch, seq, row, head, card, name, due)
      ), moved AS (
        UPDATE heads SET seq = batch.seq, head = batch.head, due = batch.due FROM batch
        WHERE heads.table_id = batch.table_id AND heads.epoch = batch.epoch AND heads.seq = batch.seq - 1
        RETURNING batch.*
      ), logged AS (
        INSERT INTO log (table_id, seq, row) SELECT table_id, seq, row FROM moved
      ), shown AS (
        UPDATE tables SET card = moved.card, name = moved.name FROM moved
        WHERE tables.id = moved.table_id AND (tables.card <> moved.card OR tables.name <> moved.name)
      )${told.length ? sql`, told AS (${newNotices(sql, told, sql`cause IN (SELECT table_id FROM moved)`)})` : sql``}
      SELECT table_id FROM moved`;
    return new Set(done.map((row) => row.table_id));
  });

export const appending = (sql: Sql): ((append: Append) => Promise<Outcome>) => {
  let waiting: Waiting[] = [];
  const busy = new Set<string>();
  let running = 0;
  let isDue = false;

  /** The next group: a table at most once, and never while another of its appends is under way. */
  const nextGroup = (): Waiting[] => {
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of waiting) {
      const { table } = one.append;
      if (group.length >= LARGEST_GROUP || busy.has(table)) rest.push(one);
      else {
        busy.add(table);
        group.push(one);
      }
    }
    waiting = rest;
    return group;
  };

  const perform = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const done = await write(
        sql,
        group.map((one) => one.append),
      );
      for (const one of group) one.resolve(done.has(one.append.table) ? 'done' : 'refused');
    } catch (error) {
      // One that cannot be written takes nothing from the others.
      if (group.length > 1 && error instanceof StoreFailed) for (const one of group) await perform([one]);
      else for (const one of group) one.reject(error);
    }
  };

  const pump = (): void => {
    while (running < MOST_AT_ONCE) {
      const group = nextGroup();
      if (group.length === 0) return;
      running++;
      void perform(group).finally(() => {
        running--;
        for (const one of group) busy.delete(one.append.table);
        pump();
      });
    }
  };

  return (append) =>
    new Promise<Outcome>((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      // What is asked in the same turn of the loop goes together, also when nothing is under way.
      if (isDue) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        pump();
      });
    });
};
