// What a table has to do by itself, and when: a vote to count, a bot's move, an absent player's answer, a reminder, a
// stand-in. Says it, does nothing.
import type { AnyRules } from 'shared/games';
import type { Head } from '../store/Store.ts';
import type { Attendance } from './attendance.ts';
import { asksOf } from './knowledge.ts';
import { isDecided } from './votes.ts';

export type Alarm = { kind: 'vote' | 'bot' | 'remind' | 'stand-in' | 'absent'; seat: number; at: number };

/** The next thing to do; null = nothing, however long it takes. Whoever is here is neither reminded nor replaced. */
export const alarmOf = (
  rules: AnyRules,
  head: Head,
  attendance: Pick<Attendance, 'of'>,
  { now, minuteMs }: { now: number; minuteMs: number },
): Alarm | null => {
  if (isDecided(head)) return { kind: 'vote', seat: -1, at: now };
  const alarms: Alarm[] = [];
  for (const { seat } of asksOf(rules, head)) {
    const { player, bot } = head.seats[seat]!;
    if (bot) return { kind: 'bot', seat, at: now };
    const { present, since } = attendance.of(player);
    const from = Math.max(head.asked, present ? now : since);
    // What the rules answer for who is absent is answered after a minute: nobody's turn waits for it.
    if (!present && head.game && rules.absent?.(head.game, seat))
      alarms.push({ kind: 'absent', seat, at: from + minuteMs });
    const { remind, standIn } = head.settings;
    if (remind > 0 && !head.reminded) alarms.push({ kind: 'remind', seat, at: from + remind * minuteMs });
    if (standIn > 0) alarms.push({ kind: 'stand-in', seat, at: from + standIn * minuteMs });
  }
  return alarms.toSorted((a, b) => a.at - b.at)[0] ?? null;
};
