import { expect, test } from 'vitest';
import { impureNames } from './purity.ts';
import { filesUnder, isCode, read } from './tree.ts';

test('nothing in shared names a clock, randomness, input, output or a screen', () => {
  const impure = filesUnder('shared/src')
    .filter(isCode)
    .flatMap((path) => impureNames(path, read(path)).map((name) => `${path} names ${name}`));
  expect(impure).toEqual([]);
});

test.each([
  ['const die = Math.random()', 'Math.random'],
  [`const die = Math['random']()`, 'Math.random'],
  ['const { random } = Math', 'Math'],
  ['const now = Date.now()', 'Date.now'],
  ['const now = new Date()', 'Date'],
  ['let at: Date', 'Date'],
  ['const t = performance.now()', 'performance.now'],
  ['setTimeout(() => {}, 1)', 'setTimeout'],
  ['const later = { setInterval }', 'setInterval'],
  ['console.log(1)', 'console.log'],
  ['const home = process.env.HOME', 'process.env'],
  ['if (typeof window === "object") throw 1', 'window'],
  ['document.title = ""', 'document.title'],
  ['const r = await fetch("/")', 'fetch'],
  ['const u = import.meta.url', 'import.meta'],
  ['const g = globalThis', 'globalThis'],
  ['const id = crypto.randomUUID()', 'crypto.randomUUID'],
])('flagged: %s', (source, name) => {
  expect(impureNames('sample.ts', source)).toEqual([name]);
});

test.each([
  'const top = Math.max(1, 2)',
  '// Date.now() would not be pure\nconst text = "Math.random, console.log"',
  'const event = { process: 1, window: 2 }; const sum = event.process + event.window',
  'type Row = { Date: string; document(): void }',
  'class A { fetch() { return this.fetch } }',
  'import { process as step } from "./step.ts"; step()',
])('allowed: %s', (source) => {
  expect(impureNames('sample.ts', source)).toEqual([]);
});
