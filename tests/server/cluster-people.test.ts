import { CLOSE, type DeviceLink } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, Person, type Player, until } from '../support/server/client.ts';
import { type Cluster, startCluster } from '../support/server/cluster.ts';
import { startHook } from '../support/server/hook.ts';
import { begin, playOne } from '../support/server/party.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ env: { TEST_WEBHOOKS: 'loopback', MINUTE_MS: '300' } });
});
afterAll(() => cluster.stop());

/** The same person, who asks one process alone. */
const at = (person: Person, url: string): Person => Object.assign(Object.create(person), { url });

test('a crew is one crew in every process: talk, removal, devices', async () => {
  const { left, right } = cluster.processes;
  const { people, crew, table, players } = await begin(cluster.proxy.url, { options: { turns: 60 } });
  const [anna, bert] = people as [Person, Person];
  const [here, there] = await Promise.all([at(anna, left.url).joinCrew(crew), at(bert, right.url).joinCrew(crew)]);
  await until(() =>
    [here, there].every((page) => page.state?.members.every((one: { present: boolean }) => one.present)),
  );

  await there.request('say', { text: 'from the right' });
  await until(() => here.said.length === 1);
  await here.request('rename', { name: 'Renamed' });
  await until(() => there.state.name === 'Renamed');

  const { code } = await anna.http<DeviceLink>('POST', '/api/devices/link');
  const phone = new Person(right.url, '', newKey());
  await phone.http('POST', '/api/devices', { code });
  const onPhone = await phone.joinCrew(crew);
  const devices = await anna.http<{ id: string; here: boolean }[]>('GET', '/api/devices');
  await anna.http('POST', '/api/devices/revoke', { device: devices.find((one) => !one.here)!.id });
  expect(await onPhone.left).toBe(CLOSE.removed);

  const bertsRoom = (players as [Player, Player])[1];
  await here.request('remove', { player: bert.id });
  expect(await Promise.all([there.left, bertsRoom.left])).toEqual([CLOSE.removed, CLOSE.removed]);
  // Whoever has the table makes the seat a bot's.
  await until(() => players[0]!.now!.view.seats[1].bot && players[0]!.now!.view.seats[1].player === '');
  await expect(bert.joinTable(table)).rejects.toMatchObject({ code: 403 });
});

test('what is due is told by one of them, once', async () => {
  const hook = await startHook();
  const parties = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const party = await begin(cluster.proxy.url, { options: { turns: 60 } });
      const page = await party.people[0]!.joinCrew(party.crew);
      await page.request('webhook', { url: hook.url });
      return party;
    }),
  );
  for (const { players } of parties) {
    await players[1]!.leave();
    await playOne([players[0]!]);
  }
  await until(() => hook.told.length >= parties.length);
  await new Promise((later) => setTimeout(later, 1500));
  const tables = hook.told.map(({ id }) => id.split('/')[1]).toSorted();
  expect(tables).toEqual(parties.map(({ table }) => table).toSorted());
  await hook.stop();
});
