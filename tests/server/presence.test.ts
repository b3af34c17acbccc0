import type { Lease } from 'server/store/Store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, inStep, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const request = newRequest;
const seat = (player: Player, i: number) => player.now!.view.seats[i];

test('a seat is present, away while its pages are hidden, and gone since when its last page closed', async () => {
  const { people, table, players } = await begin(app.url);
  const [anna, bert] = players as [Player, Player];
  const before = Math.floor(Date.now() / 1000);
  expect(seat(anna, 1)).toMatchObject({ present: true, away: false });
  await bert.ask('presence', { away: true });
  await until(() => seat(anna, 1).away);
  expect(seat(anna, 1)).toMatchObject({ present: true, away: true });
  expect(seat(anna, 1).since).toBeGreaterThanOrEqual(before);
  // One page that is looked at is enough.
  const phone = await people[1]!.joinTable(table);
  await until(() => !seat(anna, 1).away);
  await phone.leave();
  await until(() => seat(anna, 1).away);
  await bert.leave();
  await until(() => !seat(anna, 1).present);
  const { since } = seat(anna, 1);
  expect(since).toBeGreaterThanOrEqual(before);

  // The table sleeps and wakes, and still knows since when.
  await anna.leave();
  await until(() => !app.house.registry.holds(table));
  const again = await people[0]!.joinTable(table);
  expect(seat(again, 1)).toMatchObject({ present: false, away: false, since });
  expect(seat(again, 0).present).toBe(true);
});

test('whoever is asked can be nudged by another player, once a minute, on all their pages', async () => {
  const { people, table, players } = await begin(app.url, { seats: 3, options: { turns: 20 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const phone = await people[0]!.joinTable(table);
  expect(await refusalOf(anna.ask('nudge', { seat: 0, request: request() }))).toEqual({ code: 'not-your-seat' });
  expect(await refusalOf(bert.ask('nudge', { seat: 2, request: request() }))).toEqual({ code: 'not-asked' });
  const { seq } = await bert.ask('nudge', { seat: 0, request: request() });
  await until(() => anna.nudges.length === 1 && phone.nudges.length === 1);
  expect(phone.nudges).toEqual([{ by: people[1]!.id, seat: 0 }]);
  expect([...bert.nudges, ...carla.nudges]).toEqual([]);
  expect(await refusalOf(carla.ask('nudge', { seat: 0, request: request() }))).toEqual({ code: 'too-fast' });
  await inStep(players, seq);
  expect(carla.steps.at(-1)).toMatchObject({ kind: 'nudge', seat: 0, by: people[1]!.id });
  await playOne(players);
  // Another seat has its own minute.
  await carla.ask('nudge', { seat: 1, request: request() });
  expect(await refusalOf(carla.ask('nudge', { seat: 0, request: request() }))).toEqual({ code: 'not-asked' });
});

test('of those who looked on nothing is kept when the table sleeps', async () => {
  const { people, crew, table, players } = await begin(app.url);
  const dora = await new Person(app.url, 'Dora').introduce();
  await (await dora.joinCrew(crew)).leave();
  const watcher = await dora.joinTable(table);
  await Promise.all([watcher, ...players].map((one) => one.leave()));
  await until(() => !app.house.registry.holds(table));
  const { seen } = (await app.store.lease(table, 'whoever looks', 1, 1)) as Lease;
  expect(Object.keys(seen).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

test('a table that sleeps between two nudges lets no second one through', async () => {
  const { people, table, players } = await begin(app.url, { options: { turns: 20 } });
  await Promise.all(players.map((player) => player.leave()));
  const nudge = async () => {
    await until(() => !app.house.registry.holds(table));
    const bert = await people[1]!.joinTable(table);
    const outcome = bert.ask('nudge', { seat: 0, request: request() });
    await outcome.catch(() => {});
    await bert.leave();
    return outcome;
  };
  expect(await nudge()).toMatchObject({ seq: expect.any(Number) });
  expect(await refusalOf(nudge())).toEqual({ code: 'too-fast' });
});
