// The tables that are awake in this process: one object for each id, held by a lease, asleep when nobody uses it.
import { randomUUID } from 'node:crypto';
import type { AnyRules } from 'shared/games';
import type { Card, Store } from '../store/Store.ts';
import { Refused } from './refused.ts';
import { type Signal, signal } from './signal.ts';
import { type Clock, TAIL, Table } from './Table.ts';
import { within } from './within.ts';

export type CardNews = { id: string; crew: string; game: string; name: string; card: Card };
/** A table in use; `done` says that this user needs it no longer. */
export type Held = { table: Table; done(): Promise<void> };
export type RegistryOptions = Partial<Clock> & { store: Store; games: readonly AnyRules[] };

type Entry = { table: Promise<Table>; users: number };

export class Registry {
  /** A table's card changed, or there is a new one. */
  readonly cards: Signal<CardNews> = signal();
  readonly owner = randomUUID();
  readonly #store: Store;
  readonly #games: readonly AnyRules[];
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  readonly #awake = new Set<Table>();
  readonly #falling = new Map<string, Promise<void>>();
  readonly #beat: NodeJS.Timeout;
  #renewed = Date.now();
  #closing = false;

  constructor({ store, games, leaseMs = 4000, patienceMs = 5000 }: RegistryOptions) {
    this.#store = store;
    this.#games = games;
    this.#clock = { leaseMs, patienceMs };
    this.#beat = setInterval(() => void this.#renew(), leaseMs / 4);
    this.#beat.unref();
  }

  rulesOf(game: string): AnyRules {
    const rules = this.#games.find((one) => one.id === game);
    if (!rules) throw new Refused('unknown', game);
    return rules;
  }

  /** Wakes the table if need be; throws Refused `moved` while somebody else holds it, `unknown` if there is none. */
  async open(id: string): Promise<Held> {
    await this.#falling.get(id);
    if (this.#closing) throw new Refused('moved');
    let entry = this.#entries.get(id);
    if (!entry) {
      entry = { table: this.#wake(id), users: 0 };
      this.#entries.set(id, entry);
    }
    const mine = entry;
    mine.users++;
    let used = true;
    const done = async () => {
      if (!used) return;
      used = false;
      if (--mine.users === 0) await this.#letSleep(id, mine);
    };
    try {
      return { table: await mine.table, done };
    } catch (error) {
      this.#forget(id, mine);
      throw error;
    }
  }

  announce(news: CardNews): void {
    this.cards.emit(news);
  }

  /** Lets every table finish and gives the leases back. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    await Promise.all([...this.#entries].map(([id, entry]) => this.#letSleep(id, entry)));
    await Promise.all(this.#falling.values());
  }

  async #wake(id: string): Promise<Table> {
    const { leaseMs, patienceMs } = this.#clock;
    // Whoever held it may just have died: its lease runs out within leaseMs, and a joiner can wait that long.
    for (const end = Date.now() + leaseMs * 1.25; ; ) {
      const lease = await within(patienceMs, this.#store.lease(id, this.owner, leaseMs, TAIL));
      if (lease === null) throw new Refused('unknown');
      if ('epoch' in lease) {
        const rules = this.rulesOf(lease.meta.game);
        return this.#watch(new Table(lease, rules, this.#store, this.owner, this.#clock));
      }
      if (Date.now() > end || this.#closing) throw new Refused('moved');
      await new Promise((wake) => setTimeout(wake, Math.min(lease.heldFor + 10, 250)));
    }
  }

  #watch(table: Table): Table {
    const { id, crew, game, name } = table.meta;
    let before = JSON.stringify(table.card);
    table.changed.on(() => {
      const { card } = table;
      const now = JSON.stringify(card);
      if (now !== before) this.announce({ id, crew, game, name, card });
      before = now;
    });
    table.lost.on(() => {
      this.#entries.delete(id);
      this.#awake.delete(table);
    });
    this.#awake.add(table);
    return table;
  }

  #forget(id: string, entry: Entry): void {
    if (this.#entries.get(id) === entry) this.#entries.delete(id);
  }

  #letSleep(id: string, entry: Entry): Promise<void> {
    if (this.#entries.get(id) !== entry) return Promise.resolve();
    this.#entries.delete(id);
    const asleep = this.#sleep(entry).finally(() => this.#falling.delete(id));
    this.#falling.set(id, asleep);
    return asleep;
  }

  async #sleep(entry: Entry): Promise<void> {
    try {
      const table = await entry.table;
      await table.sleep();
      this.#awake.delete(table);
      await within(this.#clock.patienceMs, this.#store.release(table.id, table.epoch));
    } catch (error) {
      // The lease then runs out by itself.
      console.error('a table could not be given back:', error);
    }
  }

  async #renew(): Promise<void> {
    if (this.#awake.size === 0) {
      this.#renewed = Date.now();
      return;
    }
    const { leaseMs } = this.#clock;
    const awake = [...this.#awake];
    try {
      const held = new Set((await within(leaseMs, this.#store.renew(this.owner, leaseMs))).map((one) => one.table));
      this.#renewed = Date.now();
      for (const table of awake) if (!held.has(table.id)) table.stepDown();
    } catch (error) {
      console.error('leases could not be renewed:', error);
      // By now another process may show these tables: nobody is left looking at a frozen one.
      if (Date.now() - this.#renewed > leaseMs) for (const table of awake) table.stepDown();
    }
  }
}
