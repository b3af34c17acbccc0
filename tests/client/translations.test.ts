// The three languages say the same: the same holes, the same numbers, and of a card the demands that it makes.
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import type { Op } from 'shared/games/escape/model/op.ts';
import { crew as deCrew } from 'shared/text/de/crew';
import { escape as de } from 'shared/text/de/escape/index';
import { house as deHouse } from 'shared/text/de/house';
import { lobby as deLobby } from 'shared/text/de/lobby';
import { notices as deNotices } from 'shared/text/de/notices';
import { people as dePeople } from 'shared/text/de/people';
import { crew as enCrew } from 'shared/text/en/crew';
import { escape as en } from 'shared/text/en/escape/index';
import { house as enHouse } from 'shared/text/en/house';
import { lobby as enLobby } from 'shared/text/en/lobby';
import { notices as enNotices } from 'shared/text/en/notices';
import { people as enPeople } from 'shared/text/en/people';
import { crew as itCrew } from 'shared/text/it/crew';
import { escape as it } from 'shared/text/it/escape/index';
import { house as itHouse } from 'shared/text/it/house';
import { lobby as itLobby } from 'shared/text/it/lobby';
import { notices as itNotices } from 'shared/text/it/notices';
import { people as itPeople } from 'shared/text/it/people';
import { describe, expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;
const WORDS: Readonly<Record<'en' | 'de' | 'it', Words>> = {
  // The page of a crew and its channel both speak of a chat, a notice and a turn.
  en: { ...enNotices, ...enCrew, ...enHouse, ...enLobby, ...enPeople, ...en },
  de: { ...deNotices, ...deCrew, ...deHouse, ...deLobby, ...dePeople, ...de },
  it: { ...itNotices, ...itCrew, ...itHouse, ...itLobby, ...itPeople, ...it },
};
const holesOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join(' ');
const numbersOf = (text: string): string => (text.replace(/\{\w+\|[^}]*\}/g, '').match(/\d+/g) ?? []).sort().join(' ');

/** In Italian the film has a year in its name. */
const FILM = 'game.escape';

describe.each(['de', 'it'] as const)('in %s', (language) => {
  const unlike = (read: (text: string) => string): string[] =>
    Object.keys(WORDS.en).filter((key) => read(WORDS.en[key]!) !== read(WORDS[language][key]!));

  test('every sentence has the holes of the English one', () => {
    expect(unlike(holesOf)).toEqual([]);
  });
  test('every sentence has the numbers of the English one', () => {
    expect(unlike(numbersOf).filter((key) => key !== FILM)).toEqual([]);
  });
});

test('holes and numbers are told apart', () => {
  expect(numbersOf('Move {n} {n|space|spaces}, then 2 more at range 1')).toBe('1 2');
  expect(holesOf('{n} {n|1 space|2 spaces} to {space}')).toBe('n space');
});

/** How each language says a demand or a way of moving. */
const SAYS = {
  clear: { en: 'With no Enemy in your space', de: 'Ohne Feind auf deinem Feld', it: 'Senza Nemici nel tuo spazio' },
  smash: { en: 'any Roadblock on your way is destroyed', de: 'werden zerstört', it: 'vengono distrutti' },
  quiet: { en: 'ignoring Event icons', de: 'ignoriere Ereignissymbole', it: 'ignora le icone Evento' },
  manholes: { en: 'Manhole are neighbours', de: 'gelten als benachbart', it: 'Tombino sono adiacenti' },
} as const;
const each = (ops: readonly Op[]): readonly Op[] =>
  ops.flatMap((op) => (op.op === 'either' ? op.of.flatMap(each) : [op]));

test.each(ACTION_CARDS.filter((card) => card !== undefined))(
  '$id says what it demands, and nothing more',
  ({ id, ops }) => {
    const marks = each(ops);
    for (const language of ['en', 'de', 'it'] as const)
      for (const [mark, says] of Object.entries(SAYS))
        expect(WORDS[language][`card.${id}.text`]!.includes(says[language]), `${language} ${mark}`).toBe(
          marks.some((op) => mark in op && (op as Readonly<Record<string, unknown>>)[mark] === true),
        );
  },
);
