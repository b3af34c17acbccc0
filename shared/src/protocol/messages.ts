// Every message between client and server, once: the rooms validate with these schemas and the client takes its types.
import { z } from 'zod';
import type { Question, Told } from '../engine/index.ts';
import { WATCH } from './choices.ts';
import { gameOptions, id, request, shortName } from './fields.ts';
import { type TalkMessages, type TalkReplies, talkRequests } from './talk.ts';

/**
 * `watch`: the secret of a watch link, for whoever is not of the crew. `crew`: the secret of the crew's link; or, by a
 * member who comes back, its id.
 */
export const joinTable = z.object({ protocol: z.number(), table: id, watch: id.optional() });
export const joinCrew = z.object({ protocol: z.number(), crew: id });
export type JoinTable = z.infer<typeof joinTable>;
export type JoinCrew = z.infer<typeof joinCrew>;

/** What can be put to a vote: all others grant an undo; most of the others a stand-in; most of all giving the game up. */
export const VOTES = ['undo', 'stand-in', 'abandon'] as const;
/** What a row of a table's log is. */
const ROW_KINDS = [
  'sit',
  'stand',
  'start',
  'answer',
  'undo',
  'propose',
  'vote',
  'stand-in', // a bot answers for the seat's player from here on; `by` '' = by the table's own setting
  'abandon',
  'settings',
  'swap', // seats `about[0]` and `about[1]`
  'bot', // the seat is a bot's
  'open', // the seat is free again
  'host', // somebody else is host
  'take-over', // a person plays the seat again, or from here on
  'nudge',
  'remind',
  'rematch',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const seatNumber = z.int().min(0).max(7);
/** What the host may choose; `seats`, `options` until the start. */
const settings = {
  name: shortName,
  seats: z.int().min(1).max(8),
  options: gameOptions,
  watch: z.enum(WATCH),
  /** A new watch link; the old one is no longer good. */
  renewLink: z.literal(true),
  whispers: z.boolean(),
  /** Those who play hear those who look on. */
  gallery: z.boolean(),
  standIn: z.int().min(0).max(20_160),
  remind: z.int().min(0).max(20_160),
};

/** Requests to a table; each is answered (or rejected with a Refusal). */
export const tableRequests = {
  /** After registering its handlers a client asks for everything it may know; onJoin sends nothing. */
  sync: z.strictObject({}),
  sit: z.strictObject({ seat: z.int().min(0).max(7), role: z.int().min(-1).max(31), request }),
  stand: z.strictObject({ seat: z.int().min(0).max(7), request }),
  /** Before the start, by the host: two seats change places, a bot sits down, a seat is free again. */
  swap: z.strictObject({ seat: seatNumber, with: seatNumber, request }),
  'seat-bot': z.strictObject({ seat: seatNumber, role: z.int().min(-1).max(31), request }),
  'open-seat': z.strictObject({ seat: seatNumber, request }),
  settings: z
    .strictObject({ ...settings, request })
    .partial()
    .required({ request: true }),
  /** By the host: somebody who is seated becomes host. By somebody who is seated, while the host is away: oneself. */
  host: z.strictObject({ player: z.string().max(64), request }),
  start: z.strictObject({ request }),
  /** One's own seat back from a bot; or a seat that is nobody's, for a member of the crew who has none. */
  'take-over': z.strictObject({ seat: seatNumber, request }),
  /** After the end: a table for the same people. */
  rematch: z.strictObject({ request }),
  /** Reminds somebody who is asked that they are. */
  nudge: z.strictObject({ seat: seatNumber, request }),
  /** The page is hidden, or seen again. */
  presence: z.strictObject({ away: z.boolean() }),
  /** For those who play. */
  'watch-link': z.strictObject({}),
  answer: z.strictObject({ seat: z.int().min(0).max(7), ask: z.string().max(24), choice: z.int(), request }),
  /** Takes back one's last answer, or all up to where somebody learned something. */
  undo: z.strictObject({ how: z.enum(['step', 'turn']), request }),
  /** Opens a vote of the others. `row`, for an undo: the answer to go back before; 0 = one's last. */
  propose: z.strictObject({ what: z.enum(VOTES), seat: z.int().min(-1).max(7), row: z.int().min(0), request }),
  vote: z.strictObject({ yes: z.boolean(), request }),
  why: z.strictObject({ seat: z.int().min(0).max(7), choice: z.int() }),
  /** What lies ahead of one's own seat as things stand. */
  forecast: z.strictObject({ seat: seatNumber }),
  history: z.strictObject({ from: z.int().min(0), to: z.int().min(0) }),
  ...talkRequests,
};
export type TableRequests = { [K in keyof typeof tableRequests]: z.infer<(typeof tableRequests)[K]> };

/** Why a request was refused: a code for the catalogue, and the rule's reason where it is one. */
export type Refusal = {
  code:
    | 'stale' // another question is open by now
    | 'not-offered'
    | 'not-asked'
    | 'not-your-seat'
    | 'nothing-to-undo' // somebody has learned something or answered since: ask the others
    | 'no-vote'
    | 'vote-open' // one at a time
    | 'is-here' // no bot replaces who is at the table
    | 'too-old' // played by other rules than today's
    | 'seat-taken'
    | 'role-taken'
    | 'seats-open'
    | 'not-host'
    | 'wrong-phase'
    | 'bad-options'
    | 'bot-plays' // a bot answers for this seat: take over first
    | 'no-whispers'
    | 'not-member'
    | 'not-founder'
    | 'too-many' // of what one player or crew may have
    | 'spent' // the link is too old, used already or was never there
    | 'known-device' // this browser is somebody already
    | 'last-device' // whoever gave it up could never come back
    | 'bad-webhook'
    | 'unknown'
    | 'malformed' // not a message of this protocol
    | 'failed' // a fault of ours, logged: nothing changed
    | 'too-fast'
    | 'busy' // the table could not be written just now: nothing changed, try again
    | 'moved'; // the table lives elsewhere by now: join again
  reason?: string | null;
};

/** One seat's secrets and, when it is asked, its question with the name to answer it by. */
export type SeatSecrets = {
  seat: number;
  mine: unknown;
  question: (Question & { ask: string }) | null;
};

/** One log row as one viewer may know it. */
export type Step = {
  seq: number;
  /** Who caused it; -1 = the table itself. */
  seat: number;
  events: Told[];
  /** What it was, unless it was an answer; then `by` is the player who did it. */
  kind?: RowKind;
  by?: string;
  /** A bot did it. */
  bot?: true;
  /** For an undo, the rows taken back; else what the kind says. */
  about?: number[];
  /** Once the game is over, of what played it on: the option picked and what was dealt, to be checked by the seed. */
  choice?: number;
  chance?: number[];
  /** The secrets of the seats this client holds, whole, only when they changed. */
  mine?: SeatSecrets[];
  /** Everybody's secrets, with the step that ends the game. */
  all?: unknown[];
};

/** The reply to `sync`. */
export type Sync = {
  seq: number;
  player: string;
  /** The seats this player holds. */
  held: number[];
  mine: SeatSecrets[];
  /** All secrets, once the game is over. */
  all: unknown[] | null;
  /** The last rows of the log, oldest first. */
  log: Step[];
};

/** The reply to everything that changes a table. */
export type Accepted = { seq: number };

export type TableReplies = {
  sync: Sync;
  sit: Accepted;
  stand: Accepted;
  swap: Accepted;
  'seat-bot': Accepted;
  'open-seat': Accepted;
  settings: Accepted;
  host: Accepted;
  start: Accepted;
  'take-over': Accepted;
  rematch: { table: string };
  nudge: Accepted;
  presence: Record<string, never>;
  'watch-link': { link: string };
  answer: Accepted;
  undo: Accepted;
  propose: Accepted;
  vote: Accepted;
  /** A reason code, or null where no rule speaks of it. */
  why: { reason: string | null };
  /** By the game's own names; null where the game has no forecast. */
  forecast: { forecast: Readonly<Record<string, number>> | null };
  /** At most HISTORY_PAGE rows from `from` on, oldest first. */
  history: Step[];
} & TalkReplies;
export const HISTORY_PAGE = 200;

/** Messages from the server, beside patches of the state. */
export type ServerMessages = {
  step: Step;
  /** This client has missed or misread something: take all of it anew. */
  sync: Sync;
  /** A message of a name nobody here knows. */
  refused: { code: 'malformed'; what: string };
  /** Somebody reminds this player that they are asked. */
  nudged: { by: string; seat: number };
} & TalkMessages;
