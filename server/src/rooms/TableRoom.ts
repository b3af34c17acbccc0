// The sockets of one table: shapes and people come in, the public state and each player's part go out. No rule of any
// game, and nothing that has to survive: the table does.
import { randomUUID } from 'node:crypto';
import {
  type Accepted,
  CLOSE,
  type JoinTable,
  type Refusal,
  SeatState,
  type Sync,
  type TableRequests,
  TableState,
  tableRequests,
} from 'shared/protocol';
import { idOfWish } from '../identity.ts';
import { Buckets } from '../net/bucket.ts';
import { inWords, joinRefused } from '../net/joins.ts';
import { setEntries, setFields, setList, setRows, setVote } from '../net/reconcile.ts';
import { serve } from '../net/requests.ts';
import { type AnyClient, corked, sendAlike } from '../net/wire.ts';
import { createTable } from '../table/create.ts';
import { linkRematch, passHost } from '../table/lobby.ts';
import { answer, type Play } from '../table/play.ts';
import { Refused } from '../table/refused.ts';
import type { Held } from '../table/registry.ts';
import { nudge } from '../table/seats.ts';
import type { News, Table } from '../table/Table.ts';
import { type Guest, HouseRoom } from './HouseRoom.ts';
import { PLAYS, type Plays } from './tablePlays.ts';
import { TableTalk } from './tableTalk.ts';

