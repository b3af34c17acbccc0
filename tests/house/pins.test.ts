import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test.each(['.', 'shared', 'server', 'client', 'tests'])('%s pins every dependency exactly', (folder) => {
  const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const loose = Object.entries(wanted).filter(([, version]) => !/^(\d+\.\d+\.\d+|workspace:\*)$/.test(String(version)));
  expect(loose).toEqual([]);
});
