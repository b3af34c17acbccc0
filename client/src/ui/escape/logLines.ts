// The log as lines: every event told becomes a sentence with its numbers named, grouped by turns.
import type { Told } from 'shared/engine/events.ts';
import type { Step } from 'shared/protocol';
import { type Params, type Part, parts } from 'shared/text';
import type { Names } from './names.ts';

export type Line = {
  readonly key: string;
  readonly parts: readonly Part[];
  /** Whose colour it has; -1 = New York's or nobody's. */
  readonly seat: number;
  /** The space it happened at, -1 = nowhere in particular. */
  readonly space: number;
};
export type Turn = { readonly n: number; readonly seat: number; readonly lines: readonly Line[] };

/** What the numbers of an event are, in order. A name after the colon is the hole they fill. */
const ARGS: Readonly<Record<string, readonly string[]>> = {
  first: ['seat'],
  turn: ['n', 'seat'],
  'recovered-all': ['seat', 'n'],
  chose: ['seat', 'card'],
  played: ['seat', 'card'],
  skipped: ['seat', 'card'],
  ability: ['seat', 'which'],
  moved: ['seat', 'space:from', 'space:to'],
  explored: ['seat', 'space', 'tile'],
  'poi-revealed': ['seat', 'space', 'tile'],
  'looked-at-poi': ['seat', 'space', 'tile'],
  marker: ['space', 'marker'],
  placed: ['which', 'space', 'n'],
  'block-destroyed': ['space:from', 'space:to'],
  'car-lost': ['seat'],
  consented: ['seat:driver', 'seats'],
  boarded: ['seat', 'seat:rider'],
  damaged: ['seat', 'space', 'enemy'],
  killed: ['seat', 'space', 'enemy'],
  tricked: ['space:from', 'space:to', 'enemy'],
  wounded: ['seat', 'n'],
  'lost-card': ['seat', 'card'],
  recovered: ['seat', 'card'],
  'drew-item': ['seat', 'held'],
  'discarded-item': ['seat', 'slot', 'held'],
  stole: ['seat', 'seat:victim', 'slot', 'held'],
  noise: ['n', 'n:noise', 'n:missions'],
  timer: ['which', 'n:kind'],
};
/** Sentences that differ by a number: code → the last part of the key. */
const WHICH: Readonly<Record<string, readonly string[]>> = {
  ability: ['fight', 'scout'],
  placed: ['prisoner', 'driver', 'cube', 'roadblock'],
  timer: ['black', 'red'],
};
export const KNOWN_CODES: readonly string[] = Object.keys(ARGS);

const seatsIn = (mask: number, names: Names): string => {
  const list: string[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) list.push(names.seat(seat));
  return list.length === 0 ? names.word('log.nobody') : list.join(', ');
};

type Read = { params: Record<string, string | number>; seat: number; space: number; which: number; told: number };
const read = ([code, ...args]: Told, names: Names): Read => {
  const found: Read = { params: { code }, seat: -1, space: -1, which: -1, told: args.length };
  (ARGS[code] ?? []).forEach((what, i) => {
    const value = args[i];
    if (value === undefined) return;
    const [kind = '', hole = kind] = what.split(':');
    if (kind === 'seat' && found.seat < 0 && hole === 'seat') found.seat = value;
    if (kind === 'space') found.space = value;
    if (kind === 'which') found.which = value;
    found.params[hole] = named(kind, value, names);
  });
  return found;
};
const named = (kind: string, value: number, names: Names): string | number => {
  if (kind === 'seat') return names.seat(value);
  if (kind === 'seats') return seatsIn(value, names);
  if (kind === 'space') return names.space(value);
  if (kind === 'card') return names.card(value);
  if (kind === 'held') return names.held(value);
  if (kind === 'tile') return names.tile(value);
  if (kind === 'marker') return names.marker(value);
  if (kind === 'enemy') return names.enemy(value);
  return value;
};

/** The line of an event; null where it says nothing to people. A longer tale (`.known`) is for those who were told it. */
export const lineOf = (told: Told, names: Names, key: string): Line | null => {
  const [code, ...args] = told;
  const { words } = names;
  const { params, seat, space, which } = read(told, names);
  const whole = args.length >= (ARGS[code]?.length ?? 0);
  if (code === 'placed' && which === 3) params.direction = names.direction(args[2] ?? 0);
  const keys = [
    ...(whole ? [`log.${code}.known`] : []),
    ...(which >= 0 ? [`log.${code}.${WHICH[code]?.[which] ?? which}`] : []),
    `log.${code}`,
  ];
  const sentence = keys.map((k) => words[k]).find((s) => s !== undefined);
  if (sentence === undefined) return null;
  return { key, parts: capital(parts(sentence, params as Params)), seat, space };
};

/** Sentences may begin with a thing's name, which is written small in the middle of one. */
const capital = (list: Part[]): Part[] => {
  const [first, ...rest] = list;
  if (first === undefined) return list;
  const up = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
  return [typeof first === 'string' ? up(first) : { strong: up(first.strong) }, ...rest];
};

/** The log, newest turn first, each turn's lines in their order. */
export const turnsOf = (log: readonly Step[], names: Names): Turn[] => {
  const turns: { n: number; seat: number; lines: Line[] }[] = [];
  let now = { n: 0, seat: -1, lines: [] as Line[] };
  for (const step of log)
    step.events.forEach((told, i) => {
      if (told[0] === 'turn') {
        if (now.lines.length > 0 || now.n > 0) turns.push(now);
        now = { n: told[1] ?? 0, seat: told[2] ?? -1, lines: [] };
        return;
      }
      const line = lineOf(told, names, `${step.seq}.${i}`);
      if (line) now.lines.push(line);
    });
  if (now.lines.length > 0 || now.n > 0) turns.push(now);
  return turns.reverse();
};

export const textOf = (line: Line): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
