// The games that can be played here, as far as pages around a game need to know them.
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableLink } from './net/tableLink.ts';

export type Role = {
  readonly name: string;
  readonly about: string;
  readonly mark: ComponentChildren;
  readonly class: string;
};
/** A game's own part of the table page: loaded with the table, never before. */
export type GameUi = {
  /** Its words in the reader's language are there; read it while drawing. */
  readonly ready: () => boolean;
  readonly roles: () => readonly Role[];
  readonly Board: FunctionComponent<{ link: TableLink }>;
};
export type Game = {
  readonly id: string;
  readonly title: 'game.escape';
  readonly seats: { readonly min: number; readonly max: number };
  readonly load: () => Promise<{ game: GameUi }>;
};

export const GAMES: readonly Game[] = [
  { id: 'escape', title: 'game.escape', seats: { min: 1, max: 4 }, load: () => import('./ui/escape/index.tsx') },
];
