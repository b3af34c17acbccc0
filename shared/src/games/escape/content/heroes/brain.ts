import type { HeroContent } from '../heroes.ts';
import {
  ALL,
  card,
  clear,
  damage,
  either,
  item,
  lookAtPoi,
  manholes,
  move,
  notMyPlan,
  quiet,
  recover,
  reveal,
  roadworks,
  robTwo,
  smash,
  trick,
} from '../verbs.ts';

/** Brain: schemer. */
export const brain: HeroContent = {
  gear: { supply: 'diagram-3' },
  actions: [
    card('know-the-streets', 1, move(2, clear), reveal(1)),
    card('mind-your-step', 0, move(1, { ...clear, ...quiet }), reveal(1)),
    card('detour', 2, move(1, smash), reveal(2)),
    card('stony-poker-face', 1, trick(ALL, 0)),
    card('smooth-talk', 0, trick(1, 1), move(1)),
    card('gasoline-bomb', 3, damage(3, 1)),
    card('let-me-think', 0, recover(2)),
    card('old-maps', 2, lookAtPoi(1), item(1)),
  ],
  specials: [
    notMyPlan,
    card('persuasion', 1, either([robTwo], [trick(3, 1)])),
    card('master-plan', 1, lookAtPoi(2), move(2), reveal(1)),
    card('sewer-maps', 0, move(2, manholes), reveal(1)),
    card('rigged-pumps', 1, roadworks(2)),
  ],
};
