// What stands in for parts of Pixi stands in for parts there are: after an upgrade, what has moved is found here.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { INSTEAD } from '../../client/vite/lean.ts';

const PIXI = dirname(fileURLToPath(import.meta.resolve('pixi.js')));
const isThere = (place: string): boolean => existsSync(`${PIXI}/${place}.mjs`);

test.each(Object.keys(INSTEAD))('%s is a part of Pixi', (place) => {
  expect(isThere(place)).toBe(true);
});

test('the same look does not find what is not there', () => {
  expect(isThere('scene/nothing')).toBe(false);
});
