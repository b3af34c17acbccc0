// The page of a crew, live: sockets on one side, what the house tells on the other. What may be wished is decided elsewhere.
import {
  Betrayal,
  CLOSE,
  CrewState,
  crewRequests,
  type JoinCrew,
  MemberState,
  PlayerScore,
  RoleScore,
  TableCard,
} from 'shared/protocol';
import { type Standings, standingsOf } from '../crew/standings.ts';
import { wishes } from '../crew/wishes.ts';
import type { Talk } from '../house.ts';
import { log } from '../log.ts';
import { inWords, joinRefused } from '../net/joins.ts';
import { setEntries, setFields, setList } from '../net/reconcile.ts';
import { serve } from '../net/requests.ts';
import type { CardRow, Crew, Player } from '../store/Store.ts';
import { type Guest, HouseRoom } from './HouseRoom.ts';

/** Finished tables shown, the latest ones; all of them count. */
const FINISHED_SHOWN = 30;
/** How many replies are remembered for those who ask twice. */
const REMEMBERED = 200;

export class CrewRoom extends HouseRoom<CrewState> {
  override state = new CrewState();
  #crew!: Crew;
  #members = new Map<string, Player>();
  readonly #tables = new Map<string, CardRow>();
  /** Null: to be counted anew. */
  #standings: Standings | null = null;
  readonly #ends: (() => void)[] = [];
  readonly #replies = new Map<string, Promise<unknown>>();
  #reading: Promise<void> = Promise.resolve();

