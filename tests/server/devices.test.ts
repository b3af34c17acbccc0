import { createHash } from 'node:crypto';
import type { Card } from 'server/store/Store.ts';
import { CLOSE, type DeviceInfo, type DeviceLink, type Me, PROTOCOL } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newKey, Person, until } from '../support/server/client.ts';
import { begin, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const linkFrom = (person: Person) => person.http<DeviceLink>('POST', '/api/devices/link');
const devicesOf = (person: Person) => person.http<DeviceInfo[]>('GET', '/api/devices');
/** Another browser opens the link, and somebody clicks. */
const open = async (code: string, key = newKey()): Promise<Person> => {
  const device = new Person(app.url, '', key);
  device.id = (await device.http<Me>('POST', '/api/devices', { code })).player;
  return device;
};
const refused = (act: Promise<unknown>) =>
  act.then(
    () => 'granted',
    (error: Error) => error.message,
  );

test('a second device is the same player: same crews, same seats, same questions', async () => {
  const { people, table, players } = await begin(app.url);
  const [anna] = people as [Person];
  const from = Date.now();
  const { code, until } = await linkFrom(anna);
  expect(code.length).toBeGreaterThanOrEqual(22);
  // Ten minutes from when it was asked for.
  expect(until - from).toBeGreaterThanOrEqual(600_000);
  expect(until - Date.now()).toBeLessThanOrEqual(600_000);
  const phone = await open(code);
  expect(phone.id).toBe(anna.id);
  expect(await phone.http<Me>('GET', '/api/me')).toMatchObject({ name: 'Anna', crews: [{ name: 'Friends' }] });
  const there = await phone.joinTable(table);
  expect(there.now!.mine).toEqual(players[0]!.now!.mine);
  await playOne([there, players[1]!]);
});

test('a link is good once, in time, and only as it was given', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const { code } = await linkFrom(anna);
  const raced = await Promise.all([1, 2, 3, 4].map(() => refused(open(code))));
  expect(raced.filter((one) => one === 'granted')).toHaveLength(1);
  expect(raced.filter((one) => one.startsWith('410') && one.includes('spent'))).toHaveLength(3);
  expect(await refused(open(`${code.slice(0, -1)}_`))).toMatch(/^410/);
  // A newer link of the same device takes the place of the one before.
  const first = await linkFrom(anna);
  const second = await linkFrom(anna);
  expect(await refused(open(first.code))).toMatch(/^410/);
  expect(await refused(open(second.code))).toBe('granted');
  // The same code opens before its time is up, and not after.
  const { id: device } = (await devicesOf(anna))[0]!;
  const codeUntil = async (text: string, until: number) => {
    await app.store.addDeviceCode(createHash('sha256').update(text).digest('base64url'), anna.id, device, until);
    return refused(open(text));
  };
  expect(await codeUntil('out-of-time', Date.now() - 1)).toMatch(/^410/);
  expect(await codeUntil('in-good-time', Date.now() + 60_000)).toBe('granted');
});

test('a browser that is somebody is not made somebody else by a link', async () => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => new Person(app.url, name).introduce()));
  const { code } = await linkFrom(anna!);
  expect(await refused(open(code, bert!.key))).toMatch(/^409.*known-device/);
  expect(await bert!.http<Me>('GET', '/api/me')).toMatchObject({ player: bert!.id, name: 'Bert' });
  expect(await refused(open(code))).toBe('granted');
});

test('devices are listed, with no key among them', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const phone = await open((await linkFrom(anna)).code);
  const seen = await devicesOf(phone);
  expect(seen).toHaveLength(2);
  expect(seen.filter(({ here }) => here)).toHaveLength(1);
  expect(seen.every(({ created, label }) => created > 0 && label.length > 0)).toBe(true);
  for (const secret of [anna.key, phone.key]) expect(JSON.stringify(seen)).not.toContain(secret);
});

test('a revoked device is out at once: its lines, its requests, its joins, and the link it made', async () => {
  const { people, crew, table, players } = await begin(app.url);
  const [anna] = people as [Person];
  const thief = await open((await linkFrom(anna)).code);
  const [atTable, atCrew] = await Promise.all([thief.joinTable(table), thief.joinCrew(crew)]);
  const spare = await linkFrom(thief);
  const stolen = (await devicesOf(thief)).find(({ here }) => here)!.id;
  await anna.http('POST', '/api/devices/revoke', { device: stolen });
  expect(await Promise.all([atTable.left, atCrew.left])).toEqual([CLOSE.removed, CLOSE.removed]);
  expect(await refused(thief.http('GET', '/api/me'))).toMatch(/^401/);
  expect(await refused(linkFrom(thief))).toMatch(/^401/);
  await expect(thief.joinTable(table)).rejects.toMatchObject({ code: 401 });
  expect(await refused(open(spare.code))).toMatch(/^410/);
  // The owner's own line has not even blinked.
  expect(await playOne(players)).toBe(true);
  expect(await devicesOf(anna)).toHaveLength(1);
});

