// Every rule has an id, and a test that carries it: what the record says without one is not known to be so.
import { expect, test } from 'vitest';
import { stringsIn } from './syntax.ts';
import { filesUnder, isCode, read } from './tree.ts';

const RULES = [...read('docs/rules.md').matchAll(/^- ([A-Z]\d+) /gm)].map(([, id]) => id!);

/** The ids with which the name of a test or of a group of tests begins: 'S2 S3 each column …'. */
const idsIn = (name: string): string[] => /^(?:[A-Z]\d+ )+/.exec(`${name} `)?.[0].trim().split(' ') ?? [];
const provenIn = (path: string, source: string): string[] => stringsIn(path, source).flatMap(({ text }) => idsIn(text));

const proven = new Set(
  ['tests/rules', 'tests/fuzz']
    .flatMap(filesUnder)
    .filter(isCode)
    .flatMap((path) => provenIn(path, read(path))),
);

test('every rule of the record is named by a test', () => {
  expect(RULES.length).toBeGreaterThan(100);
  expect(RULES.filter((id) => !proven.has(id))).toEqual([]);
});

test('no id is given twice, and no test names a rule that is not there', () => {
  expect(RULES.filter((id, i) => RULES.indexOf(id) !== i)).toEqual([]);
  expect([...proven].filter((id) => !RULES.includes(id))).toEqual([]);
});

test('a name is read by all its ids, and only from its beginning', () => {
  expect(provenIn('a.test.ts', "test('T3 T13 two cards', () => {}); // test('W9 …')")).toEqual(['T3', 'T13']);
  expect(provenIn('a.test.ts', "test('as T3 says', () => {}); expect(said).toBe('6,3 M1')")).toEqual([]);
});
