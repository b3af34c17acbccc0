import type { HeroContent } from '../heroes.ts';
import {
  ALL,
  card,
  clear,
  damage,
  damageEach,
  either,
  move,
  notMyPlan,
  quiet,
  recoverHere,
  reveal,
  robTwo,
  smash,
  trick,
} from '../verbs.ts';

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
  specials: [
    notMyPlan,
    card('captivating-look', 1, either([robTwo], [trick(ALL, 0)])),
    card('ride-or-die', 2, damage(2, 1), move(2), reveal(1)),
    card('never-look-back', 1, move(3, quiet)),
    card('blaze-of-glory', 3, damageEach(1, 1)),
  ],
};