test('a join that was under way when its device was revoked ends at the door', async () => {
  const { people, table } = await begin(app.url);
  const [anna] = people as [Person];
  const thief = await open((await linkFrom(anna)).code);
  const stolen = (await devicesOf(thief)).find(({ here }) => here)!.id;
  const seat = await fetch(`${app.url}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${thief.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, table }),
  }).then((response) => response.json());
  await anna.http('POST', '/api/devices/revoke', { device: stolen });
  await expect(thief.sdk.consumeSeatReservation(seat)).rejects.toBeDefined();
});

test('news that were lost on their way are made up for', async () => {
  const other = await startApp({ recheckMs: 60 });
  const { people, crew, table, players } = await begin(other.url);
  const pages = await Promise.all(people.map((person) => person.joinCrew(crew)));
  // As another process might write it without this one hearing of it.
  const { id } = (await other.store.crewBySecret(crew))!;
  await other.store.leaveCrew(id, people[1]!.id, null);
  expect(await Promise.all([pages[1]!.left, players[1]!.left])).toEqual([CLOSE.removed, CLOSE.removed]);
  expect((await people[0]!.joinTable(table)).now).not.toBeNull();
  await pages[0]!.request('say', { text: 'still here' });
  // A table made by a process that could not tell.
  const { meta, head } = (await other.store.tableOf(table))!;
  const card: Card = { phase: 'lobby', seats: ['', ''], waiting: [] };
  await other.store.createTable({ ...meta, id: 'made-elsewhere' }, { ...head, seq: 0 }, card);
  await until(() => pages[0]!.state.tables.length === 2);
  await other.stop();
});

test('nobody revokes what is not theirs, or their last', async () => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => new Person(app.url, name).introduce()));
  const [mine] = await devicesOf(anna!);
  expect(await refused(bert!.http('POST', '/api/devices/revoke', { device: mine!.id }))).toMatch(/unknown/);
  expect(await refused(anna!.http('POST', '/api/devices/revoke', { device: mine!.id }))).toMatch(/last-device/);
  expect(await devicesOf(anna!)).toHaveLength(1);
});

test('a crew founded twice by the same request is founded once', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const found = (request: string) => anna.http<{ crew: string }>('POST', '/api/crews', { name: 'Us', request });
  const [one, again] = [await found('request-1'), await found('request-1')];
  expect(again).toEqual(one);
  expect(await found('request-2')).not.toEqual(one);
  expect((await anna.http<Me>('GET', '/api/me')).crews).toHaveLength(2);
});

test('a crew asked for again before it is founded is founded once', async () => {
  // Both look whether it is there before either makes it.
  const looking: (() => void)[] = [];
  const own = await startApp({}, (store) => ({
    ...store,
    crewById: async (id) => {
      const found = await store.crewById(id);
      if (looking.length < 2)
        await new Promise<void>((goOn) => looking.push(goOn) === 2 && looking.map((one) => one()));
      return found;
    },
  }));
  try {
    const anna = await new Person(own.url, 'Anna').introduce();
    const found = () => anna.http<{ crew: string }>('POST', '/api/crews', { name: 'Us', request: 'request-1' });
    const [one, other] = await Promise.all([found(), found()]);
    expect(other).toEqual(one);
    expect((await anna.http<Me>('GET', '/api/me')).crews).toMatchObject([one]);
  } finally {
    await own.stop();
  }
});

test('name, language, colour and symbol are the player’s to choose', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const look = { name: 'Anne', language: 'de', colour: 'violet', symbol: 'star' };
  expect(await anna.http<Me>('POST', '/api/me', look)).toMatchObject(look);
  expect(await anna.http<Me>('POST', '/api/me', { name: 'Ann', language: 'it' })).toMatchObject({
    name: 'Ann',
    colour: 'violet',
    symbol: 'star',
  });
  for (const bad of [{ colour: 'invisible' }, { symbol: '<b>' }, { name: '\u202E \u0007' }, { name: 'x'.repeat(25) }])
    expect(await refused(anna.http('POST', '/api/me', { ...look, ...bad }))).toMatch(/^400/);
});
