// A Special Action in hand, for the tests of each of them.
import type { Hero } from 'shared/games/escape/model/names.ts';
import type { Variant } from 'shared/games/escape/model/state.ts';
import { scenario } from '../../support/escape/index.ts';

export const D3: { variants: Variant[] } = { variants: ['extra-specials'] };
/** That Special in hand and played, by whoever is its hero. */
export const playing = (drawing: string, hero: Hero, card: string, more?: { heroes?: Hero[]; variants?: Variant[] }) =>
  scenario(drawing, more).turnOf(hero).special(hero, card);

export const together = `
        6         7
  2     o
  2.5             o
  3     ./SMBC
`;
