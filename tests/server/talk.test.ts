import type { Talk } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, gather, playOne } from '../support/server/party.ts';
import { type Tap, tap } from '../support/server/tap.ts';

let app: TestApp;
const lines: Tap[] = [];
const newLine = async () => {
  const line = await tap(app.url);
  lines.push(line);
  return line;
};
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  for (const line of lines) line.close();
  await app.stop();
});

const say = (by: Player, talk: Talk, text: string, to = '', request = newRequest()) =>
  by.ask('say', { talk, to, text, request });
const read = async (by: Player, talk: Talk, before = Number.MAX_SAFE_INTEGER) =>
  (await by.ask('lines', { talk, before })).map((line) => line.text);
const settings = (host: Player, wish: object) => host.ask('settings', { ...wish, request: newRequest() });
const watcherAt = async (crew: string, table: string, url = app.url) => {
  const dora = await new Person(url, 'Dora').introduce();
  await (await dora.joinCrew(crew)).leave();
  return dora.joinTable(table);
};

test('what is said at the table is kept, heard by all there, and said once for one request', async () => {
  const { people, crew, table, players } = await begin(app.url);
  const [anna, bert] = players as [Player, Player];
  const dora = await watcherAt(crew, table);
  const request = newRequest();
  const [one, two] = await Promise.all([
    say(anna, 'table', '  Good luck!  ', '', request),
    say(anna, 'table', 'Good luck!', '', request),
  ]);
  expect(two).toEqual(one);
  expect(one).toMatchObject({ by: people[0]!.id, name: 'Anna', to: '', text: 'Good luck!' });
  await until(() => bert.heard.length > 0 && dora.heard.length > 0);
  expect(bert.heard[0]).toEqual({ talk: 'table', line: one });
  // What everybody hears is for nobody in particular.
  expect(await say(bert, 'table', 'You too', people[0]!.id)).toMatchObject({ to: '' });
  const told = () => dora.heard.find(({ line }) => line.text === 'You too');
  await until(told);
  expect(told()).toMatchObject({ talk: 'table', line: { to: '' } });
  // Words are not moves: the game's log knows nothing of them.
  expect(anna.now?.seq).toBe(bert.now?.seq);
  await Promise.all(players.map((player) => player.leave()));
  await dora.leave();
  await until(() => !app.house.registry.holds(table));
  const back = await people[1]!.joinTable(table);
  expect(await read(back, 'table')).toEqual(['Good luck!', 'You too']);
  expect(await refusalOf(say(back, 'table', '   '))).toEqual({ code: 'malformed' });
  expect(await refusalOf(say(back, 'table', 'x'.repeat(501)))).toEqual({ code: 'malformed' });

  // One's own line can be taken back, another's not.
  const unsay = (line: string) => back.ask('unsay', { talk: 'table', to: '', line });
  expect(await refusalOf(unsay(one.id))).toEqual({ code: 'unknown' });
  const own = await say(back, 'table', 'Oops');
  await unsay(own.id);
  await until(() => back.unsaid.length === 1);
  expect(await read(back, 'table')).toEqual(['Good luck!', 'You too']);
});

test('a flood of words is refused, and so are emotes by those who do not play', async () => {
  const { crew, table, players } = await begin(app.url);
  const [anna, bert] = players as [Player, Player];
  const dora = await watcherAt(crew, table);
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => say(anna, 'table', `line ${i}`)));
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(6);
  expect(all.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason.code] : []))).toEqual(
    Array(6).fill('too-fast'),
  );
  await say(bert, 'table', 'What?');
  await anna.ask('emote', { emote: 'laugh' });
  await until(() => dora.emotes.length === 1);
  expect(bert.emotes).toEqual([{ by: anna.person.id, emote: 'laugh' }]);
  expect(await refusalOf(dora.ask('emote', { emote: 'laugh' }))).toEqual({ code: 'not-your-seat' });
});

