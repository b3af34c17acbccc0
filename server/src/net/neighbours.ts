// The other processes of the same house: who of them lives, what they have to tell, and how to ask one of them.
import { randomUUID } from 'node:crypto';
import type { Presence } from '@colyseus/core';
import { log } from '../log.ts';
import type { Signal } from '../table/signal.ts';

/** What of Colyseus' presence is used: Redis in a cluster, the process itself otherwise. */
export type Bus = Pick<Presence, 'subscribe' | 'publish' | 'channels' | 'shutdown'>;
type Answer = { value: unknown } | { error: { code: number; message: string } };
type Letter =
  | { kind: 'ask'; id: string; from: string; method: string; args: unknown[] }
  | { kind: 'answer'; id: string; answer: Answer };
type News = { from: string; topic: string; value: unknown };
type Method = (...args: never[]) => Promise<unknown>;

/** A connection that was lost comes back sooner than this: who is missing twice is gone. */
const SECOND_LOOK = 200;
const boxOf = (owner: string): string => `house:to:${owner}`;
const NEWS = 'house:news';

/** The one who was asked did not answer in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}
/** The one who was asked said no. */
export class Declined extends Error {
  override name = 'Declined';
  readonly code: number;
  constructor({ code, message }: { code: number; message: string }) {
    super(message);
    this.code = code;
  }
}

export class Neighbours {
  readonly #owner: string;
  /** Null: there are none, and nobody can be gone. */
  readonly #bus: Bus | null;
  readonly #methods = new Map<string, Method>();
  readonly #topics = new Map<string, (value: unknown, from: string) => void>();
  readonly #open = new Map<string, (answer: Answer) => void>();

  constructor(owner: string, bus: Bus | null) {
    this.#owner = owner;
    this.#bus = bus;
  }

  get isCluster(): boolean {
    return this.#bus !== null;
  }

  /** From here on we are known to live. Without a line to the others we begin alone, and are heard when it is there. */
  async start(): Promise<void> {
    const bus = this.#bus;
    if (!bus) return;
    const heard = Promise.all([
      bus.subscribe(boxOf(this.#owner), (letter: Letter) => void this.#receive(letter)),
      bus.subscribe(NEWS, (news: News) => this.#hear(news)),
    ]);
    await heard.catch((error) => log.error('other processes cannot be reached', error));
  }

  /** Whether that process is no more: null = cannot be told. Our own mailbox must be seen for the look to count. */
  async isGone(owner: string): Promise<boolean | null> {
    const first = await this.#isMissing(owner);
    if (!first) return first;
    await new Promise((later) => setTimeout(later, SECOND_LOOK));
    return this.#isMissing(owner);
  }

  async #isMissing(owner: string): Promise<boolean | null> {
    if (!this.#bus) return null;
    try {
      const boxes = new Set(await this.#bus.channels(boxOf('*')));
      return boxes.has(boxOf(this.#owner)) ? !boxes.has(boxOf(owner)) : null;
    } catch {
      return null;
    }
  }

  /** What others may ask of this process. */
  answers(method: string, act: Method): void {
    this.#methods.set(method, act);
  }

  ask<T>(owner: string, method: string, args: unknown[], ms: number): Promise<T> {
    const id = randomUUID();
    return new Promise<T>((resolve, reject) => {
      const settle = (answer: Answer | null) => {
        clearTimeout(timer);
        this.#open.delete(id);
        if (answer === null) reject(new NoAnswer(`${method}: no answer within ${ms} ms`));
        else if ('error' in answer) reject(new Declined(answer.error));
        else resolve(answer.value as T);
      };
      const timer = setTimeout(() => settle(null), ms);
      this.#open.set(id, settle);
      this.#send(boxOf(owner), { kind: 'ask', id, from: this.#owner, method, args });
    });
  }

  /** What is emitted in one process is emitted in all of them. Values are plain JSON. */
  share<T>(topic: string, signal: Signal<T>): void {
    let echo = false;
    signal.on((value) => {
      if (!echo) this.tell(topic, value);
    });
    this.#topics.set(topic, (value) => {
      echo = true;
      signal.emit(value as T);
      echo = false;
    });
  }

  on(topic: string, listener: (value: never, from: string) => void): void {
    this.#topics.set(topic, listener as (value: unknown, from: string) => void);
  }

  tell(topic: string, value: unknown): void {
    this.#send(NEWS, { from: this.#owner, topic, value } satisfies News);
  }

  close(): void {
    this.#bus?.shutdown();
  }

  #send(channel: string, content: Letter | News): void {
    const sent: unknown = this.#bus?.publish(channel, content);
    // Nobody hears it: an asker's patience ends by itself, news come again with the next change.
    Promise.resolve(sent).catch(() => {});
  }

  #hear({ from, topic, value }: News): void {
    if (from !== this.#owner) this.#topics.get(topic)?.(value, from);
  }

  async #receive(letter: Letter): Promise<void> {
    if (letter.kind === 'answer') return this.#open.get(letter.id)?.(letter.answer);
    const { id, from, method, args } = letter;
    let answer: Answer;
    try {
      const act = this.#methods.get(method);
      if (!act) throw new Error(`nobody here knows ${method}`);
      answer = { value: await act(...(args as never[])) };
    } catch (error) {
      const { code } = error as { code?: unknown };
      answer = { error: { code: typeof code === 'number' ? code : 500, message: messageOf(error) } };
    }
    this.#send(boxOf(from), { kind: 'answer', id, answer });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
