// The tables that are awake in this process: one object for each id, held by a lease, asleep when nobody uses it.
import { randomUUID } from 'node:crypto';
import type { AnyRules } from 'shared/games';
import { log } from '../log.ts';
import type { Asleep, Card, Lease, Store } from '../store/Store.ts';
import { Autoplay } from './autoplay.ts';
import { type Bots, openBots } from './bots.ts';
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
  /** How long a bot seems to think. */
  paceMs?: number;
  /** How often to look for tables that have to do something though nobody is there. */
  alarmMs?: number;
};

/** How many at a time, so that a restart with many of them stays answerable. */
const MOST_WOKEN = 100;
const SPOILT_FOR = 600_000;

type Entry = { table: Promise<Table>; users: number };

export class Registry {
  /** A table's card changed, or there is a new one. */
  readonly cards: Signal<CardNews> = signal();
  readonly owner: string;
  readonly #store: Store;
  readonly #games: readonly AnyRules[];
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  readonly #awake = new Map<Table, Autoplay>();
  readonly #falling = new Map<string, Promise<void>>();
  readonly #beat: NodeJS.Timeout;
  readonly #isGone: NonNullable<RegistryOptions['isGone']>;
  readonly #bots: Bots = openBots();
  readonly #paceMs: number;
  readonly #alarmMs: number;
  #alarm: NodeJS.Timeout | null = null;
  /** Tables that could not be woken, and until when they are left alone. */
  readonly #spoilt = new Map<string, number>();
  /** Tables that could not be given back yet. */
  readonly #owed = new Map<string, Asleep>();
  #renewed = Date.now();
  #closing = false;