/** One reminder a minute for each seat, whoever sends it, also if the table slept meanwhile. */
const NUDGES = new Buckets({ most: 1, perSecond: 1 / 60 });
/** The same answer may well do in a moment: nothing was wrong with it. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['too-fast', 'busy', 'moved']);

export class TableRoom extends HouseRoom<TableState> {
  override state = new TableState();
  #held!: Held;
  #talk!: TableTalk;
  readonly #names = new Map<string, string>();
  readonly #ends: (() => void)[] = [];
  #door = '';
  #hostTimer: NodeJS.Timeout | undefined;

  get #table(): Table {
    return this.#held.table;
  }

  override messages = serve(tableRequests, {
    sync: (guest: Guest) => this.#table.sync(guest.auth.id),
    ...this.#changes(),
    answer: async (guest, { seat, ask, choice, request }) => {
      try {
        return await this.#perform(guest, request, answer(seat, ask, choice));
      } catch (error) {
        // Whoever answers what is not asked or not offered has missed something: all of it anew.
        if (error instanceof Refused && !PASSING.has(error.refusal.code)) this.#sendSync(guest);
        throw error;
      }
    },
    rematch: (guest, { request }) => this.#rematch(guest, request),
    nudge: (guest, { seat, request }) => this.#nudge(guest, seat, request),
    presence: (guest, { away }) => {
      this.#table.attendance.away(guest.auth.id, guest.sessionId, away);
      return {};
    },
    'watch-link': (guest) => ({ link: this.#table.watchLink(guest.auth.id) }),
    why: (guest, { seat, choice }) => ({ reason: this.#table.why(guest.auth.id, seat, choice) }),
    forecast: (guest, { seat }) => ({ forecast: this.#table.forecast(guest.auth.id, seat) }),
    history: (guest, { from, to }) => this.#table.history(guest.auth.id, from, to),
    say: (guest, wish) => this.#talk.say(guest, wish),
    unsay: (guest, wish) => this.#talk.unsay(guest, wish),
    lines: (guest, { talk, before }) => this.#talk.lines(guest, talk, before),
    emote: (guest, { emote }) => this.#talk.emote(guest, emote),
  });

  #changes() {
    type Change<K extends keyof Plays> = (guest: Guest, wish: TableRequests[K]) => Promise<Accepted>;
    const gone = (player: string) => !this.#table.attendance.isHere(player);
    const absent = (player: string) => gone(player) || this.#table.attendance.of(player).away;
    const changes = Object.entries(PLAYS).map(([name, playOf]) => [
      name,
      (guest: Guest, wish: { request: string }) =>
        this.#perform(guest, wish.request, playOf(wish as never, gone, absent)),
    ]);
    return Object.fromEntries(changes) as { [K in keyof Plays]: Change<K> };
  }

  /** Whoever is here by a watch link changes nothing. */
  #perform(guest: Guest, request: string, play: Play): Promise<Accepted> {
    if (guest.auth.watch !== undefined) throw new Refused('not-member');
    return this.#table.perform(guest.auth.id, request, play);
  }

  override async onCreate({ table }: JoinTable): Promise<void> {
    const { registry, store, renamed } = this.house;
    this.#held = await inWords(registry.open(table));
    try {
      for (const { id, name } of await inWords(store.membersOf(this.#table.meta.crew))) this.#names.set(id, name);
      if (this.#table.closed) throw joinRefused('moved');
    } catch (error) {
      await this.#held.done();
      throw error;
    }
    this.belongTo(this.#table.meta.crew);
    this.#door = this.#table.door;
    this.#talk = new TableTalk(this.house, this.#table, () => this.clients);
    this.#ends.push(
      this.#table.changed.on((news) => this.#tell(news)),
      this.#table.lost.on(() => void this.disconnect(CLOSE.moved)),
      this.#table.attendance.changed.on(() => this.#refresh()),
      renamed.on(({ id, name }) => this.#named(id, name)),
    );
    this.state.whys = this.#table.rules.whys.join(' ');
    this.#reconcile();
    this.startBeat();
  }

  override onJoin(guest: Guest): void {
    const { auth, sessionId } = guest;
    if (this.#table.closed) throw joinRefused('moved');
    if (!this.#table.admits(auth.id, auth.watch)) throw joinRefused('private');
    super.onJoin(guest);
    this.inside.add(sessionId);
    this.#names.set(auth.id, auth.name);
    if (auth.watch === undefined) this.house.whereabouts.enter(this.#table.meta.crew, auth.id);
    this.#table.attendance.enter(auth.id, sessionId);
    this.#refresh();
    this.#mindHost();
  }

  override onLeave({ auth, sessionId }: Guest): void {
    if (this.inside.delete(sessionId)) {
      if (auth.watch === undefined) this.house.whereabouts.leave(this.#table.meta.crew, auth.id);
      this.#table.attendance.leave(auth.id, sessionId);
    }
    this.#refresh();
    this.#mindHost();
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    clearTimeout(this.#hostTimer);
    for (const end of this.#ends) end();
    await this.#held?.done();
  }

  #tell(news: News): void {
    if (this.#door !== this.#table.door) this.#clearOut();
    const clients = [...this.clients];
    corked(clients as unknown as AnyClient[], () => {
      this.#refresh();
      sendAlike(clients, 'step', (client) => news.stepFor(client.auth.id));
    });
    this.cutOffLaggards();
    this.#mindHost();
  }

  /** Whoever may no longer look on leaves before anything more is told. */
  #clearOut(): void {
    this.#door = this.#table.door;
    for (const { auth, sessionId } of [...this.clients])
      if (!this.#table.admits(auth.id, auth.watch)) this.kickClient(sessionId, CLOSE.private);
  }

  /** Before the start a table needs a host who is there. */
  #mindHost(): void {
    const { attendance, public: now } = this.#table;
    if (now.phase !== 'lobby' || attendance.isHere(now.host)) {
      clearTimeout(this.#hostTimer);
      this.#hostTimer = undefined;
      return;
    }
    const play = passHost((player) => !attendance.isHere(player));
    this.#hostTimer ??= setTimeout(() => {
      this.#hostTimer = undefined;
      // While nobody is seated nobody can follow: looked at again with whatever happens next.
      this.#table.perform('', randomUUID(), play).catch(() => {});
    }, this.house.graceMs);
  }

  async #rematch(guest: Guest, request: string): Promise<{ table: string }> {
    // A seat of before is nobody's right to make tables here.
    if (guest.auth.watch !== undefined) throw new Refused('not-member');
    const { next } = this.#table.public;
    if (next !== '') return { table: next };
    const { registry, store } = this.house;
    const { crew, game } = this.#table.meta;
    // Whoever asks first makes it; all others are led to the same one.
    const id = idOfWish('rematch', this.#table.id);
    const members = new Set((await store.membersOf(crew)).map((member) => member.id));
    const again = this.#table.again(guest.auth.id, (player) => members.has(player));
    await createTable(registry, store, { id, crew, game, host: guest.auth.id, ...again });
    await this.#perform(guest, request, linkRematch(id));
    return { table: id };
  }

  async #nudge(guest: Guest, seat: number, request: string): Promise<Accepted> {
    const done = await this.#perform(guest, request, (head, player, setting) => {
      const change = nudge(seat)(head, player, setting);
      if (!NUDGES.take(`${this.#table.id}/${seat}`)) throw new Refused('too-fast');
      return change;
    });
    const { player } = this.#table.public.seats[seat]!;
    for (const client of this.clients)
      if (client.auth.id === player) client.send('nudged', { by: guest.auth.id, seat });
    return done;
  }

  #refresh(): void {
    this.#reconcile();
    this.broadcastPatch();
  }

  #reconcile(): void {
    const { state } = this;
    const { attendance, public: table } = this.#table;
    const { seats, view, waiting, about, vote, undoable, ...fields } = table;
    const here = new Set(this.clients.map((client) => client.auth.id));
    setFields(state, { ...fields, watchers: [...here].filter((id) => !seats.some((s) => s.player === id)).length });
    setRows(state.view, view);
    setList(state.waiting, waiting);
    setList(state.about, about);
    setList(state.undoable, undoable);
    setVote(state.vote, vote);
    setEntries(
      state.seats,
      seats,
      () => new SeatState(),
      (seat, { player, role, bot, offered }) => {
        const { present, away, since } = attendance.of(player);
        const name = this.#names.get(player) ?? '';
        setFields(seat, { player, role, bot, offered, name, present, away, since: Math.floor(since / 1000) });
      },
    );
  }

  #named(player: string, name: string): void {
    if (!this.#names.has(player)) return;
    this.#names.set(player, name);
    this.#refresh();
  }

  #sendSync(guest: Guest): void {
    const sync: Sync = this.#table.sync(guest.auth.id);
    guest.send('sync', sync);
  }
}
