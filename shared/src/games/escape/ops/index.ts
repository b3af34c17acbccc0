// Every verb and what it does. A verb without an entry does not compile.
import { machine } from '../../../engine/index.ts';
import type { Op, Verb } from '../model/op.ts';
import type { State } from '../model/state.ts';
import { either } from './either.ts';
import { damage, damageEach, trick, trickTo } from './fight.ts';
import { move } from './move.ts';
import { lookAtPoi } from './poi.ts';
import { recover, recoverHere } from './recover.ts';
import { consent, pickPassenger } from './ride.ts';
import { dealPois, dealSuburbs, firstPlayer } from './setup.ts';
import { item, overflow, robTwo } from './supply.ts';
import { arrive, drawTile, reveal } from './tiles.ts';
import { timerTile } from './timer.ts';
import { choose, endPlay, endTurn, makeNoise, play, startTurn, timer } from './turn.ts';
import { loseCards, takeDamage } from './wounds.ts';

const VERBS: { readonly [K in Op['op']]: Verb<K> } = {
  dealPois,
  dealSuburbs,
  firstPlayer,
  startTurn,
  timer,
  choose,
  play,
  endPlay,
  makeNoise,
  takeDamage,
  loseCards,
  endTurn,
  timerTile,
  move,
  reveal,
  damage,
  damageEach,
  trick,
  recover,
  recoverHere,
  item,
  lookAtPoi,
  robTwo,
  either,
  arrive,
  drawTile,
  consent,
  pickPassenger,
  trickTo,
  overflow,
};

export const engine = machine<State, Op>(VERBS);
