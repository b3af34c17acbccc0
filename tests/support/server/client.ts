// A player at a keyboard that never blinks: a small client on the real SDK, which merges state and steps as the browser does.
import { randomBytes } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import {
  type Accepted,
  type Commit,
  type CrewReplies,
  type CrewRequests,
  Follower,
  type Line,
  type Me,
  PROTOCOL,
  type SeatSecrets,
  type ServerMessages,
  type Step,
  type Sync,
  type TableReplies,
  type TableRequests,
} from 'shared/protocol';

export const newKey = () => randomBytes(32).toString('base64url');
export const newRequest = () => randomBytes(12).toString('base64url');

/** A Schema as plain values: what it was at this moment, whatever comes after. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the state's schema says
export type Plain = any;

/** Somebody with a key, known to the server by a name. */
export class Person {
  readonly url: string;
  readonly key: string;
  readonly name: string;
  id = '';

  constructor(url: string, name: string, key = newKey()) {
    this.url = url;
    this.name = name;
    this.key = key;
  }

  /** The key goes by header; the SDK's own `auth.token` would put it into the socket's address. */
  get sdk(): Client {
    return new Client(this.url, { headers: { Authorization: `Bearer ${this.key}` } });
  }

  async http<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async introduce(): Promise<this> {
    const me = await this.http<Me>('POST', '/api/me', { name: this.name, language: 'en' });
    this.id = me.player;
    return this;
  }

  async found(name: string): Promise<string> {
    return (await this.http<{ crew: string }>('POST', '/api/crews', { name })).crew;
  }

  async joinCrew(crew: string): Promise<CrewPage> {
    return new CrewPage(await this.sdk.joinOrCreate('crew', { protocol: PROTOCOL, crew }));
  }

  async joinTable(table: string): Promise<Player> {
    const player = new Player(this, await this.sdk.joinOrCreate('table', { protocol: PROTOCOL, table }));
    await player.sync();
    return player;
  }

  /** Comes back however often it takes, as a browser does. */
  async returnTo(table: string, ms = 15_000): Promise<Player> {
    for (const end = Date.now() + ms; ; ) {
      try {
        return await this.joinTable(table);
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((next) => setTimeout(next, 50));
      }
    }
  }
}

const register = (room: Room) => {
  room.reconnection.enabled = false;
  const left = new Promise<number>((gone) => room.onLeave((code) => gone(code)));
  return left;
};

export class CrewPage {
  readonly room: Room;
  readonly left: Promise<number>;
  state: Plain = null;
  /** What was said since this page was opened, less what was taken back. */
  said: Line[] = [];

  constructor(room: Room) {
    this.room = room;
    this.left = register(room);
    room.onStateChange((state: Plain) => {
      this.state = state.toJSON();
    });
    room.onMessage('line', (line: Line) => this.said.push(line));
    room.onMessage('unsaid', ({ line }: { line: string }) => {
      this.said = this.said.filter(({ id }) => id !== line);
    });
  }

  request<K extends keyof CrewRequests>(name: K, wish: Omit<CrewRequests[K], 'request'>, request = newRequest()) {
    return this.room.request(name as never, { ...wish, request } as never) as Promise<CrewReplies[K]>;
  }

  async createTable(game: string, seats: number, options: CrewRequests['create-table']['options'] = {}) {
    return (await this.request('create-table', { game, name: 'Table', seats, options })).table;
  }

  leave() {
    return this.room.leave();
  }
}

/** One connection of somebody to a table. */
export class Player {
  readonly person: Person;
  readonly room: Room;
  readonly left: Promise<number>;
  readonly follower = new Follower<Plain>();
  /** What is shown: null until the first sync. */
  now: Commit<Plain> | null = null;
  /** Every commit, in order. */
  readonly commits: Commit<Plain>[] = [];
  readonly steps: Step[] = [];
  readonly syncs: Sync[] = [];
  /** What was said to this client, in order. */
  readonly heard: ServerMessages['line'][] = [];
  readonly unsaid: ServerMessages['unsaid'][] = [];
  readonly emotes: ServerMessages['emote'][] = [];
  readonly nudges: ServerMessages['nudged'][] = [];

  constructor(person: Person, room: Room) {
    this.person = person;
    this.room = room;
    this.left = register(room);
    room.onMessage('step', (step: Step) => {
      this.steps.push(step);
      this.#show(this.follower.step(step));
    });
    room.onMessage('line', (line: ServerMessages['line']) => this.heard.push(line));
    room.onMessage('unsaid', (gone: ServerMessages['unsaid']) => this.unsaid.push(gone));
    room.onMessage('emote', (emote: ServerMessages['emote']) => this.emotes.push(emote));
    room.onMessage('nudged', (nudge: ServerMessages['nudged']) => this.nudges.push(nudge));
    room.onMessage('sync', (sync: Sync) => this.#take(sync));
    room.onStateChange((state: Plain) => this.#show(this.follower.state(state.seq, state.toJSON())));
  }

  #take(sync: Sync) {
    this.syncs.push(sync);
    this.#show(this.follower.sync(sync));
  }

  #show(commit: Commit<Plain> | null) {
    if (!commit) return;
    this.now = commit;
    this.commits.push(commit);
  }

  async sync(): Promise<Sync> {
    const sync = await this.ask('sync', {});
    this.#take(sync);
    return sync;
  }

  ask<K extends keyof TableRequests>(name: K, wish: TableRequests[K]): Promise<TableReplies[K]> {
    return this.room.request(name as never, wish as never) as Promise<TableReplies[K]>;
  }

  sit(seat: number, role = seat, request = newRequest()): Promise<Accepted> {
    return this.ask('sit', { seat, role, request });
  }

  start(request = newRequest()): Promise<Accepted> {
    return this.ask('start', { request });
  }

  /** The questions this player is asked now. */
  get questions(): NonNullable<SeatSecrets['question']>[] {
    return (this.now?.mine ?? []).flatMap(({ question }) => question ?? []);
  }

  /** Answers an open question, with the option of this kind or the first. */
  answer(kind?: string, request = newRequest()): Promise<Accepted> {
    const question = this.questions[0];
    if (!question) throw new Error(`${this.person.name} is not asked`);
    const option = kind ? question.options.find((one) => one.kind === kind) : question.options[0];
    if (!option) throw new Error(`${this.person.name} has no ${kind}`);
    return this.ask('answer', { seat: question.seat, ask: question.ask, choice: option.id, request });
  }

  leave() {
    return this.room.leave();
  }
}

export const until = async (holds: () => unknown, ms = 15_000): Promise<void> => {
  for (const end = Date.now() + ms; !holds(); ) {
    if (Date.now() > end) throw new Error(`in vain: ${holds}`);
    await new Promise((next) => setTimeout(next, 5));
  }
};

/** The refusal of a request that must not be granted. */
export const refusalOf = async (request: Promise<unknown>): Promise<unknown> => {
  try {
    await request;
  } catch (error) {
    return (error as { reason?: unknown }).reason ?? error;
  }
  throw new Error('was granted');
};
