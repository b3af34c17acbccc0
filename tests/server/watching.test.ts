import { CLOSE, PROTOCOL, watchLinkFrom } from 'shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/server/app.ts';
import { newRequest, Person, Player, refusalOf, until } from '../support/server/client.ts';
import { marked, marksIn } from '../support/server/marked.ts';
import { begin, gather, playOne, publicOf } from '../support/server/party.ts';
import { type Tap, tap } from '../support/server/tap.ts';
import { candles } from '../support/toy/candles.ts';

let app: TestApp;
let line: Tap;
beforeAll(async () => {
  app = await startApp({ games: [marked(candles)] });
  line = await tap(app.url);
});
afterAll(async () => {
  line.close();
  await app.stop();
});

const request = newRequest;
/** Joins by a watch link, as its page does. */
const watch = async (person: Person, link: string): Promise<Player> => {
  const room = await person.sdk.joinOrCreate('table', { protocol: PROTOCOL, ...watchLinkFrom(link) });
  const player = new Player(person, room);
  await player.sync();
  return player;
};
const settings = (host: Player, wish: object) => host.ask('settings', { ...wish, request: request() });
const memberOf = async (crew: string, name = 'Dora') => {
  const person = await new Person(app.url, name).introduce();
  await (await person.joinCrew(crew)).leave();
  return person;
};

test('by the watch link a stranger sees what is public and nothing else, and changes nothing', async () => {
  const { table, players } = await begin(app.url, { seats: 2, options: { turns: 40 } });
  const [anna, bert] = players as [Player, Player];
  const stranger = await new Person(line.url, 'Egon').introduce();
  const { link } = await bert.ask('watch-link', {});
  expect(watchLinkFrom(link)).toMatchObject({ table });
  // At least 128 bits, in base64url.
  expect(watchLinkFrom(link)!.watch.length).toBeGreaterThanOrEqual(22);
  // Not yet: the crew alone looks on.
  await expect(watch(stranger, link)).rejects.toMatchObject({ code: 451, message: 'private' });
  await settings(anna, { watch: 'link' });
  await expect(stranger.joinTable(table)).rejects.toMatchObject({ message: 'not-member' });
  await expect(watch(stranger, `${table}.${'x'.repeat(32)}`)).rejects.toMatchObject({ code: 451, message: 'private' });
  const watcher = await watch(stranger, link);
  await until(() => anna.now?.view.watchers === 1);
  const everybody = [anna, bert, watcher];
  for (let i = 0; i < 12; i++) await playOne(everybody, 'light');
  expect(publicOf(watcher)).toEqual(publicOf(anna));
  await watcher.ask('history', { from: 0, to: 1000 });
  const refused = { seat: 0, request: request() };
  expect(await refusalOf(watcher.ask('watch-link', {}))).toEqual({ code: 'not-your-seat' });
  expect(await refusalOf(watcher.ask('forecast', { seat: 0 }))).toEqual({ code: 'not-your-seat' });
  for (const wish of [
    watcher.ask('take-over', refused),
    watcher.ask('sit', { ...refused, role: 1 }),
    watcher.ask('nudge', refused),
    watcher.ask('propose', { ...refused, what: 'abandon', row: 0 }),
  ])
    expect(await refusalOf(wish)).toEqual({ code: 'not-member' });
  expect(marksIn(line.heard())).toEqual([]);
  expect(line.heard()).toContain('cheered');

  // After the end all secrets are everybody's.
  while (await playOne(everybody));
  await until(() => watcher.now?.view.phase === 'over');
  expect(watcher.now?.all).toHaveLength(2);
  expect(marksIn(line.heard())).toEqual([0, 1]);
});

test('a renewed link sends away who came by the old one, at once; players stay', async () => {
  const { players } = await begin(app.url);
  const [anna, bert] = players as [Player, Player];
  const stranger = await new Person(app.url, 'Egon').introduce();
  await settings(anna, { watch: 'link' });
  const { link } = await anna.ask('watch-link', {});
  const watcher = await watch(stranger, link);
  expect(await refusalOf(settings(bert, { renewLink: true }))).toEqual({ code: 'not-host' });
  await settings(anna, { renewLink: true });
  expect(await watcher.left).toBe(CLOSE.private);
  await expect(watch(stranger, link)).rejects.toMatchObject({ code: 451, message: 'private' });
  const fresh = (await anna.ask('watch-link', {})).link;
  expect(fresh).not.toBe(link);
  const again = await watch(stranger, fresh);
  await settings(anna, { watch: 'crew' });
  expect(await again.left).toBe(CLOSE.private);
  expect(await playOne(players)).toBe(true);
});

