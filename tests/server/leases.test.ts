import { type Lease, type Store, StoreFailed } from 'server/store/Store.ts';
import { createTable } from 'server/table/create.ts';
import { change, seatBot, sit } from 'server/table/lobby.ts';
import { start } from 'server/table/play.ts';
import { Registry, type RegistryOptions } from 'server/table/registry.ts';
import type { AnyRules } from 'shared/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newRequest, until } from '../support/server/client.ts';
import { type Data, device, somebody, storeKinds } from '../support/server/stores.ts';
import { candles } from '../support/toy/candles.ts';

const LEASE = 600;
const plain = candles as AnyRules;
const later: AnyRules = { ...plain, version: 2 };

let data: Data;
let store: Store;
let registries: Registry[] = [];
const open = (more: Partial<RegistryOptions> = {}): Registry => {
  const registry = new Registry({ store, games: [plain], leaseMs: LEASE, patienceMs: 2000, alarmMs: 60_000, ...more });
  registries.push(registry);
  return registry;
};
const makeTable = async (registry: Registry, id: string): Promise<string> => {
  await createTable(registry, store, { id, crew: 'c1', host: 'p1', game: 'candles', name: id, seats: 2, options: {} });
  return id;
};
/** More than any lease: whoever still holds one prolongs it. */
const aWhile = () => new Promise((next) => setTimeout(next, 2 * LEASE));

describe.each(storeKinds())('$name', ({ fresh }) => {
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    data = await fresh();
    store = await data.open();
    await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
    await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
  });
  afterEach(async () => {
    await Promise.all(registries.map((one) => one.close()));
    registries = [];
    await store.close();
    await data.remove();
  });

  test('a table whose rules this process lacks is left to one that has them, however much else it holds', async () => {
    const [older, newer] = [open(), open({ games: [later] })];
    const table = await makeTable(newer, 'begun-by-newer');
    const held = await newer.open(table);
    for (const seat of [0, 1]) await held.table.perform('p1', newRequest(), seatBot(seat, -1));
    await held.table.perform('p1', newRequest(), start());
    held.table.stepDown();
    await store.release(table, held.table.epoch, { due: 1, seen: { p1: 77 } });

    // The one that goes on keeps the older process renewing its leases.
    const other = await older.open(await makeTable(older, 'of-the-older'));
    await expect(older.open(table)).rejects.toThrow(/version 2/);
    expect(await store.holderOf(table)).toBeNull();
    // Still due, for whoever can.
    expect(await store.dueTables(9, 9)).toEqual([table]);
    const there = await newer.open(table);
    expect(there.table.attendance.of('p1').since).toBe(77);
    await there.done();
    await other.done();
  });

  test('a lease that was granted after nobody waited for it any more is given back', async () => {
    let isLate = false;
    const slow: Store = {
      ...store,
      lease: async (...args) => {
        const lease = await store.lease(...args);
        if (isLate) await new Promise((next) => setTimeout(next, 400));
        return lease;
      },
    };
    const registry = open({ store: slow, patienceMs: 200 });
    const other = await registry.open(await makeTable(registry, 'awake'));
    const table = await makeTable(registry, 'late');
    isLate = true;
    await expect(registry.open(table)).rejects.toThrow('no answer');
    await aWhile();
    expect(await store.holderOf(table)).toBeNull();
    expect(await store.holderOf(other.table.id)).toBe(registry.owner);
    await other.done();
  });

  test('a table that could not be given back is, as soon as the store can, with when it is due and who was there', async () => {
    let fails = 1;
    const failing: Store = {
      ...store,
      release: async (...args) => {
        if (fails-- > 0) throw new StoreFailed('the disk is full');
        return store.release(...args);
      },
    };
    const registry = open({ store: failing });
    const other = await registry.open(await makeTable(registry, 'awake'));
    const table = await makeTable(registry, 'asleep');
    const held = await registry.open(table);
    await held.table.perform('p1', newRequest(), sit(0, 0));
    held.table.attendance.enter('p1', 'a device');
    held.table.attendance.leave('p1', 'a device');
    await held.done();
    expect(await store.holderOf(table)).toBe(registry.owner);
    await aWhile();
    expect(await store.holderOf(table)).toBeNull();
    const lease = (await store.lease(table, 'another', LEASE, 1)) as Lease;
    expect(lease.seen).toEqual({ p1: expect.any(Number) });
    await other.done();
  });

  test('whose process died while they were there is not replaced before they can come back', async () => {
    const minuteMs = 1000;
    const first = open({ minuteMs });
    const table = await makeTable(first, 'with-a-clock');
    const { table: before } = await first.open(table);
    before.attendance.enter('p1', 'a device');
    await before.perform('p1', newRequest(), change({ standIn: 1 }));
    for (const seat of [0, 1]) await before.perform('p1', newRequest(), sit(seat, seat));
    await before.perform('p1', newRequest(), start());
    // They think it over for longer than a bot waits for who is away.
    await new Promise((next) => setTimeout(next, 1.3 * minuteMs));
    before.stepDown();

    const second = open({ minuteMs, isGone: async () => true });
    const held = await second.open(table);
    const bots = () => held.table.public.seats.map(({ bot }) => bot);
    await new Promise((next) => setTimeout(next, minuteMs / 10));
    expect(bots()).toEqual([false, false]);
    // Whoever does not come back is.
    await until(() => bots().includes(true));
    await held.done();
  });
});
