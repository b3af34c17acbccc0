// How the words are set: each language with its own quotation marks, and nothing that only a typewriter needs.
import { crew as deCrew } from 'shared/text/de/crew';
import { escape as deEscape } from 'shared/text/de/escape/index';
import { house as deHouse } from 'shared/text/de/house';
import { lobby as deLobby } from 'shared/text/de/lobby';
import { notices as deNotices } from 'shared/text/de/notices';
import { people as dePeople } from 'shared/text/de/people';
import { crew as enCrew } from 'shared/text/en/crew';
import { escape as enEscape } from 'shared/text/en/escape/index';
import { house as enHouse } from 'shared/text/en/house';
import { lobby as enLobby } from 'shared/text/en/lobby';
import { notices as enNotices } from 'shared/text/en/notices';
import { people as enPeople } from 'shared/text/en/people';
import { crew as itCrew } from 'shared/text/it/crew';
import { escape as itEscape } from 'shared/text/it/escape/index';
import { house as itHouse } from 'shared/text/it/house';
import { lobby as itLobby } from 'shared/text/it/lobby';
import { notices as itNotices } from 'shared/text/it/notices';
import { people as itPeople } from 'shared/text/it/people';
import { describe, expect, test } from 'vitest';

const WORDS = {
  en: [enEscape, enCrew, enHouse, enLobby, enNotices, enPeople],
  de: [deEscape, deCrew, deHouse, deLobby, deNotices, dePeople],
  it: [itEscape, itCrew, itHouse, itLobby, itNotices, itPeople],
} as const;
const QUOTES = { en: '“”', de: '„“', it: '«»' } as const;
type Language = keyof typeof WORDS;

/** What is wrong with how a sentence is set; empty where nothing is. */
const faults = (text: string, language: Language): string[] => {
  const [open = '', close = ''] = QUOTES[language];
  const foreign = [...'“”„«»'].filter((mark) => mark !== open && mark !== close);
  const count = (mark: string) => text.split(mark).length - 1;
  const found = {
    'a straight quotation mark': /["']/.test(text),
    'three dots for one sign': text.includes('...'),
    'two spaces': text.includes('  '),
    'a space at an edge': text !== text.trim(),
    'a breaking space before a mark': / [!?:;,.…]/.test(text),
    'another language’s quotation marks': foreign.some((mark) => text.includes(mark)),
    'a quotation without its other mark': count(open) !== count(close),
  };
  return Object.entries(found).flatMap(([fault, is]) => (is ? [fault] : []));
};

describe.each(Object.keys(WORDS) as Language[])('in %s', (language) => {
  test('every sentence is well set', () => {
    const all = WORDS[language].flatMap((words) => Object.entries(words));
    expect(all.length).toBeGreaterThan(900);
    expect(all.map(([key, text]) => [key, faults(text, language)]).filter(([, some]) => some?.length)).toEqual([]);
  });
});

test.each([
  ['de', 'Das "Lager"', 'a straight quotation mark'],
  ['en', 'One moment ...', 'three dots for one sign'],
  ['de', 'Einen Moment …', 'a breaking space before a mark'],
  ['it', 'Qui  c’è', 'two spaces'],
  ['it', 'Il tavolo “Uno”', 'another language’s quotation marks'],
  ['de', 'Die „Beeilung', 'a quotation without its other mark'],
] as const)('in %s “%s” has %s', (language, text, fault) => {
  expect(faults(text, language)).toContain(fault);
});
