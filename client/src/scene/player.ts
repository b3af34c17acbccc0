// Plays steps one after another in front of the map, faster when many wait, and ends on the view they lead to.
import { Container } from 'pixi.js';
import type { Board } from './board.ts';
import type { Ink } from './draw/text.ts';
import { type Effect, effectOf } from './effects.ts';
import type { Frames, Motion } from './frames.ts';
import type { EscapePublic } from './game.ts';
import { applyStep, type Step, speedFor } from './playback.ts';

/** A step to be played, or a view to be shown when its turn comes. */
type Item = { readonly step: Step } | { readonly view: EscapePublic };
type Running = {
  readonly step: Step;
  readonly draw: Effect;
  readonly on: Container;
  readonly ms: number;
  start: number;
};

type Tools = {
  readonly board: Board;
  readonly ink: Ink;
  readonly frames: Frames;
  readonly show: (view: EscapePublic) => void;
};

export const createPlayer = ({ board, ink, frames, show }: Tools) => {
  let queue: Item[] = [];
  let running: Running | null = null;
  let shown: EscapePublic | null = null;

  const showNow = (view: EscapePublic): void => {
    shown = view;
    show(view);
  };
  const clearEffect = (): void => {
    running?.on.destroy({ children: true });
    running = null;
  };
  /** Takes items until one needs time; false when nothing is left. */
  const next = (now: number): boolean => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      if ('view' in item) {
        showNow(item.view);
        continue;
      }
      if (shown === null) continue;
      const { step } = item;
      const waiting = queue.flatMap((one) => ('step' in one ? [one.step] : []));
      const on = board.layers.effects.addChild(new Container());
      const draw = effectOf(step, { board, ink, view: shown, show }, on);
      running = { step, draw, on, ms: step.ms / speedFor([step, ...waiting]), start: now };
      return true;
    }
    return false;
  };
  const motion: Motion = (now) => {
    if (running === null && !next(now)) return false;
    while (running !== null) {
      const t = (now - running.start) / running.ms;
      if (t < 1) {
        running.draw(Math.max(0, t));
        return true;
      }
      const { step } = running;
      clearEffect();
      if (shown !== null) showNow(applyStep(shown, step));
      if (!next(now)) return false;
    }
    return false;
  };

  return {
    isPlaying: (): boolean => running !== null || queue.length > 0,
    play(steps: readonly Step[], after: EscapePublic): void {
      queue.push(...steps.map((step) => ({ step })), { view: after });
      frames.start(motion);
    },
    /** Ends whatever is being played and shows this. */
    settle(view: EscapePublic): void {
      queue = [];
      clearEffect();
      frames.stop(motion);
      showNow(view);
    },
  };
};
