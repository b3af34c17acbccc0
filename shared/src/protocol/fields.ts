// The pieces that messages are made of.
import { z } from 'zod';

/** What ends a line or turns the reading round. */
const TURNS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu;
/** What shows nothing wherever it stands; joiners are parts of letters and signs. */
const NOTHING = /[\u00AD\u180E\u200B\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB]+/gu;
/** At least one sign that can be seen: blanks, joiners and accents alone are nobody's name. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/** What people write: one line of so many characters, nothing hidden in it. */
export const words = (most: number) =>
  z
    .string()
    .max(2 * most)
    .transform((text) => text.toWellFormed().replace(NOTHING, '').replace(TURNS, ' ').trim())
    .pipe(z.string().max(most).regex(SEEN));
export const shortName = words(24);
/** Chosen by the client, new for every wish and the same for its repetition. */
export const request = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** What a game is played by: names and values of its own. */
export const gameOptions = z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)]));
