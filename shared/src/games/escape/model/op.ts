// Every verb that content and the turn are written in, with its arguments. A card is a list of these; none names a card.
import type { Offers as EngineOffers, Frame, Handler } from '../../../engine/index.ts';
import type { HeroOp } from './heroOp.ts';
import type { NewYorkOp } from './newYorkOp.ts';
import type { State } from './state.ts';

export type Op =
  | NewYorkOp
  | HeroOp
  // setup
  | { readonly op: 'dealPois' }
  | { readonly op: 'dealSuburbs' }
  | { readonly op: 'dealCases' }
  | { readonly op: 'firstPlayer' }
  // the turn
  | { readonly op: 'startTurn' }
  | { readonly op: 'timer' }
  | { readonly op: 'duty' }
  | { readonly op: 'choose' }
  | { readonly op: 'play' }
  | { readonly op: 'endPlay' }
  | { readonly op: 'makeNoise' }
  | { readonly op: 'takeDamage' }
  | { readonly op: 'acts'; readonly lone?: true }
  | { readonly op: 'finish' }
  | { readonly op: 'endTurn' }
  | { readonly op: 'timerTile' }
  // what cards print
  | MoveOp
  | { readonly op: 'reveal'; readonly n: number }
  // `blow`: each point is so much, and only for a Boss
  | { readonly op: 'damage'; readonly n: number; readonly range: number; readonly blow?: number }
  // `spares`: Bosses, as a mask, that were guarded as it began
  | { readonly op: 'damageEach'; readonly n: number; readonly range: number; readonly spares?: number }
  | { readonly op: 'trick'; readonly n: number; readonly range: number }
  | { readonly op: 'recover'; readonly n: number }
  | { readonly op: 'recoverHere'; readonly n: number }
  | { readonly op: 'item'; readonly n: number }
  | { readonly op: 'lookAtPoi'; readonly n: number }
  | { readonly op: 'robTwo' }
  // damage to the active hero from an Event or a Trap, with what prevents it (C9)
  | { readonly op: 'receive'; readonly n: number }
  // Noise at once (N3): a gain, or with a negative number a loss
  | { readonly op: 'noise'; readonly n: number }
  // Timer tiles that have waited are turned (K6), and then, but for `tiles`, the Events that have
  | { readonly op: 'due'; readonly tiles?: true }
  | { readonly op: 'either'; readonly of: readonly (readonly Op[])[] }
  // what tiles print; the space is in the frame's first register
  | { readonly op: 'arrive'; readonly prisoners?: number; readonly drivers?: number; readonly cubes?: number }
  // the second half of a verb that asks twice
  | { readonly op: 'drawTile' }
  | { readonly op: 'consent' }
  | { readonly op: 'pickPassenger' }
  | { readonly op: 'trickTo' }
  | { readonly op: 'prevent' }
  | { readonly op: 'loseCards' }
  | { readonly op: 'overflow' }
  | { readonly op: 'showCards' }
  | { readonly op: 'crossBridge' }
  // the President and his fate (P1, D10)
  | { readonly op: 'meetPresident' }
  | { readonly op: 'removeAlive' };

export type MoveOp = {
  readonly op: 'move';
  readonly steps: number;
  /** Needs a space without Enemies when it starts (M3). */
  readonly clear?: boolean;
  /** Destroys standing Roadblocks on its way (M2). */
  readonly smash?: boolean;
  /** Ignores Event icons entered. */
  readonly quiet?: boolean;
  /** Spaces with a Manhole are neighbours (X4). */
  readonly manholes?: boolean;
};

/** Everything in a verb's own hand: the state, its frame, its printed arguments. */
export type OpNamed<K extends Op['op']> = Extract<Op, { op: K }>;
export type Verb<K extends Op['op']> = Handler<State, OpNamed<K>> & {
  /** Whether this part of a card can be done as things stand (T5); without it, it always can. */
  possible?(s: State, seat: number, op: OpNamed<K>): boolean;
};
export type F = Frame;
export type Offers = EngineOffers;
