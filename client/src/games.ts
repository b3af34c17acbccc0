// The games that can be played here, as far as pages around a game need to know them.
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableLink } from './net/tableLink.ts';

export type Role = {
  readonly name: string;
  readonly about: string;
  readonly mark: ComponentChildren;
  readonly class: string;
};
/** A switch among a game's options. */
export type Variant = { readonly id: string; readonly name: string; readonly text: string };
/** How pages speak of a game: words in the reader's language, none of its code. */
export type Lexicon = {
  /** Its words are there; read it while drawing. */
  readonly ready: () => boolean;
  readonly roles: () => readonly Role[];
  readonly variants: () => readonly Variant[];
};
/** A game's own part of the table page: loaded with the table, never before. */
export type GameUi = Lexicon & { readonly Board: FunctionComponent<{ link: TableLink }> };
export type Game = {
  readonly id: string;
  readonly title: 'game.escape';
  readonly seats: { readonly min: number; readonly max: number };
  readonly lexicon: () => Promise<{ lexicon: Lexicon }>;
  readonly load: () => Promise<{ game: GameUi }>;
  /** Has on its way what its board will need beside; what keeps the page busy waits until `first` is done. */
  readonly warmUp: (first: Promise<unknown>) => Promise<void>;
};

export const GAMES: readonly Game[] = [
  {
    id: 'escape',
    title: 'game.escape',
    seats: { min: 1, max: 4 },
    lexicon: () => import('./ui/escape/lexicon.tsx'),
    load: () => import('./ui/escape/index.tsx'),
    warmUp: (first) => Promise.all([import('./scene/index.ts'), first]).then(([{ warmUp }]) => warmUp()),
  },
];

/** Fetches the game most played here before a table says which it is. */
export const fetchGame = (first: Promise<unknown>): void => {
  const [game] = GAMES;
  game?.load().catch(() => {});
  game?.warmUp(first).catch(() => {});
};

/** Not there in a page that is older than the game. */
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
