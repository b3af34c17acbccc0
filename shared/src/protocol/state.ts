// What every client of a table holds in common, kept in step by Colyseus patches. Public facts only: a secret has no
// field here to be put in. The game's own public view travels as named rows of numbers, whatever the game.
import { type SchemaType, schema, t } from '@colyseus/schema';

/** `number` is one byte for small values and has no range to fall out of. */
export const Row = schema({ n: t.array('number') }, 'Row');
export type Row = SchemaType<typeof Row>;

export const SeatState = schema(
  {
    /** The public id of the player who holds the seat; '' = open. */
    player: t.string().default(''),
    name: t.string().default(''),
    /** Which of the game's roles (heroes) was chosen; -1 = none yet. */
    role: t.int8().default(-1),
    present: t.boolean().default(false),
    /** Connected, but the page is hidden. */
    away: t.boolean().default(false),
    /** Since when present, away or gone, in seconds since 1970; 0 = not known. */
    since: t.uint32().default(0),
    /** A bot plays it: for itself, or, if there is a player, in that player's place. */
    bot: t.boolean().default(false),
    /** The public id of the player an open seat is kept for; '' = anybody. */
    offered: t.string().default(''),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

export const PHASES = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const VoteState = schema(
  {
    /** One of VOTES; '' = none is open. */
    what: t.string().default(''),
    by: t.string().default(''),
    seat: t.int8().default(-1),
    row: t.uint32().default(0),
    /** Public ids of those who said so. */
    yes: t.array('string'),
    no: t.array('string'),
    needs: t.uint8().default(0),
  },
  'VoteState',
);
export type VoteState = SchemaType<typeof VoteState>;

export const TableState = schema(
  {
    /** Number of the last log row in this state; a `step` of the same number belongs to it. */
    seq: t.number().default(0),
    game: t.string().default(''),
    name: t.string().default(''),
    phase: t.string().default('lobby'),
    /** The public id of the player who may start. */
    host: t.string().default(''),
    seats: t.array(SeatState),
    view: t.map(Row),
    /** Whose decision is awaited, and of what kind. */
    waiting: t.array('uint8'),
    /** Its place in `whys`, from 1 on; 0 = nothing is asked. */
    why: t.uint8().default(0),
    /** Every kind of question of this game, divided by spaces: the words travel once, not with every answer. */
    whys: t.string().default(''),
    about: t.array('number'),
    watchers: t.uint16().default(0),
    vote: t.ref(VoteState),
    /** Seats whose players could take their last answer back without asking anybody. */
    undoable: t.array('uint8'),
    /** SHA-256 of the deal's seed from the start; the seed itself once the game is over. */
    seedHash: t.string().default(''),
    seed: t.string().default(''),
    /** The game's options as JSON. */
    options: t.string().default('{}'),
    /** One of WATCH. */
    watch: t.string().default('crew'),
    whispers: t.boolean().default(false),
    gallery: t.boolean().default(false),
    /** Minutes; 0 = never. */
    standIn: t.uint16().default(0),
    remind: t.uint16().default(0),
    /** The table where the same people play again; '' = none. */
    next: t.string().default(''),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;
