// What the back of New York's top card shows, by the deck of this table.
import { type EscapePublic, NEW_YORK_DECKS, type NewYorkCard, variantBit } from '../game.ts';

const TOP = 4;
const SIDES = [0, 1, 2, 3, 4, 5] as const;

export const isHard = ({ variants }: Pick<EscapePublic, 'variants'>): boolean =>
  ((variants[0] ?? 0) & variantBit('hard-deck')) !== 0;
export const nyCard = (view: Pick<EscapePublic, 'variants'>, card: number): NewYorkCard | null =>
  NEW_YORK_DECKS[isHard(view) ? 1 : 0]?.[card] ?? null;
/** The card whose back lies on top. */
export const topCard = (view: EscapePublic): NewYorkCard | null => nyCard(view, view.newYork[TOP] ?? -1);
/** Directions from which it brings Enemies. */
export const arrowsOf = (card: NewYorkCard | null): number[] =>
  SIDES.filter((direction) => ((card?.arrows ?? 0) >> direction) & 1);
