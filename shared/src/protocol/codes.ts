// The numbers both sides agree on. No schema here: a page takes these without the library that validates messages.

/** Sent with every join; an old page after an update is asked to reload instead of misreading. */
export const PROTOCOL = 2;

/** Why a join was refused: the `message` of the error the SDK throws, with its `code`. */
export const JOIN_REFUSED = {
  outdated: 426, // another PROTOCOL: reload the page
  'unknown-player': 401, // no such key: POST /api/me first
  'not-member': 403,
  unknown: 404, // no such crew or table
  'other-rules': 412, // the table was begun by rules this server no longer has, or does not have yet
  private: 451, // the table is not to be watched, or the watch link is no longer good
  full: 409, // the crew has as many members, or the player as many crews, as there may be
  locked: 423, // nobody new comes into this crew
  'too-fast': 429, // too many from one address: join again later
  moved: 503, // held elsewhere just now, or being restarted: join again
} as const;
export type JoinRefused = keyof typeof JOIN_REFUSED;

/** Close codes of our own: what the client does next. */
export const CLOSE = { moved: 4100, behind: 4101, outdated: 4102, removed: 4103, private: 4104 } as const;
