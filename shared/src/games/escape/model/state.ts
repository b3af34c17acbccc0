// The whole of a game in progress: numbers and flat arrays of numbers, and how to copy them. Who may know which of them
// is the business of views; what they mean on the map that of board.
import { type Core, cloneStack } from '../../../engine/index.ts';
import type { Op } from './op.ts';

/** The variants of rules D1-D10, as chosen when the table is made. */
export const VARIANTS = [
  'hard-clock',
  'hard-streets',
  'extra-specials',
  'crossbows',
  'explosions',
  'extra-timers',
  'traps',
  'hard-deck',
  'wanted',
  'dead-or-alive',
] as const;
export type Variant = (typeof VARIANTS)[number];
export const variantBit = (variant: Variant): number => 1 << VARIANTS.indexOf(variant);

/** Whether what a variant adds is in the game; what belongs to none always is. */
export const isPlayed = (variants: number, variant: Variant | null | undefined): boolean =>
  variant === null || variant === undefined || (variants & variantBit(variant)) !== 0;

export type State = Core<Op> & {
  players: number;
  /** Bit set of VARIANTS. */
  variants: number;
  turn: number;
  active: number;
  /** One of OUTCOME; 0 while the game goes on. */
  outcome: number;
  /** Bit set of the seats that won. */
  winners: number;

  /** One packed number a space: see board/space. */
  space: number[];
  /** Bit sets over the roads, standing Roadblocks first, destroyed ones after: see board/roads. */
  blocks: number[];
  /** One packed number for each Enemy that is hurt, tricked or has moved: see board/marks. */
  marks: number[];
  /** STRIDE numbers a seat: see model/seat. */
  seats: number[];
  /** How many of each card or tile are left in each bag: see model/bags. */
  bags: number[];
  /** What was dealt onto the places of the map: see model/places. */
  places: number[];
  /** For each Boss: where it is, Hit Points left, tricked. */
  bosses: number[];

  noise: number;
  /** Mission cubes still in the left box. */
  missions: number;
  eventLevel: number;
  /** The New York card on top, whose back everybody sees. */
  nyTop: number;
  /** Bit set of the New York Specials whose Bonus is in play. */
  nyBonus: number;
  /** Black Timer tiles still to be drawn before Hurry Up. */
  blackLeft: number;
  /** Noise of this turn's plays, given to New York at T8. */
  pendingNoise: number;
  /** Timer tiles that wait until what is under way is finished (K6). */
  waitingTimers: number;
  /** Whole runs of Events that wait for the present play to end (M7). */
  waitingEvents: number;
  /** Who rides in the active hero's Car until this play ends: seat + 1, 0 = nobody (V2). */
  passenger: number;
  helicopterAt: number;
  helicopterLanded: number;
  gullfire: number;
  presidentTaken: number;
  /** D10: Alive cards left in the President's deck beside the Dead one. */
  aliveLeft: number;
  /** D9: Wanted cards nobody has yet. */
  wantedLeft: number;
  /** Bit set over the Cases (from FIRST_CASE on) that were revealed and stay so, wherever they lie (I7). */
  openCases: number;

  prisonersLeft: number;
  carsLeft: number;
  cubesLeft: number;
  blocksLeft: number;
};

export const OUTCOME = { none: 0, together: 1, alone: 2, lost: 3 } as const;
export const OUTCOMES = ['none', 'together', 'alone', 'lost'] as const;

export const cloneState = (s: State): State => ({
  step: s.step,
  learned: s.learned,
  asked: s.asked.slice(),
  stack: cloneStack(s.stack),
  players: s.players,
  variants: s.variants,
  turn: s.turn,
  active: s.active,
  outcome: s.outcome,
  winners: s.winners,
  space: s.space.slice(),
  blocks: s.blocks.slice(),
  marks: s.marks.slice(),
  seats: s.seats.slice(),
  bags: s.bags.slice(),
  places: s.places.slice(),
  bosses: s.bosses.slice(),
  noise: s.noise,
  missions: s.missions,
  eventLevel: s.eventLevel,
  nyTop: s.nyTop,
  nyBonus: s.nyBonus,
  blackLeft: s.blackLeft,
  pendingNoise: s.pendingNoise,
  waitingTimers: s.waitingTimers,
  waitingEvents: s.waitingEvents,
  passenger: s.passenger,
  helicopterAt: s.helicopterAt,
  helicopterLanded: s.helicopterLanded,
  gullfire: s.gullfire,
  presidentTaken: s.presidentTaken,
  aliveLeft: s.aliveLeft,
  wantedLeft: s.wantedLeft,
  openCases: s.openCases,
  prisonersLeft: s.prisonersLeft,
  carsLeft: s.carsLeft,
  cubesLeft: s.cubesLeft,
  blocksLeft: s.blocksLeft,
});
