import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, gather, inStep, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ graceMs: 50 });
});
afterAll(() => app.stop());

const request = newRequest;
const seatsOf = (player: Player) =>
  player.now!.view.seats.map((seat: { player: string; bot: boolean; role: number }) => [
    seat.bot ? 'bot' : seat.player,
    seat.role,
  ]);
type Two = [Player, Player];

test('the host gives seats to bots, frees them, and changes the order; nobody else does', async () => {
  const { people, players } = await gather(app.url, { seats: 2 });
  const [anna, bert] = players as Two;
  const [a, b] = people.map((one) => one.id);
  await anna.ask('settings', { seats: 4, request: request() });
  for (const wish of [
    bert.ask('seat-bot', { seat: 2, role: -1, request: request() }),
    bert.ask('swap', { seat: 0, with: 1, request: request() }),
    bert.ask('open-seat', { seat: 0, request: request() }),
    bert.ask('settings', { name: 'Mine', request: request() }),
  ])
    expect(await refusalOf(wish)).toEqual({ code: 'not-host' });
  await anna.ask('seat-bot', { seat: 2, role: -1, request: request() });
  expect(await refusalOf(anna.ask('seat-bot', { seat: 1, role: -1, request: request() }))).toEqual({
    code: 'seat-taken',
  });
  expect(await refusalOf(anna.ask('seat-bot', { seat: 3, role: 0, request: request() }))).toEqual({
    code: 'role-taken',
  });
  expect(await refusalOf(bert.sit(2, 3))).toEqual({ code: 'seat-taken' });
  // A person who is there keeps the seat.
  expect(await refusalOf(anna.ask('open-seat', { seat: 1, request: request() }))).toEqual({ code: 'seat-taken' });
  const { seq } = await anna.ask('swap', { seat: 0, with: 2, request: request() });
  await inStep(players, seq);
  expect(seatsOf(bert)).toEqual([
    ['bot', 2],
    [b, 1],
    [a, 0],
    ['', -1],
  ]);
  await anna.ask('open-seat', { seat: 0, request: request() });
  const freed = await bert.sit(0, 3);
  await inStep(players, freed.seq);
  expect(seatsOf(anna)[0]).toEqual([b, 3]);
  expect(await refusalOf(anna.ask('settings', { seats: 2, request: request() }))).toEqual({ code: 'seat-taken' });
});

test('name and options change before the start, as the game allows, and the crew sees the name', async () => {
  const { people, crew, players } = await gather(app.url);
  const [anna, bert] = players as Two;
  const page = await people[1]!.joinCrew(crew);
  expect(await refusalOf(anna.ask('settings', { name: 'X', options: { turns: 0 }, request: request() }))).toEqual({
    code: 'bad-options',
    reason: 'turns must be a number above 0',
  });
  expect(await refusalOf(anna.ask('settings', { seats: 5, request: request() }))).toMatchObject({
    code: 'bad-options',
  });
  expect(bert.now?.view).toMatchObject({ name: 'Table', options: '{}' });
  await anna.ask('settings', { name: 'Friday', options: { turns: 1 }, request: request() });
  await until(() => page.state?.tables[0].name === 'Friday');
  const { seq } = await anna.start();
  await inStep(players, seq);
  expect(bert.now?.view).toMatchObject({ name: 'Friday', options: '{"turns":1}' });
  expect(bert.now?.view.view.turn.n).toEqual([1]);
  expect(await refusalOf(anna.ask('settings', { options: { turns: 9 }, request: request() }))).toEqual({
    code: 'wrong-phase',
  });
  expect(await refusalOf(anna.ask('swap', { seat: 0, with: 1, request: request() }))).toEqual({ code: 'wrong-phase' });
  await anna.ask('settings', { name: 'Saturday', request: request() });
  await until(() => bert.now?.view.name === 'Saturday');
});

