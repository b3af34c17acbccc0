import { openBots } from 'server/table/bots.ts';
import { type AnyRules, GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, temporaryFolder } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, gather, inStep, playOne } from '../support/server/party.ts';
import { type ServerProcess, startServer } from '../support/server/processes.ts';
import { candles } from '../support/toy/candles.ts';

let app: TestApp;
/** For what a process of its own has to go through. */
let server: ServerProcess | undefined;
const folder = temporaryFolder();
beforeAll(async () => {
  app = await startApp({ games: [...GAMES, candles as AnyRules] });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  folder.remove();
  await app.stop();
});

const request = newRequest;
/** A table at which the first seat is Anna's and all others are bots'; with `alone` also hers. */
const withBots = async (url: string, game: string, seats: number, options = {}, alone = false) => {
  const anna = await new Person(url, 'Anna').introduce();
  const crew = await anna.found('Friends');
  const page = await anna.joinCrew(crew);
  const table = await page.createTable(game, seats, options);
  const player = await anna.joinTable(table);
  if (!alone) await player.sit(0);
  for (let seat = alone ? 0 : 1; seat < seats; seat++)
    await player.ask('seat-bot', { seat, role: -1, request: request() });
  return { anna, crew, page, table, player };
};

test('a game of four bots, with nobody at the table, is played to its end', async () => {
  const { page, table, player } = await withBots(app.url, 'escape', 4, {}, true);
  await player.start();
  await player.leave();
  await until(() => page.state.tables[0].phase === 'over', 25_000);
  const rows = await app.store.rows(table, 1, 100_000);
  const answers = rows.filter((row) => row.kind === 'answer');
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.every((row) => row.bot && row.player === '')).toBe(true);
  // And when it is over, nobody holds it any more.
  await until(() => app.house.registry.size === 0);
  expect(await app.store.holderOf(table)).toBeNull();
});

test('a bot answers as soon as its seat is asked, and the log says that it was one', async () => {
  const { player } = await withBots(app.url, 'candles', 3, { turns: 6 });
  await player.start();
  await until(() => player.questions.length > 0);
  while (player.now?.view.phase === 'playing') {
    if (player.questions.length > 0) await playOne([player]);
    await until(() => player.questions.length > 0 || player.now?.view.phase === 'over');
  }
  const steps = await player.ask('history', { from: 1, to: 1000 });
  const answers = steps.filter((step) => step.kind === undefined);
  expect(new Set(answers.filter((step) => step.bot).map((step) => step.seat))).toEqual(new Set([1, 2]));
  expect(answers.filter((step) => !step.bot).every((step) => step.seat === 0)).toBe(true);
});

