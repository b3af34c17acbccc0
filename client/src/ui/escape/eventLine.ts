// One event told as a sentence, with its numbers named and what it points at on the map.
import type { Told } from 'shared/engine/events.ts';
import type { Step } from 'shared/protocol';
import { FORMS, type Params, type Part, parts } from 'shared/text';
import { EVENT_ARGS, EVENT_WHICH, whichOf } from 'shared/text/escapeEvents';
import type { Names } from './names.ts';

export type Line = {
  readonly key: string;
  readonly code: string;
  readonly parts: readonly Part[];
  /** Whose colour it has; -1 = New York's or nobody's. */
  readonly seat: number;
  /** What lights up on the map while it is read. */
  readonly spaces: readonly number[];
  readonly seats: readonly number[];
  /** Said in full only to those it concerns. */
  readonly secret: boolean;
  /** How many times in a row it happened. */
  readonly times: number;
};

type Namer = (value: number, names: Names, which: string) => string | number;
const listed = (mask: number, names: Names): string => {
  const list: string[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) list.push(names.seat(seat));
  return list.length === 0 ? names.word('log.nobody') : list.join(', ');
};
/** By what a number names. Whatever is not here is said as the number it is. */
const NAMERS: Readonly<Record<string, Namer>> = {
  seat: (n, names) => names.seat(n),
  seats: listed,
  card: (n, names) => names.card(n),
  held: (n, names) => names.held(n),
  tile: (n, names) => names.tile(n),
  marker: (n, names) => names.marker(n),
  enemy: (n, names) => names.enemy(n),
  boss: (n, names) => names.boss(n),
  event: (n, names) => names.event(n),
  ny: (n, names) => names.ny(n),
  timer: (n, names, which) => names.timer(n, which === 'red'),
  blue: (n, names) => names.objective(n),
  purple: (n, names) => names.objective(n),
  objective: (n, names) => names.objective(n),
  slot: (n) => n + 1,
};

/** A Roadblock's third number is a side, not a count. */
const ROADBLOCK = 'roadblock';

/** The line of an event; null where it says nothing to people. A longer tale (`.known`) is for those who were told it. */
export const lineOf = ([code, ...args]: Told, names: Names, key: string): Line | null => {
  const kinds = EVENT_ARGS[code] ?? [];
  const params: Record<string, string | number> = { code };
  const [spaces, seats]: [number[], number[]] = [[], []];
  let which = whichOf(code, args);
  kinds.forEach((what, i) => {
    const value = args[i];
    if (value === undefined) return;
    const [kind = '', hole = kind] = what.split(':');
    if (kind === 'which') which = EVENT_WHICH[code]?.[value] ?? String(value);
    if (kind === 'seat') seats.push(value);
    if (kind === 'space') {
      spaces.push(value);
      for (const form of FORMS) params[`${hole}${form}`] = names.space(value, form);
      return;
    }
    params[hole] = NAMERS[kind]?.(value, names, which) ?? value;
  });
  if (which === ROADBLOCK) params.direction = names.direction(args[2] ?? 0);
  const known = names.words[`log.${code}.known`];
  const secret = known !== undefined && args.length >= kinds.length;
  const sentence = (secret ? known : undefined) ?? names.words[`log.${code}.${which}`] ?? names.words[`log.${code}`];
  if (sentence === undefined) return null;
  const told = capital(parts(sentence, params as Params));
  // An Event or a Timer tile is New York's doing even though it has an owner.
  const acting = sentence.includes(`{${(kinds[0] ?? '').split(':').at(-1)}}`);
  const seat = acting && /^seat\b/.test(kinds[0] ?? '') ? (args[0] ?? -1) : -1;
  return { key, code, parts: told, seat, spaces, seats, secret, times: 1 };
};

/** What people did to the table itself; null for what the story does not need. */
export const rowLine = ({ seq, kind, seat, about = [] }: Step, names: Names): Line | null => {
  const sentence = names.words[`row.${kind}${kind === 'undo' && seat < 0 ? '.table' : ''}`];
  if (kind === undefined || sentence === undefined) return null;
  const told = capital(parts(sentence, { seat: names.seat(seat), n: about.length }));
  return { key: `${seq}.${kind}`, code: kind, parts: told, seat, spaces: [], seats: [], secret: false, times: 1 };
};

/** Sentences may begin with a thing's name, which is written small in the middle of one. */
const capital = (list: Part[]): Part[] => {
  const [first, ...rest] = list;
  if (first === undefined) return list;
  const up = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
  return [typeof first === 'string' ? up(first) : { strong: up(first.strong) }, ...rest];
};

export const textOf = (line: Line): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
