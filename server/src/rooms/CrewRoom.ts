// The page of a crew, live: its members, its tables, and the making of a new one.
import { CrewState, crewRequests, type JoinCrew, MemberState, TableCard } from 'shared/protocol';
import { idOfWish } from '../identity.ts';
import { inWords, joinRefused } from '../net/joins.ts';
import { setEntries, setFields, setList } from '../net/reconcile.ts';
import { serve } from '../net/requests.ts';
import type { CardRow, Crew } from '../store/Store.ts';
import { createTable } from '../table/create.ts';
import { Refused } from '../table/refused.ts';
import { type Guest, HouseRoom } from './HouseRoom.ts';

export class CrewRoom extends HouseRoom<CrewState> {
  override state = new CrewState();
  #crew!: Crew;
  readonly #names = new Map<string, string>();
  readonly #tables = new Map<string, CardRow>();
  readonly #ends: (() => void)[] = [];

  override messages = serve(crewRequests, {
    'create-table': async (guest: Guest, { request, ...wish }) => {
      const table = idOfWish(this.#crew.id, guest.auth.id, request);
      await createTable(this.house.registry, this.house.store, {
        ...wish,
        id: table,
        crew: this.#crew.id,
        host: guest.auth.id,
      });
      return { table };
    },
    rename: async (guest, { name }) => {
      if (guest.auth.id !== this.#crew.founder) throw new Refused('not-host');
      await this.house.store.renameCrew(this.#crew.id, name);
      this.#crew = { ...this.#crew, name };
      this.#refresh();
      return {};
    },
  });

  override async onCreate(options: JoinCrew): Promise<void> {
    await inWords(this.#load(options.crew));
    this.#refresh();
    this.startBeat();
  }

  async #load(secret: string): Promise<void> {
    const { store, registry, whereabouts, renamed } = this.house;
    const crew = await store.crewBySecret(secret);
    if (!crew) throw joinRefused('unknown');
    this.#crew = crew;
    // Listening comes before reading: a card that changes meanwhile is newer than the one read.
    this.#ends.push(
      registry.cards.on((card) => {
        if (card.crew !== crew.id) return;
        this.#tables.set(card.id, card);
        this.#refresh();
      }),
      whereabouts.changed.on((who) => who.crew === crew.id && this.#refresh()),
      renamed.on(({ id, name }) => {
        if (!this.#names.has(id)) return;
        this.#names.set(id, name);
        this.#refresh();
      }),
    );
    const [members, tables] = await Promise.all([store.membersOf(crew.id), store.tablesOf(crew.id)]);
    const news = new Map(this.#tables);
    this.#tables.clear();
    for (const table of tables) this.#tables.set(table.id, table);
    for (const [id, table] of news) this.#tables.set(id, table);
    for (const { id, name } of members) this.#names.set(id, name);
  }

  override onJoin(guest: Guest): void {
    super.onJoin(guest);
    this.#names.set(guest.auth.id, guest.auth.name);
    this.house.whereabouts.enter(this.#crew.id, guest.auth.id);
    this.#refresh();
  }

  override onLeave(guest: Guest): void {
    this.house.whereabouts.leave(this.#crew.id, guest.auth.id);
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    for (const end of this.#ends) end();
  }

  #refresh(): void {
    const { state, house } = this;
    const nameOf = (player: string) => this.#names.get(player) ?? '';
    setFields(state, { name: this.#crew.name, founder: this.#crew.founder });
    setEntries(
      state.members,
      [...this.#names],
      () => new MemberState(),
      (member, [player, name]) =>
        setFields(member, { player, name, present: house.whereabouts.isHere(this.#crew.id, player) }),
    );
    setEntries(
      state.tables,
      [...this.#tables.values()],
      () => new TableCard(),
      (entry, { id, game, name, card }) => {
        setFields(entry, { id, game, name, phase: card.phase });
        setList(entry.seats, card.seats.map(nameOf));
        setList(
          entry.waiting,
          card.waiting.map((seat) => nameOf(card.seats[seat] ?? '')),
        );
      },
    );
    this.broadcastPatch();
    this.cutOffLaggards();
  }
}
