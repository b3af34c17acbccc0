// What can be seen happening, as data: one kind a motion.
import type { Told } from '../game.ts';

/** Why something happens: the card or tile at work, or a step of the New York Phase. */
export type Cause = {
  readonly family: 'ny' | 'event' | 'timer' | 'red-timer' | 'arrows' | 'discard';
  /** The number of the card or tile. */
  readonly id: number;
};
export type Mover = { readonly from: number; readonly to: number; readonly look: number };
/** A number of New York's board, its clock or the ways out, set anew. */
export type Setting = readonly [row: 'newYork' | 'clock' | 'transport', index: number, value: number];

export type Motion =
  | { readonly kind: 'sweep' }
  | { readonly kind: 'say' }
  | { readonly kind: 'board'; readonly set: readonly Setting[] }
  | { readonly kind: 'noise'; readonly n: number; readonly noise: number; readonly missions: number }
  | { readonly kind: 'tick'; readonly red: boolean }
  | { readonly kind: 'bonus'; readonly bit: number }
  | { readonly kind: 'walk'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly kind: 'reveal'; readonly space: number; readonly tile: number }
  | { readonly kind: 'marker'; readonly space: number; readonly marker: number }
  | { readonly kind: 'arrive'; readonly what: number; readonly space: number; readonly count: number }
  | { readonly kind: 'block'; readonly road: number; readonly stands: boolean }
  | { readonly kind: 'roam'; readonly movers: readonly Mover[] }
  | { readonly kind: 'crash'; readonly from: number; readonly to: number; readonly road: number }
  | { readonly kind: 'seize'; readonly space: number }
  | { readonly kind: 'enter'; readonly boss: number; readonly space: number }
  | { readonly kind: 'hit'; readonly seat: number; readonly space: number; readonly look: number }
  | { readonly kind: 'fall'; readonly seat: number; readonly space: number; readonly look: number }
  | { readonly kind: 'wound'; readonly seat: number; readonly count: number }
  | { readonly kind: 'glow'; readonly seat: number }
  | { readonly kind: 'case'; readonly slot: number; readonly space: number }
  | { readonly kind: 'take'; readonly row: 'cubes' | 'cars'; readonly seat: number; readonly space: number }
  | { readonly kind: 'leave'; readonly seat: number; readonly space: number }
  | { readonly kind: 'fly'; readonly space: number; readonly landed: boolean }
  | { readonly kind: 'burn'; readonly space: number };

/** A motion, how long it lasts at normal speed, what it tells, and in whose phase and why it happens. */
export type Step = Motion & {
  readonly ms: number;
  readonly told: Told;
  readonly city: boolean;
  readonly cause: Cause | null;
};