test('who has left their seat comes back to that one and to no other, whose hand would be a second one', async () => {
  const { people, crew, table, players } = await gather(app.url, { seats: 3, options: { turns: 60 } });
  const [anna, bert, carla] = players as [Player, Player, Player];
  await carla.ask('stand', { seat: 2, request: request() });
  await anna.ask('seat-bot', { seat: 2, role: -1, request: request() });
  await anna.start();
  const page = await people[1]!.joinCrew(crew);
  await page.request('leave', {}).catch(() => {});
  await until(() => anna.now?.view.seats[1].bot === true);
  await bert.left;
  await (await people[1]!.joinCrew(crew)).leave();
  const again = await people[1]!.joinTable(table);
  const take = (player: Player, seat: number) => player.ask('take-over', { seat, request: request() });
  expect(await refusalOf(take(again, 2))).toEqual({ code: 'seat-taken' });
  expect(again.now?.mine).toEqual([]);
  // Who never sat there may have the bot's; and what one left oneself is no new hand.
  await take(carla, 2);
  await take(again, 1);
  await until(() => again.now?.mine.length === 1);
  expect(anna.now?.view.seats.map((seat: { bot: boolean }) => seat.bot)).toEqual([false, false, false]);
});

test('whoever is refused at a table is still seen on the page of the crew', async () => {
  const { crew, table, players } = await begin(app.url);
  await settings(players[0]!, { watch: 'nobody' });
  const dora = await memberOf(crew);
  const [hers, berts] = [await dora.joinCrew(crew), await players[1]!.person.joinCrew(crew)];
  const shown = () => berts.state?.members.find(({ player }: { player: string }) => player === dora.id)?.present;
  await until(shown);
  await expect(dora.joinTable(table)).rejects.toMatchObject({ message: 'private' });
  await hers.request('say', { text: 'never mind' });
  await until(() => berts.said.length === 1);
  expect(shown()).toBe(true);
  expect(players[0]!.now?.view.watchers).toBe(0);
  await hers.leave();
  await until(() => shown() === false);
});

test('a table for nobody else: the crew sits down before the start and sees nothing after it', async () => {
  const { people, crew, table, players } = await gather(app.url);
  const [anna] = players as [Player];
  await settings(anna, { watch: 'nobody' });
  const dora = await memberOf(crew);
  const early = await dora.joinTable(table);
  await anna.start();
  expect(await early.left).toBe(CLOSE.private);
  expect(early.steps.every((step) => step.kind !== 'start')).toBe(true);
  await expect(dora.joinTable(table)).rejects.toMatchObject({ code: 451, message: 'private' });
  const phone = await people[1]!.joinTable(table);
  expect(phone.now?.view.watchers).toBe(0);
  await settings(anna, { watch: 'crew' });
  const late = await dora.joinTable(table);
  await until(() => anna.now?.view.watchers === 1);
  expect(late.now?.mine).toEqual([]);
  // The door shuts behind those who are inside, too, and the count follows.
  await settings(anna, { watch: 'nobody' });
  expect(await late.left).toBe(CLOSE.private);
  await until(() => anna.now?.view.watchers === 0);
});

test('who is no longer of the crew, and looks on at a game they once played, makes no new one there', async () => {
  const { people, crew, table, players } = await begin(app.url, { options: { turns: 1 } });
  while (await playOne(players));
  const [anna] = players as [Player];
  await settings(anna, { watch: 'link' });
  const before = anna.now!.seq;
  const page = await people[0]!.joinCrew(crew);
  await page.request('remove', { player: people[1]!.id });
  // The link is renewed with it; somebody gives them the new one.
  await until(() => anna.now!.seq > before);
  const { link } = await anna.ask('watch-link', {});
  const bert = await watch(people[1]!, link);
  expect(await refusalOf(bert.ask('rematch', { request: request() }))).toEqual({ code: 'not-member' });
  expect((await app.store.tablesOf((await app.store.tableOf(table))!.meta.crew)).map(({ id }) => id)).toEqual([table]);
});
