// New York's cards as this table plays them.
import { type EscapePublic, FIRST_SPECIAL } from '../../scene/game.ts';
import { isHard, nyCard } from '../../scene/layout/cards.ts';
import { CITY } from '../../scene/playback/index.ts';
import type { Names } from './names.ts';

export { arrowsOf, nyCard, topCard } from '../../scene/layout/cards.ts';

/** What it does, by the deck of this table. */
export const nyText = (view: Pick<EscapePublic, 'variants'>, card: number, names: Names): string => {
  const id = nyCard(view, card)?.id ?? '';
  return (isHard(view) ? names.words[`ny.${id}.hard`] : undefined) ?? names.word(`ny.${id}.text`);
};

/** The Specials in play, by their number. */
export const bonusesOf = (view: EscapePublic): number[] => {
  const bits = view.newYork[CITY.bonus] ?? 0;
  return [0, 1, 2].flatMap((i) => ((bits >> i) & 1 ? [FIRST_SPECIAL + i] : []));
};
