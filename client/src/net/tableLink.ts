// A table as the page sees it: the public state, one's own secrets and the log, always of one and the same moment.
import { batch, signal } from '@preact/signals';
import type { Phase, SeatSecrets, Step, Sync, TableReplies, TableRequests, TableState } from 'shared/protocol';
import { Follower } from 'shared/protocol/follow.ts';
import { requestId } from './ids.ts';
import { Line } from './line.ts';
import { TableTalk } from './tableTalk.ts';

export type SeatView = {
  readonly player: string;
  readonly name: string;
  readonly role: number;
  readonly present: boolean;
  /** Connected, but the page is hidden. */
  readonly away: boolean;
  /** Since when present, away or gone, in seconds since 1970; 0 = not known. */
  readonly since: number;
  readonly bot: boolean;
  readonly offered: string;
};
export type VoteView = {
  /** One of VOTES; '' = none is open. */
  readonly what: string;
  readonly by: string;
  readonly seat: number;
  readonly row: number;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly needs: number;
};
export type TableView = {
  readonly seq: number;
  readonly game: string;
  readonly name: string;
  readonly phase: Phase;
  readonly host: string;
  readonly seats: readonly SeatView[];
  readonly view: Readonly<Record<string, readonly number[]>>;
  readonly waiting: readonly number[];
  readonly why: string;
  readonly about: readonly number[];
  readonly watchers: number;
  readonly vote: VoteView;
  /** Seats whose players could take their last answer back without asking anybody. */
  readonly undoable: readonly number[];
  readonly seedHash: string;
  readonly seed: string;
  readonly options: string;
  readonly watch: string;
  readonly whispers: boolean;
  readonly gallery: boolean;
  readonly standIn: number;
  readonly remind: number;
  /** The table where the same people play again; '' = none. */
  readonly next: string;
};
/** What led to the table as it is shown now; `fresh` when it was not watched coming about. */
export type Moment = { readonly table: TableView; readonly steps: readonly Step[]; readonly fresh: boolean };

const LOG_KEPT = 400;

/** A copy that no later patch changes. */
const copyOf = (s: TableState): TableView => ({
  seq: s.seq,
  game: s.game,
  name: s.name,
  phase: s.phase as Phase,
  host: s.host,
  seats: [...s.seats].map(({ player, name, role, present, away, since, bot, offered }) => ({
    player,
    name,
    role,
    present,
    away,
    since,
    bot,
    offered,
  })),
  view: Object.fromEntries([...s.view].map(([row, { n }]) => [row, [...n]])),
  waiting: [...s.waiting],
  why: s.why === 0 ? '' : s.whys.split(' ')[s.why - 1]!,
  about: [...s.about],
  watchers: s.watchers,
  vote: {
    what: s.vote?.what ?? '',
    by: s.vote?.by ?? '',
    seat: s.vote?.seat ?? -1,
    row: s.vote?.row ?? 0,
    yes: [...(s.vote?.yes ?? [])],
    no: [...(s.vote?.no ?? [])],
    needs: s.vote?.needs ?? 0,
  },
  undoable: [...s.undoable],
  seedHash: s.seedHash,
  seed: s.seed,
  options: s.options,
  watch: s.watch,
  whispers: s.whispers,
  gallery: s.gallery,
  standIn: s.standIn,
  remind: s.remind,
  next: s.next,
});

/** Whatever changes the table: each has a request id of its own. */
export type Wish = {
  [W in keyof TableRequests]: TableRequests[W] extends { request: string } ? W : never;
}[keyof TableRequests];
type Payload<W extends Wish> = Omit<TableRequests[W], 'request'>;

export class TableLink {
  readonly moment = signal<Moment | null>(null);
  readonly mine = signal<readonly SeatSecrets[]>([]);
  readonly all = signal<readonly unknown[] | null>(null);
  readonly log = signal<readonly Step[]>([]);
  readonly player = signal('');
  /** A wish is under way: what is lit waits for its answer. */
  readonly busy = signal(false);
  readonly line: Line;
  readonly talk: TableTalk;
  /** Who has just reminded this player, and of which seat; a new object each time. */
  readonly nudged = signal<{ readonly by: string; readonly seat: number } | null>(null);
  #follower = new Follower<TableView>();
  #fresh = true;

  readonly id: string;
  /** Here by a watch link, so as to look on and no more. */
  readonly byLink: boolean;

  constructor(table: string, watch?: string) {
    this.id = table;
    this.byLink = watch !== undefined;
    this.line = new Line({
      room: 'table',
      options: () => ({ table, ...(watch !== undefined && { watch }) }),
      joined: (room) => {
        const follower = new Follower<TableView>();
        this.#follower = follower;
        this.#fresh = true;
        const show = (commit: ReturnType<typeof follower.step>) => {
          if (commit && follower === this.#follower) this.#show(commit);
        };
        const take = (sync: Sync) => {
          this.#fresh = true;
          this.player.value = sync.player;
          this.log.value = sync.log;
          show(follower.sync(sync));
        };
        room.onMessage('step' as never, (step: Step) => show(follower.step(step)));
        room.onMessage('sync' as never, take);
        room.onMessage('nudged' as never, (nudge: { by: string; seat: number }) => {
          this.nudged.value = nudge;
        });
        this.talk.joined(room);
        room.onStateChange((state: TableState) => show(follower.state(state.seq, copyOf(state))));
        return room.request<object, Sync>('sync' as never, {} as never).then(take);
      },
    });
    this.talk = new TableTalk(this.line);
  }

  #show({ view, steps, mine, all }: NonNullable<ReturnType<Follower<TableView>['step']>>): void {
    batch(() => {
      this.moment.value = { table: view, steps, fresh: this.#fresh };
      this.mine.value = mine;
      this.all.value = all;
      if (steps.length > 0) this.log.value = [...this.log.value, ...steps].slice(-LOG_KEPT);
    });
    this.#fresh = false;
  }

  async wish<W extends Wish>(what: W, payload: Payload<W>): Promise<TableReplies[W]> {
    this.busy.value = true;
    try {
      return await this.line.request<TableReplies[W]>(what, { ...payload, request: requestId() });
    } finally {
      this.busy.value = false;
    }
  }

  why(seat: number, choice: number): Promise<TableReplies['why']> {
    return this.line.request('why', { seat, choice });
  }

  forecast(seat: number): Promise<TableReplies['forecast']> {
    return this.line.request('forecast', { seat });
  }

  watchLink(): Promise<TableReplies['watch-link']> {
    return this.line.request('watch-link', {});
  }

  close(): void {
    this.line.close();
  }
}