  constructor({
    store,
    games,
    leaseMs = 3000,
    patienceMs = 5000,
    minuteMs = 60_000,
    owner = randomUUID(),
    isGone = async () => null,
    paceMs = 900,
    alarmMs = 2000,
  }: RegistryOptions) {
    this.owner = owner;
    this.#isGone = isGone;
    this.#paceMs = paceMs;
    this.#alarmMs = alarmMs;
    this.#store = store;
    this.#games = games;
    this.#clock = { leaseMs, patienceMs, minuteMs };
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
    // Looked at once more when it has fallen asleep, and not a moment passes between the last look and what follows.
    for (let falling = this.#falling.get(id); falling; falling = this.#falling.get(id)) await falling;
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
    if (this.#alarm) clearTimeout(this.#alarm);
    await Promise.all([...this.#entries].map(([id, entry]) => this.#letSleep(id, entry)));
    await Promise.all(this.#falling.values());
    this.#bots.close();
  }

  /** From here on tables that are due wake by themselves, also those a process left when it died. */
  async start(): Promise<void> {
    try {
      await this.#wakeDue();
    } catch (error) {
      log.error('tables that are due could not be found', error);
    }
    if (!this.#closing) this.#alarm = setTimeout(() => void this.start(), this.#alarmMs).unref();
  }

  async #wakeDue(): Promise<void> {
    const now = Date.now();
    for (const [id, until] of this.#spoilt) if (until < now) this.#spoilt.delete(id);
    const most = MOST_WOKEN + this.#spoilt.size;
    const due = await within(this.#clock.patienceMs, this.#store.dueTables(now, most));
    const ours = due.filter((id) => !this.holds(id) && !this.#spoilt.has(id));
    await Promise.all(
      ours.map(async (id) => {
        try {
          // What is due begins as soon as it is awake, and keeps it so.
          await (await this.open(id)).done();
        } catch (error) {
          if (error instanceof Refused && error.refusal.code === 'moved') return;
          log.error('a table that is due cannot be woken', error, { table: id });
          this.#spoilt.set(id, now + SPOILT_FOR);
        }
      }),
    );
  }

  async #wake(id: string): Promise<Table> {
    const { leaseMs, patienceMs } = this.#clock;
    // Whoever held it may just have died: its lease runs out within leaseMs, and a joiner can wait that long.
    let gone = '';
    for (const end = Date.now() + leaseMs * 1.25; ; ) {
      const lease = await within(patienceMs, this.#store.lease(id, this.owner, leaseMs, TAIL, gone));
      if (lease === null) throw new Refused('unknown');
      if ('epoch' in lease) return this.#begin(id, lease);
      if (Date.now() > end || this.#closing) throw new Refused('moved');
      const holder = await within(patienceMs, this.#store.holderOf(id));
      const isGone = holder === null ? true : await this.#isGone(holder);
      // Whoever asked is better served by the one who has it.
      if (isGone === false) throw new Refused('moved');
      if (isGone) gone = holder ?? '';
      else await new Promise((wake) => setTimeout(wake, Math.min(lease.heldFor + 10, 250)));
    }
  }

  async #begin(id: string, lease: Lease): Promise<Table> {
    this.#owed.delete(id);
    try {
      const rules = this.rulesOf(lease.meta.game);
      return this.#watch(id, new Table(lease, rules, this.#store, this.owner, this.#clock));
    } catch (error) {
      // Another process may have the rules that this one lacks.
      await this.#giveBack(id, lease.epoch);
      throw error;
    }
  }

  #watch(id: string, table: Table): Table {
    const { crew, game } = table.meta;
    const shown = () => ({ name: table.public.name, card: table.card });
    let before = JSON.stringify(shown());
    table.changed.on(() => {
      const news = shown();
      const now = JSON.stringify(news);
      if (now !== before) this.announce({ id, crew, game, ...news });
      before = now;
    });
    table.lost.on(() => {
      this.#entries.delete(id);
      this.#rest(table);
    });
    const stayAwake = () => {
      const entry = this.#entries.get(id);
      if (entry) entry.users++;
      return () => {
        if (entry && --entry.users === 0) void this.#letSleep(id, entry);
      };
    };
    this.#awake.set(table, new Autoplay(table, { bots: this.#bots, paceMs: this.#paceMs, stayAwake }));
    return table;
  }

  #rest(table: Table): void {
    this.#awake.get(table)?.stop();
    this.#awake.delete(table);
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
      const due = table.due();
      this.#rest(table);
      // Of those who looked on nothing is kept.
      const players = table.public.seats.map(({ player }) => player);
      const seen = table.attendance.seen(players, Date.now());
      this.#owed.set(table.id, { due, seen });
      await this.#giveBack(table.id, table.epoch);
    } catch (error) {
      log.error('a table could not fall asleep', error);
    }
    if (this.#closing) (await entry.table.catch(() => null))?.lost.emit();
  }

  /** What fails is tried again with every renewal, since that prolongs all we have. */
  async #giveBack(id: string, epoch: number): Promise<void> {
    const asleep = this.#owed.get(id);
    try {
      await within(this.#clock.patienceMs, this.#store.release(id, epoch, asleep));
      if (this.#owed.get(id) === asleep) this.#owed.delete(id);
    } catch (error) {
      log.error('a table could not be given back', error, { table: id });
    }
  }

  async #renew(): Promise<void> {
    if (this.#awake.size + this.#owed.size === 0) {
      this.#renewed = Date.now();
      return;
    }
    const { leaseMs } = this.#clock;
    const awake = [...this.#awake.keys()];
    try {
      const leases = await within(leaseMs, this.#store.renew(this.owner, leaseMs));
      const held = new Set(leases.map((one) => one.table));
      this.#renewed = Date.now();
      for (const table of awake) if (!held.has(table.id)) table.stepDown();
      for (const id of this.#owed.keys()) if (!held.has(id)) this.#owed.delete(id);
      // Granted when nobody waited for it any more, or not given back: nobody else would ever get it.
      for (const { table, epoch } of leases) if (!this.holds(table)) void this.#giveBack(table, epoch);
    } catch (error) {
      log.error('leases could not be renewed', error);
      // By now another process may show these tables: nobody is left looking at a frozen one.
      if (Date.now() - this.#renewed > leaseMs) for (const table of awake) table.stepDown();
    }
  }
}
