import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, refusalOf, until } from '../support/server/client.ts';
import { begin, gather, inStep, playOne, publicOf } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a crew sits down, plays a whole game, and everybody sees the same', async () => {
  const { people, crew, table, players } = await gather(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  const page = await people[1]!.joinCrew(crew);
  await until(() => page.state?.tables[0]?.seats.join() === 'Anna,Bert,Carla');
  expect(page.state.members.map((one: { present: boolean }) => one.present)).toEqual([true, true, true]);
  expect(anna.now?.view).toMatchObject({ phase: 'lobby', host: people[0]!.id, waiting: [], seed: '' });

  await anna.start();
  await until(() => page.state.tables[0].phase === 'playing');
  expect(page.state.tables[0].waiting).toEqual(['Anna']);
  expect(await people[0]!.http('GET', '/api/me')).toMatchObject({
    tables: [{ table, crew, phase: 'playing', yourTurn: true }],
  });
  expect(await people[1]!.http('GET', '/api/me')).toMatchObject({ tables: [{ yourTurn: false }] });

  while (await playOne(players, 'light')) {
    expect(publicOf(bert)).toEqual(publicOf(anna));
    expect(publicOf(carla)).toEqual(publicOf(anna));
  }
  expect(anna.now?.view).toMatchObject({ phase: 'over', waiting: [] });
  expect(anna.now?.all).toHaveLength(3);
  expect(bert.now?.all).toEqual(anna.now?.all);
  await until(() => page.state.tables[0].phase === 'over');

  // Every step once, in order, and each with what led there.
  const played = bert.commits.flatMap((commit) => commit.steps.map((step) => step.seq));
  expect(played).toEqual(played.toSorted((a, b) => a - b));
  expect(new Set(played).size).toBe(played.length);
});

test('everybody is told what was drawn, but only who drew it is told which', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players;
  const drew = (player = anna) => player!.steps.flatMap((step) => step.events).find(([code]) => code === 'drew');
  expect(drew(anna)).toHaveLength(3);
  expect(drew(bert)).toEqual(['drew', 0]);
  expect(anna!.now?.mine[0]).toMatchObject({
    seat: 0,
    question: { why: 'light', ask: expect.stringMatching(/^0\.\d+$/) },
  });
  expect(bert!.now?.mine[0]?.question).toBeNull();
});

test('nobody takes another seat or role, and only the host starts, once all seats are taken', async () => {
  const [anna, bert] = await Promise.all([
    new Person(app.url, 'Anna').introduce(),
    new Person(app.url, 'Bert').introduce(),
  ]);
  const crew = await anna.found('Friends');
  const page = await anna.joinCrew(crew);
  await bert.joinCrew(crew);
  const table = await page.createTable('candles', 2);
  const [a, b] = [await anna.joinTable(table), await bert.joinTable(table)];
  await a.sit(0, 3);
  expect(await refusalOf(b.sit(0, 1))).toEqual({ code: 'seat-taken' });
  expect(await refusalOf(b.sit(1, 3))).toEqual({ code: 'role-taken' });
  expect(await refusalOf(b.sit(7, 1))).toEqual({ code: 'unknown' });
  expect(await refusalOf(b.ask('stand', { seat: 0, request: newRequest() }))).toEqual({ code: 'not-your-seat' });
  expect(await refusalOf(a.start())).toEqual({ code: 'seats-open' });
  const { seq } = await b.sit(1, 1);
  await inStep([a, b], seq);
  expect(a.now?.view.seats).toMatchObject([
    { player: anna.id, role: 3 },
    { player: bert.id, name: 'Bert', role: 1 },
  ]);
  expect(await refusalOf(b.start())).toEqual({ code: 'not-host' });
  await a.start();
  expect(await refusalOf(a.start())).toEqual({ code: 'wrong-phase' });
  expect(await refusalOf(b.ask('stand', { seat: 1, request: newRequest() }))).toEqual({ code: 'wrong-phase' });
});

