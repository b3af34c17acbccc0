// Every message between client and server, once: the rooms validate with these schemas and the client takes its types.
import { z } from 'zod';
import type { Question, Told } from '../engine/index.ts';

/** Sent with every join; an old page after an update is asked to reload instead of misreading. */
export const PROTOCOL = 1;

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const shortName = z.string().trim().min(1).max(24);
/** Chosen by the client, new for every wish and the same for its repetition. */
const request = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

export const joinTable = z.object({ protocol: z.number(), table: id });
export const joinCrew = z.object({ protocol: z.number(), crew: id });
/** Why a join was refused: the `message` of the error the SDK throws, with its `code`. */
export const JOIN_REFUSED = {
  outdated: 426, // another PROTOCOL: reload the page
  'unknown-player': 401, // no such key: POST /api/me first
  'not-member': 403,
  unknown: 404, // no such crew or table
  'too-fast': 429, // too many from one address: join again later
  moved: 503, // held elsewhere just now, or being restarted: join again
} as const;
export type JoinRefused = keyof typeof JOIN_REFUSED;
export type JoinTable = z.infer<typeof joinTable>;
export type JoinCrew = z.infer<typeof joinCrew>;

/** What can be put to a vote: all others grant an undo; most of the others a stand-in; most of all giving the game up. */
export const VOTES = ['undo', 'stand-in', 'abandon'] as const;
/** What a row of a table's log is. */
export const ROW_KINDS = ['sit', 'stand', 'start', 'answer', 'undo', 'propose', 'vote', 'stand-in', 'abandon'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Requests to a table; each is answered (or rejected with a Refusal). */
export const tableRequests = {
  /** After registering its handlers a client asks for everything it may know; onJoin sends nothing. */
  sync: z.strictObject({}),
  sit: z.strictObject({ seat: z.int().min(0).max(7), role: z.int().min(-1).max(31), request }),
  stand: z.strictObject({ seat: z.int().min(0).max(7), request }),
  start: z.strictObject({ request }),
  answer: z.strictObject({ seat: z.int().min(0).max(7), ask: z.string().max(24), choice: z.int(), request }),
  /** Takes back one's last answer, or all up to where somebody learned something. */
  undo: z.strictObject({ how: z.enum(['step', 'turn']), request }),
  /** Opens a vote of the others. `row`, for an undo: the answer to go back before; 0 = one's last. */
  propose: z.strictObject({ what: z.enum(VOTES), seat: z.int().min(-1).max(7), row: z.int().min(0), request }),
  vote: z.strictObject({ yes: z.boolean(), request }),
  why: z.strictObject({ seat: z.int().min(0).max(7), choice: z.int() }),
  history: z.strictObject({ from: z.int().min(0), to: z.int().min(0) }),
};
export type TableRequests = { [K in keyof typeof tableRequests]: z.infer<(typeof tableRequests)[K]> };

export const crewRequests = {
  'create-table': z.strictObject({
    game: z.string().max(24),
    name: shortName,
    seats: z.int().min(1).max(8),
    options: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])),
    request,
  }),
  rename: z.strictObject({ name: shortName, request }),
};
export type CrewRequests = { [K in keyof typeof crewRequests]: z.infer<(typeof crewRequests)[K]> };

/** POST bodies. The player's key is the bearer token of every request and of every join. Refused with a Refusal. */
export const httpBodies = {
  /** POST /api/me: makes the player of this key known, or changes name and language. → Me */
  me: z.strictObject({ name: shortName, language: z.enum(LANGUAGES) }),
  /** POST /api/crews → { crew } */
  crew: z.strictObject({ name: shortName }),
};
export type Me = {
  /** Public id, safe to show. */
  player: string;
  name: string;
  language: Language;
  crews: { crew: string; name: string }[];
  tables: { table: string; crew: string; name: string; phase: string; yourTurn: boolean }[];
};

/** Why a request was refused: a code for the catalogue, and the rule's reason where it is one. */
export type Refusal = {
  code:
    | 'stale' // another question is open by now: a fresh Sync is on its way
    | 'not-offered'
    | 'not-asked'
    | 'not-your-seat'
    | 'nothing-to-undo' // somebody has learned something or answered since: ask the others
    | 'no-vote'
    | 'vote-open' // one at a time
    | 'too-old' // played by other rules than today's
    | 'seat-taken'
    | 'role-taken'
    | 'seats-open'
    | 'not-host'
    | 'wrong-phase'
    | 'bad-options'
    | 'not-member'
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
  /** For an undo, the rows taken back. */
  about?: number[];
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
  start: Accepted;
  answer: Accepted;
  undo: Accepted;
  propose: Accepted;
  vote: Accepted;
  /** A reason code, or null where no rule speaks of it. */
  why: { reason: string | null };
  /** At most HISTORY_PAGE rows from `from` on, oldest first. */
  history: Step[];
};
export const HISTORY_PAGE = 200;
export type CrewReplies = { 'create-table': { table: string }; rename: Record<string, never> };

/** Messages from the server, beside patches of the state. */
export type ServerMessages = {
  step: Step;
  /** This client has missed or misread something: take all of it anew. */
  sync: Sync;
};

/** Close codes of our own: what the client does next. */
export const CLOSE = { moved: 4100, behind: 4101, outdated: 4102, removed: 4103 } as const;
