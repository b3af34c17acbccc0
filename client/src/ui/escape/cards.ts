// The face of an Action card: its effects in words, what it is mostly for, and its Noise.
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { localOf } from 'shared/games/escape/model/names.ts';
import type { Op } from 'shared/games/escape/model/op.ts';
import { effectsText, effectText } from 'shared/text/escapeEffects';
import type { IconName } from '../icons.tsx';
import type { Names } from './names.ts';

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

const SPECIALS_FROM = 8;

/** The effects a card lets its player choose between, if it does. */
export const branchesOf = (card: number, names: Names): readonly string[] => {
  for (const op of ACTION_CARDS[card]?.ops ?? [])
    if (op.op === 'either') return op.of.map((ops) => effectsText(ops, names.words));
  return [];
};

/** The card's own sentence, for reading at leisure. */
export const cardText = (card: number, names: Names): string =>
  names.words[`card.${ACTION_CARDS[card]?.id}.text`] ?? '';

const MAINLY: readonly (readonly [RegExp, IconName, Face['tone']])[] = [
  [/^rob|^steal/, 'steal', 'special'],
  [/^damage|^shoot/, 'fight', 'fight'],
  [/^trick/, 'trick', 'trick'],
  [/^recover/, 'recover', 'help'],
  [/^look/, 'look', 'help'],
  [/^item|^draw|^keepItem/, 'item', 'help'],
  [/^move|^jump/, 'move', 'move'],
];
/** An effect to choose from counts as what its branches do. */
const flat = (ops: readonly Op[]): readonly Op[] => ops.flatMap((op) => (op.op === 'either' ? op.of.flat() : [op]));
const mainly = (printed: readonly Op[]): readonly [IconName, Face['tone']] => {
  const ops = flat(printed);
  for (const [verb, icon, tone] of MAINLY) if (ops.some(({ op }) => verb.test(op))) return [icon, tone];
  return ['special', 'special'];
};

/** Whether every effect has a short way to say it; otherwise the card's own rules text says it whole. */
const isSayable = (ops: readonly Op[], names: Names): boolean =>
  ops.every(
    (op) => effectText(op, names.words) !== '' && (op.op !== 'either' || op.of.every((one) => isSayable(one, names))),
  );

export const faceFor = (card: number, names: Names): Face => {
  const printed = ACTION_CARDS[card];
  const ops = printed?.ops ?? [];
  const [icon, tone] = mainly(ops);
  const isSpecial = localOf(card) >= SPECIALS_FROM;
  return {
    card,
    name: names.card(card),
    icon,
    tone: isSpecial ? 'special' : tone,
    lines: isSayable(ops, names) ? ops.map((op) => effectText(op, names.words)) : [cardText(card, names)],
    clear: ops.some((op) => 'clear' in op && op.clear === true),
    noise: printed?.noise ?? 0,
  };
};
