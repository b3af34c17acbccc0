// What a Case card prints beside its name: a free act, once a game, when it is revealed.
import { held } from '../model/names.ts';
import type { Op } from '../model/op.ts';
import { variantBit } from '../model/state.ts';
import { lookAtPoi } from './verbs.ts';

const BRACELET = held('presidents-bracelet');
const LOOK: readonly Op[] = Object.freeze([lookAtPoi(2)]);
const REMOVE: readonly Op[] = Object.freeze([{ op: 'removeAlive' }] satisfies Op[]);

/** The Bracelet is another one with D10. Null = the card prints nothing to do. */
export const caseText = (variants: number, card: number): readonly Op[] | null => {
  if (card !== BRACELET) return null;
  return variants & variantBit('dead-or-alive') ? REMOVE : LOOK;
};
