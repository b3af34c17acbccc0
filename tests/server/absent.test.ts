// What is answered for somebody who is not there, where the rules do not let a turn wait for it.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, type Player, until } from '../support/server/client.ts';
import { begin } from '../support/server/party.ts';
import { beginningAt } from '../support/server/position.ts';

let app: TestApp;
/** The house closes while everybody is at the table, and opens again. */
let restart: () => Promise<void>;
afterEach(() => app.stop());

const answer = (player: Player, kind: string) => {
  const [question] = player.questions;
  const { id } = question!.options.find((one) => one.kind === kind)!;
  return player.ask('answer', { seat: question!.seat, ask: question!.ask, choice: id, request: newRequest() });
};

/** The first of two offers the other a ride. */
const offered = async () => {
  const game = scenario(
    `
          6
    2     o
    3     ./CM
    `,
    { heroes: ['cabbie', 'maggie'] },
  ).plays('cabbie', 'hop-in');
  app = await startApp({ games: [beginningAt(game)], minuteMs: 300, alarmMs: 30 });
  const party = await begin(app.url, { game: 'escape' });
  restart = async () => {
    const before = app;
    await before.close();
    onTestFinished(() => before.store.close());
    app = await startApp({ games: [beginningAt(game)], minuteMs: 300, alarmMs: 30 }, () => before.store);
  };
  return { ...party, driver: party.players[0]!, rider: party.players[1]! };
};
const rowsOf = async (table: string) => (await app.store.rows(table, 1, 100)).filter((row) => row.kind === 'answer');

test('V2 somebody who is absent stays where they are: the answer is no, and the log says who gave it', async () => {
  const { table, driver, rider } = await offered();
  await rider.leave();
  await answer(driver, 'invite');
  await until(() => driver.questions.length > 0);
  expect(driver.commits.at(-2)?.view.waiting).toEqual([1]);
  expect(driver.questions[0]).toMatchObject({ seat: 0, why: 'move' });
  expect((await rowsOf(table)).at(-1)).toMatchObject({ seat: 1, player: '', bot: true });
});

test('V2 somebody who is there is waited for', async () => {
  const { table, driver, rider } = await offered();
  await answer(driver, 'invite');
  await new Promise((later) => setTimeout(later, 900));
  expect(driver.now?.view.waiting).toEqual([1]);
  await until(() => rider.questions.length > 0);
  await answer(rider, 'yes');
  await until(() => driver.questions.length > 0);
  expect(driver.questions[0]).toMatchObject({ why: 'pick-passenger' });
  expect((await rowsOf(table)).some((row) => row.bot)).toBe(false);
});

test('V2 whose house closed while they were there, and who does not come back, holds up nobody either', async () => {
  const { table, driver } = await offered();
  const { store } = app;
  await answer(driver, 'invite');
  await restart();
  const last = async () => (await store.rows(table, 1, 100)).at(-1)!;
  for (const end = Date.now() + 8000; (await last()).bot !== true && Date.now() < end; )
    await new Promise((later) => setTimeout(later, 50));
  expect(await last()).toMatchObject({ kind: 'answer', seat: 1, player: '', bot: true });
});
