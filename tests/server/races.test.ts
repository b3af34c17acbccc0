// Things that happen at the same moment: one of them comes first, and everybody agrees which.
import { CLOSE, type Me } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, type Player, until } from '../support/server/client.ts';
import { begin, gather, inStep, playOne, publicOf } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ROUNDS = 12;
/** What came of it: a reply, or the code it was refused with. */
const outcomeOf = async (wish: Promise<unknown>): Promise<unknown> => {
  try {
    await wish;
    return 'done';
  } catch (error) {
    return (error as { reason?: { code?: string } }).reason?.code ?? 'line';
  }
};
const agree = async (players: readonly Player[]) => {
  const { seq } = await players[0]!.sync();
  await inStep(players, seq);
  for (const player of players) expect(publicOf(player)).toEqual(publicOf(players[0]!));
};

test('an answer and the taking back of the one before it: one of them is too late', async () => {
  const { players } = await begin(app.url, { seats: 3, options: { turns: 60 } });
  for (let round = 0; round < ROUNDS; round++) {
    while (!players.some((player) => player.questions[0]?.why === 'cheer')) await playOne(players, 'keep');
    const [one, other] = players.filter((player) => player.questions[0]?.why === 'cheer') as [Player, Player];
    await inStep(players, (await one.answer('cheer')).seq);
    // The last sealed answer opens all: from then on none is withdrawn.
    const undo = () => outcomeOf(one.ask('undo', { how: 'step', request: newRequest() }));
    const answer = () => outcomeOf(other.answer('hush'));
    const outcomes = round % 2 ? [undo(), answer()] : [answer(), undo()].reverse();
    const [undone, answered] = await Promise.all(outcomes);
    expect(['done/stale', 'nothing-to-undo/done']).toContain(`${undone}/${answered}`);
    await agree(players);
  }
});

test('a start and somebody who stands up: they play, or there is no game yet', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { players } = await gather(app.url);
    const [anna, bert] = players as [Player, Player];
    const stand = () => outcomeOf(bert.ask('stand', { seat: 1, request: newRequest() }));
    const start = () => outcomeOf(anna.start());
    const [stood, started] = await Promise.all(round % 2 ? [stand(), start()] : [start(), stand()].reverse());
    expect(['done/seats-open', 'wrong-phase/done']).toContain(`${stood}/${started}`);
    await agree(players);
    for (const player of players) await player.leave();
  }
});

test('who deletes themselves in the middle of an answer is gone, and the table plays on without them', async () => {
  const { people, crew, players } = await begin(app.url, { seats: 3, options: { turns: 60 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const mates = await people[1]!.joinCrew(crew);
  while (!anna.questions.length) await playOne(players);
  const [answered] = await Promise.all([outcomeOf(anna.answer()), people[0]!.http('DELETE', '/api/me')]);
  expect(['done', 'line']).toContain(answered);
  expect(await anna.left).toBe(CLOSE.removed);
  await until(() => [bert, carla].every((one) => one.now!.view.seats[0].bot && one.now!.view.seats[0].player === ''));
  for (let i = 0; i < 4; i++) {
    await until(() => [bert, carla].some((one) => one.questions.length > 0));
    await playOne([bert, carla]);
  }
  await until(() => mates.state.members.length === 2);
  await expect(people[0]!.http('GET', '/api/me')).rejects.toThrow(/401/);
});

test('a crew that is deleted while answers rain leaves nothing behind, and its people hear why', async () => {
  const { people, crew, table, players } = await begin(app.url, { seats: 3, options: { turns: 200 } });
  const page = await people[0]!.joinCrew(crew);
  let over = false;
  const rain = (async () => {
    while (!over) if (!(await playOne(players).catch(() => false))) break;
  })();
  await until(() => players[0]!.now!.seq > 6);
  await page.request('delete-crew', { name: 'Friends' }).catch(() => {});
  expect(await Promise.all([page, ...players].map(({ left }) => left))).toEqual(Array(4).fill(CLOSE.removed));
  over = true;
  await rain;
  await until(() => !app.house.registry.holds(table));
  expect(await app.store.tableOf(table)).toBeNull();
  expect(await app.store.rows(table, 0, 999)).toEqual([]);
  expect((await people[1]!.http<Me>('GET', '/api/me')).crews).toEqual([]);
  await expect(people[1]!.joinTable(table)).rejects.toMatchObject({ code: 404 });
});

test('a link renewed while people come in: who is in is a member, and nobody after it comes by the old one', async () => {
  const founder = await new Person(app.url, 'Anna').introduce();
  const crew = await founder.found('Friends');
  const page = await founder.joinCrew(crew);
  const people = await Promise.all(Array.from({ length: 24 }, (_, i) => new Person(app.url, `P${i}`).introduce()));
  const joins = people.map((person) =>
    person.joinCrew(crew).then(
      () => person.id,
      () => null,
    ),
  );
  const { link } = await page.request('renew-link', {});
  const late = await Promise.all(
    people.slice(0, 6).map(async () => {
      const stranger = await new Person(app.url, 'Late').introduce();
      return stranger.joinCrew(crew).then(
        () => 'in',
        (error) => error.message,
      );
    }),
  );
  expect(late).toEqual(Array(6).fill('unknown'));
  const inside = (await Promise.all(joins)).filter((id) => id !== null);
  await until(() => page.state.members.length === inside.length + 1 && page.state.link === link);
  const members = page.state.members.map(({ player }: { player: string }) => player).toSorted();
  expect(members).toEqual([founder.id, ...inside].toSorted());
});