test('one person may hold several seats, and stands up again', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const page = await anna.joinCrew(await anna.found('Alone'));
  const solo = await anna.joinTable(await page.createTable('candles', 2));
  await solo.sit(0);
  await solo.sit(1);
  await solo.ask('stand', { seat: 1, request: newRequest() });
  await solo.sit(1, 2);
  await solo.start();
  await until(() => solo.now?.mine.length === 2);
  while (await playOne([solo]));
  expect(solo.now?.view.phase).toBe('over');
  expect((await solo.sync()).held).toEqual([0, 1]);
});

test('an illegal, foreign or stale answer changes nothing, says why, and brings a full view', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players as [(typeof players)[0], (typeof players)[0]];
  const { seat, ask, options } = anna.questions[0]!;
  const before = publicOf(anna);
  const wish = { seat, ask, choice: options[0]!.id };
  const missing = [0, 1, 2, 3].map((size) => 4096 + size).find((id) => !options.some((one) => one.id === id))!;

  expect(await refusalOf(anna.ask('answer', { ...wish, choice: missing, request: newRequest() }))).toEqual({
    code: 'not-offered',
    reason: 'not-in-hand',
  });
  await until(() => anna.syncs.length === 2);
  expect(await anna.ask('why', { seat, choice: missing })).toEqual({ reason: 'not-in-hand' });
  expect(await refusalOf(bert.ask('why', { seat, choice: missing }))).toEqual({ code: 'not-your-seat' });
  expect(await refusalOf(bert.ask('answer', { ...wish, request: newRequest() }))).toEqual({ code: 'not-your-seat' });
  await until(() => bert.syncs.length === 2);
  // Of what is theirs to know, and nothing of the seat they spoke for.
  expect(bert.syncs[1]).toMatchObject({ seq: before!.seq, held: [1], mine: [{ seat: 1 }] });
  const notAsked = { seat: 1, ask: '0.0', choice: options[0]!.id, request: newRequest() };
  expect(await refusalOf(bert.ask('answer', notAsked))).toEqual({ code: 'stale' });
  await until(() => bert.syncs.length === 3);
  expect(await refusalOf(anna.ask('answer', { ...wish, ask: '0.99', request: newRequest() }))).toEqual({
    code: 'stale',
  });
  await until(() => anna.syncs.length === 3);
  expect(publicOf(anna)).toEqual(before);
  expect(anna.questions[0]).toMatchObject({ seat, ask });

  const { seq } = await anna.answer();
  expect(seq).toBe(before!.seq + 1);
  expect(await refusalOf(anna.ask('answer', { ...wish, request: newRequest() }))).toEqual({ code: 'stale' });
});

test('the same request again gets the same reply, and nothing is done twice', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players as [(typeof players)[0], (typeof players)[0]];
  const { seat, ask, options } = anna.questions[0]!;
  const wish = { seat, ask, choice: options[0]!.id, request: newRequest() };
  const [first, second] = await Promise.all([anna.ask('answer', wish), anna.ask('answer', wish)]);
  expect(second).toEqual(first);
  await inStep(players, first.seq);
  const { seq } = await bert.answer();
  await inStep(players, seq);
  expect(await anna.ask('answer', wish)).toEqual(first);
  expect(await refusalOf(bert.ask('answer', wish))).toEqual({ code: 'not-your-seat' });
  expect(anna.now?.seq).toBe(seq);
});

test('of fifty answers at once to one question exactly one counts', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players as [(typeof players)[0], (typeof players)[0]];
  const { seat, ask, options } = anna.questions[0]!;
  const from = anna.now!.seq;
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, () => anna.ask('answer', { seat, ask, choice: options[0]!.id, request: newRequest() })),
  );
  const won = all.filter((one) => one.status === 'fulfilled');
  expect(won.map((one) => one.value)).toEqual([{ seq: from + 1 }]);
  expect(all.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason.code] : []))).toEqual(
    Array(49).fill('stale'),
  );
  await inStep(players, from + 1);
  expect(publicOf(bert)).toEqual(publicOf(anna));
  expect(await playOne(players)).toBe(true);
});

