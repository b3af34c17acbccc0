// Every verb and what it does. A verb without an entry does not compile.
import { machine } from '../../../engine/index.ts';
import type { Op, Verb } from '../model/op.ts';
import type { State } from '../model/state.ts';
import { acts } from './acts/index.ts';
import { crossBridge, showCards } from './bridge.ts';
import { either } from './either.ts';
import { damage, damageEach, trick, trickTo } from './fight.ts';
import { finish } from './finish.ts';
import * as hero from './hero/index.ts';
import { move } from './move.ts';
import * as newYork from './newyork/index.ts';
import { due, hear, moveMissions, noise } from './noise.ts';
import { overflow } from './overflow.ts';
import { lookAtPoi } from './poi.ts';
import { meetPresident, removeAlive } from './president.ts';
import { loseCards, prevent, receive } from './receive.ts';
import { recover, recoverHere } from './recover.ts';
import { consent, pickPassenger } from './ride.ts';
import { dealCases, dealPois, dealSuburbs, firstPlayer } from './setup.ts';
import { item, robTwo } from './supply.ts';
import { arrive, drawTile, reveal } from './tiles.ts';
import { discardTimer, timerTile } from './timer.ts';
import { choose, discardPlayed, duty, endPlay, endTurn, makeNoise, play, startTurn, timer } from './turn.ts';
import { takeDamage } from './wounds.ts';

const VERBS: { readonly [K in Op['op']]: Verb<K> } = {
  ...newYork,
  ...hero,
  hear,
  moveMissions,
  discardTimer,
  discardPlayed,
  dealPois,
  dealCases,
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
  acts,
  finish,
  showCards,
  crossBridge,
  meetPresident,
  removeAlive,
};

export const engine = machine<State, Op>(VERBS);
