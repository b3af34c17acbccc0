// What a table does by itself while it is awake: bots move at a human pace, reminders and stand-ins come when due.
import { randomUUID } from 'node:crypto';
import { log } from '../log.ts';
import type { Alarm } from './alarm.ts';
import type { Bots } from './bots.ts';
import { Refused } from './refused.ts';
import { answerForAbsent, answerForBot, remind, standIn } from './seats.ts';
import type { Table } from './Table.ts';
import { recount } from './votes.ts';

export type AutoplayOptions = {
  bots: Bots;
  /** How long a bot seems to think. */
  paceMs: number;
  /** Keeps the table awake until it is called back. */
  stayAwake(): () => void;
};

/** The store could not write, or the like: tried again after this long. */
const RETRY = 1000;
const LONGEST_TIMER = 2 ** 31 - 1;
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

export class Autoplay {
  readonly #table: Table;
  readonly #options: AutoplayOptions;
  #timer: NodeJS.Timeout | undefined;
  #isActing = false;
  readonly #ends: (() => void)[];

  constructor(table: Table, options: AutoplayOptions) {
    this.#table = table;
    this.#options = options;
    this.#ends = [table.changed.on(() => this.look()), table.attendance.changed.on(() => this.look())];
    this.look();
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const end of this.#ends) end();
  }

  /** Does what is due now; sets the alarm clock for what is due later. */
  look(): void {
    if (this.#isActing || this.#table.closed) return;
    clearTimeout(this.#timer);
    const alarm = this.#table.alarm();
    if (alarm === null) return;
    const wait = alarm.at - Date.now();
    if (wait <= 0) void this.#act();
    else this.#timer = setTimeout(() => this.look(), Math.min(wait, LONGEST_TIMER)).unref();
  }

  async #act(): Promise<void> {
    this.#isActing = true;
    const letGo = this.#options.stayAwake();
    try {
      for (let alarm = this.#due(); alarm !== null; alarm = this.#due()) await this.#doing(alarm);
    } finally {
      this.#isActing = false;
      this.look();
      letGo();
    }
  }

  #due(): Alarm | null {
    const alarm = this.#table.closed ? null : this.#table.alarm();
    return alarm !== null && alarm.at <= Date.now() ? alarm : null;
  }

  async #doing(alarm: Alarm): Promise<void> {
    try {
      await this.#do(alarm);
    } catch (error) {
      const code = error instanceof Refused ? error.refusal.code : 'failed';
      // Somebody was quicker: look again.
      if (['stale', 'not-asked', 'wrong-phase', 'moved', 'unknown', 'no-vote'].includes(code)) return;
      log.error('a table could not go on by itself', error, { table: this.#table.id });
      await pause(RETRY);
    }
  }

  async #do({ kind, seat }: Alarm): Promise<void> {
    const table = this.#table;
    const wish = (play: Parameters<Table['perform']>[2]) => table.perform('', randomUUID(), play);
    if (kind === 'vote') return void (await wish(recount()));
    if (kind === 'remind') return void (await wish(remind(seat)));
    if (kind === 'stand-in') return void (await wish(standIn(seat)));
    if (kind === 'absent') return void (await wish(answerForAbsent(seat)));
    await pause(this.#options.paceMs);
    const asked = table.askedAt(seat);
    if (asked === null) return;
    const choice = await this.#options.bots.choose(table.meta.game, asked.view, asked.question);
    await wish(answerForBot(seat, asked.ask, choice));
  }
}
