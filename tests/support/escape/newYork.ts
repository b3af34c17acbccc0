// New York's side of an arrangement: its deck, and the Bonuses in play.
import { newYorkCards } from 'shared/games/escape/board/bonus.ts';
import { FIRST_SPECIAL } from 'shared/games/escape/content/newyork.ts';
import { inBag, putBack, takeOut } from 'shared/games/escape/model/bags.ts';
import type { State } from 'shared/games/escape/model/state.ts';

const numberOf = (s: State, card: string): number => {
  const found = newYorkCards(s).findIndex(({ id }) => id === card);
  if (found < 0) throw new Error(`there is no New York card ${card}`);
  return found;
};

/** A Special that is not in the deck joins it so. */
export const setNewYorkTop = (s: State, card: string): void => {
  const number = numberOf(s, card);
  if (s.nyTop === number) return;
  if (inBag(s, 'newYork', number) > 0) takeOut(s, 'newYork', number);
  if (s.nyTop >= 0) putBack(s, 'newYork', s.nyTop);
  s.nyTop = number;
};
export const setBonuses = (s: State, cards: readonly string[]): void => {
  s.nyBonus = cards.reduce((mask, card) => mask | (1 << (numberOf(s, card) - FIRST_SPECIAL)), 0);
};
