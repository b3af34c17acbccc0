import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { createApp } from 'server';
import type { Store } from 'server/store/Store.ts';
import { openSqlite } from 'server/store/sqlite.ts';
import type { AnyRules } from 'shared/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/server/app.ts';
import { newRequest, Person, type Player, refusalOf, until } from '../support/server/client.ts';
import { begin, inStep, type Party, playOne, publicOf } from '../support/server/party.ts';
import { type Candles, candles } from '../support/toy/candles.ts';

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let app: ReturnType<typeof createApp>;
let url = '';
const open = async (game: AnyRules) => {
  store = await openSqlite(join(folder.path, 'test.sqlite'));
  app = createApp({ games: [game], store, paceMs: 0, alarmMs: 50 });
  url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
};
const close = async () => {
  await app.close();
  await store.close();
};
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await close();
  folder.remove();
});

const plain = candles as AnyRules;
/** The same game a version later, with one more turn to every game that was under way. */
const later: AnyRules = {
  ...plain,
  version: 2,
  migrate: (saved, version) => {
    const s = saved as Candles;
    return (version === 1 ? { ...s, turnsLeft: s.turnsLeft + 1 } : s) as ReturnType<AnyRules['migrate']>;
  },
};
const there = (person: Person) => Object.assign(new Person(url, person.name, person.key), { id: person.id });
const comeBack = ({ people, table }: Party) => Promise.all(people.map((person) => there(person).joinTable(table)));
const knownTo = (player: Player) => JSON.stringify({ ...publicOf(player), mine: player.now?.mine });
const leftOf = (player: Player) => player.now!.view.view.turn.n[0] as number;
/** What is asked, less what the newer rules say of it otherwise. */
const questionsOf = (player: Player) => player.questions.map(({ about, ...question }) => question);
/** Presence differs while people come in; what is compared is the rest. */
const settled = (players: readonly Player[]) =>
  until(() => players.every((one) => one.now?.view.seats.every((seat: { present: boolean }) => seat.present)));

test('a table nobody is at costs nothing: no room, no lease, no object; and it wakes as it was, in mid-decision', async () => {
  await open(plain);
  const party = await begin(url, { seats: 3 });
  // Two are asked at once, and one has answered.
  await playOne(party.players);
  await playOne(party.players);
  const before = party.players.map((one) => ({ mine: one.now?.mine, view: one.now?.view.view, seq: one.now?.seq }));
  const { registry } = app.house;
  expect(registry.size).toBe(1);
  await Promise.all(party.players.map((one) => one.leave()));
  await until(() => !registry.holds(party.table));
  expect(registry.size).toBe(0);
  expect(await store.holderOf(party.table)).toBeNull();
  expect(matchMaker.stats.local.roomCount).toBe(0);
  const back = await comeBack(party);
  await settled(back);
  expect(back.map((one) => ({ mine: one.now?.mine, view: one.now?.view.view, seq: one.now?.seq }))).toEqual(before);
  expect(await playOne(back)).toBe(true);
});

test('under newer rules a table goes on in mid-decision; what was played by the old ones is not taken back', async () => {
  await open(plain);
  const party = await begin(url);
  await playOne(party.players);
  await playOne(party.players, 'keep');
  const [, bert] = party.players as [Player, Player];
  const { turns, asked } = { turns: leftOf(bert), asked: party.players.map(questionsOf) };
  await Promise.all(party.players.map((one) => one.leave()));
  await close();

  await open(later);
  const back = await comeBack(party);
  expect(leftOf(back[0]!)).toBe(turns + 1);
  expect(back.map(questionsOf)).toEqual(asked);
  const by = back.find((one) => one.questions.length > 0)!;
  for (const wish of [
    by.ask('undo', { how: 'step', request: newRequest() }),
    back[1 - back.indexOf(by)]!.ask('undo', { how: 'step', request: newRequest() }),
  ])
    expect(await refusalOf(wish)).toEqual({ code: 'nothing-to-undo' });
  const proposed = by.ask('propose', { what: 'undo', seat: -1, row: 0, request: newRequest() });
  const other = back[1 - back.indexOf(by)]!;
  const refusal = await proposed.then(
    () => refusalOf(other.ask('vote', { yes: true, request: newRequest() })),
    (error) => error.reason,
  );
  expect(refusal).toEqual({ code: 'too-old' });
  await other.ask('vote', { yes: false, request: newRequest() });
  while (await playOne(back));
  expect(back[0]!.now?.view.phase).toBe('over');
});

test('a table of rules this server does not have says so and stays as it is', async () => {
  await open(later);
  const party = await begin(url);
  const seen = knownTo(party.players[0]!);
  await Promise.all(party.players.map((one) => one.leave()));
  await close();

  await open(plain);
  const refused = { code: 412, message: 'other-rules' };
  for (const person of party.people) await expect(there(person).joinTable(party.table)).rejects.toMatchObject(refused);
  // Nor is it lost to those who come after.
  expect((await store.tableOf(party.table))!.head).toMatchObject({ phase: 'playing', engine: 2 });
  await close();

  await open({
    ...later,
    version: 3,
    migrate: () => {
      throw new Error('too different');
    },
  });
  await expect(there(party.people[0]!).joinTable(party.table)).rejects.toMatchObject(refused);
  await close();

  await open(later);
  const back = await comeBack(party);
  await settled(back);
  expect(JSON.parse(knownTo(back[0]!)).mine).toEqual(JSON.parse(seen).mine);
  const { seq } = await back[0]!.answer();
  await inStep(back, seq);
});