  override messages = serve<typeof crewRequests, Guest>(crewRequests, this.#handlers());

  #handlers() {
    type Wish = { request: string };
    const handlers = Object.entries(wishes).map(([name, grant]) => [
      name,
      (guest: Guest, wish: Wish) =>
        this.#once(`${name} ${guest.auth.id} ${wish.request}`, () =>
          grant({ house: this.house, crew: this.#crew, player: guest.auth }, wish as never),
        ),
    ]);
    return Object.fromEntries(handlers) as Record<keyof typeof crewRequests, (guest: Guest, wish: Wish) => unknown>;
  }

  /** The same wish again gets the same reply, and nothing is done twice. What was refused may be wished again. */
  #once(key: string, act: () => Promise<unknown>): Promise<unknown> {
    const known = this.#replies.get(key);
    if (known) return known;
    const reply = act();
    this.#replies.set(key, reply);
    if (this.#replies.size > REMEMBERED) this.#replies.delete(this.#replies.keys().next().value!);
    reply.catch(() => this.#replies.delete(key));
    return reply;
  }

  /** `crew` is its id by now: the door has looked at the link. */
  override async onCreate({ crew }: JoinCrew): Promise<void> {
    const { registry, whereabouts, renamed, crews, talk } = this.house;
    // Listening comes before reading: what changes meanwhile is newer than what was read.
    this.#ends.push(
      registry.cards.on((card) => {
        if (card.crew !== crew) return;
        this.#tables.set(card.id, card);
        if (card.card.phase === 'over') this.#standings = null;
        this.#refresh();
      }),
      whereabouts.changed.on((who) => who.crew === crew && this.#refresh()),
      renamed.on((player) => {
        if (!this.#members.has(player.id)) return;
        this.#members.set(player.id, player);
        this.#refresh();
      }),
      crews.on((news) => news.crew === crew && this.#readOnceMore(crew)),
      talk.on((news) => news.channel === crew && this.#tell(news)),
    );
    this.#reading = this.#read(crew, true);
    await inWords(this.#reading);
    this.belongTo(crew);
    this.#refresh();
    this.startBeat();
  }

  /** `anew`: its tables too. */
  async #read(id: string, anew: boolean): Promise<void> {
    const { store } = this.house;
    const [crew, members] = await Promise.all([store.crewById(id), store.membersOf(id)]);
    if (!crew) throw joinRefused('unknown');
    const before = new Map(this.#tables);
    if (anew)
      for (const table of await store.tablesOf(id))
        if (this.#tables.get(table.id) === before.get(table.id)) this.#tables.set(table.id, table);
    this.#standings = null;
    this.#crew = crew;
    this.#members = new Map(members.map((member) => [member.id, member]));
  }

  /** One after the other, so that the last one read is the latest; one that fails spoils none after it. */
  #readOnceMore(crew: string, anew = false): void {
    this.#reading = this.#reading
      .then(() => this.#read(crew, anew))
      .then(
        () => this.#refresh(),
        // Whoever comes back finds out whether there still is a crew. Nobody is here while the room is being made.
        async () => void (this.clients.length > 0 && (await this.disconnect(CLOSE.moved))),
      )
      .catch((error) => log.error('a crew could not be shown', error));
  }

  override readAgain(): void {
    this.#readOnceMore(this.#crew.id, true);
  }

  override onJoin(guest: Guest): void {
    super.onJoin(guest);
    this.inside.add(guest.sessionId);
    const { id } = guest.auth;
    if (!this.#members.has(id)) this.house.crews.emit({ crew: this.#crew.id });
    this.house.whereabouts.enter(this.#crew.id, id);
  }

  override onLeave(guest: Guest): void {
    if (this.inside.delete(guest.sessionId)) this.house.whereabouts.leave(this.#crew.id, guest.auth.id);
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    for (const end of this.#ends) end();
  }

  #tell(news: Talk): void {
    for (const client of this.clients) {
      if ('gone' in news) client.send('unsaid', { line: news.gone });
      else if (!client.auth.muted.includes(news.line.player)) client.send('line', news.line);
    }
    this.cutOffLaggards();
  }

  #refresh(): void {
    if (!this.#crew) return;
    this.#showCrew();
    this.#showTables();
    this.#showStandings();
    this.broadcastPatch();
    this.cutOffLaggards();
  }

  #showCrew(): void {
    const { id: crew, name, founder, secret, locked, rules, webhook } = this.#crew;
    const { whereabouts } = this.house;
    setFields(this.state, { id: crew, name, founder, link: secret, locked, rules: JSON.stringify(rules) });
    setFields(this.state, { notices: webhook !== '' });
    setEntries(
      this.state.members,
      [...this.#members.values()],
      () => new MemberState(),
      (member, { id, name, colour, symbol }) =>
        setFields(member, { player: id, name, colour, symbol, present: whereabouts.isHere(this.#crew.id, id) }),
    );
  }

  #showTables(): void {
    const all = [...this.#tables.values()];
    const shown = new Set(all.filter(({ card }) => card.phase === 'over').slice(-FINISHED_SHOWN));
    const nameOf = (player: string) => this.#members.get(player)?.name ?? '';
    setEntries(
      this.state.tables,
      all.filter((table) => table.card.phase !== 'over' || shown.has(table)),
      () => new TableCard(),
      (entry, { id, game, name, card }) => {
        setFields(entry, { id, game, name, phase: card.phase, result: card.result?.kind ?? '' });
        setList(entry.seats, card.seats.map(nameOf));
        setList(
          entry.waiting,
          card.waiting.map((seat) => nameOf(card.seats[seat] ?? '')),
        );
        setList(entry.winners, card.result?.winners ?? []);
      },
    );
  }

  /** Of those who are members; roles count for everybody. */
  #showStandings(): void {
    this.#standings ??= standingsOf(this.#tables.values());
    const { players, roles, betrayals } = this.#standings;
    setEntries(
      this.state.players,
      [...players].filter(([player]) => this.#members.has(player)),
      () => new PlayerScore(),
      (entry, [player, score]) => setFields(entry, { player, ...score }),
    );
    setEntries(
      this.state.roles,
      roles,
      () => new RoleScore(),
      (entry, score) => setFields(entry, score),
    );
    setEntries(
      this.state.betrayals,
      betrayals.filter(({ by, of }) => this.#members.has(by) && this.#members.has(of)),
      () => new Betrayal(),
      (entry, betrayal) => setFields(entry, betrayal),
    );
  }
}
