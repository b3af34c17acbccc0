// The store in one SQLite file: the default, with no service to install. This side of it only speaks to the worker.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { log } from '../log.ts';
import {
  type Append,
  type Card,
  type CardRow,
  type Crew,
  type Head,
  type Notice,
  type Row,
  type Store,
  StoreFailed,
  StoreUnknown,
} from './Store.ts';
import type { CrewText } from './sqlite/crews.ts';
import type { Ops } from './sqlite/ops.ts';
import type { NoticeText } from './sqlite/outbox.ts';
import type { Call, Outcome, Setup } from './sqlite/worker.ts';

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

/** Speaks to the thread of the file. One that dies takes what is under way with it; the next call starts another. */
const connect = async (workerData: Setup) => {
  const pending = new Map<number, Pending>();
  let thread: Worker | null = null;
  let calls = 0;
  let isOpen = false;

  const begin = (opened = () => {}, failed = (_error: Error) => {}): Worker => {
    const fresh = new Worker(new URL('./sqlite/worker.ts', import.meta.url), { workerData });
    const end = (reason: string) => {
      if (thread !== fresh) return;
      thread = null;
      if (isOpen) log.warn('the thread of the store is gone', { reason });
      for (const call of pending.values()) call.reject(new StoreUnknown(reason));
      pending.clear();
    };
    fresh.on('message', (outcomes: Outcome[] | object) => {
      // Under `node --watch` the runtime reports on this line what the worker has loaded.
      if (!Array.isArray(outcomes)) return;
      opened();
      for (const outcome of outcomes) {
        const call = pending.get(outcome.id);
        pending.delete(outcome.id);
        if ('value' in outcome) call?.resolve(outcome.value);
        else call?.reject(outcome.certain ? new StoreFailed(outcome.error) : new StoreUnknown(outcome.error));
      }
    });
    fresh.on('error', (error) => {
      failed(error);
      end(String(error));
    });
    fresh.on('exit', () => end('it ended'));
    thread = fresh;
    return fresh;
  };
  // A migration that fails ends the worker with its reason.
  await new Promise<void>((opened, failed) => begin(opened, failed));
  isOpen = true;

  const send = (to: Worker, op: Call['op'], args: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const call: Call = { id: ++calls, op, args };
      to.postMessage(call);
      pending.set(call.id, { resolve, reject });
    });
  const ask = async <K extends keyof Ops>(op: K, ...args: Parameters<Ops[K]>) => {
    if (!isOpen) throw new StoreFailed('the store is closed');
    return (await send(thread ?? begin(), op, args)) as ReturnType<Ops[K]>;
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    if (!thread) return;
    const exit = once(thread, 'exit');
    await send(thread, 'close', []);
    await exit;
  };
  return { ask, close };
};

const cardOf = <T extends { card: string }>(row: T): Omit<T, 'card'> & { card: Card } => ({
  ...row,
  card: JSON.parse(row.card) as Card,
});
const crewOf = (found: CrewText | null): Crew | null =>
  found && { ...found, locked: found.locked === 1, rules: JSON.parse(found.rules) };
const noticeText = (notice: Notice): NoticeText => ({ ...notice, body: JSON.stringify(notice.body) });
const rowsOf = (texts: string[]): Row[] => texts.map((text) => JSON.parse(text) as Row);

export const openSqlite = async (path: string, busyMs = 2000): Promise<Store> => {
  const { ask, close } = await connect({ path, busyMs });
  /** Calls that mean the same on both sides. */
  const passed = <K extends keyof Ops>(...names: K[]) =>
    Object.fromEntries(names.map((name) => [name, (...args: Parameters<Ops[K]>) => ask(name, ...args)])) as {
      [N in K]: (...args: Parameters<Ops[N]>) => Promise<ReturnType<Ops[N]>>;
    };
  return {
    ping: async () => void (await ask('ping')),
    ...passed(
      'playerByKey',
      'savePlayer',
      'seeDevice',
      'devicesOf',
      'devicesAmong',
      'addDeviceCode',
      'spendDeviceCode',
    ),
    ...passed('revokeDevice', 'mute', 'mutesOf', 'deletePlayer'),
    ...passed('createCrew', 'joinCrew', 'changeCrew', 'leaveCrew', 'deleteCrew', 'membersOf'),
    ...passed('linesOf', 'addLine', 'removeLine'),
    crewById: async (id) => crewOf(await ask('crewById', id)),
    crewBySecret: async (secret) => crewOf(await ask('crewBySecret', secret)),
    crewsOf: async (player) => (await ask('crewsOf', player)).map((one) => crewOf(one)!),
    createTable: ({ options, ...meta }, head, card, made) =>
      ask(
        'createTable',
        meta,
        JSON.stringify(options),
        JSON.stringify(head),
        JSON.stringify(card),
        made?.by ?? '',
        made?.most ?? 0,
      ),
    tablesOf: async (crew): Promise<CardRow[]> => (await ask('tablesOf', crew)).map(cardOf),
    tablesFor: async (player) => (await ask('tablesFor', player)).map(cardOf),
    mayEnter: (table, player) => ask('mayEnter', table, player),
    lease: async (table, owner, ms, tail, gone = '') => {
      const found = await ask('lease', table, owner, ms, tail, gone);
      if (found === null || 'heldFor' in found) return found;
      const { epoch, meta, head, torn } = found;
      return {
        epoch,
        torn,
        meta: { ...meta, options: JSON.parse(meta.options) },
        head: JSON.parse(head) as Head,
        tail: rowsOf(found.tail),
        seen: JSON.parse(found.seen),
      };
    },
    tableOf: async (table) => {
      const found = await ask('tableOf', table);
      return (
        found && { meta: { ...found.meta, options: JSON.parse(found.meta.options) }, head: JSON.parse(found.head) }
      );
    },
    holderOf: (table) => ask('holderOf', table),
    renew: (owner, ms) => ask('renew', owner, ms),
    release: (table, epoch, asleep) =>
      ask('release', table, epoch, asleep ? { ...asleep, seen: JSON.stringify(asleep.seen) } : null),
    dueTables: (now, most) => ask('dueTables', now, most),
    append: ({ table, epoch, row, head, card, due, notices = [] }: Append) =>
      ask('append', {
        table,
        epoch,
        seq: row.seq,
        name: head.settings.name,
        row: JSON.stringify(row),
        head: JSON.stringify(head),
        card: JSON.stringify(card),
        due,
        notices: notices.map(noticeText),
      }),
    rows: async (table, from, to) => rowsOf(await ask('rows', table, from, to)),
    addNotices: (notices) => ask('addNotices', notices.map(noticeText)),
    claimNotices: async (ms, most) =>
      (await ask('claimNotices', ms, most)).map((one) => ({ ...one, body: JSON.parse(one.body) })),
    finishNotice: (id, claim) => ask('finishNotice', id, claim),
    postponeNotice: (id, claim, due) => ask('postponeNotice', id, claim, due),
    close,
  };
};
