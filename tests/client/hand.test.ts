// How the cards of a hand lie beside those of the turn.
import { handLayout } from 'client/ui/escape/handLayout.ts';
import { expect, test } from 'vitest';

test('few cards lie at full size, a full hand closer, one with Specials closer still', () => {
  expect(handLayout(0, 6, true)).toBe('');
  expect(handLayout(0, 7, true)).toBe('many');
  expect(handLayout(1, 7, true)).toBe('many');
  expect(handLayout(0, 8, false)).toBe('many');
  expect(handLayout(1, 8, true)).toBe('many crowd');
  expect(handLayout(0, 10, true)).toBe('many crowd');
});

test('beside the two cards of a turn the rest of a full hand steps aside, unless it is to be picked from', () => {
  expect(handLayout(2, 3, false)).toBe('');
  expect(handLayout(2, 4, false)).toBe('aside told');
  expect(handLayout(2, 6, false)).toBe('aside told');
  expect(handLayout(2, 7, false)).toBe('aside');
  expect(handLayout(2, 4, true)).toBe('');
  expect(handLayout(2, 6, true)).toBe('many');
});
