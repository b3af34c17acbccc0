import { LINES_PAGE } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { type CrewPage, newRequest, Person, refusalOf, until } from '../support/server/client.ts';
import { gather } from '../support/server/party.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Friends on the page of a new crew; the first is the founder. */
const friends = async (...names: string[]) => {
  const people = await Promise.all(names.map((name) => new Person(app.url, name).introduce()));
  const crew = await people[0]!.found('Friends');
  const pages: CrewPage[] = [];
  for (const person of people) pages.push(await person.joinCrew(crew));
  await until(() => pages.every((page) => page.state?.members.length === names.length));
  return { people, crew, pages };
};
const said = (page: CrewPage) => page.said.map(({ text }) => text);

test('members are shown with their looks, and whether they are here', async () => {
  const { people, pages } = await friends('Anna', 'Bert');
  await people[1]!.http('POST', '/api/me', { name: 'Bertl', language: 'de', colour: 'red', symbol: 'moon' });
  const bert = { name: 'Bertl', colour: 'red', symbol: 'moon', present: true };
  await until(() => pages[0]!.state.members[1].name === 'Bertl');
  expect(pages[0]!.state.members[1]).toMatchObject(bert);
  await pages[1]!.leave();
  await until(() => pages[0]!.state.members[1].present === false);
  expect(pages[0]!.state.members[0].present).toBe(true);
});

test('what is said reaches everybody once, is kept, and is read page by page', async () => {
  const { people, crew, pages } = await friends('Anna', 'Bert');
  const request = newRequest();
  const line = await pages[0]!.request('say', { text: '  Hello\u0007 there ' }, request);
  expect(line).toMatchObject({ text: 'Hello  there', name: 'Anna', player: people[0]!.id });
  // Said again because the answer was late: it is the same line.
  expect(await pages[0]!.request('say', { text: 'Hello there' }, request)).toEqual(line);
  await until(() => pages.every((page) => page.said.length === 1));
  const channel = (await app.store.crewBySecret(crew))!.id;
  for (let i = 0; i < LINES_PAGE + 5; i++)
    await app.store.addLine(
      { id: `line-${crew}-${i}`, channel, crew: channel, player: people[1]!.id, text: `${i}` },
      999,
    );
  const last = await pages[1]!.request('lines', {});
  expect(last.lines.map(({ text }) => text)).toEqual(Array.from({ length: LINES_PAGE }, (_, i) => `${i + 5}`));
  expect(last.more).toBe(true);
  const first = await pages[1]!.request('lines', { before: last.lines[0]!.seq });
  expect(first.lines.map(({ text }) => text)).toEqual(['Hello  there', '0', '1', '2', '3', '4']);
  expect(first.more).toBe(false);
});

test('a line goes by its author’s word or the founder’s, and nobody else’s', async () => {
  const { pages } = await friends('Anna', 'Bert', 'Carla');
  const [anna, bert, carla] = pages as [CrewPage, CrewPage, CrewPage];
  const lines = [await bert.request('say', { text: 'one' }), await bert.request('say', { text: 'two' })];
  expect(await refusalOf(carla.request('unsay', { line: lines[0]!.id }))).toEqual({ code: 'unknown' });
  await bert.request('unsay', { line: lines[0]!.id });
  await until(() => pages.every((page) => said(page).join() === 'two'));
  await anna.request('unsay', { line: lines[1]!.id });
  await until(() => pages.every((page) => page.said.length === 0));
  expect((await carla.request('lines', {})).lines).toEqual([]);
});

test('mute is for who mutes alone: live, in the history, on a second page, until it is taken back', async () => {
  const { people, crew, pages } = await friends('Anna', 'Bert', 'Carla');
  const [anna, bert, carla] = pages as [CrewPage, CrewPage, CrewPage];
  const second = await people[0]!.joinCrew(crew);
  expect(await anna.request('mute', { player: people[1]!.id, on: true })).toEqual({ muted: [people[1]!.id] });
  await bert.request('say', { text: 'psst' });
  await carla.request('say', { text: 'hi' });
  await until(() => said(carla).length === 2 && said(anna).length === 1 && said(second).length === 1);
  expect([said(anna), said(second), said(bert)]).toEqual([['hi'], ['hi'], ['psst', 'hi']]);
  expect((await anna.request('lines', {})).lines.map(({ text }) => text)).toEqual(['hi']);
  expect((await carla.request('lines', {})).lines).toHaveLength(2);
  await anna.request('mute', { player: people[1]!.id, on: false });
  expect((await anna.request('lines', {})).lines).toHaveLength(2);
  expect(await refusalOf(anna.request('mute', { player: people[0]!.id, on: true }))).toEqual({ code: 'unknown' });
});