test('those who look on talk among themselves; those who play hear it after the end, or if the table wants it', async () => {
  const line = await newLine();
  const { crew, table, players } = await begin(app.url, { options: { turns: 3 }, urls: [line.url] });
  const [anna, bert] = players as [Player, Player];
  const dora = await watcherAt(crew, table);
  expect(await refusalOf(say(dora, 'table', 'Anna bluffs'))).toEqual({ code: 'not-your-seat' });
  await say(dora, 'watchers', 'Anna bluffs');
  await until(() => dora.heard.length === 1);
  expect(await refusalOf(say(anna, 'watchers', 'What do you say?'))).toEqual({ code: 'not-your-seat' });
  expect(await read(anna, 'watchers')).toEqual([]);
  expect(await read(dora, 'watchers')).toEqual(['Anna bluffs']);
  expect(line.heard()).not.toContain('bluffs');
  await settings(anna, { gallery: true });
  expect(await read(anna, 'watchers')).toEqual(['Anna bluffs']);
  await say(dora, 'watchers', 'Hello all');
  await until(() => bert.heard.length === 1);
  await settings(anna, { gallery: false });
  await say(dora, 'watchers', 'Psst');
  await until(() => dora.heard.length === 3);
  expect(bert.heard).toHaveLength(1);
  while (await playOne(players));
  expect(await read(bert, 'watchers')).toEqual(['Anna bluffs', 'Hello all', 'Psst']);
});

test('two whisper if the table allows it; nobody else hears it before the end, and everybody may read it after', async () => {
  const [hers, his, doras] = [await newLine(), await newLine(), await newLine()];
  const party = await begin(app.url, { seats: 3, options: { turns: 2 }, urls: [hers.url, his.url, app.url] });
  const [anna, bert, carla] = party.players as [Player, Player, Player];
  const dora = await watcherAt(party.crew, party.table, doras.url);
  expect(await refusalOf(say(anna, 'whispers', 'Together?', carla.person.id))).toEqual({ code: 'no-whispers' });
  await settings(anna, { whispers: true });
  for (const [by, to] of [
    [anna, anna],
    [anna, dora],
    [dora, anna],
  ] as const)
    expect(await refusalOf(say(by, 'whispers', 'x', to.person.id))).toEqual({ code: 'not-your-seat' });
  const line = await say(anna, 'whispers', 'Together?', carla.person.id);
  expect(line).toMatchObject({ by: anna.person.id, to: carla.person.id });
  await until(() => carla.heard.length === 1 && anna.heard.length === 1);
  await say(carla, 'whispers', 'Never', anna.person.id);
  expect(await read(anna, 'whispers')).toEqual(['Together?', 'Never']);
  expect(await read(bert, 'whispers')).toEqual([]);
  expect(await read(dora, 'whispers')).toEqual([]);
  for (const other of [his, doras]) expect(other.heard()).not.toMatch(/Together\?|Never/);
  expect(hers.heard()).toContain('Never');
  while (await playOne(party.players));
  for (const reader of [bert, dora]) expect(await read(reader, 'whispers')).toEqual(['Together?', 'Never']);
});

test('the number of a line tells when it was said, not how much was whispered meanwhile', async () => {
  const { players } = await begin(app.url, { seats: 3, options: { turns: 40 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await settings(anna, { whispers: true });
  const between = async (whispers: number): Promise<number> => {
    const first = await say(bert, 'table', 'Well?');
    for (let n = 0; n < whispers; n++) await say(anna, 'whispers', 'Together?', carla.person.id);
    const second = await say(bert, 'table', 'I am waiting');
    // A thousand numbers a millisecond: what is left says nothing of what lies between.
    for (const { seq, at } of [first, second]) expect(Math.floor(seq / 1000)).toBe(at);
    return second.seq - first.seq;
  };
  for (const whispers of [0, 2]) expect(await between(whispers)).toBeGreaterThan(0);
  expect(await read(bert, 'table')).toHaveLength(4);
});

test('before the start anybody of the crew talks at the table', async () => {
  const { crew, table, players } = await gather(app.url);
  const dora = await watcherAt(crew, table);
  const { id } = await say(dora, 'table', 'Is there a seat?');
  await until(() => players[0]!.heard.length === 1);
  // After it they may not, but what they said they may take back.
  await players[0]!.start();
  expect(await refusalOf(say(dora, 'table', 'Pity'))).toEqual({ code: 'not-your-seat' });
  await dora.ask('unsay', { talk: 'table', to: '', line: id });
  await until(() => players[0]!.unsaid.length === 1);
  expect(await read(players[0]!, 'table')).toEqual([]);
});
