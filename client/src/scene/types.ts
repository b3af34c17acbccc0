// What the page and the scene say to each other.
import type { Speed } from '../settings.ts';
import type { EscapePublic, Told } from './game.ts';
import type { Step } from './playback/index.ts';

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
};

/** What is pointed at without being picked. */
export type Marks = { readonly spaces: readonly number[]; readonly seats: readonly number[] };
export const NO_MARKS: Marks = { spaces: [], seats: [] };

export type Pick = { readonly kind: 'space' | 'enemy' | 'road' | 'bridge'; readonly target: number };
/** What can be explained: a space with all it holds, a Roadblock on its road, a bridge. */
export type Spot = { readonly kind: 'space' | 'road' | 'bridge'; readonly target: number };
/** In pixels of the browser's window. */
export type ScreenPoint = { readonly x: number; readonly y: number };

export type MapScene = {
  /** Draws the view as it is; what is being played back ends, unless it leads to this very view. */
  show(input: SceneInput): void;
  /** Plays the events, then snaps to `after`. What can be picked is that of `after` from the start. */
  play(events: readonly Told[], after: SceneInput): void;
  /** Straight to the end of what is being played. */
  skip(): void;
  /** How far the story had come before the first event that is played; tells the phases apart. */
  begin(events: readonly Told[]): void;
  /** A step begins to be played, or none is any more; with what the map shows meanwhile. */
  onStep(handler: (step: Step | null, shown: EscapePublic) => void): void;
  /** What was touched once stays bright until it is touched again or let go. */
  arm(pick: Pick | null): void;
  /** Points at spaces and heroes, e.g. those a sentence tells of. */
  mark(marks: Marks): void;
  lookAt(space: number): void;
  onPick(handler: (pick: Pick) => void): void;
  /** What is under the pointer or a long press, whether it can be picked or not; with what should stay in sight: it and all that is lit. */
  onHover(handler: (spot: Spot | null, at: ScreenPoint, lit: readonly ScreenPoint[]) => void): void;
  fit(): void;
  zoomBy(factor: number): void;
  resize(): void;
  destroy(): void;
};

export type SceneOptions = {
  /** Asked each time: `off` shows the end at once. */
  readonly speed: () => Speed;
  /** The words for a code of SCENE_LABELS, in the reader's language. */
  readonly labels: (code: string) => string;
};
