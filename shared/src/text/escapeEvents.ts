// What the numbers of each event are, so that whoever tells the log fills the same holes.
import { TILES } from '../games/escape/content/tiles.ts';

/**
 * In order: what a number names, and after a colon the hole it fills where that is another word.
 * `slot` counts from 0 inside and from 1 for people; `n` is a plain number; `which` picks the sentence.
 */
export const EVENT_ARGS: Readonly<Record<string, readonly string[]>> = {
  first: ['seat'],
  turn: ['n', 'seat'],
  'recovered-all': ['seat', 'n'],
  chose: ['seat', 'card'],
  played: ['seat', 'card'],
  skipped: ['seat', 'card'],
  ability: ['seat', 'which'],
  moved: ['seat', 'space:from', 'space:to'],
  explored: ['seat', 'space', 'tile'],
  'poi-revealed': ['seat', 'space', 'tile'],
  'looked-at-poi': ['seat', 'space', 'tile'],
  marker: ['space', 'marker'],
  placed: ['which', 'space', 'n'],
  'block-destroyed': ['space:from', 'space:to'],
  'car-lost': ['seat'],
  consented: ['seat:driver', 'seats'],
  boarded: ['seat', 'seat:rider'],
  damaged: ['seat', 'space', 'enemy'],
  killed: ['seat', 'space', 'enemy'],
  tricked: ['space:from', 'space:to', 'enemy'],
  removed: ['space', 'enemy'],
  wounded: ['seat', 'n'],
  'lost-card': ['seat', 'card'],
  recovered: ['seat', 'card'],
  'drew-item': ['seat', 'held'],
  'discarded-item': ['seat', 'slot', 'held'],
  'used-item': ['seat', 'held'],
  stole: ['seat', 'seat:victim', 'slot', 'held'],
  noise: ['n', 'n:noise', 'n:missions'],
  'noise-lost': ['n', 'n:noise'],
  missions: ['n', 'n:left'],
  'missions-full': [],
  timer: ['which', 'timer'],
  'timer-discarded': ['which', 'timer'],
  'hurry-up': [],
  lost: [],
  'boss-enters': ['boss', 'space'],
  'case-token': ['slot:n', 'space'],
  'enemy-moved': ['space:from', 'space:to', 'enemy'],
  'enemy-crashed': ['space:from', 'space:to'],
  'enemy-took-car': ['space'],
  event: ['seat', 'event'],
  'event-level': ['n'],
  'gullfire-destroyed': [],
  'helicopter-landed': ['space'],
  'helicopter-moved': ['seat', 'space'],
  'ny-top': ['ny'],
  'ny-discarded': ['ny'],
  'ny-played': ['ny', 'n:cost', 'n:noise'],
  'ny-bonus': ['ny'],
  'ny-joins': ['ny'],
  'ny-shuffled': [],
  'ny-arrows': ['ny'],
  'president-taken': ['seat'],
  trap: ['seat', 'space', 'which'],
  'level-bars': ['seat', 'n:set'],
  'took-item': ['seat', 'space'],
  'kept-item': ['seat', 'held'],
  'took-case': ['seat', 'slot:n', 'held'],
  'gave-up-case': ['seat', 'slot:n', 'held'],
  'revealed-case': ['seat', 'held'],
  'looked-at-slot': ['seat', 'slot:n', 'held'],
  'revealed-weapon': ['seat', 'held'],
  shot: ['seat', 'held'],
  reloaded: ['seat', 'n'],
  'paid-item': ['seat', 'held'],
  'paid-weapon': ['seat', 'held'],
  'level-up': ['seat', 'n'],
  'took-special': ['seat', 'card'],
  'kept-objective': ['seat', 'which', 'objective'],
  'took-car': ['seat', 'space'],
  'abandoned-car': ['seat', 'space', 'which'],
  'car-here': ['seat', 'space'],
  'car-move': ['seat'],
  'at-bridge': ['seat', 'n'],
  'bridge-opened': ['n'],
  'took-wanted': ['seat'],
  showed: ['seat', 'slot', 'held'],
  'bridge-failed': ['seat', 'n'],
  'won-together': ['n', 'seats'],
  'won-alone': ['seat', 'blue', 'purple'],
  'took-president': ['seat'],
  'stole-president': ['seat', 'seat:victim'],
  'president-dead': ['seat'],
  'alive-removed': ['n'],
};

/** Sentences that differ by a number: the last part of their key. */
export const EVENT_WHICH: Readonly<Record<string, readonly string[]>> = {
  ability: ['fight', 'scout'],
  placed: ['prisoner', 'driver', 'cube', 'roadblock'],
  timer: ['black', 'red'],
  'timer-discarded': ['black', 'red'],
  trap: ['safe', 'triggered'],
  'kept-objective': ['blue', 'purple'],
  'abandoned-car': ['car', 'taxi'],
};

/** A street or a piece of the park is called by where it is: to say what was found there would say it twice. */
const isNameless = (tile: number): boolean => {
  const { building, trap } = TILES[tile] ?? {};
  return building === 'none' && trap === null;
};
/** The end of the Noise track: only there further Noise moves Missions. */
const LOUDEST = 10;
/** Sentences that differ by what happened: the last part of their key, '' for those that do not. */
export const whichOf = (code: string, args: readonly number[]): string => {
  if (code === 'explored' && isNameless(args[2] ?? 0)) return 'plain';
  if (code === 'noise') {
    const [gained = 0, now = 0] = args;
    if (now === LOUDEST) return 'full';
    // Nothing but a reset leaves less than was gained.
    if (now < gained) return 'reset';
  }
  return '';
};