test('mute holds at a table as well', async () => {
  const { people, players, crew } = await gather(app.url, { seats: 3 });
  const page = await people[0]!.joinCrew(crew);
  await page.request('mute', { player: people[1]!.id, on: true });
  const heard: string[][] = [[], []];
  for (const [i, player] of [players[0]!, players[2]!].entries())
    player.room.onMessage('line', ({ line }: { line: { text: string } }) => heard[i]!.push(line.text));
  const say = (seat: number, text: string) =>
    players[seat]!.ask('say', { talk: 'table', to: '', text, request: newRequest() });
  await say(1, 'psst');
  await say(2, 'hi');
  await until(() => heard[1]!.length === 2 && heard[0]!.length === 1);
  expect(heard).toEqual([['hi'], ['psst', 'hi']]);
  const lines = await players[0]!.ask('lines', { talk: 'table', before: Number.MAX_SAFE_INTEGER });
  expect(lines.map(({ text }) => text)).toEqual(['hi']);
});

test('words have a length and a pace', async () => {
  const { pages } = await friends('Anna', 'Bert');
  const [anna, bert] = pages as [CrewPage, CrewPage];
  for (const text of ['', ' \u202E ', 'x'.repeat(501), 'x'.repeat(3000)])
    expect(await refusalOf(anna.request('say', { text }))).toEqual({ code: 'malformed' });
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => anna.request('say', { text: `${i}` })));
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason.reason.code);
  expect(refused.length).toBeGreaterThan(8);
  expect(new Set(refused)).toEqual(new Set(['too-fast']));
  // Somebody else is not made to wait.
  expect(await bert.request('say', { text: 'x'.repeat(500) })).toMatchObject({ name: 'Bert' });
});

test('house rules are what a new table starts from, and what is wished goes before them', async () => {
  const { pages } = await friends('Anna', 'Bert');
  const [anna, bert] = pages as [CrewPage, CrewPage];
  const rules = { game: 'candles', options: { turns: 7 } };
  expect(await refusalOf(bert.request('house-rules', rules))).toEqual({ code: 'not-founder' });
  expect(await refusalOf(anna.request('house-rules', { ...rules, options: { turns: -1 } }))).toMatchObject({
    code: 'bad-options',
  });
  expect(await refusalOf(anna.request('house-rules', { ...rules, game: 'chess' }))).toMatchObject({ code: 'unknown' });
  await anna.request('house-rules', rules);
  await until(() => bert.state.rules === JSON.stringify({ candles: { turns: 7 } }));
  const optionsOf = async (table: string) => (await app.store.tableOf(table))!.meta.options;
  expect(await optionsOf(await bert.createTable('candles', 2))).toEqual({ turns: 7 });
  expect(await optionsOf(await bert.createTable('candles', 2, { turns: 3 }))).toEqual({ turns: 3 });
});

test('a player has so many unfinished tables, and makes them at a pace', async () => {
  const { people, crew, pages } = await friends('Anna');
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => pages[0]!.createTable('candles', 2)));
  expect(all.filter((one) => one.status === 'rejected').map((one) => one.reason.reason)).toContainEqual({
    code: 'too-fast',
  });
  const id = (await app.store.crewBySecret(crew))!.id;
  const [some] = await app.store.tablesOf(id);
  const { meta, head } = (await app.store.tableOf(some!.id))!;
  const made = { by: people[0]!.id, most: 40 };
  for (let i = 0; i < 40; i++) await app.store.createTable({ ...meta, id: `${meta.id}-${i}` }, head, some!.card, made);
  expect(await app.store.createTable({ ...meta, id: 'one-more' }, head, some!.card, made)).toBe(false);
  expect(await app.store.tablesOf(id)).toHaveLength(40);
});

test('a crew that changes while its page is being opened is shown as it is then', async () => {
  let slow = false;
  const asked: (() => void)[] = [];
  const own = await startApp({}, (store) => ({
    ...store,
    crewById: async (id) => {
      const found = await store.crewById(id);
      if (slow) await new Promise<void>((goOn) => asked.push(goOn));
      return found;
    },
  }));
  try {
    const person = await new Person(own.url, 'Anna').introduce();
    const crew = await person.found('Friends');
    const { id } = (await own.store.crewBySecret(crew))!;
    slow = true;
    const joining = person.joinCrew(crew);
    await until(() => asked.length === 1);
    // As a process elsewhere would tell it.
    await own.store.changeCrew(id, { name: 'Foes' });
    own.house.crews.emit({ crew: id });
    slow = false;
    for (const goOn of asked) goOn();
    const page = await joining;
    await until(() => page.state?.name === 'Foes');
    expect(await Promise.race([page.left, 'still there'])).toBe('still there');
  } finally {
    await own.stop();
  }
});
