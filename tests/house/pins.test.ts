import { expect, test } from 'vitest';
import { read } from './tree.ts';

const exact = /^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/;
const folders = ['', 'shared/', 'server/', 'client/', 'tests/'];

function dependencies(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(`${folder}package.json`));
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

test.each(folders)('%spackage.json pins every dependency exactly', (folder) => {
  expect(dependencies(folder).filter(([, version]) => !exact.test(version))).toEqual([]);
});

test('every package of the workspace pins the same version', () => {
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of folders.flatMap(dependencies)) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, pins]) => pins.size > 1)).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', 'github:a/b', '>=1.0.0'])('%s is no pin', (version) => {
  expect(version).not.toMatch(exact);
});
