// The log as data: lines in groups, one for a hero's part of a turn and one for the New York Phase that follows it.
import type { Told } from 'shared/engine/events.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import type { Step } from 'shared/protocol';
import { type Line, lineOf, rowLine, textOf } from './eventLine.ts';
import type { Names } from './names.ts';

export type Group = {
  readonly key: string;
  /** The number of the turn, 0 before the first, -1 where the beginning is not known. */
  readonly n: number;
  /** Whose turn it is, -1 = nobody's yet. */
  readonly seat: number;
  /** Whether New York has the word. */
  readonly city: boolean;
  readonly lines: readonly Line[];
};
type Open = Omit<Group, 'lines'> & { lines: Line[] };

const UNKNOWN = -1;
/** What opens the New York Phase (Y1); within a turn it happens nowhere earlier. */
const PHASE: Told[0] = 'ny-discarded';

/** The rows that still hold: those taken back are as if they had never been. */
export const lasting = (log: readonly Step[]): readonly Step[] => {
  const gone = new Set(log.flatMap(({ kind, about = [] }) => (kind === 'undo' ? about : [])));
  return gone.size === 0 ? log : log.filter(({ seq }) => !gone.has(seq));
};
/** The story so far, as far as it holds. */
export const storyOf = (log: readonly Step[]): Told[] => lasting(log).flatMap(({ events }) => events);

/** The log, newest group first; each group's lines in their order. */
export const groupsOf = (log: readonly Step[], names: Names): Group[] => {
  const groups: Open[] = [];
  let now: Open = { key: '', n: UNKNOWN, seat: -1, city: false, lines: [] };
  const open = (next: Open): void => {
    if (now.lines.length > 0) groups.push(now);
    now = next;
  };
  for (const step of lasting(log)) {
    const row = rowLine(step, names);
    if (row) now.lines.push(row);
    step.events.forEach((told, i) => {
      const [code, ...args] = told;
      if (code === 'turn') {
        const [n = 0, seat = -1] = args;
        if (n === 1) now = { ...now, n: 0 };
        open({ key: `${n}`, n, seat, city: false, lines: [] });
        return;
      }
      if (code === PHASE && !now.city) open({ ...now, key: `${now.n}y`, city: true, lines: [] });
      const line = lineOf(told, names, `${step.seq}.${i}`);
      if (line) addTo(now.lines, line);
    });
  }
  open(now);
  // A turn that has only just begun is a heading already.
  if (now.lines.length === 0 && now.n > 0) groups.push(now);
  return groups.reverse();
};

/** The same thing again and again is one line with a count. */
const addTo = (lines: Line[], line: Line): void => {
  const last = lines.at(-1);
  if (last && last.secret === line.secret && textOf(last) === textOf(line))
    lines[lines.length - 1] = { ...line, times: last.times + 1 };
  else lines.push(line);
};

/** The place on the map a line leads to: where it happened, or where now is whom it tells of; -1 = nowhere. */
export const placeIn = ({ spaces, seats }: Pick<Line, 'spaces' | 'seats'>, { at }: Pick<EscapePublic, 'at'>): number =>
  spaces.at(-1) ?? at[seats[0] ?? -1] ?? -1;

/** The step a line tells of. */
export const seqOf = (line: Line): number => Number(line.key.split('.')[0]);

/** How many lines tell of what happened after this step. */
export const countSince = (groups: readonly Group[], seq: number): number =>
  groups.reduce((sum, { lines }) => sum + lines.filter((line) => seqOf(line) > seq).length, 0);

/** More than this is to be read in the log. */
const MOST = 8;
/** What the last step brought, to be said aloud. */
export const spokenOf = (log: readonly Step[], names: Names): string =>
  groupsOf(log.slice(-1), names)
    .toReversed()
    .flatMap(({ lines }) => lines)
    .slice(-MOST)
    .map(textOf)
    .join(' ');
