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

test('it goes to the side on which it hides least of what is lit, and never lies on what it explains', () => {
  const tip = { width: 320, height: 100 };
  const here = { x: 600, y: 200 };
  const right = [here, { x: 660, y: 235 }, { x: 660, y: 165 }];
  expect(tipPlace({ x: 610, y: 205 }, tip, WINDOW, right)).toEqual({ left: 674, top: 269 });
  expect(tipPlace({ x: 610, y: 205 }, tip, WINDOW, [...right, { x: 720, y: 300 }])).toEqual({ left: 226, top: 269 });
  // One further off is not in its way.
  expect(tipPlace({ x: 610, y: 205 }, tip, WINDOW, [{ x: 400, y: 235 }])).toEqual({ left: 628, top: 223 });
  // Where everything is lit it stays where it was.
  const all = Array.from({ length: 26 * 15 }, (_, i) => ({ x: (i % 26) * 50, y: Math.floor(i / 26) * 50 }));
  const { left } = tipPlace({ x: 610, y: 205 }, tip, WINDOW, all);
  expect(left).toBeGreaterThan(0);
});
