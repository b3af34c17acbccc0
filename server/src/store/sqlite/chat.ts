// What people have said, channel by channel.
import type { Line } from 'shared/protocol';
import type { NewLine } from '../Store.ts';
import type { Statements } from './sql.ts';

const LINE = `l.seq, l.id, l.player, coalesce(p.name, '') AS name, l.text, l.at`;
const FROM = 'FROM chat l LEFT JOIN players p ON p.id = l.player';

export const chatReads = ({ all }: Statements) => ({
  linesOf: (channel: string, before: number, most: number) =>
    all<Line>(
      `SELECT ${LINE} ${FROM} WHERE l.channel = ? AND l.seq < ? ORDER BY l.seq DESC LIMIT ?`,
      channel,
      before,
      most,
    ).reverse(),
});

export const chatWrites = ({ one, run }: Statements) => ({
  addLine: ({ id, channel, crew, player, text }: NewLine, most: number): Line => {
    const now = Date.now();
    // Numbered by the clock: a count of all lines would tell each reader how much others say where they cannot hear it.
    run(
      `INSERT INTO chat (seq, id, channel, crew, player, text, at)
         VALUES (max(?, coalesce((SELECT max(seq) FROM chat), 0) + 1), ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      now * 1000,
      id,
      channel,
      crew,
      player,
      text,
      now,
    );
    run(
      `DELETE FROM chat WHERE channel = ? AND seq <=
         (SELECT seq FROM chat WHERE channel = ? ORDER BY seq DESC LIMIT 1 OFFSET ?)`,
      channel,
      channel,
      most,
    );
    return one<Line>(`SELECT ${LINE} ${FROM} WHERE l.id = ?`, id)!;
  },
  removeLine: (channel: string, id: string, player: string | null): boolean =>
    run('DELETE FROM chat WHERE channel = ? AND id = ? AND (? IS NULL OR player = ?)', channel, id, player, player) > 0,
});
