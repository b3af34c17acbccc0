// What every page of a crew holds in common, kept in step by Colyseus patches. Seen by members alone.
import { type SchemaType, schema, t } from '@colyseus/schema';

export const MemberState = schema(
  {
    player: t.string(),
    name: t.string(),
    colour: t.string().default(''),
    symbol: t.string().default(''),
    present: t.boolean().default(false),
  },
  'MemberState',
);
export type MemberState = SchemaType<typeof MemberState>;

export const TableCard = schema(
  {
    id: t.string(),
    game: t.string(),
    name: t.string(),
    phase: t.string().default('lobby'),
    /** Names of the people seated, in order of their seats; '' = an open one. */
    seats: t.array('string'),
    /** The names awaited, while it is being played. */
    waiting: t.array('string'),
    /** How it ended, as the game's own code; '' = not yet, or it was given up. */
    result: t.string().default(''),
    /** The seats that won. */
    winners: t.array('uint8'),
  },
  'TableCard',
);
export type TableCard = SchemaType<typeof TableCard>;

/** Finished games: won with others, won while somebody else did not, lost; and lost while somebody won alone. */
const score = {
  together: t.uint16().default(0),
  alone: t.uint16().default(0),
  lost: t.uint16().default(0),
  betrayed: t.uint16().default(0),
};
export const PlayerScore = schema({ player: t.string(), ...score }, 'PlayerScore');
export type PlayerScore = SchemaType<typeof PlayerScore>;
export const RoleScore = schema({ game: t.string(), role: t.int8(), ...score }, 'RoleScore');
export type RoleScore = SchemaType<typeof RoleScore>;
/** How often one player won alone while another lost, by their public ids. */
export const Betrayal = schema({ by: t.string(), of: t.string(), times: t.uint16() }, 'Betrayal');
export type Betrayal = SchemaType<typeof Betrayal>;

export const CrewState = schema(
  {
    name: t.string().default(''),
    founder: t.string().default(''),
    /** The secret part of the crew's link. */
    link: t.string().default(''),
    locked: t.boolean().default(false),
    /** What new tables start from: JSON, options by game. */
    rules: t.string().default('{}'),
    /** Whether the crew has a webhook. */
    notices: t.boolean().default(false),
    members: t.array(MemberState),
    tables: t.array(TableCard),
    players: t.array(PlayerScore),
    roles: t.array(RoleScore),
    betrayals: t.array(Betrayal),
    /** By this a member comes back, whatever the link is by then. It opens nothing to anybody else. */
    id: t.string().default(''),
  },
  'CrewState',
);
export type CrewState = SchemaType<typeof CrewState>;
