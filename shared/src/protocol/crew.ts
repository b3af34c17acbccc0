// Every message between a crew's page and the server.
import { z } from 'zod';
import { LONGEST_LINE } from './choices.ts';
import { gameOptions, id, request, shortName, words } from './fields.ts';

/** All but the first ones are the founder's, unless it says otherwise. */
export const crewRequests = {
  /** What is not among the options is as the house rules say. */
  'create-table': z.strictObject({
    game: z.string().max(24),
    name: shortName,
    seats: z.int().min(1).max(8),
    options: gameOptions,
    request,
  }),
  say: z.strictObject({ text: words(LONGEST_LINE), request }),
  /** One's own line; the founder's word takes back any. */
  unsay: z.strictObject({ line: id, request }),
  /** The lines before `before` (a line's seq), or the last ones. Lines of the muted are left out. */
  lines: z.strictObject({ before: z.int().min(0).optional(), request }),
  /** Whose lines oneself does not see, here and anywhere. */
  mute: z.strictObject({ player: id, on: z.boolean(), request }),
  /** Goes for good; a founder is followed by the oldest member. */
  leave: z.strictObject({ request }),

  rename: z.strictObject({ name: shortName, request }),
  'house-rules': z.strictObject({ game: z.string().max(24), options: gameOptions, request }),
  lock: z.strictObject({ locked: z.boolean(), request }),
  /** The old link is dead at once; members stay. */
  'renew-link': z.strictObject({ request }),
  /** Takes all they have here, and renews the link. */
  remove: z.strictObject({ player: id, request }),
  /** A member becomes founder instead. */
  'hand-over': z.strictObject({ player: id, request }),
  /** Where the crew is told whose turn it is and how games ended; '' = nowhere. */
  webhook: z.strictObject({ url: z.string().max(500), request }),
  'test-webhook': z.strictObject({ request }),
  /** With all its tables. Its name, once more, says that it is meant. */
  'delete-crew': z.strictObject({ name: z.string().max(100), request }),
};
export type CrewRequests = { [K in keyof typeof crewRequests]: z.infer<(typeof crewRequests)[K]> };

/** `seq` orders lines and names a page; `at` in ms since 1970. */
export type Line = { seq: number; id: string; player: string; name: string; text: string; at: number };

type Nothing = Record<string, never>;
export type CrewReplies = {
  'create-table': { table: string };
  say: Line;
  unsay: Nothing;
  /** Oldest first. */
  lines: { lines: Line[]; more: boolean };
  mute: { muted: string[] };
  leave: Nothing;
  rename: Nothing;
  'house-rules': Nothing;
  lock: Nothing;
  'renew-link': { link: string };
  remove: Nothing;
  'hand-over': Nothing;
  webhook: Nothing;
  /** The other side's answer: 2xx = it has arrived, 0 = there was none. */
  'test-webhook': { status: number };
  'delete-crew': Nothing;
};

/** Messages to a crew's page, beside patches of its state. */
export type CrewMessages = {
  line: Line;
  /** The id of a line that is gone. */
  unsaid: { line: string };
  /** A message of a name nobody here knows. */
  refused: { code: 'malformed'; what: string };
};
