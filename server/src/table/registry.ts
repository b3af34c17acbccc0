// The tables that are awake in this process: one object for each id, held by a lease, asleep when nobody uses it.
import { randomUUID } from 'node:crypto';
import type { AnyRules } from 'shared/games';
import { log } from '../log.ts';
import type { Card, Store } from '../store/Store.ts';
import { Refused } from './refused.ts';
import { type Signal, signal } from './signal.ts';
import { type Clock, TAIL, Table } from './Table.ts';
import { within } from './within.ts';

export type CardNews = { id: string; crew: string; game: string; name: string; card: Card };
/** A table in use; `done` says that this user needs it no longer. */
export type Held = { table: Table; done(): Promise<void> };
export type RegistryOptions = Partial<Clock> & {
  store: Store;
  games: readonly AnyRules[];
  /** By what name this process holds its tables. */
  owner?: string;
  /** Whether another process is no more; null = cannot be told. */
  isGone?: (owner: string) => Promise<boolean | null>;
};

type Entry = { table: Promise<Table>; users: number };

export class Registry {
  /** A table's card changed, or there is a new one. */
  readonly cards: Signal<CardNews> = signal();
  readonly owner: string;
  readonly #store: Store;
  readonly #games: readonly AnyRules[];
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  readonly #awake = new Set<Table>();
  readonly #falling = new Map<string, Promise<void>>();
  readonly #beat: NodeJS.Timeout;
  readonly #isGone: NonNullable<RegistryOptions['isGone']>;
  #renewed = Date.now();
  #closing = false;

  constructor({
    store,
    games,
    leaseMs = 3000,
    patienceMs = 5000,
    owner = randomUUID(),
    isGone = async () => null,
  }: RegistryOptions) {
    this.owner = owner;
    this.#isGone = isGone;
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

  /** Whether this process runs the table, or is about to. */
  holds(id: string): boolean {
    return this.#entries.has(id) || this.#falling.has(id);
  }

  /** How many tables are awake. */
  get size(): number {
    return this.#awake.size;
  }

  announce(news: CardNews): void {
    this.cards.emit(news);
  }

  /** Lets every table finish, gives the leases back, and only then sends everybody away: whoever takes it can. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    await Promise.all([...this.#entries].map(([id, entry]) => this.#letSleep(id, entry)));
    await Promise.all(this.#falling.values());
  }

  async #wake(id: string): Promise<Table> {
    const { leaseMs, patienceMs } = this.#clock;
    // Whoever held it may just have died: its lease runs out within leaseMs, and a joiner can wait that long.
    let gone = '';
    for (const end = Date.now() + leaseMs * 1.25; ; ) {
      const lease = await within(patienceMs, this.#store.lease(id, this.owner, leaseMs, TAIL, gone));
      if (lease === null) throw new Refused('unknown');
      if ('epoch' in lease) {
        const rules = this.rulesOf(lease.meta.game);
        return this.#watch(new Table(lease, rules, this.#store, this.owner, this.#clock));
      }
      if (Date.now() > end || this.#closing) throw new Refused('moved');
      const holder = await within(patienceMs, this.#store.holderOf(id));
      const isGone = holder === null ? true : await this.#isGone(holder);
      // Whoever asked is better served by the one who has it.
      if (isGone === false) throw new Refused('moved');
      if (isGone) gone = holder ?? '';
      else await new Promise((wake) => setTimeout(wake, Math.min(lease.heldFor + 10, 250)));
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
      log.error('a table could not be given back', error);
    }
    if (this.#closing) (await entry.table.catch(() => null))?.lost.emit();
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
      log.error('leases could not be renewed', error);
      // By now another process may show these tables: nobody is left looking at a frozen one.
      if (Date.now() - this.#renewed > leaseMs) for (const table of awake) table.stepDown();
    }
  }
}
