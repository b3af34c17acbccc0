// Whole games of Escape from New York played at random: who plays, who is asked, what is picked.
import type { Ask, Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { HEROES } from 'shared/games/escape/model/names.ts';
import { VARIANTS, type Variant } from 'shared/games/escape/model/state.ts';
import { oneOf } from './random.ts';

/** Far beyond the longest game: one that goes on longer does not end. */
export const LONGEST = 50_000;

/** Who plays, and by which variants. */
export type Table = { heroes: number[]; variants: Variant[] };

/** Some of the heroes in some order. */
export const someHeroes = (players: number, pick: Pick): number[] => {
  const heroes = HEROES.map((_, hero) => hero);
  return Array.from({ length: players }, () => heroes.splice(pick(heroes.length), 1)[0]!);
};
export const someVariants = (pick: Pick): Variant[] => VARIANTS.filter(() => pick(2) === 1);

/**
 * The n-th of a row of tables: the first forty have each seat count with each variant alone, then with all, then with
 * none; after them anything.
 */
export const tableNumber = (n: number, pick: Pick): Table => {
  const players = 1 + (n % 4);
  const heroes = someHeroes(players, pick);
  const round = Math.floor(n / 4);
  if (round < VARIANTS.length) return { heroes, variants: [VARIANTS[(round + players) % VARIANTS.length]!] };
  if (round === VARIANTS.length) return { heroes, variants: [...VARIANTS] };
  if (round === VARIANTS.length + 1) return { heroes, variants: [] };
  return { heroes, variants: someVariants(pick) };
};

export const setUp = ({ heroes, variants }: Table): State => {
  const wish = Object.fromEntries(variants.map((name) => [name, true]));
  return escape.setup(escape.options(wish, heroes));
};

export type Answer = readonly [seat: number, choice: number];
export const someAnswer = (asks: readonly Ask[], pick: Pick): Answer => {
  const ask = oneOf(asks, pick);
  return [ask.seat, oneOf(ask.options, pick)];
};
