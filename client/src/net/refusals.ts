// A refusal as words: what happened and what to do next.
import type { HouseKey } from 'shared/text';
import { notify } from '../ui/notices.tsx';
import { say } from '../words.ts';
import { ApiError } from './api.ts';

type Refusing = { refusal?: { code: string; reason?: string | null } };

/** `reason` turns a rule's code into a sentence where the game has one. */
const wordsFor = (error: unknown, reason: (code: string) => string | null): string => {
  const { refusal } = error as Refusing;
  const code = refusal?.code ?? (error instanceof ApiError ? error.code : null);
  if (code === null) return say('line.refused');
  return (refusal?.reason ? reason(refusal.reason) : null) ?? say(`refusal.${code}` as HouseKey);
};

export const tellRefusal = (error: unknown, reason: (code: string) => string | null = () => null): void =>
  notify(wordsFor(error, reason));
