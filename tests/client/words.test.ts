// Every code that the rules say to people has its words in every language, and no such words are left over. The codes are
// read from the sources, so that a new one is found before anybody meets it.
import { PARTS } from 'shared/games/escape/model/bags.ts';
import { ACTS, BOSSES, BUILDINGS, HELD, MARKERS } from 'shared/games/escape/model/names.ts';
import { WHERES } from 'shared/games/escape/model/newYorkOp.ts';
import { KINDS } from 'shared/games/escape/model/options.ts';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { EVENT_ARGS } from 'shared/text/escapeEvents';
import { thingKeys } from 'shared/text/escapeThings';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';
import { labelled, stringsIn, type Text } from '../house/syntax.ts';
import { filesUnder, isCode, read } from '../house/tree.ts';

const LANGUAGES = { en, de, it } as const;
const lacking = (keys: readonly string[]): string[] =>
  Object.entries(LANGUAGES).flatMap(([name, words]) =>
    keys.filter((key) => (words as Record<string, string>)[key] === undefined).map((key) => `${name} ${key}`),
  );
const keysOf = (family: string): string[] => Object.keys(en).filter((key) => key.startsWith(`${family}.`));
const rest = (key: string): string => key.slice(key.indexOf('.') + 1);

const sources = (folder: string): [path: string, source: string][] =>
  filesUnder(folder).filter(isCode).map((path) => [path, read(path)]); // biome-ignore format: one list
const RULES = sources('shared/src/games/escape');
const textsOf = (files: readonly [string, string][]): Text[] => files.flatMap(([path, code]) => stringsIn(path, code));
const MACHINE = sources('shared/src/engine').filter(([path]) => path.endsWith('/machine.ts'));
const TEXTS = textsOf([...MACHINE, ...RULES.filter(([path]) => /escape\/(ops|board)\//.test(path))]);
const TEXTS_OF_CONTENT = textsOf(RULES.filter(([path]) => /escape\/content\//.test(path)));
const distinct = (texts: readonly Text[]): string[] => [...new Set(texts.map(({ text }) => text))];

/** The code of a question: the `why` of a verb, or the first word of one that branches. */
const isAsk = ({ key, callee, place }: Text): boolean => key === 'why' || (callee === 'branching' && place === 0);
const ASKS = distinct(TEXTS.filter(isAsk));
const OF_CHANCE = RULES.flatMap(([path, code]) => labelled(path, code, 'why', 'seat', 'CHANCE'));
const OF_PEOPLE = ASKS.filter((code) => !OF_CHANCE.includes(code));

/** The code of an event: the first word of a telling, or one that is handed on to it. */
const isEvent = ({ callee, place }: Text): boolean =>
  (/^tell(Some)?$/.test(callee ?? '') && place === 0) || callee === 'takeTop';
const EVENTS = distinct(TEXTS.filter(isEvent));

/** Words that a verb may say for itself and never to people. */
const INNER = new Set<string>([
  ...KINDS, ...ACTS, ...HELD, ...PARTS, ...WHERES, ...MARKERS, ...VARIANTS, ...BOSSES, ...BUILDINGS,
  ...ASKS, ...EVENTS, ...distinct(TEXTS.filter(({ key }) => key === 'op')),
  'before', 'after', 'nothing-here',
]); // biome-ignore format: lists of names
/** Whatever is left is said as a reason. */
const isReason = ({ text, above, callee }: Text): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(text) &&
  !INNER.has(text) &&
  above !== 'SwitchCase' &&
  above !== 'NewExpression' &&
  above !== 'BinaryExpression' &&
  (callee === null || ['unless', 'no', 'branching', ''].includes(callee));
const reasonsIn = (texts: readonly Text[]): string[] => distinct(texts.filter(isReason));

describe('the codes are found', () => {
  test('questions, those to CHANCE apart', () => {
    expect(OF_PEOPLE).toEqual(expect.arrayContaining(['play', 'move', 'free-acts', 'activate', 'show-cards']));
    expect(OF_CHANCE).toEqual(expect.arrayContaining(['draw-tile', 'timer-tile', 'fate']));
    expect(OF_PEOPLE).not.toContain('draw-tile');
  });
  test('events', () => {
    expect(EVENTS).toEqual(expect.arrayContaining(['moved', 'drew-item', 'timer-discarded', 'won-alone']));
  });
  test('reasons', () => {
    const found = reasonsIn(TEXTS);
    expect(found).toEqual(
      expect.arrayContaining(['water', 'roadblock', 'enemy-here', 'no-use-now', 'too-early', 'guarded']),
    );
    const planted = "const against = (s: State): string | null => (s.noise > 3 ? 'far-too-loud' : null);";
    expect(reasonsIn(stringsIn('x.ts', planted))).toEqual(['far-too-loud']);
  });
});

describe('every code has its words', () => {
  test('questions', () => {
    expect(lacking(OF_PEOPLE.flatMap((code) => [`ask.${code}`, `wait.${code}`]))).toEqual([]);
  });
  test('answers', () => {
    const kinds = KINDS.filter((kind) => kind !== 'act');
    expect(lacking([...kinds.map((kind) => `option.${kind}`), ...ACTS.map((act) => `act.${act}`)])).toEqual([]);
  });
  test('reasons', () => {
    expect(lacking(reasonsIn(TEXTS).map((code) => `reason.${code}`))).toEqual([]);
  });
  test('events are known to the log', () => {
    expect(EVENTS.filter((code) => !(code in EVENT_ARGS))).toEqual([]);
  });
  test('things', () => {
    expect(lacking(thingKeys())).toEqual([]);
  });
});

describe('no words are left over', () => {
  test('for questions', () => {
    const dead = [...keysOf('ask'), ...keysOf('wait')].filter((key) => ![...OF_PEOPLE, 'other'].includes(rest(key)));
    expect(dead).toEqual([]);
  });
  test('for answers', () => {
    const dead = keysOf('option').filter((key) => {
      const [, kind, why] = /^option\.([a-z-]+)(?:@([a-z-]+))?/.exec(key) ?? [];
      const isKind = [...KINDS, 'other'].includes(kind as (typeof KINDS)[number]);
      return !isKind || (why !== undefined && !OF_PEOPLE.includes(why));
    });
    expect(dead).toEqual([]);
    expect(keysOf('act').filter((key) => !(ACTS as readonly string[]).includes(rest(key)))).toEqual([]);
  });
  test('for reasons', () => {
    const said = new Set(distinct(TEXTS));
    expect(keysOf('reason').filter((key) => !said.has(rest(key)))).toEqual([]);
  });
  test('for effects', () => {
    const verbs = ['clear', 'silent', ...distinct(TEXTS_OF_CONTENT.filter(({ key }) => key === 'op'))];
    expect(keysOf('do').filter((key) => !verbs.includes(key.split('.')[1] ?? ''))).toEqual([]);
  });
  test('for events', () => {
    expect(Object.keys(EVENT_ARGS).filter((code) => !EVENTS.includes(code))).toEqual([]);
  });
});
