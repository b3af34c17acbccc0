// Fingers and mouse on the map: drag, wheel, pinch, tap, hover and long press, told apart and passed on.
import type { Point } from './layout/hex.ts';

export type Gestures = {
  /** All in pixels from the corner of the map's window. */
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: Point) => void;
  readonly tap: (at: Point) => void;
  /** The mouse is here; null when it has left or is busy dragging. */
  readonly hover: (at: Point | null) => void;
  readonly press: (at: Point) => void;
};

const STILL = 6;
const LONG = 450;
const WHEEL = 0.0016;

export const listen = (element: HTMLElement, gestures: Gestures): (() => void) => {
  const down = new Map<number, Point>();
  const stop = new AbortController();
  let start: Point | null = null;
  let moved = false;
  let pressed = false;
  let timer = 0;

  const at = (e: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, handler: (e: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, handler, { signal: stop.signal, passive: false });
  const spread = (): { middle: Point; wide: number } => {
    const [a, b] = [...down.values()] as [Point, Point];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, wide: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  on('pointerdown', (e) => {
    if (e.button !== 0) return;
    element.setPointerCapture(e.pointerId);
    down.set(e.pointerId, at(e));
    clearTimeout(timer);
    if (down.size > 1) {
      moved = true;
      return;
    }
    [start, moved, pressed] = [at(e), false, false];
    if (e.pointerType === 'mouse') return;
    timer = window.setTimeout(() => {
      if (moved || start === null) return;
      pressed = true;
      gestures.press(start);
    }, LONG);
  });
  on('pointermove', (e) => {
    const last = down.get(e.pointerId);
    const here = at(e);
    if (last === undefined) {
      if (e.pointerType === 'mouse') gestures.hover(here);
      return;
    }
    if (!moved && start !== null && Math.hypot(here.x - start.x, here.y - start.y) < STILL) return;
    if (!moved) gestures.hover(null);
    moved = true;
    clearTimeout(timer);
    if (down.size < 2) {
      down.set(e.pointerId, here);
      gestures.pan(here.x - last.x, here.y - last.y);
      return;
    }
    const before = spread();
    down.set(e.pointerId, here);
    const after = spread();
    gestures.pan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    if (before.wide > 0) gestures.zoom(after.wide / before.wide, after.middle);
  });
  const end = (e: PointerEvent, isTap: boolean): void => {
    if (!down.delete(e.pointerId)) return;
    clearTimeout(timer);
    // What a long press explains stays to be read until the next touch.
    if (!pressed && isTap && !moved && down.size === 0) gestures.tap(at(e));
  };
  addEventListener('pointerdown', (e) => e.pointerType !== 'mouse' && gestures.hover(null), {
    signal: stop.signal,
    capture: true,
  });
  on('pointerup', (e) => end(e, true));
  on('pointercancel', (e) => end(e, false));
  on('pointerleave', (e) => {
    if (e.pointerType === 'mouse' && down.size === 0) gestures.hover(null);
  });
  on('contextmenu', (e) => {
    if (pressed) e.preventDefault();
  });
  on('wheel', (e) => {
    e.preventDefault();
    const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    gestures.zoom(Math.exp(-e.deltaY * lines * WHEEL * (e.ctrlKey ? 4 : 1)), at(e));
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
};
