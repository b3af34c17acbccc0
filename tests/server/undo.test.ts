import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, inStep } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const undo = (player: Player, how: 'step' | 'turn' = 'step') => player.ask('undo', { how, request: newRequest() });
const rowsOf = (player: Player) => ({
  rows: player.now!.view.view,
  waiting: player.now!.view.waiting,
  mine: player.now!.mine.map(({ mine }) => mine),
});

test('an answer that showed nothing is taken back, leaves a line, and the question has a new name', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const before = players.map(rowsOf);
  const asked = anna.questions[0]!;
  const kept = await anna.answer('keep');
  await inStep(players, kept.seq);
  expect(bert.now?.view.undoable).toEqual([0]);
  expect(await refusalOf(undo(bert))).toEqual({ code: 'nothing-to-undo' });

  const { seq } = await undo(anna);
  await inStep(players, seq);
  expect(players.map(rowsOf)).toEqual(before);
  expect(carla.steps.at(-1)).toMatchObject({ seq, kind: 'undo', by: anna.person.id, about: [kept.seq] });
  expect(anna.questions[0]!.ask).not.toBe(asked.ask);
  expect(
    await refusalOf(
      anna.ask('answer', { seat: 0, ask: asked.ask, choice: asked.options[0]!.id, request: newRequest() }),
    ),
  ).toMatchObject({ code: 'stale' });
  expect(await refusalOf(undo(anna))).toEqual({ code: 'nothing-to-undo' });
});

test('what was shown stays shown', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const { seq } = await players[0]!.answer('light');
  await inStep(players, seq);
  expect(players[1]!.now?.view.undoable).toEqual([]);
  expect(await refusalOf(undo(players[0]!))).toEqual({ code: 'nothing-to-undo' });
});

test('a sealed answer is withdrawn until the last is in, whoever sealed after it', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await inStep(players, (await anna.answer('keep')).seq);
  const before = rowsOf(anna);
  await inStep(players, (await bert.answer('cheer')).seq);
  // Somebody else has answered since: Anna's own answer stays.
  expect(await refusalOf(undo(anna))).toEqual({ code: 'nothing-to-undo' });
  await inStep(players, (await undo(bert)).seq);
  expect(rowsOf(anna)).toEqual(before);
  await inStep(players, (await bert.answer('hush')).seq);
  await inStep(players, (await carla.answer('cheer')).seq);
  // All are in: Anna drew… and got one cheer, not two.
  expect(anna.now!.view.view.score.n[0]).toBe(1);
  for (const player of players) expect(await refusalOf(undo(player))).toEqual({ code: 'nothing-to-undo' });
});

test('who has left their seat takes nothing back any more, also when they come again to look on', async () => {
  const { people, crew, table, players } = await begin(app.url, { seats: 3 });
  const [anna, bert] = players as [Player, Player, Player];
  await inStep(players, (await anna.answer('keep')).seq);
  expect(bert.now?.view.undoable).toEqual([0]);
  const page = await people[0]!.joinCrew(crew);
  await page.request('leave', {}).catch(() => {});
  await until(() => bert.now?.view.seats[0].bot === true);
  expect(bert.now?.view.undoable).toEqual([]);
  await (await people[0]!.joinCrew(crew)).leave();
  const onlooker = await people[0]!.joinTable(table);
  expect(await refusalOf(undo(onlooker))).toEqual({ code: 'nothing-to-undo' });
});

test('beyond the barrier everybody else must grant it', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [Player, Player, Player];
  const wish = () => ({ what: 'undo', seat: -1, row: 0, request: newRequest() }) as const;
  const before = rowsOf(anna);
  const lit = await anna.answer('light');
  await inStep(players, lit.seq);
  await inStep(players, (await bert.answer('cheer')).seq);

  await inStep(players, (await anna.ask('propose', wish())).seq);
  expect(carla.now?.view.vote).toMatchObject({ what: 'undo', by: anna.person.id, row: lit.seq, needs: 2, yes: [] });
  expect(await refusalOf(bert.ask('propose', wish()))).toEqual({ code: 'vote-open' });
  expect(await refusalOf(anna.ask('vote', { yes: true, request: newRequest() }))).toEqual({ code: 'no-vote' });
  await bert.ask('vote', { yes: true, request: newRequest() });
  await inStep(players, (await carla.ask('vote', { yes: false, request: newRequest() })).seq);
  expect(anna.now?.view.vote.what).toBe('');
  expect(anna.now?.view.view.lit.n.join('')).toMatch(/1/);

  await anna.ask('propose', wish());
  await bert.ask('vote', { yes: true, request: newRequest() });
  const { seq } = await carla.ask('vote', { yes: true, request: newRequest() });
  await inStep(players, seq);
  expect(rowsOf(anna)).toEqual(before);
  expect(anna.steps.at(-1)).toMatchObject({ kind: 'undo', about: [lit.seq, lit.seq + 1] });
  expect(anna.now?.view.vote.what).toBe('');
});

test('an answer ends a request to go back: it was granted for another moment', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await inStep(players, (await anna.answer('light')).seq);
  await inStep(players, (await anna.ask('propose', { what: 'undo', seat: -1, row: 0, request: newRequest() })).seq);
  await bert.ask('vote', { yes: true, request: newRequest() });
  await inStep(players, (await carla.answer('cheer')).seq);
  expect(await refusalOf(carla.ask('vote', { yes: true, request: newRequest() }))).toEqual({ code: 'no-vote' });
  expect(anna.now?.view.view.lit.n.join('')).toMatch(/1/);
});

test('the game is given up when most agree, and then everything is shown', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert] = players as [Player, Player];
  await anna.ask('propose', { what: 'abandon', seat: -1, row: 0, request: newRequest() });
  const { seq } = await bert.ask('vote', { yes: true, request: newRequest() });
  await inStep(players, seq);
  await until(() => bert.now?.view.phase === 'over');
  expect(bert.now?.all).toHaveLength(3);
  expect(bert.now?.view).toMatchObject({ waiting: [], seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await refusalOf(anna.ask('vote', { yes: true, request: newRequest() }))).toEqual({ code: 'wrong-phase' });
});
