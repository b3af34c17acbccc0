// What is asked, what somebody waits for, and why something cannot be: a code and its numbers as a sentence.
import type { Question } from 'shared/engine/rules.ts';
import { REVEALED } from 'shared/games/escape/views/public.ts';
import { FORMS, type Params, plain } from 'shared/text';
import type { Names } from './names.ts';
import { firstOf } from './words.ts';

const aboutParams = ({ about }: Pick<Question, 'about'>, names: Names): Params => ({
  n: about[0] ?? 1,
  seat: names.seat(about[0] ?? 0),
  enemy: names.enemy(about[1] ?? 0),
  card: names.card(about[0] ?? 0),
  ...Object.fromEntries(FORMS.map((form) => [`space${form}`, names.space(about[0] ?? 0, form)])),
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
