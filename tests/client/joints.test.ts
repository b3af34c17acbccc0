// Long words may be divided at their joints, and at no other place.

import { emptyView } from 'client/scene/preview.ts';
import { bound, divisible } from 'client/ui/escape/joints.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { escape as it } from 'shared/text/it/escape/index';
import { expect, test } from 'vitest';

const LANGUAGES = { en, de, it } as const;
const namesIn = (language: keyof typeof LANGUAGES) => namesFor(LANGUAGES[language], emptyView());

test('a long word gets its joints, the words beside it stay whole', () => {
  expect(divisible('Das Maschinenpistole hier', namesIn('de'))).toBe('Das Maschinen\u00ADpistole hier');
  expect(divisible('Machine Pistol', namesIn('en'))).toBe('Machine Pistol');
});

test.each(['en', 'de', 'it'] as const)('in %s every joint is of a word that some text says', (language) => {
  const texts = Object.entries(LANGUAGES[language]).filter(([key]) => key !== 'type.joints');
  const said = texts.map(([, text]) => text).join('\n');
  const words = namesIn(language).word('type.joints').split(' ').filter(Boolean);
  expect(words.filter((word) => !said.includes(word.replaceAll('|', '')))).toEqual([]);
});

/** From so many letters on a word may be wider than a card: names are set larger than what a card does. */
const LONG = { name: 10, does: 12 } as const;
const longWords = (language: keyof typeof LANGUAGES): string[] =>
  Object.entries(LANGUAGES[language]).flatMap(([key, text]) => {
    const place = key.startsWith('do.') ? 'does' : /^(card|held)\.[\w-]+$/.test(key) ? 'name' : null;
    const words = text.replace(/\{\w+\|?/g, ' ').match(/\p{L}+/gu) ?? [];
    return place === null ? [] : words.filter((word) => word.length >= LONG[place]);
  });
test.each(['en', 'de', 'it'] as const)('in %s every long word on a card or in the supply has a joint', (language) => {
  const names = namesIn(language);
  expect(longWords(language)).not.toEqual([]);
  expect(longWords(language).filter((word) => divisible(word, names) === word)).toEqual([]);
});

test('a number stays with its word, unless both are too long for a line', () => {
  expect(bound('Move 2. Reveal 1.')).toBe('Move\u00A02. Reveal\u00A01.');
  expect(bound('2 gehen. 1 aufdecken.')).toBe('2\u00A0gehen. 1 aufdecken.');
  expect(bound('3 Schaden, Reichweite 1.')).toBe('3\u00A0Schaden, Reichweite 1.');
});
