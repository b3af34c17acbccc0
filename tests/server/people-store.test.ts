import type { Crew, Store } from 'server/store/Store.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Data, device, somebody, storeKinds } from '../support/server/stores.ts';

let data: Data;
let store: Store;
const MOST = { members: 3, crews: 2 };
const later = () => Date.now() + 60_000;
const names = async (crew: string) => (await store.membersOf(crew)).map(({ name }) => name);
const say = (id: string, player: string, text = id) =>
  store.addLine({ id, channel: 'c1', crew: 'c1', player, text }, 100);

describe.each(storeKinds())('$name', ({ fresh }) => {
  beforeEach(async () => {
    data = await fresh();
    store = await data.open();
    await store.savePlayer('hash-1', somebody('p1', 'Anna'), device('d1'));
    await store.savePlayer('hash-2', somebody('p2', 'Bert'), device('d2'));
    await store.createCrew({ id: 'c1', secret: 's1', name: 'Friends', founder: 'p1' }, 9);
    await store.joinCrew('s1', 'p2', MOST);
  });
  afterEach(async () => {
    await store.close();
    await data.remove();
  });

  test('a code adds one device, once, and not after its time', async () => {
    await store.addDeviceCode('code', 'p1', 'd1', later());
    const spent = await Promise.all(
      ['new-1', 'new-2', 'new-3'].map((key) => store.spendDeviceCode('code', key, device(`d-${key}`), 9)),
    );
    expect(spent.toSorted()).toEqual(['done', 'spent', 'spent']);
    expect(await store.devicesOf('p1')).toHaveLength(2);
    // The same request once more changes nothing, and does not bring back what was revoked since.
    const winner = `new-${spent.indexOf('done') + 1}`;
    expect(await store.spendDeviceCode('code', winner, device('again'), 9)).toBe('done');
    expect(await store.devicesOf('p1')).toHaveLength(2);
    await store.revokeDevice('p1', `d-${winner}`);
    await store.spendDeviceCode('code', winner, device('again'), 9);
    expect(await store.playerByKey(winner)).toBeNull();
    await store.addDeviceCode('old', 'p1', 'd1', Date.now() - 1);
    expect(await store.spendDeviceCode('old', 'new-4', device('d4'), 9)).toBe('spent');
    expect(await store.spendDeviceCode('never', 'new-4', device('d4'), 9)).toBe('spent');
    expect(await store.playerByKey('new-4')).toBeNull();
  });

  test('a key that is somebody stays that somebody, and the code stays good', async () => {
    await store.addDeviceCode('code', 'p1', 'd1', later());
    expect(await store.spendDeviceCode('code', 'hash-2', device('x'), 9)).toBe('known-device');
    expect(await store.playerByKey('hash-2')).toMatchObject({ id: 'p2', device: 'd2' });
    expect(await store.spendDeviceCode('code', 'new', device('x'), 1)).toBe('too-many');
    expect(await store.spendDeviceCode('code', 'new', device('x'), 2)).toBe('done');
    expect(await store.playerByKey('new')).toMatchObject({ id: 'p1', device: 'x' });
  });

  test('a revoked device is nobody, its code dies with it, and the last one stays', async () => {
    await store.addDeviceCode('code', 'p1', 'd1', later());
    await store.spendDeviceCode('code', 'new', device('d3'), 9);
    await store.addDeviceCode('thief', 'p1', 'd3', later());
    expect(await store.revokeDevice('p2', 'd3')).toBe('unknown');
    expect(await store.revokeDevice('p1', 'd3')).toBe('done');
    expect(await store.playerByKey('new')).toBeNull();
    expect(await store.spendDeviceCode('thief', 'again', device('d4'), 9)).toBe('spent');
    expect(await store.revokeDevice('p1', 'd1')).toBe('last-device');
    expect(await store.playerByKey('hash-1')).toMatchObject({ id: 'p1' });
  });

  test('a crew lets in who has its link, while it is neither locked nor full', async () => {
    const extra = { ...MOST, members: 9 };
    for (const id of ['p3', 'p4', 'p5']) await store.savePlayer(id, somebody(id, id), device(id));
    expect(await store.joinCrew('wrong', 'p3', MOST)).toEqual({ refused: 'unknown' });
    expect(await store.joinCrew('s1', 'p3', MOST)).toEqual({ crew: 'c1' });
    expect(await store.joinCrew('s1', 'p4', MOST)).toEqual({ refused: 'full' });
    await store.changeCrew('c1', { locked: true });
    expect(await store.joinCrew('s1', 'p4', extra)).toEqual({ refused: 'locked' });
    expect(await store.joinCrew('s1', 'p3', extra)).toEqual({ crew: 'c1' });
    await store.changeCrew('c1', { locked: false, secret: 's2' });
    expect(await store.joinCrew('s1', 'p3', extra)).toEqual({ refused: 'unknown' });
    expect(await store.joinCrew('s2', 'p4', extra)).toEqual({ crew: 'c1' });
    for (const id of ['c2', 'c3']) await store.createCrew({ id, secret: id, name: id, founder: 'p5' }, 2);
    expect(await store.joinCrew('s2', 'p5', extra)).toEqual({ refused: 'full' });
    expect(await store.createCrew({ id: 'c4', secret: 'c4', name: 'c4', founder: 'p5' }, 2)).toBe(false);
  });

  test('a crew keeps what was changed and nothing else', async () => {
    const webhook = 'https://hooks.example/1';
    await store.changeCrew('c1', { rules: { candles: { turns: 3 } }, webhook });
    await store.changeCrew('c1', { name: 'Fiends' });
    const crew: Crew = {
      id: 'c1',
      secret: 's1',
      name: 'Fiends',
      founder: 'p1',
      locked: false,
      rules: { candles: { turns: 3 } },
      webhook,
    };
    expect(await store.crewById('c1')).toEqual(crew);
    expect(await store.crewBySecret('s1')).toEqual(crew);
    expect(await store.crewsOf('p2')).toEqual([crew]);
    await store.changeCrew('c1', { webhook: '' });
    expect(await store.crewById('c1')).toEqual({ ...crew, webhook: '' });
    expect(await store.crewById('nothing')).toBeNull();
  });

  test('who is removed leaves a new link behind, and work for the tables', async () => {
    expect(await store.leaveCrew('c1', 'p2', 's2')).toEqual({ crew: 'c1', founder: 'p1' });
    expect(await store.leaveCrew('c1', 'p2', 's3')).toBeNull();
    expect(await names('c1')).toEqual(['Anna']);
    expect((await store.crewById('c1'))!.secret).toBe('s2');
    expect(await store.claimNotices(60_000, 9)).toMatchObject([
      { kind: 'release', crew: 'c1', body: { player: 'p2' } },
    ]);
  });

  test('a crew is handed over to a member and to nobody else, also to one who is just leaving', async () => {
    await store.changeCrew('c1', { founder: 'p5' });
    expect(await store.crewById('c1')).toMatchObject({ founder: 'p1' });
    await Promise.all([store.leaveCrew('c1', 'p2', null), store.changeCrew('c1', { founder: 'p2' })]);
    const { founder } = (await store.crewById('c1'))!;
    expect((await store.membersOf('c1')).map(({ id }) => id)).toContain(founder);
  });

  test('a founder who leaves is followed by the oldest member; the last one takes the crew along', async () => {
    expect(await store.leaveCrew('c1', 'p1', null)).toEqual({ crew: 'c1', founder: 'p2' });
    expect((await store.crewById('c1'))!.secret).toBe('s1');
    expect(await store.leaveCrew('c1', 'p2', null)).toEqual({ crew: 'c1', founder: null });
    expect(await store.crewById('c1')).toBeNull();
  });

  test('lines have an order, are kept once, go one by one, and the oldest make room', async () => {
    await say('l1', 'p1');
    const second = await say('l2', 'p2', 'Hi');
    expect(await say('l2', 'p2', 'Other')).toEqual(second);
    expect(second).toMatchObject({ name: 'Bert', text: 'Hi' });
    await say('l3', 'p1');
    const ids = async (before = Number.MAX_SAFE_INTEGER, most = 9) =>
      (await store.linesOf('c1', before, most)).map(({ id }) => id);
    expect(await ids()).toEqual(['l1', 'l2', 'l3']);
    expect(await ids(second.seq, 9)).toEqual(['l1']);
    expect(await ids(undefined, 2)).toEqual(['l2', 'l3']);
    expect(await store.removeLine('c1', 'l2', 'p1')).toBe(false);
    expect(await store.removeLine('other', 'l2', null)).toBe(false);
    expect(await store.removeLine('c1', 'l2', 'p2')).toBe(true);
    expect(await store.removeLine('c1', 'l1', null)).toBe(true);
    for (const id of ['l4', 'l5', 'l6'])
      await store.addLine({ id, channel: 'c1', crew: 'c1', player: 'p1', text: id }, 2);
    expect(await ids()).toEqual(['l5', 'l6']);
  });

  test('who deletes themselves is gone: name, keys, lines, mutes, foundership', async () => {
    await store.createCrew({ id: 'own', secret: 'own', name: 'Own', founder: 'p1' }, 9);
    await Promise.all([say('l1', 'p1'), say('l2', 'p2'), store.mute('p2', 'p1', true), store.mute('p1', 'p2', true)]);
    await store.addDeviceCode('code', 'p1', 'd1', later());
    const left = await store.deletePlayer('p1');
    expect(left.toSorted((a, b) => a.crew.localeCompare(b.crew))).toEqual([
      { crew: 'c1', founder: 'p2' },
      { crew: 'own', founder: null },
    ]);
    expect(await store.playerByKey('hash-1')).toBeNull();
    expect(await store.spendDeviceCode('code', 'new', device('d9'), 9)).toBe('spent');
    expect((await store.linesOf('c1', Number.MAX_SAFE_INTEGER, 9)).map(({ id }) => id)).toEqual(['l2']);
    expect(await store.mutesOf('p2')).toEqual([]);
    expect(await names('c1')).toEqual(['Bert']);
    await expect(say('l3', 'p1')).rejects.toMatchObject({ name: 'StoreFailed' });
  });
});
