// Statements of one SQLite file, each prepared once.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

export const statements = (db: DatabaseSync) => {
  const known = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const found = known.get(text) ?? db.prepare(text);
    known.set(text, found);
    return found;
  };
  return {
    one: <T>(text: string, ...values: SQLInputValue[]) => (sql(text).get(...values) ?? null) as T | null,
    all: <T>(text: string, ...values: SQLInputValue[]) => sql(text).all(...values) as T[],
    /** Returns how many rows it changed. */
    run: (text: string, ...values: SQLInputValue[]) => Number(sql(text).run(...values).changes),
  };
};
export type Statements = ReturnType<typeof statements>;
