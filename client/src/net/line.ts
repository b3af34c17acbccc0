// The one way to a room, and back to it for every cause: join by id, again with back-off until it holds.

import type { Room } from '@colyseus/sdk';
import { signal } from '@preact/signals';
import type { Refusal } from 'shared/protocol';
import { waitBefore } from './backoff.ts';
import { type Ending, endOf } from './endings.ts';
import { enter } from './sdk.ts';

export type LineState = 'connecting' | 'live' | 'lost' | 'offline' | Ending;
export class Refused extends Error {
  readonly refusal: { code: Refusal['code'] | 'line'; reason?: string | null };

  constructor(refusal: Refused['refusal']) {
    super(refusal.code);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

type Spec = {
  readonly room: 'table' | 'crew';
  /** Asked for before every join: links may be renewed meanwhile. */
  readonly options: () => object;
  /** Registers every handler, synchronously: what arrives earlier is lost. Resolves once the room is in step. */
  readonly joined: (room: Room) => Promise<void>;
};

const PATIENCE = 20_000;
const STILL_THERE = 4000;
const isEnd = (state: LineState): state is Ending => !['connecting', 'live', 'lost', 'offline'].includes(state);

export class Line {
  readonly state = signal<LineState>('connecting');
  readonly #spec: Spec;
  #room: Room | null = null;
  /** The one that was asked whether it is still there. */
  #asking: Room | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #joining = false;
  /** Who waits for the line to hold again. */
  #waiters = new Set<() => void>();

  constructor(spec: Spec) {
    this.#spec = spec;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#now);
    this.#join();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    for (const wake of this.#waiters) wake();
  }

  /** Asks the room; over a broken line the same request is repeated once it holds again, so nothing is done twice. */
  async request<Reply>(type: string, payload: object): Promise<Reply> {
    const end = Date.now() + PATIENCE;
    while (!this.#closed && !isEnd(this.state.value)) {
      const room = this.#room;
      if (room !== null && this.state.value === 'live') {
        try {
          return await room.request<object, Reply>(type as never, payload as never, { timeout: PATIENCE / 2 });
        } catch (error) {
          const { name, reason } = error as { name?: string; reason?: Refusal };
          if (name === 'rejected' && reason) throw new Refused(reason);
          if (room === this.#room) this.#lose(room);
        }
      }
      if (Date.now() > end) break;
      await this.#holds(end - Date.now());
    }
    throw new Refused({ code: 'line' });
  }

  #holds(ms: number): Promise<void> {
    if (this.state.value === 'live') return Promise.resolve();
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiters.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      this.#waiters.add(wake);
    });
  }

  #become(state: LineState): void {
    this.state.value = state;
    if (state === 'live' || isEnd(state)) for (const wake of this.#waiters) wake();
  }

  async #join(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed || this.#joining) return;
    this.#joining = true;
    let room: Room | null = null;
    try {
      const arrived = await enter(this.#spec.room, this.#spec.options());
      room = arrived;
      if (this.#closed) return void room.leave();
      room.reconnection.enabled = false;
      room.onError(() => {});
      room.onLeave((code) => this.#left(arrived, code));
      const ready = this.#spec.joined(arrived);
      this.#room = arrived;
      await ready;
      if (this.#room !== arrived) return;
      this.#attempt = 0;
      this.#become('live');
    } catch (error) {
      const end = endOf(error);
      if (end) this.#become(end);
      else if (room === null) this.#later();
      else this.#lose(room);
    } finally {
      this.#joining = false;
    }
  }

  #left(room: Room, code: number): void {
    if (room !== this.#room || this.#closed) return;
    this.#room = null;
    const end = endOf({ code });
    if (end) this.#become(end);
    else this.#later();
  }

  /** Gives this connection up and tries anew. */
  #lose(room: Room): void {
    if (this.#closed || isEnd(this.state.value)) return;
    if (room === this.#room) this.#drop();
    this.#later();
  }

  #drop(): void {
    const room = this.#room;
    this.#room = null;
    room?.removeAllListeners();
    room?.connection.close();
  }

  #later(): void {
    if (this.#closed) return;
    this.#become(navigator.onLine ? 'lost' : 'offline');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#join(), waitBefore(this.#attempt++, Math.random()));
  }

  #gone = (): void => {
    if (!isEnd(this.state.value)) this.#become('offline');
  };

  /** Back in view or back online: join at once, or find out whether the line still holds. */
  #now = (): void => {
    if (document.visibilityState !== 'visible' || isEnd(this.state.value)) return;
    const room = this.#room;
    if (room === null) {
      this.#join();
      return;
    }
    // One question at a time: of two, the SDK would tell only the second that it was answered.
    if (room === this.#asking) return;
    this.#asking = room;
    const answered = () => {
      if (room === this.#asking) this.#asking = null;
    };
    const timer = setTimeout(() => {
      answered();
      // Another one has taken its place already.
      if (room === this.#room) this.#lose(room);
    }, STILL_THERE);
    room.ping(() => {
      clearTimeout(timer);
      answered();
      if (room === this.#room) this.#become('live');
    });
  };
}
