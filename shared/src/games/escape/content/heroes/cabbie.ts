import type { HeroContent } from '../heroes.ts';
import {
  card,
  carHere,
  clear,
  damage,
  either,
  jump,
  keepItem,
  move,
  notMyPlan,
  quiet,
  recover,
  reveal,
  robTwo,
  smash,
} from '../verbs.ts';

/** Cabbie: driver. */
export const cabbie: HeroContent = {
  gear: { taxi: true },
  actions: [
    card('hop-in', 1, move(2, clear), reveal(1)),
    card('floor-it', 3, move(3)),
    card('through-the-barricade', 2, move(1, smash), reveal(1)),
    card('take-it-easy', 0, move(1, clear), reveal(1)),
    card('side-streets', 1, move(2, { ...clear, ...quiet })),
    card('tire-iron', 1, damage(2, 0)),
    card('molotov', 2, damage(2, 1)),
    card('take-a-breath', 0, recover(2)),
  ],
  specials: [
    notMyPlan,
    card('for-the-good-cause', 1, either([robTwo], [keepItem(2)])),
    card('come-on', 1, jump('poi')),
    card('every-corner', 1, move(3), reveal(1)),
    card('full-tank', 1, carHere),
  ],
};
