// The face of an Action card: its effects in words, what it is mostly for, and its Noise.
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { localOf } from 'shared/games/escape/model/names.ts';
import type { Op } from 'shared/games/escape/model/op.ts';
import { plain } from 'shared/text';
import type { IconName } from '../icons.tsx';
import type { Names } from './names.ts';
import { firstOf } from './words.ts';

export type Face = {
  readonly card: number;
  readonly name: string;
  readonly icon: IconName;
  readonly tone: 'move' | 'fight' | 'trick' | 'help' | 'special';
  readonly lines: readonly string[];
  /** It needs a space without Enemies. */
  readonly clear: boolean;
  readonly noise: number;
};

const ALL = 99;
const SPECIALS_FROM = 8;
/** What a printed verb may carry, whatever the verb: a new one is named by its key and its number. */
type Printed = Readonly<Record<string, unknown>> & { readonly op: string };

const variantOf = (op: Printed): string[] => {
  const marks: string[] = [];
  if (op.n === ALL) marks.push('all');
  if (typeof op.range === 'number' && op.range > 0) marks.push('far');
  if (op.smash) marks.push('smash');
  if (op.quiet) marks.push('quiet');
  return marks;
};

export const effectText = (raw: Op, names: Names): string => {
  const op = raw as Printed;
  const { words } = names;
  if (Array.isArray(op.of)) {
    const [first = '', second = ''] = op.of.map((ops: readonly Op[]) => effectsText(ops, names));
    return plain(firstOf(words, 'do.either'), { first, second });
  }
  const keys = [...variantOf(op).map((mark) => `do.${op.op}.${mark}`), `do.${op.op}`];
  const known = keys.find((key) => words[key] !== undefined);
  if (known === undefined) return '';
  const n = Number(op.n ?? op.steps ?? 1);
  return plain(words[known] ?? '', { n, range: Number(op.range ?? 0), what: String(op.what ?? '') });
};
export const effectsText = (ops: readonly Op[], names: Names): string =>
  ops
    .map((op) => effectText(op, names))
    .filter((line) => line !== '')
    .join(' ');

/** The effects a card lets its player choose between, if it does. */
export const branchesOf = (card: number, names: Names): readonly string[] => {
  for (const op of ACTION_CARDS[card]?.ops ?? [])
    if (op.op === 'either') return op.of.map((ops) => effectsText(ops, names));
  return [];
};

const MAINLY: readonly (readonly [RegExp, IconName, Face['tone']])[] = [
  [/^damage|^either|^shoot/, 'fight', 'fight'],
  [/^trick/, 'trick', 'trick'],
  [/^recover/, 'recover', 'help'],
  [/^look/, 'look', 'help'],
  [/^item|^draw/, 'item', 'help'],
  [/^rob|^steal/, 'steal', 'special'],
  [/^move/, 'move', 'move'],
];
const mainly = (ops: readonly Op[]): readonly [IconName, Face['tone']] => {
  for (const [verb, icon, tone] of MAINLY) if (ops.some(({ op }) => verb.test(op))) return [icon, tone];
  return ['special', 'special'];
};

export const faceFor = (card: number, names: Names): Face => {
  const printed = ACTION_CARDS[card];
  const ops = printed?.ops ?? [];
  const [icon, tone] = mainly(ops);
  const isSpecial = localOf(card) >= SPECIALS_FROM;
  return {
    card,
    name: names.card(card),
    icon: isSpecial && tone !== 'fight' ? 'special' : icon,
    tone: isSpecial ? 'special' : tone,
    lines: ops.map((op) => effectText(op, names)).filter((line) => line !== ''),
    clear: ops.some((op) => op.op === 'move' && op.clear === true),
    noise: printed?.noise ?? 0,
  };
};
