// A crew as the page sees it.
import { effect, signal } from '@preact/signals';
import type {
  Colour,
  Line as CrewLine,
  CrewMessages,
  CrewReplies,
  CrewRequests,
  CrewState,
  PlayerSymbol,
} from 'shared/protocol';
import { rename } from '../router.ts';
import { requestId } from './ids.ts';
import { Line } from './line.ts';
import { type Said, withLines } from './lines.ts';

export type MemberView = {
  readonly player: string;
  readonly name: string;
  readonly colour: Colour;
  readonly symbol: PlayerSymbol;
  readonly present: boolean;
};
export type TableCardView = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly phase: string;
  readonly seats: readonly string[];
  readonly waiting: readonly string[];
  readonly result: string;
  readonly winners: readonly number[];
};
export type Score = {
  readonly together: number;
  readonly alone: number;
  readonly lost: number;
  readonly betrayed: number;
};
export type CrewView = {
  readonly name: string;
  readonly founder: string;
  readonly link: string;
  readonly locked: boolean;
  /** Options by game. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;
  readonly notices: boolean;
  readonly members: readonly MemberView[];
  readonly tables: readonly TableCardView[];
  readonly players: readonly (Score & { readonly player: string })[];
  readonly roles: readonly (Score & { readonly game: string; readonly role: number })[];
  /** By players' ids. */
  readonly betrayals: readonly { readonly by: string; readonly of: string; readonly times: number }[];
};

const scoreOf = ({ together, alone, lost, betrayed }: Score): Score => ({ together, alone, lost, betrayed });
const copyOf = (s: CrewState): CrewView => ({
  name: s.name,
  founder: s.founder,
  link: s.link,
  locked: s.locked,
  rules: JSON.parse(s.rules) as CrewView['rules'],
  notices: s.notices,
  members: [...s.members].map(({ player, name, colour, symbol, present }) => ({
    player,
    name,
    colour: colour as Colour,
    symbol: symbol as PlayerSymbol,
    present,
  })),
  tables: [...s.tables].map(({ id, game, name, phase, seats, waiting, result, winners }) => ({
    id,
    game,
    name,
    phase,
    seats: [...seats],
    waiting: [...waiting],
    result,
    winners: [...winners],
  })),
  players: [...s.players].map((one) => ({ player: one.player, ...scoreOf(one) })),
  roles: [...s.roles].map((one) => ({ game: one.game, role: one.role, ...scoreOf(one) })),
  betrayals: [...s.betrayals].map(({ by, of, times }) => ({ by, of, times })),
});
const saidOf = ({ player, ...line }: CrewLine): Said => ({ ...line, by: player });

export class CrewLink {
  readonly crew = signal<CrewView | null>(null);
  readonly lines = signal<readonly Said[]>([]);
  /** Whether there are lines before the first one shown. */
  readonly more = signal(false);
  readonly line: Line;
  /** Whether this player wants to be gone: a shut door is no surprise. */
  departing = false;
  /** The secret of the link, as it is now. */
  #secret: string;
  /** Known once in: the link may be renewed while the line is down. */
  #id = '';

  constructor(secret: string) {
    this.#secret = secret;
    this.line = new Line({
      room: 'crew',
      options: () => ({ crew: this.#id || this.#secret }),
      joined: async (room) => {
        room.onStateChange((state: CrewState) => {
          this.#id = state.id;
          // A renewed link is the way back, and what is handed on.
          if (state.link !== '' && state.link !== this.#secret) {
            this.#secret = state.link;
            rename(`/crew/${state.link}`);
          }
          this.crew.value = copyOf(state);
        });
        room.onMessage('line' as never, (line: CrewMessages['line']) => {
          this.lines.value = withLines(this.lines.peek(), [saidOf(line)]);
        });
        room.onMessage('unsaid' as never, ({ line }: CrewMessages['unsaid']) => {
          this.lines.value = this.lines.peek().filter(({ id }) => id !== line);
        });
        const page = await room.request<object, CrewReplies['lines']>(
          'lines' as never,
          { request: requestId() } as never,
        );
        this.lines.value = withLines([], page.lines.map(saidOf));
        this.more.value = page.more;
      },
    });
  }

  wish<W extends keyof CrewRequests>(what: W, payload: Omit<CrewRequests[W], 'request'>): Promise<CrewReplies[W]> {
    return this.line.request(what, { ...payload, request: requestId() });
  }

  /** Lines before the first one shown, or all of the last ones anew. */
  async read(before?: number): Promise<void> {
    const { lines, more } = await this.wish('lines', before === undefined ? {} : { before });
    this.lines.value = withLines(before === undefined ? [] : this.lines.peek(), lines.map(saidOf));
    this.more.value = more;
  }

  /** Goes, or ends the crew. The door may be shut before the answer comes: then that is the answer. */
  async depart<W extends 'leave' | 'delete-crew'>(what: W, payload: Omit<CrewRequests[W], 'request'>): Promise<void> {
    this.departing = true;
    let stop = () => {};
    const shut = new Promise<void>((done) => {
      stop = effect(() => {
        if (this.line.state.value === 'removed') done();
      });
    });
    try {
      await Promise.race([this.wish(what, payload), shut]);
    } catch (error) {
      this.departing = false;
      throw error;
    } finally {
      stop();
    }
  }

  close(): void {
    this.line.close();
  }
}
