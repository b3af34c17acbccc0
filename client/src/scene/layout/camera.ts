// Which part of the map the window shows. A camera is data; every move makes a new one.
import type { Box, Point } from './hex.ts';

export type Camera = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };

/** A space is readable from this scale on; a smaller window shows a part of the map rather than shrink below it. */
export const READABLE = 0.8;
const CLOSEST = 4;
const MARGIN = 14;

export const toScreen = (camera: Camera, p: Point): Point => ({
  x: p.x * camera.scale + camera.x,
  y: p.y * camera.scale + camera.y,
});
export const toMap = (camera: Camera, p: Point): Point => ({
  x: (p.x - camera.x) / camera.scale,
  y: (p.y - camera.y) / camera.scale,
});

const wholeScale = (box: Box, window: Size): number =>
  Math.min((window.width - MARGIN * 2) / box.width, (window.height - MARGIN * 2) / box.height);
export const isWhole = (box: Box, window: Size): boolean => wholeScale(box, window) >= READABLE;

const centredOn = (p: Point, scale: number, window: Size): Camera => ({
  x: window.width / 2 - p.x * scale,
  y: window.height / 2 - p.y * scale,
  scale,
});
const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The whole map where that is readable, otherwise the part round the focus. */
export const fitted = (box: Box, window: Size, focus: Point | null): Camera => {
  if (isWhole(box, window)) return centredOn(middleOf(box), wholeScale(box, window), window);
  return bounded(box, window, centredOn(focus ?? middleOf(box), READABLE, window));
};

/** Keeps the map in the window: no further out than the whole of it, never all of it outside. */
export const bounded = (box: Box, window: Size, camera: Camera): Camera => {
  const least = Math.min(wholeScale(box, window), READABLE);
  const scale = Math.min(CLOSEST, Math.max(least, camera.scale));
  const along = (at: number, start: number, length: number, room: number): number => {
    const size = length * scale;
    const [low, high] = [room - MARGIN - (start * scale + size), MARGIN - start * scale];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
  };
  return {
    x: along(camera.x, box.x, box.width, window.width),
    y: along(camera.y, box.y, box.height, window.height),
    scale,
  };
};

/** Nearer or further, with the same point of the map staying under the finger. */
export const zoomed = (camera: Camera, factor: number, at: Point): Camera => {
  const scale = Math.min(CLOSEST, Math.max(0.1, camera.scale * factor));
  const p = toMap(camera, at);
  return { x: at.x - p.x * scale, y: at.y - p.y * scale, scale };
};
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Moved no further than needed to have a point well inside the window. */
export const reaching = (camera: Camera, window: Size, p: Point, room: number): Camera => {
  const at = toScreen(camera, p);
  const [roomX, roomY] = [Math.min(room, window.width / 2), Math.min(room, window.height / 2)];
  const into = (v: number, margin: number, size: number) => Math.min(size - margin, Math.max(margin, v)) - v;
  return panned(camera, into(at.x, roomX, window.width), into(at.y, roomY, window.height));
};

export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  scale: from.scale + (to.scale - from.scale) * t,
});
