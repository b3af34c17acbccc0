// What is asked, what somebody waits for, where a Boss is, and why something cannot be: a code and its numbers as a sentence.
import type { Question } from 'shared/engine/rules.ts';
import { BOSS_AT } from 'shared/games/escape/board/marks.ts';
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

/** Where a Boss is: in a space, or not on the map for one of these reasons. */
const NOT_HERE: Readonly<Record<number, string>> = {
  [BOSS_AT.beside]: 'ny.boss.away',
  [BOSS_AT.due]: 'ny.boss.due',
  [BOSS_AT.gone]: 'ny.boss.gone',
};
export const bossText = (space: number, names: Names): string =>
  names.filled(NOT_HERE[space] ?? 'ny.boss.at', { space: names.space(space) });
