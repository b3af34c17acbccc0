// What people have said, channel by channel.
import type { Sql } from 'postgres';
import type { Line } from 'shared/protocol';
import type { Store } from '../Store.ts';
import { together } from './together.ts';

export const chat = (sql: Sql) => {
  const LINE = sql`
    l.seq, l.id, l.player, coalesce(p.name, '') AS name, l.text, l.at
    FROM chat l LEFT JOIN players p ON p.id = l.player`;
  return {
    addLine: ({ id, channel, crew, player, text }, most) =>
      together(sql, async (tx) => {
        const now = Date.now();
        // Numbered by the clock: a count of all lines would tell each reader how much others say where they cannot hear
        // it. At random within the millisecond, since other processes write too.
        await tx`
          INSERT INTO chat (seq, id, channel, crew, player, text, at) OVERRIDING SYSTEM VALUE
          VALUES (
            greatest(
              ${now * 1000}::bigint + floor(random() * 900)::bigint,
              (SELECT coalesce(max(seq), 0) + 1 FROM chat)
            ),
            ${id}, ${channel}, ${crew}, ${player}, ${text}, ${now}
          ) ON CONFLICT (id) DO NOTHING`;
        await tx`
          DELETE FROM chat WHERE channel = ${channel} AND seq <=
            (SELECT seq FROM chat WHERE channel = ${channel} ORDER BY seq DESC LIMIT 1 OFFSET ${most})`;
        const [line] = await tx<Line[]>`SELECT ${LINE} WHERE l.id = ${id}`;
        return line!;
      }),
    linesOf: async (channel, before, most) =>
      [
        ...(await sql<Line[]>`
          SELECT ${LINE} WHERE l.channel = ${channel} AND l.seq < ${before} ORDER BY l.seq DESC LIMIT ${most}`),
      ].reverse(),
    removeLine: async (channel, id, player) => {
      const gone = await sql`
        DELETE FROM chat WHERE channel = ${channel} AND id = ${id}
          AND (${player}::text IS NULL OR player = ${player}) RETURNING 1`;
      return gone.length > 0;
    },
  } satisfies Partial<Store>;
};
