// Where the sheet about a place of the map opens.
import { tipPlace } from 'client/ui/escape/spaceTip.tsx';
import { expect, test } from 'vitest';

const WINDOW = { width: 1280, height: 720 };

test('beside the pointer, above it in the lower half', () => {
  const tip = { width: 320, height: 100 };
  expect(tipPlace({ x: 600, y: 200 }, tip, WINDOW)).toEqual({ left: 618, top: 218 });
  expect(tipPlace({ x: 600, y: 500 }, tip, WINDOW)).toEqual({ left: 618, top: 382 });
});

test('the end of a long tale about a crowded space is not cut off', () => {
  const tip = { width: 320, height: 430 };
  expect(tipPlace({ x: 1200, y: 300 }, tip, WINDOW)).toEqual({ left: 952, top: 282 });
  expect(tipPlace({ x: 600, y: 400 }, tip, WINDOW)).toEqual({ left: 618, top: 8 });
});
