// Every verb and what it does. A verb without an entry does not compile.
import { machine } from '../../../engine/index.ts';
import type { Op, Verb } from '../model/op.ts';
import type { State } from '../model/state.ts';
import { either } from './either.ts';
import { damage, damageEach, trick, trickTo } from './fight.ts';
import { move } from './move.ts';
import * as newYork from './newyork/index.ts';
import { due, hear, moveMissions, noise } from './noise.ts';
import { lookAtPoi } from './poi.ts';
import { loseCards, prevent, receive } from './receive.ts';
import { recover, recoverHere } from './recover.ts';
import { consent, pickPassenger } from './ride.ts';
import { dealPois, dealSuburbs, firstPlayer } from './setup.ts';
import { item, overflow, robTwo } from './supply.ts';
import { arrive, drawTile, reveal } from './tiles.ts';
import { discardTimer, timerTile } from './timer.ts';
import { choose, discardPlayed, duty, endPlay, endTurn, makeNoise, play, startTurn, timer } from './turn.ts';
import { takeDamage } from './wounds.ts';

const VERBS: { readonly [K in Op['op']]: Verb<K> } = {
  ...newYork,
  hear,
  moveMissions,
  discardTimer,
  discardPlayed,
  dealPois,
  dealSuburbs,
  firstPlayer,
  startTurn,
  timer,
  duty,
  choose,
  play,
  endPlay,
  makeNoise,
  takeDamage,
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
  receive,
  noise,
  due,
  either,
  arrive,
  drawTile,
  consent,
  pickPassenger,
  trickTo,
  prevent,
  loseCards,
  overflow,
};

export const engine = machine<State, Op>(VERBS);
