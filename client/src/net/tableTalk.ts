// What is said at the table, as far as this browser hears it.
import type { Room } from '@colyseus/sdk';
import { signal } from '@preact/signals';
import type { TalkLine, TalkMessages } from 'shared/protocol';
import { EMOTES, type Emote, TALKS, type Talk } from 'shared/protocol/choices.ts';
import { requestId } from './ids.ts';
import type { Line } from './line.ts';
import { withLines } from './lines.ts';

export type Said = TalkLine & { readonly talk: Talk };
export type Shown = { readonly by: string; readonly emote: Emote; readonly n: number };

const EMOTE_LASTS = 4000;
const NEWEST = Number.MAX_SAFE_INTEGER;

export { EMOTES, withLines };

export class TableTalk {
  readonly lines = signal<readonly Said[]>([]);
  /** Lines that came while nobody was reading. */
  readonly unread = signal(0);
  readonly emotes = signal<readonly Shown[]>([]);
  readonly #line: Line;
  #count = 0;
  #reading = false;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Registers its handlers, and asks for what was said before. */
  joined(room: Room): void {
    room.onMessage('line' as never, ({ talk, line }: TalkMessages['line']) => {
      this.lines.value = withLines(this.lines.value, [{ ...line, talk }]);
      if (!this.#reading) this.unread.value++;
    });
    room.onMessage('unsaid' as never, ({ line }: TalkMessages['unsaid']) => {
      this.lines.value = this.lines.value.filter(({ id }) => id !== line);
    });
    room.onMessage('emote' as never, ({ by, emote }: TalkMessages['emote']) => {
      const shown = { by, emote, n: this.#count++ };
      this.emotes.value = [...this.emotes.value.filter((one) => one.by !== by), shown];
      setTimeout(() => {
        this.emotes.value = this.emotes.value.filter((one) => one !== shown);
      }, EMOTE_LASTS);
    });
    for (const talk of TALKS)
      room.request<object, TalkLine[]>('lines' as never, { talk, before: NEWEST } as never).then(
        (lines) => {
          this.lines.value = withLines(
            this.lines.value,
            lines.map((line) => ({ ...line, talk })),
          );
        },
        () => {},
      );
  }

  read(isReading: boolean): void {
    this.#reading = isReading;
    if (isReading) this.unread.value = 0;
  }

  say(talk: Talk, to: string, text: string): Promise<TalkLine> {
    return this.#line.request('say', { talk, to, text, request: requestId() });
  }

  unsay({ talk, to, id }: Said): Promise<unknown> {
    return this.#line.request('unsay', { talk, to, line: id });
  }

  emote(emote: Emote): Promise<unknown> {
    return this.#line.request('emote', { emote });
  }
}
