// Plays steps one after another in front of the map and ends on the view they lead to.
import { Container } from 'pixi.js';
import type { Speed } from '../settings.ts';
import type { Board } from './board.ts';
import type { Ink } from './draw/text.ts';
import { type Effect, effectOf } from './effects/index.ts';
import type { Frames, Motion } from './frames.ts';
import type { EscapePublic } from './game.ts';
import { applyStep, durationsOf, type Step } from './playback/index.ts';

/** A step to be played, or a view to be shown when its turn comes. */
type Item = { readonly step: Step; readonly ms: number } | { readonly view: EscapePublic };
type Running = {
  readonly step: Step;
  readonly draw: Effect;
  readonly on: Container;
  readonly ms: number;
  readonly start: number;
};

type Tools = {
  readonly board: Board;
  readonly ink: Ink;
  readonly frames: Frames;
  readonly show: (view: EscapePublic) => void;
  /** A step begins, or (null) nothing is played any more; the view is what is shown meanwhile. */
  readonly tell: (step: Step | null, view: EscapePublic) => void;
};

export const createPlayer = ({ board, ink, frames, show, tell }: Tools) => {
  let queue: Item[] = [];
  let running: Running | null = null;
  let shown: EscapePublic | null = null;

  const showNow = (view: EscapePublic): void => {
    shown = view;
    show(view);
  };
  /** Whatever the effect moved comes to rest, however few frames there were. */
  const clearEffect = (): void => {
    running?.draw(1);
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
      const { step, ms } = item;
      const on = board.layers.effects.addChild(new Container());
      const draw = effectOf(step, { board, ink, view: shown, show }, on);
      running = { step, draw, on, ms, start: now };
      tell(step, applyStep(shown, step));
      return true;
    }
    if (shown !== null) tell(null, shown);
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
      const { step, start, ms } = running;
      clearEffect();
      if (shown !== null) showNow(applyStep(shown, step));
      // The next step begins where this one ended, unless frames have been lost on the way.
      if (!next(Math.max(start + ms, now - LATE))) return false;
    }
    return false;
  };
  const isPlaying = (): boolean => running !== null || queue.length > 0;

  /** Ends whatever is being played and shows this. */
  const settle = (view: EscapePublic): void => {
    queue = [];
    clearEffect();
    frames.stop(motion);
    showNow(view);
    tell(null, view);
  };
  return {
    isPlaying,
    settle,
    play(steps: readonly Step[], after: EscapePublic, speed: Speed): void {
      const durations = durationsOf(steps, speed);
      queue.push(...steps.map((step, i) => ({ step, ms: durations[i] ?? 0 })), { view: after });
      frames.start(motion);
    },
    /** Straight to the end of all that is still to be played. */
    skip(): void {
      const last = queue.findLast((item) => 'view' in item);
      if (isPlaying() && last && 'view' in last) settle(last.view);
    },
  };
};
/** A pause of the browser longer than this is not caught up. */
const LATE = 50;
