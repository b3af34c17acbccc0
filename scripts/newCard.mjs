// `npm run new:card -- <kind> <id>`: the card's line, its words in three languages, and a test that fails until both say
// what the card does. docs/adding-a-card.md tells the rest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = 'shared/src/games/escape/content';
const heroes = ['snake', 'maggie', 'brain', 'cabbie'];

/**
 * Where a kind's line goes: the last entry of which list of which file, under which name its words are kept, and how a
 * test brings it about: who stands on the map, and what is done with it.
 * @typedef {{ from: string, heroes: string, does: (game: string, id: string) => string }} Played
 * @typedef {{ file: string, list: RegExp, line: (id: string) => string, family: string, words: string, played: Played }} Kind
 * @type {Record<string, Kind>}
 */
export const KINDS = {
  event: {
    file: `${content}/events.ts`,
    list: /export const EVENTS[^=]*= \[\n/,
    line: (id) => `  event('${id}', 1),\n`,
    family: 'event',
    words: 'newyork',
    played: {
      from: 'eventsStrike',
      heroes: 'SM',
      does: (game, id) => `eventsStrike(${game}.discards('snake', 'keep-moving'), '${id}')`,
    },
  },
  timer: {
    file: `${content}/timers.ts`,
    list: /export const BLACK_TIMERS[^=]*= \[\n/,
    line: (id) => `  tile('${id}', 1),\n`,
    family: 'timer',
    words: 'newyork',
    played: {
      from: 'turnsTimer',
      heroes: 'SM',
      does: (game, id) => `turnsTimer(${game}.discards('snake', 'keep-moving'), '${id}')`,
    },
  },
  ...Object.fromEntries(
    heroes.map((hero) => [
      hero,
      {
        file: `${content}/heroes/${hero}.ts`,
        list: / {2}specials: \[\n/,
        line: (/** @type {string} */ id) => `    card('${id}', 0),\n`,
        family: 'card',
        words: 'cards',
        played: {
          from: '',
          heroes: hero === 'snake' ? 'SM' : `S${hero.charAt(0).toUpperCase()}`,
          does: (/** @type {string} */ game, /** @type {string} */ id) =>
            `${game}.turnOf('${hero}').special('${hero}', '${id}').plays('${hero}', '${id}')`,
        },
      },
    ]),
  ),
};

/** The end of the list that begins there: before the bracket that closes it. */
const endOf = (/** @type {string} */ text, /** @type {RegExp} */ list) => {
  const begins = list.exec(text);
  if (begins === null) throw new Error(`no list ${list} found`);
  const closes = text.indexOf(`\n${' '.repeat(begins[0].search(/\S/))}]`, begins.index);
  if (closes < 0) throw new Error(`the list ${list} has no end`);
  return closes + 1;
};
const insert = (/** @type {string} */ text, /** @type {number} */ at, /** @type {string} */ line) =>
  text.slice(0, at) + line + text.slice(at);

/** 'rain-of-fire' → 'Rain Of Fire', for a start. */
const titleOf = (/** @type {string} */ id) =>
  id.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

/** @type {(id: string, played: Played) => string} */
const testOf = (id, { from, heroes, does }) => `// ${titleOf(id)}, by its printed line.
import { expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';
${from && `import { ${from} } from '../../support/escape/phases.ts';\n`}
test('${titleOf(id)}: what it does, on whom, and on whom not', () => {
  const drawn = scenario(\`
        6
  2     o
  3     ./${heroes}
  \`);
  const game = ${does('drawn', id)};
  expect(game.asks()).toMatchObject({ why: 'what ${id} asks' });
});
`;

/**
 * What would be written, by path; nothing is touched.
 * @type {(kind: string, id: string, read: (path: string) => string) => Map<string, string>}
 */
export const plan = (kind, id, read) => {
  const what = KINDS[kind];
  if (what === undefined) throw new Error(`the kinds of card are ${Object.keys(KINDS).join(', ')}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error('an id is written in-small-letters');
  const key = `${what.family}.${id}`;
  const files = new Map();
  const source = read(what.file);
  files.set(what.file, insert(source, endOf(source, what.list), what.line(id)));
  for (const language of ['en', 'de', 'it']) {
    const path = `shared/src/text/${language}/escape/${what.words}.ts`;
    const words = read(path);
    if (words.includes(`'${key}'`)) throw new Error(`there is a ${key} already`);
    const lines = `  '${key}': '${titleOf(id)}',\n  '${key}.text': '…',\n`;
    files.set(path, insert(words, words.lastIndexOf('}'), lines));
  }
  files.set(`tests/rules/content/${id}.test.ts`, testOf(id, what.played));
  return files;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [kind = '', id = ''] = process.argv.slice(2);
  try {
    const files = plan(kind, id, (path) => readFileSync(join(root, path), 'utf8'));
    for (const path of files.keys())
      if (path.endsWith('.test.ts') && existsSync(join(root, path))) throw new Error(`${path} exists already`);
    for (const [path, text] of files) {
      writeFileSync(join(root, path), text);
      console.log(path);
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nnpm run new:card -- <kind> <id>`);
    process.exit(2);
  }
}
