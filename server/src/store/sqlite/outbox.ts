// Notices that wait for their time, and whoever has taken one to deliver it.
import type { ClaimedNotice, Notice } from '../Store.ts';
import type { Statements } from './sql.ts';

type Json = string;
export type NoticeText = Omit<Notice, 'body'> & { body: Json };
export type ClaimedText = Omit<ClaimedNotice, 'body'> & { body: Json };

/** Part of the change that causes them: there with it or not at all. */
export const addNotices = ({ run }: Statements, notices: readonly NoticeText[]): void => {
  for (const { id, due, kind, crew, body, optional } of notices) {
    run(
      `INSERT INTO outbox (id, due, kind, crew, body, claim, tries)
       SELECT ?, ?, ?, ?, ?, 0, 0 WHERE ? = 0 OR EXISTS (SELECT 1 FROM crews WHERE id = ? AND webhook <> '')
       ON CONFLICT (id) DO UPDATE SET due = excluded.due, kind = excluded.kind, crew = excluded.crew,
         body = excluded.body, claim = claim + 1, tries = 0`,
      id,
      due,
      kind,
      crew,
      body,
      optional ? 1 : 0,
      crew,
    );
  }
};

export const outboxOps = (sql: Statements) => {
  const { one, all, run } = sql;
  return {
    addNotices: (notices: NoticeText[]): void => addNotices(sql, notices),
    claimNotices: (ms: number, most: number): ClaimedText[] => {
      const now = Date.now();
      return all<{ id: string }>('SELECT id FROM outbox WHERE due <= ? ORDER BY due LIMIT ?', now, most).map(
        ({ id }) =>
          one<ClaimedText>(
            `UPDATE outbox SET due = ?, claim = claim + 1, tries = tries + 1 WHERE id = ?
             RETURNING id, due, kind, crew, body, claim, tries`,
            now + ms,
            id,
          )!,
      );
    },
    finishNotice: (id: string, claim: number): void => {
      run('DELETE FROM outbox WHERE id = ? AND claim = ?', id, claim);
    },
    postponeNotice: (id: string, claim: number, due: number): void => {
      run('UPDATE outbox SET due = ? WHERE id = ? AND claim = ?', due, id, claim);
    },
  };
};
