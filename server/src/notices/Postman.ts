// Delivers what is due in the outbox: each notice by whoever knows its kind, again and again until it is delivered or
// it makes no sense to go on. Many processes may do so at once; each notice is in one's hands at a time.
import { log } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { ClaimedNotice, Store } from '../store/Store.ts';

/** `done`: delivered, or never will be. Anything thrown means: once more, later. */
export type Outcome = 'done' | { later: number };
export type Deliver = (notice: ClaimedNotice) => Promise<Outcome>;

/** Longer than any delivery takes: whoever has died by then loses it to the next. */
const IN_HAND = 15_000;
const AT_ONCE = 16;
const MOST_IN_HAND = 4 * AT_ONCE;
const MOST_TRIES = 10;
const LONGEST_PAUSE = 3_600_000;
/** 2 s, 4 s, 8 s … with some difference, so that those who failed together do not come back together. */
export const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, 1000 * 2 ** tries) * (0.75 + Math.random() / 2);

export class Postman {
  readonly #store: Store;
  readonly #everyMs: number;
  readonly #ways = new Map<string, Deliver>();
  #timer: NodeJS.Timeout | null = null;
  /** Each on its own way: a channel that is slow to answer keeps no other waiting. */
  readonly #inHand = new Set<Promise<void>>();
  #looking: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(store: Store, everyMs: number) {
    this.#store = store;
    this.#everyMs = everyMs;
  }

  knows(kind: string, deliver: Deliver): void {
    this.#ways.set(kind, deliver);
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), this.#everyMs).unref();
    this.look();
  }

  /** Something may be due: looks now, and once more if it is looking already. */
  look(): void {
    if (this.#closed) return;
    this.#again = true;
    this.#looking ??= this.#takeDue().finally(() => {
      this.#looking = null;
    });
  }

  /** Finishes what is in hand. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#inHand);
  }

  async #takeDue(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const most = Math.min(AT_ONCE, MOST_IN_HAND - this.#inHand.size);
        if (most === 0) return;
        const due = await this.#store.claimNotices(IN_HAND, most);
        for (const notice of due) this.#take(notice);
        if (due.length === most) this.#again = true;
      }
    } catch (error) {
      log.error('the outbox cannot be read', error);
    }
  }

  #take(notice: ClaimedNotice): void {
    const delivered = this.#deliver(notice).finally(() => {
      const wasFull = this.#inHand.size === MOST_IN_HAND;
      this.#inHand.delete(delivered);
      if (wasFull) this.look();
    });
    this.#inHand.add(delivered);
  }

  async #deliver(notice: ClaimedNotice): Promise<void> {
    const { id, claim, kind, tries } = notice;
    try {
      const outcome = await this.#outcomeOf(notice);
      const isLast = outcome !== 'done' && tries >= MOST_TRIES;
      if (isLast) log.warn('a notice was given up', { kind, tries });
      metrics.notices_total.add(isLast ? 'given-up' : outcome === 'done' ? 'done' : 'postponed');
      if (outcome === 'done' || isLast) await this.#store.finishNotice(id, claim);
      else await this.#store.postponeNotice(id, claim, Math.ceil(Date.now() + outcome.later));
    } catch (error) {
      // It comes back by itself.
      log.error('a notice cannot be put away', error, { kind });
    }
  }

  async #outcomeOf(notice: ClaimedNotice): Promise<Outcome> {
    const later = { later: pauseAfter(notice.tries) };
    const deliver = this.#ways.get(notice.kind);
    // Of a newer version, perhaps: another process may know it.
    if (!deliver) return later;
    try {
      return await deliver(notice);
    } catch (error) {
      log.error('a notice failed', error, { kind: notice.kind });
      return later;
    }
  }
}
