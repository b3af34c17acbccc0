import type { Append, Card, Lease, Notice, Store } from 'server/store/Store.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headOf } from '../support/server/heads.ts';
import { appendOf } from '../support/server/rows.ts';
import { type Data, device, somebody, storeKinds } from '../support/server/stores.ts';

let data: Data;
let store: Store;
const card: Card = { phase: 'lobby', seats: [''], waiting: [] };
const head = headOf('p1');
const append = (epoch: number, seq: number, notices: Notice[]): Append => ({
  ...appendOf('t1', epoch, { ...head, seq }, card),
  notices,
});
const notice = (id: string, due = 0, more: Partial<Notice> = {}): Notice => ({
  id,
  due,
  kind: 'turn',
  crew: 'c1',
  body: { for: id },
  ...more,
});
const claimed = async (ms = 60_000) => (await store.claimNotices(ms, 10)).map(({ id }) => id).toSorted();

describe.each(storeKinds())('$name', ({ fresh }) => {
  beforeEach(async () => {
    data = await fresh();
    store = await data.open();
    await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d-p1'));
    await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
    await store.createTable(
      { id: 't1', crew: 'c1', game: 'candles', name: 't1', seats: 1, options: {}, seed: 'ab' },
      head,
      card,
    );
  });
  afterEach(async () => {
    await store.close();
    await data.remove();
  });

  test('a notice is there if its cause was written, also after a restart, and not otherwise', async () => {
    const { epoch } = (await store.lease('t1', 'me', 10_000, 1)) as Lease;
    const [first, second, third] = await Promise.all([
      store.append(append(epoch, 1, [notice('a'), notice('b')])),
      store.append(append(epoch, 1, [notice('c')])),
      store.append(append(epoch - 1, 2, [notice('d')])),
    ]);
    expect([first, second, third]).toEqual(['done', 'refused', 'refused']);
    await store.close();
    store = await data.open();
    expect(await store.claimNotices(60_000, 10)).toEqual([
      { ...notice('a'), due: expect.any(Number), claim: 1, tries: 1 },
      { ...notice('b'), due: expect.any(Number), claim: 1, tries: 1 },
    ]);
  });

  test('what is not yet due waits, and who asks for few gets the oldest', async () => {
    await store.addNotices([notice('late', Date.now() + 60_000), notice('new', 2), notice('old', 1)]);
    expect((await store.claimNotices(60_000, 1)).map(({ id }) => id)).toEqual(['old']);
    expect(await claimed()).toEqual(['new']);
    expect(await claimed()).toEqual([]);
  });

  test('of many takers each notice has one', async () => {
    await store.addNotices(Array.from({ length: 30 }, (_, i) => notice(`n${i}`, i)));
    const others = await Promise.all([1, 2, 3].map(() => data.open()));
    const taken = await Promise.all([store, ...others].flatMap((one) => [1, 2].map(() => one.claimNotices(60_000, 8))));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(8);
    await Promise.all(others.map((one) => one.close()));
  });

  test('a taker who does not come back loses it to the next, and can then neither finish nor put it off', async () => {
    await store.addNotices([notice('a')]);
    const [first] = await store.claimNotices(0, 10);
    const [second] = await store.claimNotices(60_000, 10);
    expect(second).toMatchObject({ id: 'a', tries: 2 });
    await store.finishNotice('a', first!.claim);
    await store.postponeNotice('a', first!.claim, 0);
    expect(await claimed()).toEqual([]);
    await store.postponeNotice('a', second!.claim, 0);
    const [third] = await store.claimNotices(60_000, 10);
    await store.finishNotice('a', third!.claim);
    await store.addNotices([notice('b')]);
    expect(await claimed()).toEqual(['b']);
  });

  test('a newer one of the same id takes the place of the one before, also while that is being delivered', async () => {
    await store.addNotices([notice('a', 0, { body: { n: 1 } })]);
    const [old] = await store.claimNotices(60_000, 10);
    await store.addNotices([notice('a', 0, { body: { n: 2 } }), notice('a', 0, { body: { n: 3 } })]);
    await store.finishNotice('a', old!.claim);
    expect(await store.claimNotices(60_000, 10)).toMatchObject([{ id: 'a', body: { n: 3 }, tries: 1 }]);
  });

  test('an optional one is kept only for a crew that has a webhook', async () => {
    await store.addNotices([notice('a', 0, { optional: true }), notice('b')]);
    expect(await claimed()).toEqual(['b']);
  });
});
