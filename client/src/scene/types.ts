// What the page and the scene say to each other.
import type { EscapePublic, Told } from './game.ts';

/** What may be picked now, by the targets of the options: an Enemy is its space × PAIR + its look. */
export type Targets = {
  readonly spaces: ReadonlySet<number>;
  readonly enemies: ReadonlySet<number>;
  readonly roads: ReadonlySet<number>;
  /** Bridges from 1. */
  readonly bridges: ReadonlySet<number>;
};
export const NO_TARGETS: Targets = { spaces: new Set(), enemies: new Set(), roads: new Set(), bridges: new Set() };

export type SceneInput = {
  readonly view: EscapePublic;
  /** The seats of this player. */
  readonly held: readonly number[];
  readonly targets: Targets;
  /** The space the question is about. */
  readonly focus: number | null;
  /** Directions from which New York's top card brings Enemies to the active hero. */
  readonly arrows?: readonly number[];
};

export type Pick = { readonly kind: 'space' | 'enemy' | 'road' | 'bridge'; readonly target: number };
/** In pixels of the browser's window. */
export type ScreenPoint = { readonly x: number; readonly y: number };

export type MapScene = {
  /** Draws the view as it is; what is being played back ends, unless it leads to this very view. */
  show(input: SceneInput): void;
  /** Plays the events, then snaps to `after`. What can be picked is that of `after` from the start. */
  play(events: readonly Told[], after: SceneInput): void;
  onPick(handler: (pick: Pick) => void): void;
  /** The space under the pointer or a long press, whether it can be picked or not. */
  onHover(handler: (space: number | null, at: ScreenPoint) => void): void;
  fit(): void;
  zoomBy(factor: number): void;
  resize(): void;
  destroy(): void;
};

export type SceneOptions = {
  readonly reducedMotion: boolean;
  /** The words for a code of SCENE_LABELS, in the reader's language. */
  readonly labels: (code: string) => string;
};
