// Several statements that are one change.
import type { Sql } from 'postgres';

/** All of them or none: the library's own type of a transaction lacks what a statement needs. */
export const together = <T>(sql: Sql, act: (tx: Sql) => Promise<T>): Promise<T> =>
  sql.begin((tx) => act(tx as unknown as Sql)) as Promise<T>;

/** Until the end of the transaction nobody else does what goes by this name: one counts what another has not yet written. */
export const alone = (tx: Sql, what: string) => tx`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`;