test('a host who stands up, hands it over or does not come back is followed by the next person', async () => {
  const { people, table, players } = await gather(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const host = () => carla.now?.view.host;
  await anna.ask('stand', { seat: 0, request: request() });
  await until(() => host() === people[1]!.id);
  expect(await refusalOf(anna.ask('host', { player: people[0]!.id, request: request() }))).toEqual({
    code: 'not-host',
  });
  expect(await refusalOf(bert.ask('host', { player: people[0]!.id, request: request() }))).toEqual({
    code: 'unknown',
  });
  await bert.ask('host', { player: people[2]!.id, request: request() });
  await until(() => host() === people[2]!.id);
  await carla.ask('host', { player: people[1]!.id, request: request() });
  await bert.leave();
  await until(() => host() === people[2]!.id);
  // Back at the table, Bert still has his seat.
  const back = await people[1]!.joinTable(table);
  expect(back.now?.view.seats[1].player).toBe(people[1]!.id);
});

test('a seat of somebody who has gone can be freed before the start', async () => {
  const { people, players } = await gather(app.url);
  const [anna, bert] = players as Two;
  await bert.leave();
  await until(() => anna.now?.view.seats[1].present === false);
  const { seq } = await anna.ask('open-seat', { seat: 1, request: request() });
  await inStep([anna], seq);
  expect(seatsOf(anna)).toEqual([
    [people[0]!.id, 0],
    ['', -1],
  ]);
});

test('after the end the same people play again: same options, seats kept for those who had them', async () => {
  const { people, crew, table, players } = await begin(app.url, { seats: 3, options: { turns: 1 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const page = await carla.person.joinCrew(crew);
  expect(await refusalOf(anna.ask('rematch', { request: request() }))).toEqual({ code: 'wrong-phase' });
  while (await playOne(players));
  const dora = await new Person(app.url, 'Dora').introduce();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  expect(await refusalOf(watcher.ask('rematch', { request: request() }))).toEqual({ code: 'not-your-seat' });
  const [first, second] = await Promise.all([
    bert.ask('rematch', { request: request() }),
    anna.ask('rematch', { request: request() }),
  ]);
  expect(second).toEqual(first);
  await until(() => carla.now?.view.next === first.table);
  const again = await people[2]!.joinTable(first.table);
  const { view } = again.now!;
  expect(view).toMatchObject({ phase: 'lobby', name: 'Table', options: '{"turns":1}', next: '' });
  const maker = people.findIndex((one) => one.id === view.host);
  expect([0, 1]).toContain(maker);
  // Whoever asked second is not shown in a seat they do not have.
  const shown = page.state.tables.find((card: { id: string }) => card.id === first.table);
  expect(shown.seats).toEqual(['Anna', 'Bert', ''].map((name, i) => (i === maker ? name : '')));
  expect(view.seats.map((seat: { player: string; offered: string }) => seat.player || seat.offered)).toEqual(
    people.map((one) => one.id),
  );
  const stranger = await dora.joinTable(first.table);
  expect(await refusalOf(stranger.sit(2, 2))).toEqual({ code: 'seat-taken' });
  // The host has to be there first: one who stays away is followed by whoever sits down.
  const others = await Promise.all([0, 1].map((i) => people[i]!.joinTable(first.table)));
  await again.sit(2, 2);
  await others[1 - maker]!.sit(1 - maker, 1 - maker);
  await others[maker]!.start();
  await until(() => again.now?.view.phase === 'playing');
});

test('a seat is kept for nobody who is no longer of the crew when the same people play again', async () => {
  const { people, crew, players } = await begin(app.url, { seats: 3, options: { turns: 1 } });
  while (await playOne(players));
  const page = await people[0]!.joinCrew(crew);
  await page.request('remove', { player: people[2]!.id });
  await players[2]!.left;
  // The tables have heard of it by then; the one to come has not.
  await new Promise((later) => setTimeout(later, 400));
  const { table } = await players[0]!.ask('rematch', { request: request() });
  const { view } = (await people[1]!.joinTable(table)).now!;
  expect(view.seats.map(({ offered }: { offered: string }) => offered)).toEqual(['', people[1]!.id, '']);
});

test('a host who does not come back is followed by whoever sits down later', async () => {
  const { people, crew, players } = await gather(app.url);
  const [anna, bert] = players as Two;
  const table = await (await people[0]!.joinCrew(crew)).createTable('candles', 2);
  const [host, guest] = [await people[0]!.joinTable(table), await people[1]!.joinTable(table)];
  await host.leave();
  await until(() => guest.now?.view.host === people[0]!.id);
  // Longer than a host is waited for; nobody is seated yet.
  await new Promise((later) => setTimeout(later, 200));
  expect(guest.now?.view.host).toBe(people[0]!.id);
  await guest.sit(1);
  await until(() => guest.now?.view.host === people[1]!.id);
  expect([anna, bert].every((one) => one.now?.view.host === people[0]!.id)).toBe(true);
});
