import type { Append, Card, Head, Lease, Store } from 'server/store/Store.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headOf, SETTINGS } from '../support/server/heads.ts';
import { appendOf, rowOf } from '../support/server/rows.ts';
import { type Data, device, somebody, storeKinds } from '../support/server/stores.ts';

let data: Data;
let store: Store;

const card: Card = { phase: 'lobby', seats: ['', ''], waiting: [] };
const head = (seq: number): Head => ({ ...headOf('p1'), seq });
const append = (table: string, epoch: number, seq: number): Append => appendOf(table, epoch, head(seq), card);
const leased = async (table: string, owner = 'me', ms = 10_000) => (await store.lease(table, owner, ms, 10)) as Lease;
const makeTable = (id: string, made?: { by: string; most: number }) =>
  store.createTable(
    { id, crew: 'c1', game: 'candles', name: id, seats: 2, options: { turns: 3 }, seed: 'ab' },
    head(0),
    card,
    made,
  );

test('every kind of store answers to the same calls', async () => {
  const calls = await Promise.all(
    storeKinds().map(async ({ fresh }) => {
      const own = await fresh();
      const opened = await own.open();
      await opened.close();
      await own.remove();
      return Object.keys(opened).toSorted();
    }),
  );
  for (const one of calls) expect(one).toEqual(calls[0]);
});

