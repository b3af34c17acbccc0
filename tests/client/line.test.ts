// A line as a page keeps it: which of its rooms it holds on to, and when it lets go.
import type { Room } from '@colyseus/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As the SDK's: of two pings only the last one's asker is told. */
class FakeRoom {
  readonly reconnection = { enabled: true };
  readonly connection = { close: vi.fn() };
  left: (code: number) => void = () => {};
  #asked: (() => void) | null = null;
  onError() {}
  removeAllListeners() {}
  onLeave(told: (code: number) => void) {
    this.left = told;
  }
  ping(told: () => void) {
    this.#asked = told;
  }
  pong() {
    this.#asked?.();
    this.#asked = null;
  }
}

const rooms: FakeRoom[] = [];
vi.mock('client/net/sdk.ts', () => ({
  enter: async () => {
    rooms.push(new FakeRoom());
    return rooms.at(-1) as unknown as Room;
  },
}));
const { Line } = await import('client/net/line.ts');
type Kept = InstanceType<typeof Line>;

const page = new EventTarget();
let line: Kept;
beforeEach(async () => {
  vi.useFakeTimers();
  rooms.length = 0;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  line = new Line({ room: 'crew', options: () => ({}), joined: async () => {} });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const look = () => page.dispatchEvent(new Event('visibilitychange'));

test('looked at twice before the answer comes, a line that holds is kept', async () => {
  look();
  look();
  rooms[0]!.pong();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rooms).toHaveLength(1);
  expect(rooms[0]!.connection.close).not.toHaveBeenCalled();
  expect(line.state.value).toBe('live');
});

test('a line that does not answer is given up, and there is one in its place', async () => {
  look();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rooms).toHaveLength(2);
  expect(rooms[0]!.connection.close).toHaveBeenCalledOnce();
  expect(rooms[1]!.connection.close).not.toHaveBeenCalled();
});

test('a line that broke while it was asked is not given up a second time', async () => {
  look();
  rooms[0]!.left(1006);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rooms).toHaveLength(2);
  expect(rooms[1]!.connection.close).not.toHaveBeenCalled();
  // And the new one can be asked as well.
  look();
  rooms[1]!.pong();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(rooms).toHaveLength(2);
  expect(line.state.value).toBe('live');
});
