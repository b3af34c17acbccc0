// The log in sentences: a place's name stands in the form that its sentence needs, and nothing is said twice or left out.
import { lineOf, textOf } from 'client/ui/escape/eventLine.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import { optionText } from 'client/ui/escape/optionText.ts';
import { askText, bossText } from 'client/ui/escape/phrases.ts';
import type { Told } from 'shared/engine';
import { SPACES, spaceAt } from 'shared/games/escape/board/map.ts';
import { BOSS_AT } from 'shared/games/escape/board/marks.ts';
import { BOSS_CARDS } from 'shared/games/escape/content/bosses.ts';
import { TILES, tileNumber } from 'shared/games/escape/content/tiles.ts';
import { BOSSES } from 'shared/games/escape/model/names.ts';
import { formOf } from 'shared/text';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

const LANGUAGES = { en, de, it } as const;
type Language = keyof typeof LANGUAGES;

const STREET = spaceAt(6, 2);
const LIBRARY = spaceAt(6, 3);
const PARK = spaceAt(10, 3);
const POI = spaceAt(7, 0);
const THEATER = spaceAt(3, 1);
const tile = new Array<number>(SPACES).fill(0);
tile[STREET] = TILES.findIndex(({ id }) => id === 'street');
tile[LIBRARY] = tileNumber('library');
tile[THEATER] = tileNumber('the-theater');
const namesIn = (language: Language) => namesFor(LANGUAGES[language], { hero: [0, 1, 2, 3], tile });
const said = (language: Language, ...told: Told) => textOf(lineOf(told, namesIn(language), '1.0')!);

test.each([
  ['en', LIBRARY, 'Snake goes to the Library.'],
  ['de', LIBRARY, 'Snake geht zur Bücherei.'],
  ['it', LIBRARY, 'Jena va alla Biblioteca.'],
  ['de', STREET, 'Snake geht zur 42nd & 6th.'],
  ['it', STREET, 'Jena va alla 42nd & 6th.'],
  ['de', PARK, 'Snake geht in den Central Park (66th & 5th).'],
  ['it', PARK, 'Jena va a Central Park (66th & 5th).'],
  ['de', POI, 'Snake geht zum unbekannten Ort (48th & 8th).'],
  ['it', POI, 'Jena va al luogo sconosciuto (48th & 8th).'],
] as const)('in %s one goes to it: space %i', (language, space, sentence) => {
  expect(said(language, 'moved', 0, STREET, space)).toBe(sentence);
});

test.each([
  ['en', LIBRARY, 'Snake picks up an Item at the Library.'],
  ['de', LIBRARY, 'Snake hebt in der Bücherei einen Gegenstand auf.'],
  ['it', LIBRARY, 'Jena raccoglie un Oggetto alla Biblioteca.'],
  ['de', THEATER, 'Snake hebt im Theater einen Gegenstand auf.'],
  ['it', STREET, 'Jena raccoglie un Oggetto alla 42nd & 6th.'],
] as const)('in %s something is there: space %i', (language, space, sentence) => {
  expect(said(language, 'took-item', 0, space)).toBe(sentence);
});

test('a question names it in its form too', () => {
  const question = { why: 'carry', about: [THEATER] };
  expect(askText(question, namesIn('de'))).toBe('wähle, wen der Fahrer im Theater mitnimmt');
  expect(askText(question, namesIn('it'))).toBe('scegli chi sale con l’Autista al Teatro');
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const words: Readonly<Record<string, string>> = LANGUAGES[language];
  test('every place has one form for all, or each of the three', () => {
    const places = Object.entries(words).filter(([key]) => key.startsWith('place.'));
    expect(places.length).toBeGreaterThan(10);
    for (const [key, forms] of places) expect([1, 3], key).toContain(forms.split('|').length);
    // A name that stands alone never shows how it is written down.
    for (let space = 0; space < SPACES; space++) expect(namesIn(language).space(space)).not.toContain('|');
  });
  test('a sentence asks for no form that there is not', () => {
    const forms = Object.values(words).flatMap((text) => [...text.matchAll(/\{\w+(\.\w+)\}/g)].map(([, form]) => form));
    expect([...new Set(forms)].filter((form) => form !== '.to' && form !== '.at')).toEqual([]);
  });
});

test('a Boss who has died is not one whom nobody has met', () => {
  const said = (space: number) => bossText(space, namesIn('en'));
  expect([BOSS_AT.beside, BOSS_AT.due, BOSS_AT.gone, LIBRARY].map(said)).toEqual([
    'not met yet',
    'returns when New York’s deck is reshuffled',
    'dead',
    'at: the Library',
  ]);
});

test('C2 every Boss says what its card prints', () => {
  for (const words of Object.values(LANGUAGES))
    BOSS_CARDS.forEach(({ damage, range, move }, i) => {
      const [stats] = words[`boss.${BOSSES[i]!}.text`].split('.');
      expect(stats!.match(/\d+/g)!.map(Number)).toEqual([damage, range, move]);
    });
});

test('I8 two cards of the same kind can be told apart by whoever robs', () => {
  const { public: view, mine } = scenario('\n  6\n  3  ./SMB\n').supply('maggie', 'pistol', 'axe').view('snake');
  const facts = { names: namesFor(en, view), view, mine, branches: [], fresh: 0 };
  const steal = (slot: number) => optionText({ id: slot, kind: 'steal', seat: 1, slot }, 'steal', facts);
  expect([0, 1].map(steal)).toEqual(['Take card 1 of Maggie: Item', 'Take card 2 of Maggie: Item']);
});

test('the forms are read in their order', () => {
  expect((['', '.to', '.at'] as const).map((form) => formOf('A|to A|at A', form))).toEqual(['A', 'to A', 'at A']);
  expect(formOf('the A', '.at')).toBe('the A');
});

test('N1 of Noise at the top of its track it is told how many Missions are left, of a reset that it is one', () => {
  expect(said('en', 'noise', 2, 9, 4)).toBe('New York hears 2 Noise: now 9.');
  expect(said('en', 'noise', 2, 2, 4)).toBe('New York hears 2 Noise: now 2.');
  expect(said('en', 'noise', 3, 2, 4)).toBe('New York hears 3 Noise and starts over: now 2.');
  expect(said('en', 'noise', 4, 10, 1)).toBe('New York hears 4 Noise: now 10, with 1 Mission left.');
  expect(said('de', 'noise', 4, 10, 3)).toBe('New York hört 4 Lärm: jetzt 10, noch 3 Missionen.');
  expect(said('it', 'noise', 4, 10, 1)).toBe('New York sente 4 Rumore: ora 10, resta 1 Missione.');
});

test('of a street or a park only the place is told, of a Building or a trap also what it is', () => {
  const explored = (id: string) => said('en', 'explored', 0, spaceAt(8, 2), tileNumber(id));
  expect(explored('street')).toBe('Snake explores 54th & 6th.');
  expect(explored('park')).toBe('Snake explores 54th & 6th.');
  expect(explored('surgery')).toBe('Snake explores 54th & 6th: Surgery.');
  expect(explored('pit')).toBe('Snake explores 54th & 6th: Pit.');
});
