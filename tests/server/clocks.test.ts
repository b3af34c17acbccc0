import type { Notice } from 'server/store/Store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, temporaryFolder } from '../support/server/app.ts';
import { newRequest, type Player, until } from '../support/server/client.ts';
import { begin, inStep, playOne } from '../support/server/party.ts';
import { type ServerProcess, startServer } from '../support/server/processes.ts';

let app: TestApp;
/** For what a process of its own has to go through. */
let server: ServerProcess | undefined;
const folder = temporaryFolder();
const written: Notice[] = [];
beforeAll(async () => {
  // A minute that nobody has to wait for; what calls somebody is noted on its way to the store.
  app = await startApp({ minuteMs: 150, alarmMs: 30 }, (store) => ({
    ...store,
    append: async (append) => {
      const outcome = await store.append(append);
      const told = append.notices?.filter(({ kind }) => kind === 'remind' || kind === 'nudge') ?? [];
      if (outcome === 'done') written.push(...told);
      return outcome;
    },
  }));
});
afterAll(async () => {
  await server?.end('SIGKILL');
  folder.remove();
  await app.stop();
});

const settings = (host: Player, wish: object) => host.ask('settings', { ...wish, request: newRequest() });
const rowsOf = (table: string) => app.store.rows(table, 1, 1000);
const kindsOf = async (table: string) => (await rowsOf(table)).map((row) => row.kind);
const asleep = (table: string) => until(() => !app.house.registry.holds(table));
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

test('whoever is asked and not there is reminded once for each question, though the table sleeps', async () => {
  const { people, table, players } = await begin(app.url, { options: { turns: 20 } });
  await settings(players[0]!, { remind: 1 });
  await pause(300);
  // Anna sees that it is her turn: nobody has to tell her.
  expect(await kindsOf(table)).not.toContain('remind');
  await Promise.all(players.map((one) => one.leave()));
  await asleep(table);
  const reminded = async () => (await rowsOf(table)).filter((row) => row.kind === 'remind');
  for (let i = 0; i < 700 && (await reminded()).length === 0; i++) await pause(20);
  await asleep(table);
  await pause(400);
  expect(await reminded()).toMatchObject([{ seat: 0, player: '' }]);
  const notice = { kind: 'remind', body: { table, name: 'Table', player: people[0]!.id } };
  expect(written.filter((one) => one.body.table === table)).toMatchObject([notice]);
  // The next question is another.
  const [anna, bert] = (await Promise.all(people.map((one) => one.joinTable(table)))) as [Player, Player];
  await playOne([anna, bert]);
  await Promise.all([anna.leave(), bert.leave()]);
  for (let i = 0; i < 700 && (await reminded()).length === 1; i++) await pause(20);
  expect(await reminded()).toMatchObject([{ seat: 0 }, { seat: 1 }]);
});

test('a nudge is made known outside as well', async () => {
  const { people, table, players } = await begin(app.url);
  await players[1]!.ask('nudge', { seat: 0, request: newRequest() });
  expect(written.filter((one) => one.body.table === table)).toMatchObject([
    { kind: 'nudge', body: { player: people[0]!.id, by: people[1]!.id } },
  ]);
});

