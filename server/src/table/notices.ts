// What a change of a table makes known outside it: written with the change, so that it is told once or not at all.
import type { AnyRules } from 'shared/games';
import type { Head, Notice, Row, TableMeta } from '../store/Store.ts';
import { asksOf } from './knowledge.ts';

type Told = Omit<Notice, 'crew' | 'optional'>;

/** The people who are asked, bots and those a bot stands in for aside. */
export const awaitedOf = (rules: AnyRules, head: Head): Set<string> => {
  const holders = asksOf(rules, head).map(({ seat }) => head.seats[seat]!);
  return new Set(holders.filter(({ player, bot }) => player !== '' && !bot).map(({ player }) => player));
};

/** `turns`: when a turn is told that begins now; whoever has answered by then, or is there, need not be told. */
export const noticesOf = (
  rules: AnyRules,
  { id: table, crew }: TableMeta,
  { before, after, row }: { before: Head; after: Head; row: Row },
  { now, turns }: { now: number; turns: number },
): Notice[] => {
  const was = awaitedOf(rules, before);
  const told: Told[] = [...awaitedOf(rules, after)]
    .filter((player) => !was.has(player))
    .map((player) => ({ id: `turn/${table}/${player}`, due: turns, kind: 'turn', body: { table, player } }));
  if (row.kind === 'remind' || row.kind === 'nudge') {
    const body = { table, name: after.settings.name, player: after.seats[row.seat]!.player, by: row.player };
    told.push({ id: `${row.kind}/${table}/${row.seq}`, due: now, kind: row.kind, body });
  }
  if (before.phase === 'playing' && after.phase === 'over')
    told.push({ id: `end/${table}`, due: now, kind: 'end', body: { table } });
  return told.map((notice) => ({ ...notice, crew, optional: true }));
};