test('by vote of the others a bot plays for who is absent; the owner takes over with what the seat knows', async () => {
  const { people, table, players } = await begin(app.url, { seats: 3, options: { turns: 100 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await carla.leave();
  await until(() => anna.now?.view.seats[2].present === false);
  await anna.ask('propose', { what: 'stand-in', seat: 2, row: 0, request: request() });
  const { seq } = await bert.ask('vote', { yes: true, request: request() });
  await inStep([anna, bert], seq);
  expect(anna.now?.view.seats[2]).toMatchObject({ player: people[2]!.id, bot: true, present: false });
  // Until it is Carla's own turn and past it.
  const left = () => anna.now!.view.view.turn.n[0] as number;
  while (left() > 94) if (!(await playOne([anna, bert]))) await until(() => [anna, bert].some((p) => p.questions[0]));
  const steps = await anna.ask('history', { from: seq + 1, to: 1000 });
  expect(steps.filter((step) => step.bot).length).toBeGreaterThan(2);
  expect(steps.filter((step) => step.bot).every((step) => step.seat === 2)).toBe(true);

  // It is not Carla's turn while a bot has it.
  expect(await people[2]!.http('GET', '/api/me')).toMatchObject({ tables: [{ table, yourTurn: false }] });
  const back = await people[2]!.joinTable(table);
  const before = (await back.sync()).mine[0]!.mine;
  expect(await refusalOf(anna.ask('take-over', { seat: 2, request: request() }))).toEqual({ code: 'seat-taken' });
  const answerAnyway = back.ask('answer', { seat: 2, ask: '0.1', choice: 0, request: request() });
  expect(await refusalOf(answerAnyway)).toEqual({ code: 'bot-plays' });
  const taken = await back.ask('take-over', { seat: 2, request: request() });
  await inStep([anna, bert, back], taken.seq);
  expect(anna.now?.view.seats[2]).toMatchObject({ player: people[2]!.id, bot: false, present: true });
  expect(back.now?.mine[0]?.mine).toEqual(before);
  // All that happened meanwhile is told as it would have been.
  const draws = (await back.ask('history', { from: 1, to: 1000 })).flatMap((step) => step.events);
  const own = draws.filter(([code, seat]) => code === 'drew' && seat === 2);
  expect(own.length).toBeGreaterThan(1);
  for (const event of own) expect(event).toHaveLength(3);
  expect(await refusalOf(back.ask('take-over', { seat: 2, request: request() }))).toEqual({ code: 'not-asked' });
  for (let i = 0; i < 6; i++) expect(await playOne([anna, bert, back])).toBe(true);
});

test('whoever is there is replaced by nobody’s vote, nor when they have come back before it is decided', async () => {
  const { people, table, players } = await begin(app.url, { seats: 3, options: { turns: 100 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const wish = (seat: number) => ({ what: 'stand-in', seat, row: 0, request: request() }) as const;
  expect(await refusalOf(anna.ask('propose', wish(2)))).toEqual({ code: 'is-here' });
  await carla.ask('presence', { away: true });
  await anna.ask('propose', wish(2));
  await carla.ask('presence', { away: false });
  const { seq } = await bert.ask('vote', { yes: true, request: request() });
  await inStep([anna, bert], seq);
  expect(anna.now?.view).toMatchObject({ vote: { what: '' }, seats: [{}, {}, { bot: false, player: people[2]!.id }] });
  // Beside them somebody whose line is gone.
  await carla.leave();
  await until(() => anna.now?.view.seats[2].present === false);
  await anna.ask('propose', wish(2));
  await bert.ask('vote', { yes: true, request: request() });
  await until(() => anna.now?.view.seats[2].bot === true);
  expect((await people[2]!.joinTable(table)).now?.mine).toMatchObject([{ seat: 2 }]);
});

test('whoever takes a seat that is a bot’s starts from what is public', async () => {
  const { crew, table, player } = await withBots(app.url, 'candles', 3, { turns: 100 });
  await player.start();
  await until(() => player.questions.length > 0);
  const left = () => player.now!.view.view.turn.n[0] as number;
  while (left() > 95) {
    await playOne([player]);
    await until(() => player.questions.length > 0);
  }
  const dora = await new Person(app.url, 'Dora').introduce();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  expect(await refusalOf(watcher.ask('take-over', { seat: 0, request: request() }))).toEqual({ code: 'seat-taken' });
  const { seq } = await watcher.ask('take-over', { seat: 1, request: request() });
  await inStep([watcher, player], seq);
  expect(player.now?.view.seats[1]).toMatchObject({ player: dora.id, name: 'Dora', bot: false });
  expect(watcher.now?.mine).toMatchObject([{ seat: 1 }]);
  const told = (await watcher.ask('history', { from: 1, to: 1000 })).flatMap((step) => step.events);
  const drawn = told.filter(([code, seat]) => code === 'drew' && seat === 1);
  expect(drawn.length).toBeGreaterThan(0);
  for (const event of drawn) expect(event).toEqual(['drew', 1]);
  // One seat is enough: the other bot's hand is not theirs to see.
  for (const one of [watcher, player])
    expect(await refusalOf(one.ask('take-over', { seat: 2, request: request() }))).toEqual({ code: 'seat-taken' });
});

test('killed while bots play with nobody there, they play on after the restart', async () => {
  const env = { BOT_PACE_MS: '5' };
  server = await startServer(folder.path, 0, env);
  const { anna, crew, table, player, page } = await withBots(server.url, 'candles', 4, { turns: 60 }, true);
  await player.start();
  await until(() => player.now!.seq > 12);
  await Promise.all([player.leave(), page.leave()]);
  await server.end('SIGKILL');
  server = await startServer(folder.path, server.port, env);
  const again = await anna.joinCrew(crew);
  await until(() => again.state?.tables[0].phase === 'over', 20_000);
  const end = await anna.joinTable(table);
  const history = await end.ask('history', { from: 1, to: 1000 });
  expect(history.map((step) => step.seq)).toEqual(history.map((_, i) => i + 1));
});

test('the pace is a bot’s only, and a person who takes over in time is not overtaken', async () => {
  const paceMs = 1500;
  const slow = await startApp({ paceMs });
  const { players } = await gather(slow.url);
  const [anna, bert] = players as [Player, Player];
  await anna.start();
  await playOne([anna]);
  // Two at the table: Anna alone decides.
  await bert.ask('presence', { away: true });
  const voted = await anna.ask('propose', { what: 'stand-in', seat: 1, row: 0, request: request() });
  const { seq } = await bert.ask('take-over', { seat: 1, request: request() });
  expect(seq).toBe(voted.seq + 1);
  // Time enough for the bot to have its say.
  await new Promise((later) => setTimeout(later, paceMs + 200));
  await until(() => bert.questions.length > 0);
  const own = await bert.answer();
  expect(own.seq).toBe(seq + 1);
  const steps = await bert.ask('history', { from: 1, to: 99 });
  expect(steps.some((step) => step.bot)).toBe(false);
  await slow.stop();
});

test('a bot that breaks or thinks for ever does not stop the game', async () => {
  const bots = openBots(1);
  const question = { seat: 0, why: 'x', about: [], options: [{ id: 7, kind: 'only' }] };
  // In a millisecond the thread has not even begun.
  expect(await bots.choose('candles', { public: {}, mine: null, all: null, stack: [] }, question)).toBe(7);
  bots.close();
});