test('if the table wants it, a bot answers for who is asked and stays away, and nobody else', async () => {
  const { people, table, players } = await begin(app.url, { seats: 3, options: { turns: 50 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await settings(anna, { standIn: 1 });
  await bert.ask('presence', { away: true });
  await carla.leave();
  await pause(400);
  // It is Anna's turn, and she is there; Carla is not, but nobody waits for her.
  expect(await kindsOf(table)).not.toContain('stand-in');
  await playOne([anna, bert]);
  await until(() => anna.now?.view.seats[2].bot);
  expect(anna.now?.view.seats[1]).toMatchObject({ bot: false, away: true });
  expect((await rowsOf(table)).find((row) => row.kind === 'stand-in')).toMatchObject({ player: '', seat: 2 });
  const back = await people[2]!.joinTable(table);
  const { seq } = await back.ask('take-over', { seat: 2, request: newRequest() });
  await inStep([anna, bert, back], seq);
  expect(anna.now?.view.seats[2].bot).toBe(false);
});

test('what somebody voted for whom a bot stands in by now no longer counts', async () => {
  const { players } = await begin(app.url, { seats: 4, options: { turns: 50 } });
  const [anna, bert, carla, dora] = players as [Player, Player, Player, Player];
  await settings(anna, { standIn: 1 });
  await playOne(players);
  const vote = (by: Player, yes: boolean) => by.ask('vote', { yes, request: newRequest() });
  await anna.ask('propose', { what: 'abandon', seat: -1, row: 0, request: newRequest() });
  await vote(bert, true);
  await bert.leave();
  await until(() => anna.now?.view.seats[1].bot);
  await inStep([anna, carla, dora], (await vote(carla, false)).seq);
  expect(anna.now?.view).toMatchObject({ phase: 'playing', vote: { what: 'abandon', needs: 2 } });
  await inStep([anna], (await vote(dora, false)).seq);
  expect(anna.now?.view).toMatchObject({ phase: 'playing', vote: { what: '' } });
});

test('a vote that waited for nobody but whom a bot stands in for by now is counted without them', async () => {
  const { players } = await begin(app.url, { seats: 4, options: { turns: 50 } });
  const [anna, bert, carla, dora] = players as [Player, Player, Player, Player];
  await settings(anna, { standIn: 1 });
  await playOne(players);
  const vote = (by: Player, yes: boolean) => by.ask('vote', { yes, request: newRequest() });
  const propose = () => anna.ask('propose', { what: 'abandon', seat: -1, row: 0, request: newRequest() });
  await propose();
  await vote(bert, false);
  await inStep([anna], (await vote(carla, false)).seq);
  expect(anna.now?.view.vote.what).toBe('');
  await propose();
  await vote(bert, true);
  await inStep([anna], (await vote(carla, false)).seq);
  expect(anna.now?.view).toMatchObject({ phase: 'playing', vote: { what: 'abandon', needs: 3 } });
  await dora.leave();
  await until(() => anna.now?.view.seats[3].bot);
  await until(() => anna.now?.view.phase === 'over');
});

test('a vote nobody is left to decide is over, and the next one may begin', async () => {
  const { players } = await begin(app.url, { seats: 3, options: { turns: 50 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await settings(anna, { standIn: 1 });
  await playOne(players);
  await anna.ask('propose', { what: 'abandon', seat: -1, row: 0, request: newRequest() });
  await bert.ask('vote', { yes: false, request: newRequest() });
  await carla.leave();
  await until(() => anna.now?.view.seats[2].bot);
  await until(() => anna.now?.view.vote.what === '');
  expect(anna.now?.view.phase).toBe('playing');
});

test('with everybody gone the table plays on by itself as each stays away too long', async () => {
  const { people, table, players } = await begin(app.url, { options: { turns: 3 } });
  await settings(players[0]!, { standIn: 1 });
  await Promise.all(players.map((one) => one.leave()));
  const over = async () => (await app.store.tableOf(table))!.head.phase === 'over';
  for (let i = 0; i < 900 && !(await over()); i++) await pause(20);
  expect(await over()).toBe(true);
  const back = await people[0]!.joinTable(table);
  expect(back.now?.all).toHaveLength(2);
});

test('by default nobody is hurried, reminded or replaced', async () => {
  const { table, players } = await begin(app.url);
  await Promise.all(players.map((one) => one.leave()));
  await asleep(table);
  await pause(500);
  expect((await kindsOf(table)).at(-1)).toBe('start');
  expect(app.house.registry.holds(table)).toBe(false);
});

test('killed before a reminder is due, it comes once after the restart', async () => {
  const env = { MINUTE_MS: '1500' };
  server = await startServer(folder.path, 0, env);
  const { people, table, players } = await begin(server.url);
  await settings(players[0]!, { remind: 1 });
  await Promise.all(players.map((one) => one.leave()));
  await server.end('SIGKILL');
  server = await startServer(folder.path, server.port, env);
  const reminders = async () => {
    const back = await people[1]!.returnTo(table);
    const history = await back.ask('history', { from: 1, to: 100 });
    await back.leave();
    return history.filter((step) => step.kind === 'remind');
  };
  while ((await reminders()).length === 0) await pause(200);
  await server.end('SIGKILL');
  server = await startServer(folder.path, server.port, env);
  await pause(2500);
  expect(await reminders()).toMatchObject([{ seat: 0, by: '' }]);
});
