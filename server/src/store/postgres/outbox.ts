// Notices that wait for their time, and whoever has taken one to deliver it.
import type { Fragment, Sql } from 'postgres';
import type { ClaimedNotice, Notice, Store } from '../Store.ts';

type Claimed = Omit<ClaimedNotice, 'body'> & { body: string };
/** Times are the database's: clocks of processes may differ. */
const now = (sql: Sql) => sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** An insert of all that still fit when it runs: `only` says of which cause. */
export const newNotices = (
  sql: Sql,
  all: readonly { notice: Notice; cause: string }[],
  only: Fragment = sql`true`,
): Fragment => {
  // One statement may not touch a row twice: the last of an id is the one that counts.
  const last = [...new Map(all.map((one) => [one.notice.id, one])).values()];
  const column = <T>(of: (notice: Notice) => T) => last.map(({ notice }) => of(notice));
  return sql`
    INSERT INTO outbox (id, due, kind, crew, body, claim, tries)
    SELECT id, due, kind, crew, body, 0, 0 FROM unnest(
      ${last.map(({ cause }) => cause)}::text[],
      ${column(({ id }) => id)}::text[], ${column(({ due }) => due)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ crew }) => crew)}::text[], ${column(({ body }) => JSON.stringify(body))}::text[],
      ${column(({ optional }) => (optional ? 1 : 0))}::int[]
    ) AS wish (cause, id, due, kind, crew, body, optional)
    WHERE ${only}
      AND (optional = 0 OR EXISTS (SELECT 1 FROM crews WHERE crews.id = wish.crew AND crews.webhook <> ''))
    ON CONFLICT (id) DO UPDATE SET due = excluded.due, kind = excluded.kind, crew = excluded.crew,
      body = excluded.body, claim = outbox.claim + 1, tries = 0`;
};

export const outbox = (sql: Sql) =>
  ({
    addNotices: async (notices) => {
      if (notices.length)
        await newNotices(
          sql,
          notices.map((notice) => ({ notice, cause: '' })),
        );
    },
    claimNotices: async (ms, most) => {
      const claimed = await sql<Claimed[]>`
        UPDATE outbox SET due = ${now(sql)} + ${ms}, claim = claim + 1, tries = tries + 1
        WHERE id IN (
          SELECT id FROM outbox WHERE due <= ${now(sql)} ORDER BY due LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        RETURNING id, due, kind, crew, body, claim, tries`;
      return claimed.map((one) => ({ ...one, body: JSON.parse(one.body) }));
    },
    finishNotice: async (id, claim) => {
      await sql`DELETE FROM outbox WHERE id = ${id} AND claim = ${claim}`;
    },
    postponeNotice: async (id, claim, due) => {
      await sql`UPDATE outbox SET due = ${due} WHERE id = ${id} AND claim = ${claim}`;
    },
  }) satisfies Partial<Store>;
