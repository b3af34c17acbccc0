import { join } from 'node:path';
import { StoreFailed } from 'server/store/Store.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import { CLOSE, type Me } from 'shared/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp, temporaryFolder } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, gather, inStep, playOne } from '../support/server/party.ts';
import { startServer } from '../support/server/processes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const newcomer = (name = 'Eve') => new Person(app.url, name).introduce();
const meOf = (person: Person) => person.http<Me>('GET', '/api/me');
const headOf = async (table: string) => (await app.store.tableOf(table))!.head;
const untilHead = async (table: string, holds: (head: Awaited<ReturnType<typeof headOf>>) => boolean) => {
  for (let i = 0; i < 1500 && !holds(await headOf(table)); i++) await new Promise((next) => setTimeout(next, 10));
  return headOf(table);
};

test('what is the founder’s is refused to everybody else', async () => {
  const { people, crew } = await gather(app.url);
  const page = await people[1]!.joinCrew(crew);
  const notFounder = { code: 'not-founder' };
  expect(await refusalOf(page.request('rename', { name: 'Mine' }))).toEqual(notFounder);
  expect(await refusalOf(page.request('lock', { locked: true }))).toEqual(notFounder);
  expect(await refusalOf(page.request('renew-link', {}))).toEqual(notFounder);
  expect(await refusalOf(page.request('remove', { player: people[0]!.id }))).toEqual(notFounder);
  expect(await refusalOf(page.request('webhook', { url: 'https://hooks.example/1' }))).toEqual(notFounder);
  expect(await refusalOf(page.request('test-webhook', {}))).toEqual(notFounder);
  expect(await refusalOf(page.request('delete-crew', { name: 'Friends' }))).toEqual(notFounder);
  expect(page.state).toMatchObject({ name: 'Friends', locked: false, link: crew });
});

test('a crew that is handed over is its new founder’s alone', async () => {
  const { people, crew } = await gather(app.url);
  const [anna, bert] = await Promise.all(people.map((person) => person.joinCrew(crew)));
  const stranger = await newcomer();
  expect(await refusalOf(bert!.request('hand-over', { player: people[1]!.id }))).toEqual({ code: 'not-founder' });
  expect(await refusalOf(anna!.request('hand-over', { player: stranger.id }))).toEqual({ code: 'unknown' });
  await anna!.request('hand-over', { player: people[1]!.id });
  await until(() => anna!.state.founder === people[1]!.id);
  expect(await refusalOf(anna!.request('lock', { locked: true }))).toEqual({ code: 'not-founder' });
  await bert!.request('rename', { name: 'Bert’s' });
  await until(() => anna!.state.name === 'Bert’s');
});

test('a locked crew lets nobody new in, and keeps those it has', async () => {
  const { people, crew } = await gather(app.url);
  const page = await people[0]!.joinCrew(crew);
  await page.request('lock', { locked: true });
  const eve = await newcomer();
  await expect(eve.joinCrew(crew)).rejects.toMatchObject({ code: 423, message: 'locked' });
  await (await people[1]!.joinCrew(crew)).leave();
  await page.request('lock', { locked: false });
  await (await eve.joinCrew(crew)).leave();
});

test('a renewed link: the old one is dead at once, members stay and have the new one', async () => {
  const { people, crew, table, players } = await begin(app.url);
  const [anna, bert] = await Promise.all(people.map((person) => person.joinCrew(crew)));
  const { link } = await anna!.request('renew-link', {});
  expect(link).not.toBe(crew);
  expect(link.length).toBeGreaterThanOrEqual(22);
  await until(() => [anna!, bert!].every((page) => page.state.link === link));
  const eve = await newcomer();
  await expect(eve.joinCrew(crew)).rejects.toMatchObject({ code: 404 });
  await expect(eve.joinTable(table)).rejects.toMatchObject({ code: 403 });
  await expect(people[1]!.joinCrew(crew)).rejects.toMatchObject({ code: 404 });
  expect((await meOf(people[1]!)).crews).toMatchObject([{ crew: link }]);
  const again = await people[1]!.joinCrew(link);
  // The same room, so the same talk.
  await bert!.request('say', { text: 'still here' });
  await until(() => again.said.length === 1);
  expect(await playOne(players)).toBe(true);
});

test('whose line broke while the link was renewed comes back, and nobody else by the same way', async () => {
  const { people, crew } = await gather(app.url, { seats: 3 });
  const [anna, bert, carla] = people as [Person, Person, Person];
  const page = await anna.joinCrew(crew);
  const hers = await bert.joinCrew(crew);
  await until(() => hers.state !== null);
  const { id } = hers.state;
  await hers.leave();
  const { link } = await page.request('renew-link', {});
  await expect(bert.joinCrew(crew)).rejects.toMatchObject({ code: 404 });
  const back = await bert.joinCrew(id);
  await until(() => back.state?.link === link);
  const stranger = await new Person(app.url, 'Egon').introduce();
  await expect(stranger.joinCrew(id)).rejects.toMatchObject({ code: 404, message: 'unknown' });
  await page.request('remove', { player: carla.id });
  await expect(carla.joinCrew(id)).rejects.toMatchObject({ code: 404, message: 'unknown' });
});

