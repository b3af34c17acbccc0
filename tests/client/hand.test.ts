// How the cards of a hand lie beside those of the turn.
import { handLayout } from 'client/ui/escape/handLayout.ts';
import { expect, test } from 'vitest';

const SEEN = { canPick: false, hasAbilities: false };
const PICKED = { canPick: true, hasAbilities: false };
const PLAYS = { canPick: false, hasAbilities: true };

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

test('those aside say what they do where there is room for it, and give their names where there is not', () => {
  expect(handLayout(2, 6, SEEN)).toBe('aside told');
  expect(handLayout(2, 7, SEEN)).toBe('aside');
  expect(handLayout(2, 6, PLAYS)).toBe('aside');
  expect(handLayout(2, 3, PLAYS)).toBe('');
});
