import { Worker } from 'node:worker_threads';
import { CLOSE } from 'shared/protocol';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, type Player, refusalOf } from '../support/server/client.ts';
import { type Fault, type FaultyStore, faulty } from '../support/server/faults.ts';
import { begin, inStep, playOne, publicOf } from '../support/server/party.ts';

let app: TestApp;
let store: FaultyStore;
beforeAll(async () => {
  app = await startApp({ patienceMs: 500 }, (real) => {
    store = faulty(real);
    return store;
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const wishOf = (player: Player) => {
  const { seat, ask, options } = player.questions[0]!;
  return { seat, ask, choice: options[0]!.id, request: newRequest() };
};
const refusalCode = (error: unknown) => (error as { reason?: { code: string } }).reason?.code;
const whatIsWritten = async (table: string) => (await app.store.rows(table, 0, 1000)).length;

test.each(['fails', 'vanishes', 'hangs', 'writes late'] as Fault[])(
  'an append that %s: nothing changed, nobody was told, and the same request again is done once',
  async (fault) => {
    const { players, table } = await begin(app.url);
    const [anna, bert] = players as [Player, Player];
    const [before, hand] = [publicOf(anna), anna.now?.mine];
    const wish = wishOf(anna);
    store.next(fault);
    expect(await refusalOf(anna.ask('answer', wish))).toEqual({ code: 'busy' });
    // What was put off comes too late: the epoch it was written under is over.
    for (const outcome of await store.catchUp()) expect(outcome).toBe('refused');
    expect(publicOf(anna)).toEqual(before);
    expect(anna.now?.mine).toEqual(hand);
    expect(await whatIsWritten(table)).toBe(before!.seq);

    const { seq } = await anna.ask('answer', wish);
    expect(seq).toBe(before!.seq + 1);
    await inStep(players, seq);
    while (await playOne(players));
    expect(publicOf(bert)).toEqual(publicOf(anna));
    expect(await whatIsWritten(table)).toBe(anna.now!.seq);
  },
);

test.each(['commits but reports failure', 'writes and hangs'] as Fault[])(
  'an append that %s was done: it is acknowledged and told like any other',
  async (fault) => {
    const { players, table } = await begin(app.url);
    const [anna] = players as [Player];
    const from = anna.now!.seq;
    const wish = wishOf(anna);
    store.next(fault);
    expect(await anna.ask('answer', wish)).toEqual({ seq: from + 1 });
    await inStep(players, from + 1);
    expect(await anna.ask('answer', wish)).toEqual({ seq: from + 1 });
    while (await playOne(players));
    expect(await whatIsWritten(table)).toBe(anna.now!.seq);
  },
);

test('when the store cannot even be asked what it wrote, the table is let go, and found again as it was written', async () => {
  const { people, players, table } = await begin(app.url);
  const [anna, bert] = players as [Player, Player];
  const from = anna.now!.seq;
  const wish = wishOf(anna);
  store.next('writes and hangs');
  store.deaf = true;
  const refused = refusalOf(anna.ask('answer', wish));
  expect(await anna.left).toBe(CLOSE.moved);
  expect(await bert.left).toBe(CLOSE.moved);
  // The line is closed before the refusal can be said: either way the client does not know.
  await refused;
  store.deaf = false;
  const back = await Promise.all(people.map((person) => person.returnTo(table)));
  expect(back.map((player) => player.now?.seq)).toEqual([from + 1, from + 1]);
  expect(await back[0]!.ask('answer', wish)).toEqual({ seq: from + 1 });
  while (await playOne(back));
  expect(await whatIsWritten(table)).toBe(back[0]!.now!.seq);
});

test('while one table waits for its store, another plays on', async () => {
  const [slow, quick] = [await begin(app.url), await begin(app.url)];
  store.next('hangs');
  const waiting = refusalOf(slow.players[0]!.ask('answer', wishOf(slow.players[0]!)));
  await quick.players[0]!.answer();
  const first = await Promise.race([waiting.then(() => 'slow'), inStep(quick.players, 4).then(() => 'quick')]);
  expect(first).toBe('quick');
  expect(await waiting).toEqual({ code: 'busy' });
});

test('when the thread of the store dies under an answer, it is done once or refused, and the game goes on', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const own = await startApp();
  const { players, table } = await begin(own.url);
  const threadOf = () => posted.mock.contexts.at(-1) as Worker;
  for (let i = 0; i < 4; i++) {
    const asked = players.find((one) => one.questions.length > 0)!;
    const [wish, from] = [wishOf(asked), asked.now!.seq];
    const answered = asked.ask('answer', wish).catch(refusalCode);
    await new Promise((later) => setTimeout(later, i));
    await threadOf().terminate();
    expect([{ seq: from + 1 }, 'busy']).toContainEqual(await answered);
    expect(await asked.ask('answer', wish)).toEqual({ seq: from + 1 });
    await inStep(players, from + 1);
  }
  expect((await own.store.rows(table, 0, 1000)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: players[0]!.now!.seq }, (_, i) => i + 1),
  );
  posted.mockRestore();
  await own.stop();
});
