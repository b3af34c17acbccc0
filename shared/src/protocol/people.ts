// What is asked over plain HTTP: who one is, by which devices, and founding a crew. The player's key is the bearer
// token of every request and of every join. Refused with a Refusal.
import { z } from 'zod';
import { COLOURS, type Colour, LANGUAGES, type Language, type PlayerSymbol, SYMBOLS } from './choices.ts';
import { id, request, shortName } from './fields.ts';

export const httpBodies = {
  /** POST /api/me: makes the player of this key known, or changes them. → Me */
  me: z.strictObject({
    name: shortName,
    language: z.enum(LANGUAGES),
    colour: z.enum(COLOURS).optional(),
    symbol: z.enum(SYMBOLS).optional(),
  }),
  /** POST /api/crews → { crew }; the same request again is the same crew. */
  crew: z.strictObject({ name: shortName, request: request.optional() }),
  /** POST /api/devices with a key nobody knows yet: from now on it is the player's who made the link. → Me */
  device: z.strictObject({ code: id }),
  /** POST /api/devices/revoke → Device[] */
  revoke: z.strictObject({ device: id }),
};
/** The reply to POST /api/devices/link: `/device#<code>` is the link, good once and until then (ms since 1970). */
export type DeviceLink = { code: string; until: number };
/** One of GET /api/devices. */
export type DeviceInfo = { id: string; label: string; created: number; seen: number; here: boolean };

/** GET /api/me. DELETE /api/me forgets all of it, for good: → {} */
export type Me = {
  /** Public id, safe to show. */
  player: string;
  name: string;
  language: Language;
  colour: Colour;
  symbol: PlayerSymbol;
  /** Whose lines this player does not see. */
  muted: string[];
  crews: { crew: string; name: string; founder: boolean }[];
  tables: { table: string; crew: string; name: string; phase: string; yourTurn: boolean }[];
};
