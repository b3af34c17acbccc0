// People who have found each other: a crew, a table, everybody seated.
import { Person, type Player, until } from './client.ts';

const NAMES = ['Anna', 'Bert', 'Carla', 'Dora'];

export type Party = { people: Person[]; crew: string; table: string; players: Player[] };
export type PartyOptions = {
  seats?: number;
  game?: string;
  options?: Record<string, boolean | number | string>;
  /** Where each of them connects; the first is everybody's unless said otherwise. */
  urls?: string[];
};

/** A crew and its table, everybody in their seat, nothing started. */
export const gather = async (
  url: string,
  { seats = 2, game = 'candles', options = {}, urls = [] }: PartyOptions = {},
): Promise<Party> => {
  const people = await Promise.all(
    NAMES.slice(0, seats).map((name, i) => new Person(urls[i] ?? url, name).introduce()),
  );
  const [host] = people as [Person];
  const crew = await host.found('Friends');
  const page = await host.joinCrew(crew);
  const table = await page.createTable(game, seats, options);
  for (const person of people.slice(1)) await (await person.joinCrew(crew)).leave();
  const players = await Promise.all(people.map((person) => person.joinTable(table)));
  for (const [seat, player] of players.entries()) await player.sit(seat);
  await page.leave();
  return { people, crew, table, players };
};

/** The same, and the game has begun. */
export const begin = async (url: string, options: PartyOptions = {}): Promise<Party> => {
  const party = await gather(url, options);
  const { seq } = await party.players[0]!.start();
  await inStep(party.players, seq);
  return party;
};

export const inStep = (players: readonly Player[], seq: number) =>
  until(() => players.every((player) => (player.now?.seq ?? -1) >= seq));

/** Somebody who is asked answers, and everybody has seen it. Returns false when the game is over. */
export const playOne = async (players: readonly Player[], kind?: string): Promise<boolean> => {
  const asked = players.find((player) => player.questions.length > 0);
  if (!asked) return false;
  const wish = asked.questions[0]!.options.some((one) => one.kind === kind) ? kind : undefined;
  const { seq } = await patiently(() => asked.answer(wish));
  await inStep(players, seq);
  return true;
};

/** Told to slow down, waits a little and tries again. */
const patiently = async <T>(act: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if ((error as { reason?: { code?: string } }).reason?.code !== 'too-fast') throw error;
      await new Promise((next) => setTimeout(next, 60));
    }
  }
};

/** What two clients must agree on: all that is public, but since when people are there is not of the game. */
export const publicOf = ({ now }: Player) => {
  if (now === null) return null;
  const seats = now.view.seats.map(({ since, ...seat }: { since: number }) => seat);
  return { seq: now.seq, view: { ...now.view, seats } };
};