test('every device of a player gets the same, and a watcher only what is public', async () => {
  const { people, crew, table, players } = await begin(app.url);
  const [anna] = players as [(typeof players)[0]];
  const phone = await people[0]!.joinTable(table);
  const dora = await new Person(app.url, 'Dora').introduce();
  await dora.joinCrew(crew);
  const watcher = await dora.joinTable(table);
  await until(() => anna.now?.view.watchers === 1);
  expect(phone.now?.mine).toEqual(anna.now?.mine);
  const everybody = [...players, phone, watcher];
  for (let i = 0; i < 4; i++) await playOne(everybody, 'light');
  expect(phone.now?.mine).toEqual(anna.now?.mine);
  expect(watcher.now?.mine).toEqual([]);
  expect(publicOf(watcher)).toEqual(publicOf(anna));
  expect(watcher.steps.every((step) => step.mine === undefined)).toBe(true);
  expect(await refusalOf(watcher.ask('answer', { seat: 0, ask: '0.0', choice: 0, request: newRequest() }))).toEqual({
    code: 'not-your-seat',
  });

  await anna.leave();
  await until(() => phone.now?.view.seats[0].present === true);
  await phone.leave();
  await until(() => watcher.now?.view.seats[0].present === false);
});

test('secrets travel only when they changed', async () => {
  const { players } = await begin(app.url, { seats: 3 });
  const [anna, bert, carla] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  await playOne([anna, bert, carla]);
  // Bert and Carla are both asked to cheer; Bert's answer changes nothing for Anna and Carla.
  const { seq } = await bert.answer();
  await inStep(players, seq);
  const stepOf = (player: typeof anna) => player.steps.find((step) => step.seq === seq);
  expect(stepOf(bert)?.mine?.[0]?.question).toBeNull();
  expect(stepOf(anna)).not.toHaveProperty('mine');
  expect(stepOf(carla)).not.toHaveProperty('mine');
});

test('the history tells each what they may know of it', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players as [(typeof players)[0], (typeof players)[0]];
  while (anna.now!.view.view.turn.n[0] > 4) await playOne(players);
  const [hers, his] = await Promise.all([anna, bert].map((one) => one.ask('history', { from: 1, to: 1000 })));
  expect(hers!.map((step) => step.seq)).toEqual(Array.from({ length: anna.now!.seq }, (_, i) => i + 1));
  const draws = (steps: typeof hers) => steps!.flatMap((step) => step.events).filter(([code]) => code === 'drew');
  for (const [, seat, size] of draws(hers)) expect(size === undefined).toBe(seat !== 0);
  for (const [, seat, size] of draws(his)) expect(size === undefined).toBe(seat !== 1);
  expect(draws(hers).length).toBeGreaterThan(1);
});

test('a table is made once for one request, and only as its game allows', async () => {
  const anna = await new Person(app.url, 'Anna').introduce();
  const page = await anna.joinCrew(await anna.found('Friends'));
  const wish = { game: 'candles', name: 'Ours', seats: 2, options: {} };
  const request = newRequest();
  const [one, two] = await Promise.all([
    page.request('create-table', wish, request),
    page.request('create-table', wish, request),
  ]);
  expect(two).toEqual(one);
  await until(() => page.state.tables.length === 1);
  expect(await refusalOf(page.request('create-table', { ...wish, seats: 5 }))).toMatchObject({ code: 'bad-options' });
  expect(await refusalOf(page.request('create-table', { ...wish, options: { turns: 0 } }))).toMatchObject({
    code: 'bad-options',
    reason: 'turns must be a number above 0',
  });
  expect(await refusalOf(page.request('create-table', { ...wish, game: 'chess' }))).toMatchObject({ code: 'unknown' });
  expect(page.state.tables).toHaveLength(1);
});

test('a new name shows at once, on the crew page and at the table', async () => {
  const { people, crew, players } = await begin(app.url);
  const page = await people[0]!.joinCrew(crew);
  await people[1]!.http('POST', '/api/me', { name: 'Berta', language: 'de' });
  await until(() => page.state?.tables[0].seats.join() === 'Anna,Berta');
  await until(() => players[0]!.now?.view.seats[1].name === 'Berta');
  expect(await people[1]!.http('GET', '/api/me')).toMatchObject({
    name: 'Berta',
    language: 'de',
    player: people[1]!.id,
  });
});
