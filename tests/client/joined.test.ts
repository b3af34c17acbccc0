// Shapes of a drawing that go to the graphics card as one.
import { joinBatches } from 'client/scene/joined.ts';
import { buildContextBatches, GpuGraphicsContext, Graphics } from 'pixi.js';
import { expect, test } from 'vitest';

const batchesOf = (g: Graphics) => {
  const made = new GpuGraphicsContext();
  buildContextBatches(g.context, made);
  return made.batches;
};
const LINE = { width: 1, color: 0x39ff9a };
const lines = (g: Graphics, count: number, style: { color: number; alpha?: number }) => {
  for (let i = 0; i < count; i++) g.moveTo(0, i).lineTo(10, i);
  return g.stroke({ ...LINE, ...style });
};
const corners = (batches: ReturnType<typeof batchesOf>): number => batches.reduce((sum, b) => sum + b.indexSize, 0);

test('lines of one colour become one, and none of them is lost', () => {
  const batches = batchesOf(lines(new Graphics(), 40, { color: 0x39ff9a }));
  expect(batches).toHaveLength(40);
  const before = corners(batches);
  joinBatches(batches);
  expect(batches).toHaveLength(1);
  expect(corners(batches)).toBe(before);
  expect(batches[0]).toMatchObject({ indexOffset: 0, attributeOffset: 0 });
});

test.each([
  ['another colour', { color: 0xff4545 }],
  ['another strength', { color: 0x39ff9a, alpha: 0.5 }],
])('%s between them keeps its place', (_, other) => {
  const g = lines(new Graphics(), 2, { color: 0x39ff9a });
  const batches = batchesOf(lines(lines(g, 3, other), 2, { color: 0x39ff9a }));
  const before = corners(batches);
  joinBatches(batches);
  expect(batches.map(({ baseColor, alpha }) => [baseColor, alpha])).toEqual([
    [0x39ff9a, 1],
    [other.color, 'alpha' in other ? other.alpha : 1],
    [0x39ff9a, 1],
  ]);
  expect(corners(batches)).toBe(before);
});

test('an empty drawing stays empty', () => {
  const batches = batchesOf(new Graphics());
  joinBatches(batches);
  expect(batches).toEqual([]);
});
