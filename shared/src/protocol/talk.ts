// What is said at a table: by those who play, by those who look on, and between two.
import { z } from 'zod';
import { EMOTES, type Emote, LONGEST_LINE, TALKS, type Talk } from './choices.ts';
import { id, request, words } from './fields.ts';

/** `to`: for a whisper the public id of the player it is for, else ''. */
export const talkRequests = {
  say: z.strictObject({
    talk: z.enum(TALKS),
    to: z.string().max(64),
    text: words(LONGEST_LINE),
    request,
  }),
  /** One's own line. */
  unsay: z.strictObject({ talk: z.enum(TALKS), to: z.string().max(64), line: id }),
  /** The last lines before the one numbered `before`, oldest first, at most LINES_PAGE. */
  lines: z.strictObject({ talk: z.enum(TALKS), before: z.int().min(1) }),
  emote: z.strictObject({ emote: z.enum(EMOTES) }),
};

/** `by` and `to` are public ids; `at` in ms since 1970. */
export type TalkLine = { seq: number; id: string; by: string; name: string; to: string; text: string; at: number };
export type TalkReplies = {
  say: TalkLine;
  unsay: Record<string, never>;
  lines: TalkLine[];
  emote: Record<string, never>;
};
export type TalkMessages = {
  line: { talk: Talk; line: TalkLine };
  unsaid: { talk: Talk; line: string };
  emote: { by: string; emote: Emote };
};
