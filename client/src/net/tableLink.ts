// A table as the page sees it: the public state, one's own secrets and the log, always of one and the same moment.
import { batch, signal } from '@preact/signals';
import type {
  Accepted,
  Phase,
  SeatSecrets,
  Step,
  Sync,
  TableReplies,
  TableRequests,
  TableState,
} from 'shared/protocol';
import { Follower } from 'shared/protocol/follow.ts';
import { requestId } from './ids.ts';
import { Line } from './line.ts';

export type SeatView = {
  readonly player: string;
  readonly name: string;
  readonly role: number;
  readonly present: boolean;
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
  seats: [...s.seats].map(({ player, name, role, present }) => ({ player, name, role, present })),
  view: Object.fromEntries([...s.view].map(([row, { n }]) => [row, [...n]])),
  waiting: [...s.waiting],
  why: s.why,
  about: [...s.about],
  watchers: s.watchers,
});

type Wish = 'sit' | 'stand' | 'start' | 'answer';
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
  #follower = new Follower<TableView>();
  #fresh = true;

  constructor(table: string) {
    this.line = new Line({
      room: 'table',
      options: { table },
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
        room.onStateChange((state: TableState) => show(follower.state(state.seq, copyOf(state))));
        return room.request<object, Sync>('sync' as never, {} as never).then(take);
      },
    });
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

  async wish<W extends Wish>(what: W, payload: Payload<W>): Promise<Accepted> {
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

  close(): void {
    this.line.close();
  }
}