test('a removed member keeps nothing: lines closed, link renewed, seat a bot’s, no way back', async () => {
  const { people, crew, table, players } = await begin(app.url, { seats: 3, options: { turns: 60 } });
  const [anna, bert, carla] = people as [Person, Person, Person];
  const [host, gone, other] = players as [Player, Player, Player];
  await host.ask('settings', { watch: 'link', request: newRequest() });
  const { link } = (await headOf(table)).settings;
  const page = await anna.joinCrew(crew);
  const bertsPage = await bert.joinCrew(crew);
  const request = newRequest();
  await page.request('remove', { player: bert.id }, request);
  expect(await page.request('remove', { player: bert.id }, request)).toEqual({});
  expect(await Promise.all([bertsPage.left, gone.left])).toEqual([CLOSE.removed, CLOSE.removed]);
  const head = await untilHead(table, ({ seats }) => seats[1]!.player === '');
  expect(head.seats[1]).toMatchObject({ player: '', bot: true });
  expect(head.settings.link).not.toBe(link);
  await until(() => page.state.members.length === 2 && page.state.link !== crew);
  await expect(bert.joinTable(table)).rejects.toMatchObject({ code: 403 });
  await expect(bert.joinCrew(crew)).rejects.toMatchObject({ code: 404 });
  expect(await meOf(bert)).toMatchObject({ crews: [], tables: [] });
  // The bot plays on with the others, and what it is told reaches nobody else.
  await until(() => host.now!.view.seats[1].bot && other.now!.view.seats[1].bot);
  for (let i = 0; i < 4; i++) {
    await until(() => [host, other].some((one) => one.questions.length > 0));
    await playOne([host, other]);
  }
  expect((await app.store.rows(table, 1, 999)).some((row) => row.kind === 'stand-in' && row.player === '')).toBe(true);
  await (await carla.joinCrew(page.state.link)).leave();
});

test('before the start a removed member’s seat is open again, and a host is followed by the next', async () => {
  const { people, crew, table, players } = await gather(app.url, { seats: 3 });
  const page = await people[0]!.joinCrew(crew);
  await players[0]!.ask('host', { player: people[1]!.id, request: newRequest() });
  await page.request('remove', { player: people[1]!.id });
  const head = await untilHead(table, ({ seats }) => seats[1]!.player === '');
  expect(head).toMatchObject({ phase: 'lobby', host: people[0]!.id });
  expect(head.seats[1]).toMatchObject({ player: '', bot: false });
});

test('who leaves goes as quietly as who never came, and the founder is followed by the oldest member', async () => {
  const { people, crew, table } = await begin(app.url, { seats: 3, options: { turns: 60 } });
  const pages = await Promise.all(people.map((person) => person.joinCrew(crew)));
  await pages[0]!.request('leave', {}).catch(() => {});
  expect(await pages[0]!.left).toBe(CLOSE.removed);
  await until(() => pages[1]!.state.founder === people[1]!.id);
  expect(pages[1]!.state).toMatchObject({ link: crew });
  expect(pages[1]!.state.members).toHaveLength(2);
  await untilHead(table, ({ seats }) => seats[0]!.player === '');
  await pages[1]!.request('rename', { name: 'Ours now' });
  // The link is still theirs to come back by, as anybody might.
  await (await people[0]!.joinCrew(crew)).leave();
});

test('who comes back at once by the link keeps what they take then', async () => {
  const { people, crew, table } = await gather(app.url, { seats: 2 });
  const page = await people[1]!.joinCrew(crew);
  await page.request('leave', {}).catch(() => {});
  await untilHead(table, ({ seats }) => seats[1]!.player === '');
  await (await people[1]!.joinCrew(crew)).leave();
  await (await people[1]!.joinTable(table)).sit(1);
  // As if the second look came now.
  const { id } = (await app.store.crewBySecret(crew))!;
  const again = { id: `release/${id}/${people[1]!.id}/1`, due: 0, kind: 'release', crew: id };
  await app.store.addNotices([{ ...again, body: { player: people[1]!.id, again: true } }]);
  // The second mark comes in a round after the one that looked.
  for (const mark of [1, 2]) {
    let seen = false;
    app.house.postman.knows('mark', async () => {
      seen = true;
      return 'done';
    });
    await app.store.addNotices([{ id: `mark/${mark}`, due: 1, kind: 'mark', crew: id, body: {} }]);
    app.house.postman.look();
    await until(() => seen);
  }
  expect((await headOf(table)).seats[1]!.player).toBe(people[1]!.id);
});

