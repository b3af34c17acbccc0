// A window of free acts in which there is nothing to do.
import type { Question } from 'shared/engine/rules.ts';
import { actOf } from './acts.ts';

/** Possible wherever something is asked, but never the reason for a question (T13). */
const isIdle = (name: string): boolean => name === 'abandon-car';

/** The option that passes a window with nothing in it; null where there is something to think about. */
export const emptyPass = (question: Question | null): number | null => {
  if (question?.why !== 'free-acts') return null;
  const pass = question.options.find(({ kind }) => kind === 'pass');
  const rest = question.options.filter((option) => option !== pass);
  const isEmpty = rest.every((option) => isIdle(actOf(option)?.name ?? ''));
  return pass && isEmpty ? pass.id : null;
};
