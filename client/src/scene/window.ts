// The window onto the map: camera, its limits and its short glides.
import type { Frames, Motion } from './frames.ts';
import {
  between,
  bounded,
  type Camera,
  fitted,
  isWhole,
  panned,
  reaching,
  type Size,
  toMap,
  zoomed,
} from './layout/camera.ts';
import { centre, MAP_BOX, type Point, RADIUS } from './layout/hex.ts';

const GLIDE = 260;
/** How much of the map round a focus should be seen: two spaces each way. */
const AROUND = RADIUS * 2.4;

type Tools = {
  readonly frames: Frames;
  readonly still: () => boolean;
  readonly apply: (camera: Camera) => void;
};

export const createWindow = ({ frames, still, apply }: Tools) => {
  let size: Size = { width: 1, height: 1 };
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let focus: Point | null = null;
  /** Whether a person chose this part of the map. */
  let chosen = false;
  let gliding: Motion | null = null;

  const set = (to: Camera): void => {
    camera = to;
    apply(camera);
    frames.request();
  };
  const stop = (): void => {
    if (gliding) frames.stop(gliding);
    gliding = null;
  };
  const glide = (to: Camera): void => {
    stop();
    if (still()) {
      set(to);
      return;
    }
    const from = camera;
    let start = -1;
    gliding = (now) => {
      if (start < 0) start = now;
      const t = Math.min(1, (now - start) / GLIDE);
      camera = between(from, to, 1 - (1 - t) ** 3);
      apply(camera);
      if (t === 1) gliding = null;
      return t < 1;
    };
    frames.start(gliding);
  };
  const move = (to: Camera): void => {
    stop();
    chosen = true;
    set(bounded(MAP_BOX, size, to));
  };

  return {
    camera: (): Camera => camera,
    pointAt: (at: Point): Point => toMap(camera, at),
    pan: (dx: number, dy: number) => move(panned(camera, dx, dy)),
    zoom: (factor: number, at: Point) => move(zoomed(camera, factor, at)),
    zoomMiddle(factor: number): void {
      chosen = true;
      glide(bounded(MAP_BOX, size, zoomed(camera, factor, { x: size.width / 2, y: size.height / 2 })));
    },
    fit(): void {
      chosen = false;
      glide(fitted(MAP_BOX, size, focus));
    },
    resize(to: Size): void {
      size = to;
      stop();
      set(chosen ? bounded(MAP_BOX, size, camera) : fitted(MAP_BOX, size, focus));
    },
    /** Brings a space well into the window, as far as it is not there already. */
    lookAt(space: number): void {
      if (space >= 0) glide(bounded(MAP_BOX, size, reaching(camera, size, centre(space), AROUND * camera.scale)));
    },
    /** Where only a part of the map is seen, that part follows the question. */
    look(space: number | null): void {
      const at = space === null || space < 0 ? null : centre(space);
      if (at?.x === focus?.x && at?.y === focus?.y) return;
      const first = focus === null;
      focus = at;
      if (at === null || (isWhole(MAP_BOX, size) && !chosen)) return;
      const goal = first && !chosen ? fitted(MAP_BOX, size, at) : reaching(camera, size, at, AROUND * camera.scale);
      glide(bounded(MAP_BOX, size, goal));
    },
  };
};
