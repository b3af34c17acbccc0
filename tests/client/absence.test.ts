// What somebody missed: only as far as the log reaches back to where they left.
import { emptyView } from 'client/scene/preview.ts';
import { keepLeft, missedSince, recallLeft } from 'client/ui/escape/absence.ts';
import type { Step } from 'shared/protocol';
import { expect, test } from 'vitest';

const log = [4, 5, 6].map((seq) => ({ seq, seat: 0, events: [['noise', seq, 0, 0]] })) as unknown as Step[];
const left = (seq: number) => ({ table: 'one', seq, view: emptyView() });

test('the events after the last step seen are news, those before it are the story', () => {
  expect(missedSince(left(4), log)).toEqual({
    before: [['noise', 4, 0, 0]],
    missed: [
      ['noise', 5, 0, 0],
      ['noise', 6, 0, 0],
    ],
  });
});
test('nobody missed what they have seen', () => {
  expect(missedSince(left(6), log)).toBeNull();
});
test('the log may just reach back, or not', () => {
  expect(missedSince(left(3), log)?.missed).toHaveLength(3);
  expect(missedSince(left(2), log)).toBeNull();
  expect(missedSince(left(2), [])).toBeNull();
});
test('another table’s place is not this one’s', () => {
  keepLeft(left(5));
  expect(recallLeft('one')).toEqual(left(5));
  expect(recallLeft('other')).toBeNull();
});