test('who deletes themselves is gone from everywhere', async () => {
  const { people, crew, table, players } = await begin(app.url, { options: { turns: 60 } });
  const [anna, bert] = people as [Person, Person];
  const pages = await Promise.all(people.map((person) => person.joinCrew(crew)));
  await pages[0]!.request('say', { text: 'my words' });
  await pages[1]!.request('say', { text: 'other words' });
  await anna.http('DELETE', '/api/me');
  expect(await Promise.all([pages[0]!.left, players[0]!.left])).toEqual([CLOSE.removed, CLOSE.removed]);
  await expect(meOf(anna)).rejects.toThrow(/^401/);
  await expect(anna.joinTable(table)).rejects.toMatchObject({ code: 401 });
  await until(() => pages[1]!.state.members.length === 1 && pages[1]!.state.founder === bert.id);
  expect((await pages[1]!.request('lines', {})).lines.map(({ text }) => text)).toEqual(['other words']);
  await untilHead(table, ({ seats }) => seats[0]!.player === '' && seats[0]!.bot);
  await until(() => players[1]!.now!.view.seats[0].player === '');
  expect(JSON.stringify([players[1]!.now!.view, pages[1]!.state])).not.toContain('Anna');
  await until(() => players[1]!.questions.length > 0);
  const { seq } = await players[1]!.answer();
  await inStep([players[1]!], seq);
  // The same browser may begin anew, as somebody else.
  expect((await anna.introduce()).id).not.toBe(bert.id);
  expect((await meOf(anna)).crews).toEqual([]);
});

test('a deleted crew takes its tables along, and only its own', async () => {
  const [{ people, crew, table, players }, other] = await Promise.all([begin(app.url), begin(app.url)]);
  const page = await people[0]!.joinCrew(crew);
  expect(await refusalOf(page.request('delete-crew', { name: 'friends?' }))).toEqual({ code: 'unknown' });
  await page.request('delete-crew', { name: 'Friends' }).catch(() => {});
  expect(await Promise.all([page.left, ...players.map((one) => one.left)])).toEqual([4103, 4103, 4103]);
  await expect(people[0]!.joinCrew(crew)).rejects.toMatchObject({ code: 404 });
  await expect(people[0]!.joinTable(table)).rejects.toMatchObject({ code: 404 });
  expect(await app.store.tableOf(table)).toBeNull();
  expect(await app.store.rows(table, 0, 99)).toEqual([]);
  expect((await meOf(people[0]!)).crews).toEqual([]);
  expect(await playOne(other.players)).toBe(true);
});

test('killed before its tables have heard who left, the house tells them when it is back', async () => {
  const folder = temporaryFolder();
  let server = await startServer(folder.path);
  const { people, crew, table } = await begin(server.url, { options: { turns: 60 } });
  await server.end('SIGKILL');
  // What the process that took the request would have written last.
  const store = await openSqlite(join(folder.path, 'fire-escape.sqlite'));
  await store.leaveCrew((await store.crewBySecret(crew))!.id, people[1]!.id, null);
  await store.close();
  server = await startServer(folder.path, server.port);
  const back = await people[0]!.returnTo(table);
  await until(() => back.now!.view.seats[1].bot && back.now!.view.seats[1].player === '');
  await expect(people[1]!.joinTable(table)).rejects.toMatchObject({ code: 403 });
  await server.end('SIGKILL');
  folder.remove();
});

// The last one: the framework ends all rooms of a process at once.
test('a table that cannot be reached keeps no other from hearing who was removed', async () => {
  let broken = '';
  const own = await startApp({ outboxMs: 50 }, (store) => ({
    ...store,
    lease: (table, ...rest) =>
      table === broken ? Promise.reject(new StoreFailed('not now')) : store.lease(table, ...rest),
  }));
  try {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { people, crew, table: first, players } = await gather(own.url);
    const page = await people[0]!.joinCrew(crew);
    const second = await page.createTable('candles', 2);
    await (await people[1]!.joinTable(second)).sit(1);
    await Promise.all(players.map((one) => one.leave()));
    await until(() => !own.house.registry.holds(first));
    broken = first;
    await page.request('remove', { player: people[1]!.id });
    const holderOf = async (table: string) => (await own.store.tableOf(table))!.head.seats[1]!.player;
    for (let i = 0; i < 1500 && (await holderOf(second)) !== ''; i++) await new Promise((next) => setTimeout(next, 10));
    expect(await holderOf(second)).toBe('');
    expect(await holderOf(first)).toBe(people[1]!.id);
    // It is tried again until it is done.
    broken = '';
    for (let i = 0; i < 2500 && (await holderOf(first)) !== ''; i++) await new Promise((next) => setTimeout(next, 10));
    expect(await holderOf(first)).toBe('');
  } finally {
    vi.restoreAllMocks();
    await own.stop();
  }
});
