// Crowds of real clients: two hundred tables of people and onlookers, at each of the servers that are compared.
import { Client, type Room } from '@colyseus/sdk';
import type { SeatSecrets, Step } from 'shared/protocol';
import { PROTOCOL } from 'shared/protocol';
import { newRequest, Person } from '../../support/server/client.ts';

/** Somebody who plays: whether there is something to answer, and answering it up to the reply. */
export type Actor = { isAsked(): boolean; answer(): Promise<unknown> };
export type Table = { actors: Actor[]; watch(how: number): Promise<void> };
/** Frames and bytes that all clients of a crowd were sent, by what they were. */
export type Bytes = Record<'patch' | 'step' | 'stepWithMine' | 'reply', { frames: number; bytes: number }>;
export type Crowd = { tables: Table[]; bytes: Bytes };

const PATCH = 15;
const RESPONSE = 22;
const noBytes = (): Bytes => ({
  patch: { frames: 0, bytes: 0 },
  step: { frames: 0, bytes: 0 },
  stepWithMine: { frames: 0, bytes: 0 },
  reply: { frames: 0, bytes: 0 },
});
const some = (n: number): number => Math.floor(Math.random() * n);
const each = <T>(n: number, act: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => act(i)));
/** A few at a time, as people come. */
const inTurns = async <T>(n: number, act: (i: number) => Promise<T>, together = 10): Promise<T[]> => {
  const all: T[] = [];
  for (let from = 0; from < n; from += together)
    all.push(...(await each(Math.min(together, n - from), (i) => act(from + i))));
  return all;
};

/** Counts what arrives; `size` is that of the frame being read. */
const counted = (room: Room, bytes: Bytes) => {
  const seen = { size: 0 };
  const { events } = room.connection;
  const read = events.onmessage!;
  events.onmessage = (event) => {
    const frame = new Uint8Array(event.data as ArrayBuffer);
    seen.size = frame.length;
    const kind = frame[0]! & 31;
    if (kind === PATCH) add(bytes.patch, frame.length);
    else if (kind === RESPONSE) add(bytes.reply, frame.length);
    read(event);
  };
  return seen;
};
const add = (to: Bytes['patch'], size: number): void => {
  to.frames++;
  to.bytes += size;
};

const quiet = (room: Room): Room => {
  room.reconnection.enabled = false;
  room.onMessage('*', () => {});
  return room;
};

export const gatherAtHouse = async (url: string, tables: number, seats: number): Promise<Crowd> => {
  const bytes = noBytes();
  const people = await each(seats + 10, (i) => new Person(url, `Somebody ${i}`).introduce());
  const crew = await people[0]!.found('Crowd');
  const pages = await each(people.length, (i) => people[i]!.joinCrew(crew));
  const join = (person: Person, table: string) =>
    person.sdk.joinOrCreate('table', { protocol: PROTOCOL, table }).then((room) => quiet(room as Room));

  const actorAt = async (person: Person, table: string): Promise<Actor & { room: Room }> => {
    const room = await join(person, table);
    const frame = counted(room, bytes);
    let mine: readonly SeatSecrets[] = [];
    room.onMessage('step', (step: Step) => {
      add(step.mine ? bytes.stepWithMine : bytes.step, frame.size);
      if (step.mine) mine = step.mine;
    });
    const question = () => mine.find((one) => one.question !== null)?.question;
    const answer = () => {
      const { seat, ask, options } = question()!;
      const choice = options[some(options.length)]!.id;
      return room.request('answer' as never, { seat, ask, choice, request: newRequest() } as never);
    };
    return { room, isAsked: () => question() !== undefined, answer };
  };

  const all = await inTurns(tables, async (n) => {
    // A player makes only so many tables.
    const table = await pages[n % pages.length]!.createTable('escape', seats);
    const actors = await each(seats, (i) => actorAt(people[i]!, table));
    const host = people[n % pages.length]!;
    const page = actors.find((_, i) => people[i] === host)?.room ?? (await join(host, table));
    for (const [seat, { room }] of actors.entries())
      await room.request('sit' as never, { seat, role: seat, request: newRequest() } as never);
    await page.request('start' as never, { request: newRequest() } as never);
    if (!actors.some(({ room }) => room === page)) await page.leave();
    const watch = async (n: number) => {
      await each(n, async (i) => {
        const room = await join(people[seats + i]!, table);
        const frame = counted(room, bytes);
        room.onMessage('step', () => add(bytes.step, frame.size));
      });
    };
    return { actors, watch };
  });
  for (const page of pages) await page.leave();
  return { tables: all, bytes };
};

export const gatherAtBare = async (url: string, tables: number, seats: number): Promise<Crowd> => {
  const client = new Client(url);
  const bytes = noBytes();
  const join = async (n: number) => quiet((await client.joinOrCreate('bare', { table: n })) as Room);
  const all = await inTurns(tables, async (n) => {
    // The first makes the room, the others find it.
    const first = await join(n);
    const rooms = [first, ...(await each(seats - 1, () => join(n)))];
    const actors = rooms.map((room) => ({
      isAsked: () => true,
      answer: () => room.request('answer' as never, { choice: some(300), request: newRequest() } as never),
    }));
    return { actors, watch: async (watchers: number) => void (await each(watchers, () => join(n))) };
  });
  return { tables: all, bytes };
};

export const gatherAtRelay = async (url: string, tables: number, seats: number): Promise<Crowd> => {
  const open = async (n: number): Promise<Actor> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${n}`);
    socket.binaryType = 'arraybuffer';
    let replied = (): void => {};
    socket.onmessage = ({ data }) => {
      if (new Uint8Array(data as ArrayBuffer)[0] === 2) replied();
    };
    await new Promise((ready) => {
      socket.onopen = ready;
    });
    const answer = () =>
      new Promise<void>((done) => {
        replied = done;
        socket.send(JSON.stringify({ seat: 1, ask: '0.12', choice: some(300), request: newRequest() }));
      });
    return { isAsked: () => true, answer };
  };
  const all = await inTurns(tables, async (n) => ({
    actors: await each(seats, () => open(n)),
    watch: async (watchers: number) => void (await each(watchers, () => open(n))),
  }));
  return { tables: all, bytes: noBytes() };
};
