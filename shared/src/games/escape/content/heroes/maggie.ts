import type { HeroContent } from '../heroes.ts';
import { card, clear, damage, damageEach, move, quiet, recoverHere, reveal, smash } from '../verbs.ts';

/** Maggie: fighter, loyal to few. */
export const maggie: HeroContent = {
  gear: { weapon: 'revolver' },
  actions: [
    card('hurry-up', 1, move(2, clear), reveal(1)),
    card('stay-close', 0, move(1, clear), reveal(1)),
    card('push-through', 2, move(1, smash), reveal(1)),
    card('back-alley', 1, move(2, { ...clear, ...quiet })),
    card('ill-cut-you', 1, damage(2, 0)),
    card('clean-shot', 3, damage(3, 1)),
    card('no-mercy', 2, damageEach(1, 0)),
    card('ill-cover-you', 0, recoverHere(2)),
  ],
  specials: [],
};
