// The verbs of New York's side in one table.
export { arrows } from './arrows.ts';
export {
  bossesReturn, buyTop, cardNoise, discardTop, joinDeck, newYorkPhase, newYorkTop, reshuffle, resolveBought, shelveBought,
} from './deck.ts'; // biome-ignore format: a list of names
export { drawEvent, events, nextEvent, raiseEventLevel } from './events.ts';
export { mug, recoverRandom } from './heroes.ts';
export { goOn, moveEnemies, nextMover, pickLoad, pickMover, pickWay } from './movers.ts';
export {
  blockHere, burnGlider, cube, driver, landHelicopter, moveHelicopter, prisoners, removePrisoners,
} from './place.ts'; // biome-ignore format: a list of names
export { bossEnters, caseHere, presidentTaken, revealPoi, revealPois, turnPoi } from './pois.ts';
export { haltMove, trapCard } from './traps.ts';
