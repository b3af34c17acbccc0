import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp, temporaryFolder } from '../support/server/app.ts';
import { Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { type Hook, startHook } from '../support/server/hook.ts';
import { begin, type Party, playOne } from '../support/server/party.ts';
import { startServer } from '../support/server/processes.ts';

let app: TestApp;
let hook: Hook;
beforeAll(async () => {
  app = await startApp({
    minuteMs: 150,
    outboxMs: 20,
    notices: { allowLoopback: true, publicUrl: 'https://play.example' },
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  hook = await startHook();
});
afterEach(() => hook.stop());

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
/** A running game of a crew that wants notices, sent to the hook. */
const withHook = async (
  options: Record<string, number> = { turns: 40 },
  at = app.url,
  url = hook.url,
): Promise<Party> => {
  const party = await begin(at, { options });
  const page = await party.people[0]!.joinCrew(party.crew);
  await page.request('webhook', { url });
  await page.leave();
  return party;
};
const contents = () => hook.told.map(({ content }) => content);

test('whose turn it is, is told once, to whom is not there', async () => {
  const { players, table } = await withHook();
  const [anna, bert] = players as [Player, Player];
  await bert.leave();
  await playOne([anna]);
  await until(() => hook.told.length > 0);
  await pause(300);
  expect(contents()).toEqual([`Bert, it is your turn at “Table”.\nhttps://play.example/table/${table}`]);
});

test('who is there, or has answered by then, is told nothing', async () => {
  const { players } = await withHook();
  for (let i = 0; i < 6; i++) await playOne(players);
  await pause(400);
  expect(contents()).toEqual([]);
});

test('how it ended is told once', async () => {
  const { players } = await withHook({ turns: 1 });
  while (await playOne(players));
  await until(() => hook.told.length > 0);
  await pause(200);
  expect(contents()).toHaveLength(1);
  expect(contents()[0]).toMatch(/^“Table” is over: (Anna|Bert)/);
});

test('what fails is tried again, later if asked to, by the same name', async () => {
  const { players } = await withHook({ turns: 1 });
  hook.answers.push(
    { status: 429, headers: { 'Retry-After': '0.2' } },
    { status: 429, headers: { 'Retry-After': '0' } },
  );
  while (await playOne(players));
  await until(() => hook.told.length === 3);
  await pause(200);
  expect(hook.told).toHaveLength(3);
  expect(new Set(hook.told.map(({ id }) => id)).size).toBe(1);
});

test('a channel in trouble hears it again after two seconds or so, not when the notice is found lying about', async () => {
  const { players } = await withHook({ turns: 1 });
  hook.answers.push({ status: 500 });
  while (await playOne(players));
  await until(() => hook.told.length === 1);
  const from = performance.now();
  await until(() => hook.told.length === 2, 8000);
  expect(performance.now() - from).toBeGreaterThan(1200);
});

test('a channel that never answers keeps no other crew waiting, nor a table from hearing who was removed', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const { players: slow } = await withHook({ turns: 1 }, app.url, url);
  const { players } = await withHook({ turns: 1 });
  const running = await begin(app.url);
  const page = await running.people[0]!.joinCrew(running.crew);

  const asked = once(silent, 'connection');
  while (await playOne(slow));
  const [line] = (await asked) as [Socket];
  line.resume();
  let isOver = false;
  line.once('close', () => {
    isOver = true;
  });
  await page.request('remove', { player: running.people[1]!.id });
  await until(() => running.players[0]!.now?.view.seats[1].bot === true);
  while (await playOne(players));
  await until(() => hook.told.length > 0);
  expect(isOver).toBe(false);
  line.destroy();
  silent.close();
});

test('what is refused for good, or leads elsewhere, is not tried again', async () => {
  const other = await startHook();
  for (const answer of [{ status: 404 }, { status: 302, headers: { Location: other.url } }]) {
    const before = hook.told.length;
    hook.answers.push(answer);
    const { players } = await withHook({ turns: 1 });
    while (await playOne(players));
    await until(() => hook.told.length === before + 1);
  }
  await pause(300);
  expect(hook.told).toHaveLength(2);
  expect(other.told).toEqual([]);
  await other.stop();
});

test('without a webhook nothing is kept, and a crew that takes it back is left alone', async () => {
  const { people, crew, players } = await withHook();
  const page = await people[0]!.joinCrew(crew);
  await until(() => page.state?.notices === true);
  // Nobody is shown the address: whoever has it can speak in the channel.
  expect(JSON.stringify(page.state)).not.toContain('/hook');
  await page.request('webhook', { url: '' });
  await until(() => page.state.notices === false);
  await players[1]!.leave();
  await playOne([players[0]!]);
  await pause(400);
  expect(contents()).toEqual([]);
});

test('a test says what came back, at a pace; an address of ours is refused', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const page = await anna.joinCrew(await anna.found('Us *all*'));
  expect(await refusalOf(page.request('test-webhook', {}))).toMatchObject({ code: 'bad-webhook' });
  for (const url of ['https://10.0.0.1/x', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/latest'])
    expect(await refusalOf(page.request('webhook', { url }))).toEqual({ code: 'bad-webhook', reason: 'private' });
  expect(await refusalOf(page.request('webhook', { url: 'javascript:alert(1)' }))).toMatchObject({ reason: 'address' });
  await page.request('webhook', { url: hook.url });
  hook.answers.push({ status: 200 }, { status: 401 });
  expect(await page.request('test-webhook', {})).toEqual({ status: 200 });
  expect(await page.request('test-webhook', {})).toEqual({ status: 401 });
  expect(contents()[0]).toBe('This is what a notice of the crew “Us \\*all\\*” looks like.');
  await page.request('test-webhook', {});
  expect(await refusalOf(page.request('test-webhook', {}))).toEqual({ code: 'too-fast' });
});

test('nobody has names looked up for them one after the other', async () => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => new Person(app.url, name).introduce()));
  const pageOf = async (person: Person) => person.joinCrew(await person.found('Us'));
  const [page, other] = await Promise.all([pageOf(anna!), pageOf(bert!)]);
  const wish = (url: string) => refusalOf(page.request('webhook', { url }));
  const refusals = [];
  for (let i = 0; i < 14; i++) refusals.push(await wish(`https://10.0.0.${i}/`));
  expect(refusals.slice(0, 10)).toEqual(Array(10).fill({ code: 'bad-webhook', reason: 'private' }));
  expect(refusals.at(-1)).toEqual({ code: 'too-fast' });
  // Doing without is looked up nowhere, and another's haste is not one's own.
  await page.request('webhook', { url: '' });
  await other.request('webhook', { url: hook.url });
});

test('killed before a notice is delivered, it arrives once after the restart', async () => {
  const folder = temporaryFolder();
  const env = { TEST_WEBHOOKS: 'loopback', MINUTE_MS: '3000' };
  let server = await startServer(folder.path, 0, env);
  const { players } = await withHook({ turns: 40 }, server.url);
  await players[1]!.leave();
  await playOne([players[0]!]);
  await server.end('SIGKILL');
  expect(contents()).toEqual([]);
  for (let i = 0; i < 2; i++) {
    server = await startServer(folder.path, server.port, env);
    await until(() => hook.told.length > 0);
    await pause(700);
    await server.end('SIGKILL');
  }
  expect(contents()).toEqual(['Bert, it is your turn at “Table”.']);
  folder.remove();
});
