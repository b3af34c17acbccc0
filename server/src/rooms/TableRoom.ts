// The sockets of one table: shapes and people come in, the public state and each player's part go out. No rule of any
// game, and nothing that has to survive: the table does.
import { CLOSE, type JoinTable, SeatState, type Sync, TableState, tableRequests } from 'shared/protocol';
import { inWords, joinRefused } from '../net/joins.ts';
import { setEntries, setFields, setList, setRows, setVote } from '../net/reconcile.ts';
import { serve } from '../net/requests.ts';
import { type AnyClient, corked } from '../net/wire.ts';
import { answer, sit, stand, start } from '../table/play.ts';
import { Refused } from '../table/refused.ts';
import type { Held } from '../table/registry.ts';
import type { News, Table } from '../table/Table.ts';
import { undo } from '../table/undo.ts';
import { propose, vote } from '../table/votes.ts';
import { type Guest, HouseRoom } from './HouseRoom.ts';

export class TableRoom extends HouseRoom<TableState> {
  override state = new TableState();
  #held!: Held;
  readonly #names = new Map<string, string>();
  readonly #ends: (() => void)[] = [];

  get #table(): Table {
    return this.#held.table;
  }

  override messages = serve(tableRequests, {
    sync: (guest: Guest) => this.#table.sync(guest.auth.id),
    sit: (guest, { seat, role, request }) => this.#table.perform(guest.auth.id, request, sit(seat, role)),
    stand: (guest, { seat, request }) => this.#table.perform(guest.auth.id, request, stand(seat)),
    start: (guest, { request }) => this.#table.perform(guest.auth.id, request, start()),
    answer: async (guest, { seat, ask, choice, request }) => {
      try {
        return await this.#table.perform(guest.auth.id, request, answer(seat, ask, choice));
      } catch (error) {
        // Whoever answers another question has missed something: all of it anew.
        if (error instanceof Refused && error.refusal.code === 'stale') this.#sendSync(guest);
        throw error;
      }
    },
    undo: (guest, { how, request }) => this.#table.perform(guest.auth.id, request, undo(how)),
    propose: (guest, { what, seat, row, request }) =>
      this.#table.perform(guest.auth.id, request, propose(what, seat, row)),
    vote: (guest, { yes, request }) => this.#table.perform(guest.auth.id, request, vote(yes)),
    why: (guest, { seat, choice }) => ({ reason: this.#table.why(guest.auth.id, seat, choice) }),
    history: (guest, { from, to }) => this.#table.history(guest.auth.id, from, to),
  });

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
    this.#ends.push(
      this.#table.changed.on((news) => this.#tell(news)),
      this.#table.lost.on(() => void this.disconnect(CLOSE.moved)),
      renamed.on(({ id, name }) => this.#named(id, name)),
    );
    this.#reconcile();
    this.startBeat();
  }

  override onJoin(guest: Guest): void {
    if (this.#table.closed) throw joinRefused('moved');
    super.onJoin(guest);
    this.#names.set(guest.auth.id, guest.auth.name);
    this.house.whereabouts.enter(this.#table.meta.crew, guest.auth.id);
    this.#refresh();
  }

  override onLeave(guest: Guest): void {
    this.house.whereabouts.leave(this.#table.meta.crew, guest.auth.id);
    this.#refresh();
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    for (const end of this.#ends) end();
    await this.#held?.done();
  }

  #tell(news: News): void {
    const clients = [...this.clients];
    corked(clients as unknown as AnyClient[], () => {
      this.#refresh();
      for (const client of clients) client.send('step', news.stepFor(client.auth.id));
    });
    this.cutOffLaggards();
  }

  #refresh(): void {
    this.#reconcile();
    this.broadcastPatch();
  }

  #reconcile(): void {
    const { state } = this;
    const { seats, view, waiting, about, vote, undoable, ...fields } = this.#table.public;
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
      (seat, { player, role }) =>
        setFields(seat, { player, role, name: this.#names.get(player) ?? '', present: here.has(player) }),
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
