// What a browser has to load: followed from the first page through every import that is not of types alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { target } from './arrows.ts';
import { importsOf } from './syntax.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The file a path inside the repository means, as bundlers find it. */
const fileOf = (path: string): string | null =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((one) => /\.tsx?$/.test(one) && existsSync(join(ROOT, one))) ?? null;

/** Packages reached from a file, at once or when they are needed. */
const packagesFrom = (entry: string): Set<string> => {
  const [packages, seen, left] = [new Set<string>(), new Set<string>(), [entry]];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { from, typesOnly } of importsOf(path, readFileSync(join(ROOT, path), 'utf8'))) {
      if (typesOnly) continue;
      const goal = target(path, from);
      const file = goal === null ? null : fileOf(goal);
      if (goal === null)
        packages.add(
          from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      else if (file !== null) left.push(file);
    }
  }
  return packages;
};

test('the page loads no library that only the server needs', () => {
  const packages = packagesFrom('client/src/main.tsx');
  expect([...packages].filter((name) => /^(zod|express|postgres|@colyseus\/core)$/.test(name))).toEqual([]);
});

test('the same look finds what the server and the map do load', () => {
  expect(packagesFrom('server/src/app.ts')).toContain('zod');
  expect(packagesFrom('client/src/main.tsx')).toContain('pixi.js');
});
