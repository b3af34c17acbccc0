// One table, apart from any room: everything that changes it waits in one queue, is played on a copy, is written down,
// and only then becomes the present and is told. Sockets live elsewhere.
import type { Question } from 'shared/engine';
import type { AnyRules } from 'shared/games';
import { type Accepted, HISTORY_PAGE, type SeatSecrets, type Step, type Sync, watchLinkOf } from 'shared/protocol';
import { log } from '../log.ts';
import {
  type Card,
  type Head,
  type Lease,
  type Row,
  type Seen,
  type Store,
  StoreFailed,
  type TableMeta,
} from '../store/Store.ts';
import { type Alarm, alarmOf } from './alarm.ts';
import { Attendance } from './attendance.ts';
import type { SeatView } from './bots.ts';
import { againOf } from './create.ts';
import { admits, allOf, asksOf, cardOf, type PublicTable, publicOf, secretsOf, stepOf } from './knowledge.ts';
import { noticesOf } from './notices.ts';
import { askName, type Play, seatsOf } from './play.ts';
import { Refused } from './refused.ts';
import { type Signal, signal } from './signal.ts';
import { within } from './within.ts';

/** How many rows stay in memory: what a sync shows, and how far back a repeated request is recognised. */
export const TAIL = 64;
const SYNC_LOG = 30;
const LONGEST_QUEUE = 256;

export type Clock = { leaseMs: number; patienceMs: number; minuteMs: number };
/** A change, to be asked by each client's player for that player's part of it. */
export type News = { stepFor(player: string): Step };

export class Table {
  readonly meta: TableMeta;
  readonly rules: AnyRules;
  readonly changed: Signal<News> = signal();
  /** This process no longer runs the table: whoever listens lets go of its clients. */
  readonly lost: Signal<void> = signal();
  readonly attendance: Attendance;
  readonly #store: Store;
  readonly #owner: string;
  readonly #clock: Clock;
  #epoch: number;
  #head: Head;
  #tail: Row[];
  #public: PublicTable;
  /** What each player was last told of their own seats, to tell it again only when it differs. */
  #told = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;

  constructor(lease: Lease, rules: AnyRules, store: Store, owner: string, clock: Clock) {
    this.meta = lease.meta;
    this.rules = rules;
    this.#store = store;
    this.#owner = owner;
    this.#clock = clock;
    this.attendance = new Attendance(lease.torn ? justNow(lease) : lease.seen);
    this.#epoch = lease.epoch;
    this.#head = upToDate(lease.head, rules);
    this.#tail = lease.tail;
    this.#public = publicOf(rules, this.meta, this.#head);
    this.#newSecrets();
  }

