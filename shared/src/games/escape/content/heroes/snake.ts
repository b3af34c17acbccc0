import type { HeroContent } from '../heroes.ts';
import {
  card,
  clear,
  damage,
  either,
  jump,
  manholes,
  move,
  notMyPlan,
  recover,
  reveal,
  robTwo,
  smash,
  trick,
} from '../verbs.ts';

/** Snake: fighter, lone wolf. */
export const snake: HeroContent = {
  gear: { weapon: 'machine-pistol' },
  actions: [
    card('keep-moving', 1, move(2, clear), reveal(1)),
    card('walk-it-off', 0, move(1, clear), reveal(1)),
    card('kick-it-down', 2, move(1, smash), reveal(1)),
    card('slip-away', 0, trick(1, 0), move(1)),
    card('dirty-fight', 1, damage(2, 0)),
    card('shoot-first', 3, damage(3, 1)),
    card('call-me-snake', 1, trick(2, 0), damage(1, 0)),
    card('strong-antitoxin', 0, recover(2)),
  ],
  specials: [
    notMyPlan,
    card('threat', 1, either([robTwo], [damage(3, 0)])),
    card('one-good-eye', 2, damage(4, 1)),
    card('storm-drain', 0, move(3, manholes)),
    card('night-landing', 2, jump('glider', clear)),
  ],
};
