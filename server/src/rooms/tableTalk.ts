// What is said at a table, and who hears it. Kept by the store, apart from the game's log.
import { type Emote, LINES_PAGE, type Line, type Talk, type TalkLine, type TalkMessages } from 'shared/protocol';
import type { House } from '../house.ts';
import { idOfWish } from '../identity.ts';
import { MOST } from '../limits.ts';
import { Buckets } from '../net/bucket.ts';
import { Refused } from '../table/refused.ts';
import type { Table } from '../table/Table.ts';
import type { Guest } from './HouseRoom.ts';

/** A flood of words is refused, however many devices it comes from, and whether they go and come meanwhile. */
const LINES = new Buckets({ most: 6, perSecond: 0.5 });
const EMOTES = new Buckets({ most: 4, perSecond: 0.5 });
type Said = { talk: Talk; to: string };

export class TableTalk {
  readonly #house: House;
  readonly #table: Table;
  readonly #clients: () => Iterable<Guest>;

  constructor(house: House, table: Table, clients: () => Iterable<Guest>) {
    this.#house = house;
    this.#table = table;
    this.#clients = clients;
  }

  async say(guest: Guest, { talk, to, text, request }: Said & { text: string; request: string }): Promise<TalkLine> {
    const channel = this.#channelFor(guest, { talk, to });
    this.#slowly(guest, LINES);
    const player = guest.auth.id;
    const id = idOfWish('line', channel, player, request);
    const { crew } = this.#table.meta;
    const kept = await this.#house.store.addLine({ id, channel, crew, player, text }, MOST.lines);
    // Only a whisper is for somebody.
    const heard = talk === 'whispers' ? to : '';
    const line = lineOf(kept, heard);
    this.#tell(talk, [player, heard], 'line', { talk, line });
    return line;
  }

  async unsay(guest: Guest, { talk, to, line }: Said & { line: string }): Promise<Record<string, never>> {
    // One's own line is one's own, also where one may not speak any more.
    const channel = talk === 'whispers' ? this.#whispers([guest.auth.id, to]) : this.#channel(talk);
    if (!(await this.#house.store.removeLine(channel, line, guest.auth.id))) throw new Refused('unknown');
    this.#tell(talk, [guest.auth.id, to], 'unsaid', { talk, line });
    return {};
  }

  async lines(guest: Guest, talk: Talk, before: number): Promise<TalkLine[]> {
    if (!this.#hears(guest.auth.id, talk)) return [];
    const found = await Promise.all(
      this.#channelsFor(guest.auth.id, talk).map(async ({ channel, pair }) =>
        (await this.#house.store.linesOf(channel, before, LINES_PAGE)).map((line) =>
          lineOf(line, pair.find((one) => one !== line.player) ?? ''),
        ),
      ),
    );
    return found
      .flat()
      .filter((line) => !guest.auth.muted.includes(line.by))
      .toSorted((a, b) => a.seq - b.seq)
      .slice(-LINES_PAGE);
  }

  emote(guest: Guest, emote: Emote): Record<string, never> {
    if (!this.#plays(guest.auth.id)) throw new Refused('not-your-seat');
    this.#slowly(guest, EMOTES);
    for (const client of this.#clients())
      if (!client.auth.muted.includes(guest.auth.id)) client.send('emote', { by: guest.auth.id, emote });
    return {};
  }

  #slowly({ auth }: Guest, rate: Buckets): void {
    if (!rate.take(`${this.#table.id}/${auth.id}`)) throw new Refused('too-fast');
  }

  #plays(player: string): boolean {
    return this.#table.public.seats.some((seat) => seat.player === player);
  }

  /** Where this person's words go; throws if it is not theirs to speak there. */
  #channelFor({ auth }: Guest, { talk, to }: Said): string {
    const { phase, whispers } = this.#table.public;
    const isCrew = auth.watch === undefined;
    const plays = this.#plays(auth.id);
    if (talk === 'table' && !plays && !(isCrew && phase === 'lobby')) throw new Refused('not-your-seat');
    if (talk === 'watchers' && plays && phase !== 'over') throw new Refused('not-your-seat');
    if (talk !== 'whispers') return this.#channel(talk);
    if (!whispers) throw new Refused('no-whispers');
    if (!plays || !this.#plays(to) || to === auth.id) throw new Refused('not-your-seat');
    return this.#whispers([auth.id, to]);
  }

  #channel(talk: Talk): string {
    return `${talk}/${this.#table.id}`;
  }

  #whispers(pair: readonly string[]): string {
    return [this.#channel('whispers'), ...pair.toSorted()].join('/');
  }

  #hears(player: string, talk: Talk): boolean {
    const { phase, gallery } = this.#table.public;
    return talk !== 'watchers' || phase === 'over' || gallery || !this.#plays(player);
  }

  /** The channels of one kind that somebody may read: of whispers their own, and all once the game is over. */
  #channelsFor(player: string, talk: Talk): { channel: string; pair: string[] }[] {
    if (talk !== 'whispers') return [{ channel: this.#channel(talk), pair: [] }];
    const { phase, seats } = this.#table.public;
    const people = [...new Set(seats.map((seat) => seat.player).filter((one) => one !== ''))];
    const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other]));
    const open = phase === 'over' ? pairs : pairs.filter((pair) => pair.includes(player));
    return open.map((pair) => ({ channel: this.#whispers(pair), pair }));
  }

  /** `pair`: who speaks, and to whom; nobody hears whom they have muted. */
  #tell<K extends keyof TalkMessages>(talk: Talk, pair: readonly string[], message: K, news: TalkMessages[K]): void {
    const { phase } = this.#table.public;
    for (const client of this.#clients()) {
      const { id, muted } = client.auth;
      if (muted.includes(pair[0]!)) continue;
      if (talk === 'whispers' ? phase === 'over' || pair.includes(id) : this.#hears(id, talk))
        client.send(message, news);
    }
  }
}

const lineOf = ({ seq, id, player, name, text, at }: Line, to: string): TalkLine => ({
  seq,
  id,
  by: player,
  name,
  to,
  text,
  at,
});
