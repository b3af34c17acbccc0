import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { newRequest, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, inStep, type Party, playOne, publicOf } from '../support/server/party.ts';
import { type ServerProcess, startServer } from '../support/server/processes.ts';

let folder: ReturnType<typeof temporaryFolder>;
const servers: ServerProcess[] = [];
const start = async (port = 0, leaseMs = 1000) => {
  const server = await startServer(folder.path, port, { LEASE_MS: String(leaseMs) });
  servers.push(server);
  return server;
};
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  folder.remove();
});
afterAll(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));

const questions = (players: readonly Player[]) => players.map((player) => player.questions);
const comeBack = ({ people, table }: Party) => Promise.all(people.map((person) => person.returnTo(table)));

test('killed between any two answers, the game goes on with the same question and nothing acknowledged lost', async () => {
  let server = await start();
  const party = await begin(server.url, { seats: 3, options: { turns: 4 } });
  let players = party.players;
  for (let kills = 0; kills < 4; kills++) {
    for (let i = 0; i < kills; i++) await playOne(players, 'light');
    const before = {
      public: publicOf(players[0]!),
      mine: players.map((one) => one.now?.mine),
      asked: questions(players),
    };
    await server.end('SIGKILL');
    expect(await Promise.all(players.map((one) => one.left))).toEqual([1006, 1006, 1006]);
    server = await start(server.port);
    players = await comeBack(party);
    await until(() => players.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));
    expect(publicOf(players[0]!)).toEqual(before.public);
    expect(players.map((one) => one.now?.mine)).toEqual(before.mine);
    expect(questions(players)).toEqual(before.asked);
  }
  while (await playOne(players));
  expect(players[0]!.now?.view.phase).toBe('over');
});

test('killed while answers rain, every acknowledged one is there and every repeated one is done once', async () => {
  let server = await start();
  const party = await begin(server.url, { options: { turns: 500 } });
  let players = party.players;
  for (let kills = 0; kills < 3; kills++) {
    const acknowledged: number[] = [];
    let last: { seat: number; ask: string; choice: number; request: string } | null = null;
    let lastBy = -1;
    const rain = (async () => {
      for (;;) {
        const by = players.findIndex((player) => player.questions.length > 0);
        if (by < 0) {
          await new Promise((next) => setImmediate(next));
          continue;
        }
        const { seat, ask, options } = players[by]!.questions[0]!;
        last = { seat, ask, choice: options[0]!.id, request: newRequest() };
        lastBy = by;
        const { seq } = await players[by]!.ask('answer', last);
        acknowledged.push(seq);
        await inStep(players, seq);
      }
    })().catch(() => {});
    await until(() => acknowledged.length > 10 + 7 * kills);
    await server.end('SIGKILL');
    await rain;
    server = await start(server.port);
    players = await comeBack(party);
    const seq = players[0]!.now!.seq;
    // At most the one under way may have been written without having been acknowledged.
    expect([acknowledged.at(-1)!, acknowledged.at(-1)! + 1]).toContain(seq);
    const again = await players[lastBy]!.ask('answer', last!);
    expect(again.seq).toBe(acknowledged.at(-1)! + 1);
    await inStep(players, again.seq);
    expect(await players[lastBy]!.ask('answer', last!)).toEqual(again);
    expect(publicOf(players[1]!)).toEqual(publicOf(players[0]!));
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it cleanly with people connected, and the tables are free at once',
  async (signal) => {
    // So long that waiting for it would be noticed.
    const server = await start(0, 20_000);
    const party = await begin(server.url);
    const page = await party.people[0]!.joinCrew(party.crew);
    await playOne(party.players);
    const before = publicOf(party.players[0]!);
    expect(await server.end(signal)).toBe(0);
    await Promise.all([page.left, ...party.players.map((one) => one.left)]);
    await start(server.port, 20_000);
    const back = performance.now();
    const players = await comeBack(party);
    expect(performance.now() - back).toBeLessThan(20_000);
    await until(() => players.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));
    expect(publicOf(players[0]!)).toEqual(before);
    expect(await playOne(players)).toBe(true);
  },
);

test('two processes on one file: the second takes over when the first is stopped, and the first steps down', async () => {
  // Long enough that the first one renews it on a busy machine, too.
  const first = await start(0, 2000);
  const party = await begin(first.url);
  const [anna] = party.players as [Player];
  const second = await start(0, 2000);

  // While the first is alive, nobody gets the table from the second.
  const elsewhere = party.people.map(
    (person) => Object.assign(Object.create(person), { url: second.url }) as typeof person,
  );
  const asked = performance.now();
  await expect(elsewhere[0]!.joinTable(party.table)).rejects.toMatchObject({ code: 503, message: 'moved' });
  // The lease is waited for once.
  expect(performance.now() - asked).toBeLessThan(6000);

  first.process.kill('SIGSTOP');
  const there = await Promise.all(elsewhere.map((person) => person.returnTo(party.table)));
  expect(there[0]!.now?.seq).toBe(anna.now?.seq);
  expect(there[0]!.questions).toEqual(anna.questions);
  await playOne(there);

  // The first wakes up with an answer waiting for it: refused, and its people are sent away.
  const late = refusalOf(anna.answer());
  first.process.kill('SIGCONT');
  expect(await Promise.race([anna.left, late.then(() => anna.left)])).toBe(4100);
  await late;
  while (await playOne(there));
  expect(there[0]!.now?.view.phase).toBe('over');
});
