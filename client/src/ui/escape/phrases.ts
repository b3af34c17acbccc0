// What is asked, what an answer says and why something cannot be: a code and its numbers as a sentence.
import type { Described, Question } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { type EscapePublic, REVEALED } from 'shared/games/escape/views/public.ts';
import { type Params, plain } from 'shared/text';
import type { Names } from './names.ts';
import { firstOf } from './words.ts';

type Facts = {
  readonly names: Names;
  readonly view: EscapePublic;
  readonly mine: EscapeMine | null;
  /** The effects of the card being played, where it offers several. */
  readonly branches: readonly string[];
};

const SLOTS = 3;
const numberOf = (value: number | string | undefined): number => (typeof value === 'number' ? value : 0);

/** A card of one's own supply by its face, of another's by its back, unless that face was seen. */
const cardIn = ({ names, view, mine }: Facts, seat: number, slot: number): string => {
  if (mine !== null && seat === mine.seat) {
    const card = mine.supply[slot];
    return card === undefined ? names.word('option.item.new') : names.held(card);
  }
  const known = mine?.known ?? [];
  for (let i = 0; i < known.length; i += 3)
    if (known[i] === seat && known[i + 1] === slot) return names.held(known[i + 2] ?? 0);
  return names.back(view.supply[seat * SLOTS + slot] ?? 0);
};

/** Counted from nought inside, from one for people. */
const FROM_NOUGHT: ReadonlySet<string> = new Set(['slot', 'branch', 'objective', 'act']);

const paramsOf = (option: Described, facts: Facts): Params => {
  const { names, mine } = facts;
  const params: Record<string, string | number> = { n: 1 };
  let first = true;
  for (const [field, value] of Object.entries(option)) {
    if (field === 'id' || field === 'kind' || typeof value !== 'number') continue;
    if (first) params.n = FROM_NOUGHT.has(field) ? value + 1 : value;
    first = false;
    if (field === 'space') params.space = names.space(value);
    else if (field === 'card') params.card = names.card(value);
    else if (field === 'seat') params.seat = names.seat(value);
    else if (field === 'enemy') params.enemy = names.enemy(value);
    else if (field === 'held') params.what = names.held(value);
    else if (field === 'slot') params.what = cardIn(facts, numberOf(option.seat ?? mine?.seat), value);
    else params[field] = value;
  }
  return params;
};

const upperFirst = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** An option in words. One that no catalogue knows still gets a name to press. */
export const optionText = (option: Described, why: string, facts: Facts): string => {
  if (option.kind === 'branch') {
    const branch = facts.branches[numberOf(option.branch)];
    if (branch) return branch;
  }
  const { words } = facts.names;
  const sentence = firstOf(words, `option.${option.kind}@${why}`, `option.${option.kind}`, 'option.other');
  return upperFirst(plain(sentence, paramsOf(option, facts)));
};

export const optionHint = (option: Described, why: string, { names: { words } }: Facts): string =>
  plain(words[`option.${option.kind}@${why}.hint`] ?? words[`option.${option.kind}.hint`] ?? '');

const aboutParams = ({ about }: Pick<Question, 'about'>, names: Names): Params => ({
  n: about[0] ?? 1,
  seat: names.seat(about[0] ?? 0),
  enemy: names.enemy(about[1] ?? 0),
  card: names.card(about[0] ?? 0),
  space: names.space(about[0] ?? 0),
});

/** What is asked of oneself. */
export const askText = (question: Pick<Question, 'why' | 'about'>, names: Names): string =>
  plain(firstOf(names.words, `ask.${question.why}`, 'ask.other'), aboutParams(question, names));

/** What somebody else is busy with. */
export const waitText = (question: Pick<Question, 'why' | 'about'>, names: Names): string =>
  plain(firstOf(names.words, `wait.${question.why}`, 'wait.other'), aboutParams(question, names));

export const reasonText = (reason: string, { words }: Names): string | null => {
  const sentence = words[`reason.${reason}`];
  return sentence === undefined ? null : plain(sentence);
};

/** A face-up card of the supply, -1 for a back. */
export const faceOf = (shown: number): number => (shown >= REVEALED ? shown - REVEALED : -1);
