// The four heroes: their Action cards, Special Actions and starting gear.
import type { Held } from '../model/names.ts';
import { brain } from './heroes/brain.ts';
import { cabbie } from './heroes/cabbie.ts';
import { maggie } from './heroes/maggie.ts';
import { snake } from './heroes/snake.ts';
import type { ActionCard } from './verbs.ts';

export type HeroContent = {
  readonly gear: { readonly weapon?: Held; readonly supply?: Held; readonly taxi?: boolean };
  readonly actions: readonly ActionCard[];
  /** Three, and after them those that need D3. */
  readonly specials: readonly ActionCard[];
};

/** By the number of the hero. */
export const HERO_CONTENT: readonly HeroContent[] = [snake, maggie, brain, cabbie];

/** Every Action card by its number: sixteen places a hero, the Action cards first. */
export const ACTION_CARDS: readonly (ActionCard | undefined)[] = HERO_CONTENT.flatMap((hero) => {
  const cards: (ActionCard | undefined)[] = new Array(16).fill(undefined);
  hero.actions.forEach((c, i) => {
    cards[i] = c;
  });
  hero.specials.forEach((c, i) => {
    cards[8 + i] = c;
  });
  return cards;
});
