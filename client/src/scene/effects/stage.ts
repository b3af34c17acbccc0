// What every effect works with.
import { type Container, Graphics } from 'pixi.js';
import type { Board } from '../board.ts';
import type { Ink } from '../draw/text.ts';
import type { EscapePublic } from '../game.ts';
import type { Point } from '../layout/hex.ts';
import type { Motion } from '../playback/index.ts';

/** What an effect may touch: the map as it is shown before the step. */
export type Stage = {
  readonly board: Board;
  readonly ink: Ink;
  readonly view: EscapePublic;
  readonly show: (view: EscapePublic) => void;
};
/** Draws the moment, from 0 to 1; what it adds goes into `on`, which is emptied afterwards. */
export type Effect = (t: number) => void;
export type Maker<K extends Motion['kind']> = (
  motion: Extract<Motion, { kind: K }>,
  stage: Stage,
  on: Container,
) => Effect;
export type Makers<K extends Motion['kind']> = { readonly [Kind in K]: Maker<Kind> };

export const smooth = (t: number): number => t * t * (3 - 2 * t);
export const pop = (t: number): number =>
  1 + 0.35 * Math.sin(Math.min(1, t) * Math.PI) - (1 - Math.min(1, t * 2)) * 0.6;

/** An empty sheet to draw on, at a point of the map. */
export const put = (on: Container, at: Point): Graphics => {
  const g = new Graphics();
  g.position.copyFrom(at);
  on.addChild(g);
  return g;
};
