// Lists to choose from and sizes to keep to, for both sides. No schema here: a page takes these without the library
// that validates messages.

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** How others tell somebody apart; never by colour alone. */
export const COLOURS = ['green', 'blue', 'pink', 'violet', 'yellow', 'orange', 'red', 'white'] as const;
export const SYMBOLS = ['circle', 'diamond', 'square', 'triangle', 'star', 'hexagon', 'cross', 'moon'] as const;
export type Colour = (typeof COLOURS)[number];
export type PlayerSymbol = (typeof SYMBOLS)[number];

/** How long a link that adds a device may wait to be opened. */
export const DEVICE_LINK_MINUTES = 10;
export const LONGEST_LINE = 500;
/** How many lines one request brings. */
export const LINES_PAGE = 50;

/** Who may look on: the crew, also whoever has the watch link, or only those who play. */
export const WATCH = ['crew', 'link', 'nobody'] as const;
export type Watch = (typeof WATCH)[number];
/** The address of a watch link is /watch/<table>.<secret>. */
export const watchLinkOf = (table: string, secret: string): string => `${table}.${secret}`;
export const watchLinkFrom = (link: string): { table: string; watch: string } | null => {
  const [, table, watch] = /^([\w-]{8,64})\.([\w-]{8,64})$/.exec(link) ?? [];
  return table && watch ? { table, watch } : null;
};

/**
 * `table`: by those who play, or before the start by anybody of the crew; all at the table read it. `watchers`: by those
 * who look on; those who play read it after the end, or at once if the table wants it. `whispers`: between two who
 * play, if the table allows it; after the end everybody's to read.
 */
export const TALKS = ['table', 'watchers', 'whispers'] as const;
export type Talk = (typeof TALKS)[number];
/** Shown over a seat for a moment and kept nowhere. */
export const EMOTES = ['cheer', 'laugh', 'groan', 'think', 'hurry', 'thanks', 'sorry', 'shock'] as const;
export type Emote = (typeof EMOTES)[number];
