// How the cards of a hand lie beside those of the turn.
import { handLayout, inRows } from 'client/ui/escape/handLayout.ts';
import { expect, test } from 'vitest';

const SEEN = { canPick: false, hasAbilities: false, isWide: false };
const PICKED = { ...SEEN, canPick: true };
const PLAYS = { ...SEEN, hasAbilities: true };
const wide = { isWide: true };

test('few cards lie at full size, a full hand closer, one with Specials closer still', () => {
  expect(handLayout(0, 6, PICKED)).toBe('');
  expect(handLayout(0, 7, PICKED)).toBe('many');
  expect(handLayout(1, 7, PICKED)).toBe('many');
  expect(handLayout(0, 8, SEEN)).toBe('many');
  expect(handLayout(1, 8, PICKED)).toBe('many crowd');
  expect(handLayout(0, 10, PICKED)).toBe('many crowd');
});

test('beside the two cards of a turn the rest of a full hand steps aside, unless it is to be picked from', () => {
  expect(handLayout(2, 3, SEEN)).toBe('');
  expect(handLayout(2, 4, SEEN)).toBe('aside told');
  expect(handLayout(2, 4, PICKED)).toBe('');
  expect(handLayout(2, 6, PICKED)).toBe('many');
});

test('those aside lie in equal places while they are few, and close together when they are many', () => {
  expect(handLayout(2, 6, SEEN)).toBe('aside told');
  expect(handLayout(2, 7, SEEN)).toBe('aside');
  expect(handLayout(2, 6, PLAYS)).toBe('aside');
  expect(handLayout(2, 3, PLAYS)).toBe('');
});

test('on a wide table a hand lies in one row, but for the rest of a full one beside what can be done instead', () => {
  expect(handLayout(0, 10, { ...PICKED, ...wide })).toBe('abreast');
  expect(handLayout(0, 8, { ...PICKED, ...wide })).toBe('many');
  expect(handLayout(0, 6, { ...PICKED, ...wide })).toBe('');
  expect(handLayout(2, 8, { ...SEEN, ...wide })).toBe('abreast');
  expect(handLayout(2, 6, { ...PLAYS, ...wide })).toBe('abreast');
  expect(handLayout(2, 7, { ...PLAYS, ...wide })).toBe('aside');
});

test('two rows are filled column by column', () => {
  expect(inRows([1, 2, 3, 4, 5])).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
  expect(inRows([])).toEqual([[], []]);
});
