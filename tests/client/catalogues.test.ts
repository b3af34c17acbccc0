// Every key of every catalogue is said somewhere: written out, or put together from a list that is named here.

import { GROUPS } from 'client/ui/escape/choices.ts';
import { BOSSES, DIRECTIONS } from 'shared/games/escape/model/names.ts';
import { COLOURS, EMOTES, PHASES, SYMBOLS, WATCH } from 'shared/protocol';
import { crew } from 'shared/text/en/crew';
import { escape } from 'shared/text/en/escape/index';
import { house } from 'shared/text/en/house';
import { lobby } from 'shared/text/en/lobby';
import { notices } from 'shared/text/en/notices';
import { people } from 'shared/text/en/people';
import { THINGS } from 'shared/text/escapeThings';
import { expect, test } from 'vitest';
import { filesUnder, isCode, read } from '../house/tree.ts';

const CATALOGUES = { crew, escape, house, lobby, notices, people } as const;
/** What says something. Where keys are only listed, nothing is said. */
const isSpeaker = (path: string): boolean =>
  isCode(path) && !/^shared\/src\/text\/((en|de|it)\/|escapeKeys|escapeThings)|^client\/src\/dev\//.test(path);
const CODE = ['client/src', 'shared/src', 'server/src'].flatMap(filesUnder).filter(isSpeaker).map(read).join('\n');

/** Families whose words go with codes of the rules or the server: `words.test.ts`, `log.test.ts` and the types hold them. */
const BY_CODE: readonly string[] = ['act', 'ask', 'do', 'log', 'option', 'reason', 'refusal', 'wait'];
const STOPS = 'notFound unknown member outdated removed private rules locked full offline error'.split(' ');
/** What stands in the hole of a key that is put together, by the key with `*` for each hole. */
const FILLED: Readonly<Record<string, readonly (string | number)[]>> = {
  'aim.*': ['together', 'alone', 'lost'],
  'aim.*.text': ['together', 'alone', 'lost'],
  'aim.*.how': ['together', 'alone', 'lost'],
  'colour.*': COLOURS,
  'symbol.*': SYMBOLS,
  'emote.*': EMOTES,
  'phase.*': PHASES,
  'crew.tables.*': PHASES,
  'group.*': GROUPS,
  'direction.*': DIRECTIONS,
  'lobby.watch.*': WATCH,
  'enemy.*': BOSSES,
  'place.*': THINGS.tile,
  'tile.*': [...THINGS.tile, 'unknown'],
  'hero.*': THINGS.hero,
  'marker.*': THINGS.marker,
  'dock.*': ['blue', 'purple'],
  'map.here.*': ['hurt', 'tricked'],
  'map.here.helicopter.*': ['landed', 'flying'],
  'set.speed.*': ['slow', 'normal', 'fast', 'off'],
  'tab.*': ['hand', 'own', 'heroes', 'city', 'log'],
  'row.*': ['undo', 'undo.table', 'stand-in', 'take-over', 'abandon'],
  'held.*.fate': ['presidents-bracelet'],
  'crew.*': ['remove', 'hand'],
  'crew.*.ask': ['remove', 'hand'],
  'crew.*.go': ['remove', 'hand'],
  'crew.standings.*': ['player', 'hero', 'together', 'alone', 'lost', 'betrayed'],
  'lobby.*': ['whispers', 'gallery'],
  'lobby.*.hint': ['whispers', 'gallery'],
  'notice.end.*': ['together', 'alone', 'lost', 'none'],
  'play.others.*': ['bots', 'me'],
  'result.*': ['together', 'lost'],
  'soon.*.title': ['learn', 'replay'],
  'soon.*.text': ['learn', 'replay'],
  'stop.*.title': STOPS,
  'stop.*.text': STOPS,
};
const familyOf = (key: string): string => key.split('.')[0] ?? '';

/** The keys that are put together in the sources, `*` for each hole. */
const shapesIn = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/`([a-z]+\.(?:[a-z.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)]
      .map(([, text]) => text!.replace(/(\$\{(?:[^{}]|\{[^{}]*\})*\})+/g, '*'))
      .filter((shape) => shape.includes('*')),
  ),
];
const FAMILIES = new Set(Object.values(CATALOGUES).flatMap((words) => Object.keys(words).map(familyOf)));
const SHAPES = shapesIn(CODE).filter((shape) => FAMILIES.has(familyOf(shape)));

/** What may stand in the holes of such a key: what is written above, or the things of that family. */
const fillingsOf = (shape: string): readonly (string | number)[] | undefined =>
  FILLED[shape] ?? (THINGS as Record<string, readonly (string | number)[]>)[familyOf(shape)];
const SAID = new Set(SHAPES.flatMap((shape) => (fillingsOf(shape) ?? []).map((one) => shape.replace('*', `${one}`))));

/** `${key}.text` explains whatever is called by `key`. */
const isWritten = (key: string): boolean =>
  CODE.includes(`'${key}'`) || (key.endsWith('.text') && CODE.includes(`'${key.slice(0, -'.text'.length)}'`));
const isDead = (key: string): boolean => !BY_CODE.includes(familyOf(key)) && !SAID.has(key) && !isWritten(key);

test('what a key is put together from is known', () => {
  expect(SHAPES.length).toBeGreaterThan(40);
  expect(SHAPES.filter((shape) => !BY_CODE.includes(familyOf(shape)) && fillingsOf(shape) === undefined)).toEqual([]);
  expect(Object.keys(FILLED).filter((shape) => !SHAPES.includes(shape))).toEqual([]);
});

/** Most places are called by their crossing. */
const OFTEN_NAMELESS: readonly string[] = ['place.*', 'tile.*'];
test('whatever is put together has its words', () => {
  const keys = new Set(Object.values(CATALOGUES).flatMap((words) => Object.keys(words)));
  const named = Object.keys(FILLED).filter((shape) => !OFTEN_NAMELESS.includes(shape));
  const lacking = named.flatMap((shape) => FILLED[shape]!.map((one) => shape.replace('*', `${one}`)));
  expect(lacking.filter((key) => !keys.has(key))).toEqual([]);
});

test.each(Object.keys(CATALOGUES) as (keyof typeof CATALOGUES)[])('no words of %s are left over', (name) => {
  expect(Object.keys(CATALOGUES[name]).filter(isDead)).toEqual([]);
});

test.each(['over.nobody-says-this', 'dock.nobody-says-this', 'map.here.sleeping', 'marker.raft.text', 'app.tagline'])(
  '%s would be left over',
  (key) => {
    expect(isDead(key)).toBe(true);
  },
);
