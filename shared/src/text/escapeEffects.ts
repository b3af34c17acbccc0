// Printed effects in short words: what a card, an Item or a Building does, from its ops.
import type { Op } from '../games/escape/model/op.ts';
import { plain } from './format.ts';

/** A catalogue may be asked for a key that only a newer rule knows. */
export type Catalogue = Readonly<Record<string, string | undefined>>;

const ALL = 99;
/** What a printed verb may carry, whatever the verb: a new one is named by its key and its number. */
type Printed = Readonly<Record<string, unknown>> & { readonly op: string };

const variantsOf = (op: Printed): string[] => {
  const marks: string[] = [];
  if (op.n === ALL) marks.push('all');
  if (typeof op.range === 'number' && op.range > 0) marks.push('far');
  for (const mark of ['smash', 'quiet', 'manholes', 'place']) if (op[mark]) marks.push(mark);
  if (typeof op.to === 'string') marks.push(op.to);
  return marks;
};

export const effectText = (raw: Op, words: Catalogue): string => {
  const op = raw as Printed;
  if (Array.isArray(op.of)) {
    const [first = '', second = ''] = op.of.map((ops: readonly Op[]) => effectsText(ops, words));
    return plain(words['do.either'] ?? '', { first, second });
  }
  const keys = [...variantsOf(op).map((mark) => `do.${op.op}.${mark}`), `do.${op.op}`];
  const sentence = words[keys.find((key) => words[key] !== undefined) ?? ''] ?? '';
  return plain(sentence, { n: Number(op.n ?? op.steps ?? 1), range: Number(op.range ?? 0) });
};
export const effectsText = (ops: readonly Op[], words: Catalogue): string =>
  ops
    .map((op) => effectText(op, words))
    .filter((line) => line !== '')
    .join(' ');