describe.each(storeKinds())('$name', ({ fresh }) => {
  beforeEach(async () => {
    data = await fresh();
    store = await data.open();
    await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
    await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
    await makeTable('t1');
  });
  afterEach(async () => {
    await store.close();
    await data.remove();
  });

  test('what was appended is there after it is opened again', async () => {
    const { epoch, meta } = await leased('t1');
    expect(meta).toMatchObject({ id: 't1', options: { turns: 3 }, seed: 'ab' });
    expect(await store.append(append('t1', epoch, 1))).toBe('done');
    expect(await store.append(append('t1', epoch, 2))).toBe('done');
    await store.close();
    store = await data.open();
    const again = await leased('t1');
    expect(again).toMatchObject({ epoch: epoch + 1, head: { seq: 2 }, tail: [{ seq: 1 }, { seq: 2 }] });
    expect(await store.rows('t1', 2, 9)).toEqual([rowOf(2, epoch)]);
  });

  test('an append under an old epoch, a taken seq or with a gap is refused and writes nothing', async () => {
    const { epoch } = await leased('t1');
    expect(await store.append(append('t1', epoch, 1))).toBe('done');
    expect(await store.append(append('t1', epoch, 1))).toBe('refused');
    expect(await store.append(append('t1', epoch, 3))).toBe('refused');
    expect(await store.append(append('t1', epoch - 1, 2))).toBe('refused');
    expect(await store.append(append('nowhere', epoch, 2))).toBe('refused');
    expect((await leased('t1')).head.seq).toBe(1);
    expect(await store.append(append('t1', epoch, 2))).toBe('refused');
  });

  test('one call that fails in a group takes nothing from the others', async () => {
    const { epoch } = await leased('t1');
    const bad = store.createCrew({ id: 'c2', secret: 's1', name: 'Double', founder: 'p1' }, 9);
    const good = [1, 2, 3].map((seq) => store.append(append('t1', epoch, seq)));
    const alsoBad = store.joinCrew('s1', 'nobody', { members: 9, crews: 9 });
    // Waited for at once: either may be refused first.
    for (const one of await Promise.allSettled([bad, alsoBad]))
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'StoreFailed' } });
    expect(await Promise.all(good)).toEqual(['done', 'done', 'done']);
    expect(await store.crewsOf('p1')).toHaveLength(1);
  });

  test('appends that arrive together are each written to their own table', async () => {
    const tables = Array.from({ length: 40 }, (_, i) => `many-${i}`);
    await Promise.all(tables.map((id) => makeTable(id)));
    const leases = await Promise.all(tables.map((id) => leased(id)));
    const all = (seq: number) => Promise.all(tables.map((id, i) => store.append(append(id, leases[i]!.epoch, seq))));
    for (const seq of [1, 2, 3]) expect(new Set(await all(seq))).toEqual(new Set(['done']));
    for (const id of tables) expect((await store.rows(id, 1, 9)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('a lease keeps others out until it runs out or is given back', async () => {
    const first = await leased('t1', 'one', 3000);
    expect(await store.lease('t1', 'two', 3000, 10)).toEqual({ heldFor: expect.any(Number) });
    await new Promise((later) => setTimeout(later, 1000));
    // The time it has left counts from now on.
    const before = (await store.lease('t1', 'two', 3000, 10)) as { heldFor: number };
    expect(await store.renew('one', 9000)).toEqual([{ table: 't1', epoch: first.epoch }]);
    const after = (await store.lease('t1', 'two', 3000, 10)) as { heldFor: number };
    expect(after.heldFor).toBeGreaterThan(before.heldFor);
    expect(await store.renew('one', 1)).toEqual([{ table: 't1', epoch: first.epoch }]);
    await new Promise((later) => setTimeout(later, 50));
    const second = await leased('t1', 'two');
    expect(second.epoch).toBe(first.epoch + 1);
    expect(await store.renew('one', 150)).toEqual([]);
    await store.release('t1', first.epoch, { due: null, seen: {} });
    expect(await store.lease('t1', 'one', 150, 10)).toHaveProperty('heldFor');
    await store.release('t1', second.epoch, { due: null, seen: {} });
    expect((await leased('t1', 'one')).epoch).toBe(second.epoch + 1);
    expect(await store.lease('nowhere', 'one', 150, 10)).toBeNull();
  });

  test('a lease of one who is known to be gone is taken at once, and only that one', async () => {
    expect(await store.holderOf('t1')).toBeNull();
    const first = await leased('t1', 'one');
    expect(await store.holderOf('t1')).toBe('one');
    expect(await store.lease('t1', 'two', 150, 10, 'three')).toHaveProperty('heldFor');
    const second = (await store.lease('t1', 'two', 5000, 10, 'one')) as Lease;
    expect(second.epoch).toBe(first.epoch + 1);
    expect(await store.append(append('t1', first.epoch, 1))).toBe('refused');
    expect(await store.append(append('t1', second.epoch, 1))).toBe('done');
    expect(await store.holderOf('t1')).toBe('two');
    await store.renew('two', 1);
    await new Promise((later) => setTimeout(later, 50));
    expect(await store.holderOf('t1')).toBeNull();
  });

  test('of many who want one table at once exactly one gets it', async () => {
    const others = await Promise.all([1, 2, 3].map(() => data.open()));
    const wants = [store, ...others].flatMap((one, i) =>
      [1, 2, 3].map((n) => one.lease('t1', `owner-${i}-${n}`, 5000, 1)),
    );
    const won = (await Promise.all(wants)).filter((one) => one !== null && 'epoch' in one);
    expect(won).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });

  test('a table that changes hands while answers are written loses none and takes none twice', async () => {
    const other = await data.open();
    let written = 0;
    const write = async (one: Store, owner: string, turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        const lease = (await one.lease('t1', owner, 5000, 1, owner === 'a' ? 'b' : 'a')) as Lease;
        for (let seq = lease.head.seq + 1; ; seq++) {
          if ((await one.append(append('t1', lease.epoch, seq))) === 'refused') break;
          written++;
          if (written % 7 === 0) break;
        }
      }
    };
    await Promise.all([write(store, 'a', 20), write(other, 'b', 20)]);
    const rows = await store.rows('t1', 1, 1000);
    expect(rows).toHaveLength(written);
    expect(rows.map((one) => one.seq)).toEqual(Array.from({ length: written }, (_, i) => i + 1));
    expect(rows.map((one) => one.epoch)).toEqual(rows.map((one) => one.epoch).toSorted((a, b) => a - b));
    await other.close();
  });

  test('a table that is due is found until it is held or no longer due, and says who was last seen', async () => {
    await Promise.all(['t2', 't3', 't4'].map((id) => makeTable(id)));
    for (const [id, due] of [
      ['t1', 30],
      ['t2', 10],
      ['t3', 5000],
    ] as const) {
      const { epoch } = await leased(id, id);
      await store.append({ ...append(id, epoch, 1), due });
      expect(await store.dueTables(9000, 9)).not.toContain(id);
      await store.release(id, epoch, { due, seen: { p1: 77 } });
    }
    expect(await store.dueTables(100, 9)).toEqual(['t2', 't1']);
    expect(await store.dueTables(100, 1)).toEqual(['t2']);
    // Its owner is gone without a word: it is due again when the lease ends.
    const lost = await leased('t2', 'gone', 800);
    expect(lost.seen).toEqual({ p1: 77 });
    expect(await store.dueTables(100, 9)).toEqual(['t1']);
    await new Promise((later) => setTimeout(later, 850));
    expect(await store.dueTables(100, 9)).toEqual(['t2', 't1']);
    const { epoch } = await leased('t1');
    await store.release('t1', epoch, { due: null, seen: {} });
    await store.release('t1', epoch - 1, { due: 1, seen: {} });
    expect(await store.dueTables(100, 9)).toEqual(['t2']);
  });

  test('so many crews and tables one may have, however many are wished for at once', async () => {
    const all = <T>(act: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 16 }, (_, i) => act(i)));
    const founded = await all((i) =>
      store.createCrew({ id: `x${i}`, secret: `x${i}`, name: 'More', founder: 'p1' }, 4),
    );
    expect(founded.filter((done) => done)).toHaveLength(3);
    expect(await store.crewsOf('p1')).toHaveLength(4);
    await store.savePlayer('hash-2', somebody('p2', 'Bert'), device('d-p2'));
    const joined = await all((i) => store.joinCrew(i === 0 ? 's1' : `x${i}`, 'p2', { members: 9, crews: 2 }));
    expect(joined.filter((one) => 'crew' in one)).toHaveLength(2);
    const made = await all((i) => makeTable(`y${i}`, { by: 'p1', most: 5 }));
    expect(made.filter((done) => done)).toHaveLength(5);
    expect(await store.tablesOf('c1')).toHaveLength(6);
  });

  test('of what lies beyond any log there is nothing, however far', async () => {
    const { epoch } = await leased('t1');
    await store.append(append('t1', epoch, 1));
    expect(await store.rows('t1', Number.MAX_SAFE_INTEGER, 1)).toEqual([]);
    expect(await store.rows('t1', 1, Number.MAX_SAFE_INTEGER)).toHaveLength(1);
    expect(await store.linesOf('c1', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  });

  test('a new name of a table is what its crew sees', async () => {
    const { epoch } = await leased('t1');
    const named = { ...head(1), settings: { ...SETTINGS, name: 'Second try' } };
    await store.append({ ...append('t1', epoch, 1), head: named });
    expect(await store.tablesOf('c1')).toMatchObject([{ id: 't1', name: 'Second try', card }]);
  });

  test('a key has one player, who may change name; a table made twice is made once', async () => {
    const again = await store.savePlayer('hash-1', somebody('other', 'Anne', { language: 'de' }), device('new'));
    expect(again).toEqual({ ...somebody('p1', 'Anne', { language: 'de' }), device: 'd-p1' });
    expect(await store.membersOf('c1')).toEqual([somebody('p1', 'Anne', { language: 'de' })]);
    const { epoch } = await leased('t1');
    await store.append(append('t1', epoch, 1));
    await makeTable('t1');
    expect((await leased('t1')).head.seq).toBe(1);
    expect(await store.tablesOf('c1')).toHaveLength(1);
    expect(await store.tableOf('t1')).toMatchObject({ meta: { id: 't1', options: { turns: 3 } }, head: { seq: 1 } });
    expect(await store.tableOf('nowhere')).toBeNull();
    expect(await store.mayEnter('t1', 'p1')).toBe(true);
    expect(await store.mayEnter('t1', 'p2')).toBe(false);
    expect(await store.mayEnter('nowhere', 'p1')).toBeNull();
  });
});
