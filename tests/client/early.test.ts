// A table joined before its page is there: taken over by the page, or left again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const entered: object[] = [];
vi.mock('client/net/sdk.ts', () => ({
  enter: (_room: string, options: object) => {
    entered.push(options);
    return new Promise(() => {});
  },
}));
const { joinEarly, openTable } = await import('client/net/early.ts');

beforeEach(() => {
  vi.useFakeTimers();
  entered.length = 0;
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
test('the page takes over the table that was joined early, and joins no second time', async () => {
  const gone = vi.spyOn(globalThis, 'removeEventListener');
  joinEarly('abc');
  expect(entered).toEqual([{ table: 'abc' }]);
  const link = openTable('abc');
  expect(entered).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone).not.toHaveBeenCalled();
  link.close();
  expect(gone).toHaveBeenCalled();
});

test('opened again, the table is joined anew: what was taken over belongs to its page', () => {
  joinEarly('abc');
  const first = openTable('abc');
  const second = openTable('abc');
  expect(second).not.toBe(first);
  expect(entered).toHaveLength(2);
});

test.each([
  ['another table', 'abd', undefined],
  ['the same one by a watch link', 'abc', 'secret'],
])('%s is not the one that was joined early, which is left', (_, id, watch) => {
  const gone = vi.spyOn(globalThis, 'removeEventListener');
  joinEarly('abc');
  expect(openTable(id, watch).id).toBe(id);
  expect(entered).toHaveLength(2);
  expect(gone).toHaveBeenCalled();
});

test('a table that nobody has come for is left again', async () => {
  const gone = vi.spyOn(globalThis, 'removeEventListener');
  joinEarly('abc');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(gone).toHaveBeenCalled();
  openTable('abc');
  expect(entered).toHaveLength(2);
});
