import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { Person, type Plain, type Player, until } from '../support/server/client.ts';
import { begin, inStep, playOne } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The game alone: who is there changes as they come. */
const rows = (view: Plain) => view.view;

test('whoever joins in the middle of play sees every state with its own step, in order, and none twice', async () => {
  const { people, crew, table, players } = await begin(app.url, { options: { turns: 300 } });
  const dora = await new Person(app.url, 'Dora').introduce();
  await (await dora.joinCrew(crew)).leave();

  let playing = true;
  const play = (async () => {
    while (playing) {
      const asked = players.find((player) => player.questions.length > 0);
      if (asked) await asked.answer();
      else await new Promise((next) => setImmediate(next));
    }
  })();
  const joiners: Player[] = [];
  for (let i = 0; i < 12; i++) joiners.push(await (i % 2 ? dora : people[0]!).joinTable(table));
  const [, second] = await Promise.all([joiners[3]!.sync(), joiners[4]!.sync()]);
  expect(second.log.at(-1)?.seq).toBe(second.seq);
  await until(() => players[0]!.now!.seq > joiners.at(-1)!.commits[0]!.seq + 20);
  playing = false;
  await play;
  const everybody = [...players, ...joiners];
  const last = Math.max(...everybody.map((player) => player.now!.seq));
  await inStep(everybody, last);

  const truth = new Map(players[0]!.commits.map((commit) => [commit.seq, rows(commit.view)]));
  for (const joiner of joiners) {
    // What came before its first sync is part of that sync; everything after it is played, once.
    const known = joiner.syncs[0]!.seq;
    const played = joiner.commits.flatMap((commit) => commit.steps.map((step) => step.seq));
    expect(played).toEqual(Array.from({ length: last - known }, (_, i) => known + 1 + i));
    for (const commit of joiner.commits) expect(rows(commit.view)).toEqual(truth.get(commit.seq));
  }
  const device = joiners[0]!;
  expect(device.now?.mine).toEqual(players[0]!.now?.mine);
  expect(joiners[1]!.now?.mine).toEqual([]);
});

test('a table with nobody at it sleeps, and wakes as it was', async () => {
  const { people, table, players } = await begin(app.url);
  await playOne(players);
  const { seq, mine } = players[1]!.now!;
  await Promise.all(players.map((player) => player.leave()));
  const owned = async () => (await app.store.renew(app.house.registry.owner, 1000)).some((one) => one.table === table);
  await until(async () => true);
  for (let i = 0; (await owned()) && i < 1000; i++) await new Promise((later) => setTimeout(later, 10));
  expect(await owned()).toBe(false);

  const back = await Promise.all(people.map((person) => person.joinTable(table)));
  expect(back[1]!.now).toMatchObject({ seq, mine });
  expect(await owned()).toBe(true);
  expect(await playOne(back)).toBe(true);
});

test('leaving and coming back at once, over and over, loses nothing', async () => {
  const { people, table, players } = await begin(app.url, { options: { turns: 50 } });
  let current = players;
  for (let i = 0; i < 8; i++) {
    await playOne(current);
    const { seq } = current[0]!.now!;
    const leaving = current.map((player) => player.leave());
    const [back] = await Promise.all([Promise.all(people.map((person) => person.returnTo(table))), ...leaving]);
    expect(back.map((player) => player.now?.seq)).toEqual([seq, seq]);
    current = back;
  }
});
