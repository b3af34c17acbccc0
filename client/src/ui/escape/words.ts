// The game's words in the reader's language: loaded with the game, changed with the language.
import { effect, signal } from '@preact/signals';
import type { Language } from 'shared/protocol';
import { type EscapeKey, type EscapeWords, type Params, plain } from 'shared/text';
import { language } from '../../words.ts';

/** A catalogue may be asked for a key that only a newer rule knows. */
export type Words = Readonly<Record<string, string | undefined>>;

const LOAD: Readonly<Record<Language, () => Promise<{ escape: EscapeWords }>>> = {
  en: () => import('shared/text/en/escape/index'),
  de: () => import('shared/text/de/escape/index'),
  it: () => import('shared/text/it/escape/index'),
};

export const words = signal<Words | null>(null);

effect(() => {
  const wanted = language.value;
  LOAD[wanted]().then(
    ({ escape }) => {
      if (language.peek() === wanted) words.value = escape;
    },
    () => {},
  );
});

/** A label of the panels. */
export const label = (key: EscapeKey, params?: Params): string => plain(words.value?.[key] ?? key, params);

/** The sentence of the first key that exists. */
export const firstOf = (catalogue: Words, ...keys: readonly string[]): string => {
  for (const key of keys) {
    const sentence = catalogue[key];
    if (sentence !== undefined) return sentence;
  }
  return keys[0] ?? '';
};