  get id(): string {
    return this.meta.id;
  }
  get epoch(): number {
    return this.#epoch;
  }
  get closed(): boolean {
    return this.#closed;
  }
  get public(): PublicTable {
    return this.#public;
  }
  get card(): Card {
    return cardOf(this.rules, this.#head);
  }

  /** Does what is wished, once: the same request of the same player again gets the same reply. */
  perform(player: string, request: string, play: Play): Promise<Accepted> {
    if (this.#waiting >= LONGEST_QUEUE) return Promise.reject(new Refused('too-fast'));
    this.#waiting++;
    const done = this.#last.then(() => this.#perform(player, request, play));
    this.#last = done.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return done;
  }

  async #perform(player: string, request: string, play: Play): Promise<Accepted> {
    if (this.#closed) throw new Refused('moved');
    const before = this.#tail.find((row) => row.request === request && row.player === player);
    if (before) return { seq: before.seq };
    const change = await play(this.#head, player, this);
    const seq = this.#head.seq + 1;
    const head: Head = this.#timed({ ...change.head, seq });
    const row: Row = { ...change.row, seq, player, request, epoch: this.#epoch, engine: this.rules.version };
    await this.#append(row, head);
    this.#become(head, row);
    return { seq };
  }

  /** Since when is asked what is asked now. */
  #timed(head: Head): Head {
    const [before, now] = [this.asked(this.#head), this.asked(head)];
    const isSame = (seat: number, i: number) => before[i] === seat && askName(this.#head, seat) === askName(head, seat);
    if (before.length === now.length && now.every(isSame)) return head;
    return { ...head, asked: Date.now(), reminded: false };
  }

  async #append(row: Row, head: Head): Promise<void> {
    const due = this.due(head);
    const now = Date.now();
    const times = { now, turns: now + this.#clock.minuteMs };
    const notices = noticesOf(this.rules, this.meta, { before: this.#head, after: head, row }, times);
    const append = { table: this.id, epoch: this.#epoch, row, head, card: cardOf(this.rules, head), due, notices };
    try {
      const outcome = await within(this.#clock.patienceMs, this.#store.append(append));
      if (outcome === 'done') return;
      this.stepDown();
    } catch (error) {
      if (error instanceof StoreFailed) throw new Refused('busy');
      if (await this.#isWritten(row)) return;
      throw new Refused(this.#closed ? 'moved' : 'busy');
    }
    throw new Refused('moved');
  }

  /** Settles an unknown outcome: a new epoch shuts out whatever is still under way, then the store is believed. */
  async #isWritten(row: Row): Promise<boolean> {
    try {
      const { leaseMs, patienceMs } = this.#clock;
      const lease = await within(patienceMs, this.#store.lease(this.id, this.#owner, leaseMs, 1));
      if (lease !== null && 'epoch' in lease) {
        this.#epoch = lease.epoch;
        const last = lease.tail[0];
        if (lease.head.seq === row.seq && last?.epoch === row.epoch && last.request === row.request) return true;
        if (lease.head.seq === row.seq - 1) return false;
      }
    } catch (error) {
      log.error('the store does not answer', error, { table: this.id });
    }
    this.stepDown();
    return false;
  }

  #become(head: Head, row: Row): void {
    const holders = new Set([...this.#head.seats, ...head.seats].map((holder) => holder.player));
    this.#head = head;
    this.#tail = [...this.#tail.slice(1 - TAIL), row];
    this.#public = publicOf(this.rules, this.meta, head);
    const fresh = this.#newSecrets(holders);
    const all = head.phase === 'over' ? allOf(this.rules, head) : null;
    const steps = new Map<string, Step>();
    const stepFor = (player: string): Step => {
      // Those who hold no seat, and held none, are all told the same.
      const key = holders.has(player) ? player : '';
      const known = steps.get(key);
      if (known) return known;
      const mine = fresh.get(key);
      const step = { ...this.#step(row, key), ...(mine && { mine }), ...(all && { all }) };
      steps.set(key, step);
      return step;
    };
    this.changed.emit({ stepFor });
  }

  /** The secrets that differ from what their owner was last told. */
  #newSecrets(players: Iterable<string> = this.#head.seats.map((holder) => holder.player)): Map<string, SeatSecrets[]> {
    const fresh = new Map<string, SeatSecrets[]>();
    for (const player of players) {
      if (player === '') continue;
      const secrets = secretsOf(this.rules, this.#head, seatsOf(this.#head, player));
      const text = JSON.stringify(secrets);
      if (text !== (this.#told.get(player) ?? '[]')) fresh.set(player, secrets);
      this.#told.set(player, text);
    }
    return fresh;
  }

  #step(row: Row, player: string): Step {
    return stepOf(this.#head, row, player);
  }

  /** The whole log, oldest first. */
  rows(): Promise<Row[]> {
    return within(this.#clock.patienceMs, this.#store.rows(this.id, 1, this.#head.seq));
  }

  asked(head: Head): number[] {
    return asksOf(this.rules, head).map((ask) => ask.seat);
  }

  /** What the table has to do by itself next. */
  alarm(): Alarm | null {
    return this.#alarmOf(this.#head, this.attendance);
  }

  /** When it has to be awake by itself: as if everybody left now, since if this process ends nobody says that they did. */
  due(head = this.#head): number | null {
    return this.#alarmOf(head, this.attendance.ended())?.at ?? null;
  }

  #alarmOf(head: Head, attendance: Pick<Attendance, 'of'>): Alarm | null {
    return alarmOf(this.rules, head, attendance, { now: Date.now(), minuteMs: this.#clock.minuteMs });
  }

  /** What a bot in this seat has to decide, and all it may know; null = nothing. */
  askedAt(seat: number): { ask: string; view: SeatView; question: Question } | null {
    const { game } = this.#head;
    const ask = asksOf(this.rules, this.#head).find((one) => one.seat === seat);
    if (!ask || game === null) return null;
    const question = this.rules.question(game, ask);
    return { ask: askName(this.#head, seat), view: this.rules.viewFor(game, seat), question };
  }

  /** All that a player may know. */
  sync(player: string): Sync {
    const held = seatsOf(this.#head, player);
    return {
      seq: this.#head.seq,
      player,
      held,
      mine: secretsOf(this.rules, this.#head, held),
      all: allOf(this.rules, this.#head),
      log: this.#tail.slice(-SYNC_LOG).map((row) => this.#step(row, player)),
    };
  }

  /** Changes whenever somebody may no longer be admitted. */
  get door(): string {
    const { phase, settings } = this.#head;
    return `${phase}/${settings.watch}/${settings.link}`;
  }

  admits(player: string, watch: string | undefined): boolean {
    return admits(this.#head, player, watch);
  }

  watchLink(player: string): string {
    if (this.#head.host !== player && seatsOf(this.#head, player).length === 0) throw new Refused('not-your-seat');
    return watchLinkOf(this.id, this.#head.settings.link);
  }

  /** The same again, for the same people. */
  again(player: string, may: (player: string) => boolean): ReturnType<typeof againOf> {
    return againOf(this.#head, player, may);
  }

  forecast(player: string, seat: number): Readonly<Record<string, number>> | null {
    if (this.#head.seats[seat]?.player !== player) throw new Refused('not-your-seat');
    if (this.#head.game === null) throw new Refused('wrong-phase');
    return this.rules.forecast?.(this.rules.viewFor(this.#head.game, seat), seat) ?? null;
  }

  why(player: string, seat: number, choice: number): string | null {
    if (this.#head.seats[seat]?.player !== player) throw new Refused('not-your-seat');
    if (this.#head.game === null) throw new Refused('wrong-phase');
    return this.rules.why(this.#head.game, seat, choice);
  }

  async history(player: string, from: number, to: number): Promise<Step[]> {
    const last = Math.min(to, from + HISTORY_PAGE - 1, this.#head.seq);
    const rows = await this.#store.rows(this.id, from, last);
    return rows.map((row) => this.#step(row, player));
  }

  /** Somebody else runs the table now, or nobody can: nothing more is accepted here. */
  stepDown(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.lost.emit();
  }

  /** Finishes what is in the queue, then accepts nothing more. */
  async sleep(): Promise<void> {
    await this.#last;
    this.#closed = true;
  }
}

/** Those who play may have been there until this moment: what is done for who is away waits its full time again. */
const justNow = ({ head }: Lease): Seen =>
  Object.fromEntries(head.seats.flatMap(({ player }) => (player === '' ? [] : [[player, Date.now()]])));

/** The table was begun by rules that this process cannot go on with: it stays as it is, for one that can. */
export class OtherRules extends Error {
  override name = 'OtherRules';
}

/** A saved state of older rules is brought up to the present ones; of newer rules it is left alone. */
const upToDate = (saved: Head, rules: AnyRules): Head => {
  const head: Head = { ...saved, undo: saved.undo ?? null, vote: saved.vote ?? null };
  if (head.game === null || head.engine === rules.version) return head;
  try {
    if (head.engine > rules.version) throw new Error(`this table needs version ${head.engine} of its rules`);
    return { ...head, game: rules.migrate(head.game, head.engine), engine: rules.version, undo: null };
  } catch (error) {
    throw new OtherRules(error instanceof Error ? error.message : String(error));
  }
};
