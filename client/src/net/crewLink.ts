// A crew as the page sees it.
import { signal } from '@preact/signals';
import type { CrewReplies, CrewRequests, CrewState } from 'shared/protocol';
import { requestId } from './ids.ts';
import { Line } from './line.ts';

export type CrewView = {
  readonly name: string;
  readonly founder: string;
  readonly members: readonly { readonly player: string; readonly name: string; readonly present: boolean }[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly name: string;
    readonly phase: string;
    readonly seats: readonly string[];
    readonly waiting: readonly string[];
  }[];
};

const copyOf = (s: CrewState): CrewView => ({
  name: s.name,
  founder: s.founder,
  members: [...s.members].map(({ player, name, present }) => ({ player, name, present })),
  tables: [...s.tables].map(({ id, game, name, phase, seats, waiting }) => ({
    id,
    game,
    name,
    phase,
    seats: [...seats],
    waiting: [...waiting],
  })),
});

export class CrewLink {
  readonly crew = signal<CrewView | null>(null);
  readonly line: Line;

  constructor(crew: string) {
    this.line = new Line({
      room: 'crew',
      options: { crew },
      joined: async (room) => {
        room.onStateChange((state: CrewState) => {
          this.crew.value = copyOf(state);
        });
      },
    });
  }

  wish<W extends keyof CrewRequests>(what: W, payload: Omit<CrewRequests[W], 'request'>): Promise<CrewReplies[W]> {
    return this.line.request(what, { ...payload, request: requestId() });
  }

  close(): void {
    this.line.close();
  }
}
