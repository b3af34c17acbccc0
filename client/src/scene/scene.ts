// The map on the page: takes views and events, gives picks and hovers. It never knows what is legal beyond its targets.
import { Container } from 'pixi.js';
import { createBackdrop } from './backdrop.ts';
import { createBoard } from './board.ts';
import { type Ink, lettersFor, resolutionFor, sharpen } from './draw/text.ts';
import { createFrames } from './frames.ts';
import { type EscapePublic, HEROES } from './game.ts';
import { toScreen } from './layout/camera.ts';
import { arrowsOf, topCard } from './layout/cards.ts';
import type { Point } from './layout/hex.ts';
import { litPlaces, pickAt, placeOf, samePick, spotAt } from './layout/picking.ts';
import { createLights, createMarks, enemySpots, type Stand } from './lights.ts';
import { BEGINNING, follow, type Step, stepsOf } from './playback/index.ts';
import { createPlayer } from './player.ts';
import { listen } from './pointer.ts';
import { createRenderer, pixelRatio } from './renderer.ts';
import type { MapScene, Pick, SceneInput, SceneOptions, ScreenPoint, Spot } from './types.ts';
import { createWindow } from './window.ts';

/** How far from a small thing a finger or the mouse may land, in pixels. */
const REACH = 22;
const SHARPEN_AFTER = 140;

export const createMapScene = async (host: HTMLElement, options: SceneOptions): Promise<MapScene> => {
  const renderer = await createRenderer();
  const canvas = renderer.canvas;
  canvas.style.touchAction = 'none';
  canvas.style.display = 'block';
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);

  const ink: Ink = {
    resolution: pixelRatio(),
    labels: options.labels,
    letters: lettersFor(HEROES.map((hero) => options.labels(`hero.${hero}`))),
  };
  const backdrop = createBackdrop(renderer);
  const board = createBoard(ink, backdrop.touch);
  const all = new Container({ children: [backdrop.picture, board.world] });
  const frames = createFrames(() => {
    backdrop.draw(board.city);
    renderer.render(all);
  });
  const light = createLights(board.layers);
  const markOut = createMarks(board.layers.marks);

  let input: SceneInput | null = null;
  let hovered: Pick | null = null;
  let armed: Pick | null = null;
  let spots = new Map<number, Stand>();
  let pickHandler: (pick: Pick) => void = () => {};
  let hoverHandler: Parameters<MapScene['onHover']>[0] = () => {};
  let stepHandler: (step: Step | null, shown: EscapePublic) => void = () => {};
  let narration = BEGINNING;
  let over: Spot | null = null;
  let sharpening = 0;

  const player = createPlayer({
    board,
    ink,
    frames,
    show: (view: EscapePublic) => {
      board.show(view, input?.held ?? []);
      board.showArrows(view, arrowsOf(topCard(view)));
      frames.request();
    },
    tell: (step, shown) => stepHandler(step, shown),
  });

  const win = createWindow({
    frames,
    still: () => options.speed() === 'off',
    apply: ({ x, y, scale }) => {
      for (const part of [board.city, board.world]) {
        part.position.set(x, y);
        part.scale.set(scale);
      }
      backdrop.touch();
      clearTimeout(sharpening);
      sharpening = window.setTimeout(rewrite, SHARPEN_AFTER);
    },
  });
  const rewrite = (): void => {
    const resolution = resolutionFor(win.camera().scale * pixelRatio());
    if (resolution === ink.resolution) return;
    ink.resolution = resolution;
    sharpen(board.city, resolution);
    sharpen(board.world, resolution);
    backdrop.touch();
    frames.request();
  };

  const point = (pick: Pick | null): void => {
    hovered = pick;
    light.hover(pick ?? armed);
    canvas.style.cursor = pick ? 'pointer' : 'grab';
    frames.request();
  };
  /** What can be picked changes at once, whatever is still being played. */
  const take = (to: SceneInput): void => {
    input = to;
    spots = enemySpots(to.view, to.targets);
    light.show(to.targets, spots);
    point(null);
    win.look(to.focus);
  };
  const pickUnder = (at: Point): Pick | null =>
    input && pickAt(win.pointAt(at), REACH / win.camera().scale, input.targets, spots);
  const tellHover = (at: Point | null): void => {
    const spot = at && input && spotAt(win.pointAt(at), input.view);
    if (samePick(spot, over)) return;
    over = spot;
    const { left, top } = canvas.getBoundingClientRect();
    const onScreen = (p: Point): ScreenPoint => {
      const { x, y } = toScreen(win.camera(), p);
      return { x: x + left, y: y + top };
    };
    const lit = spot && input ? [placeOf(spot), ...litPlaces(input.targets, spots)].map(onScreen) : [];
    hoverHandler(spot, { x: (at?.x ?? 0) + left, y: (at?.y ?? 0) + top }, lit);
  };

  const deafen = listen(canvas, {
    pan: win.pan,
    zoom: win.zoom,
    tap: (at) => {
      const pick = pickUnder(at);
      if (pick) pickHandler(pick);
    },
    hover: (at) => {
      tellHover(at);
      const pick = at && pickUnder(at);
      if (samePick(pick, hovered)) return;
      point(pick);
    },
    press: tellHover,
  });

  let [wide, high, fine] = [0, 0, 0];
  /** Fits the canvas into its place; whether it had to be changed. */
  const place = (): boolean => {
    const now = [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight), pixelRatio()] as const;
    if (now[0] === wide && now[1] === high && now[2] === fine) return false;
    [wide, high, fine] = now;
    renderer.resize(wide, high, fine);
    backdrop.place();
    win.resize({ width: wide, height: high });
    return true;
  };
  const resize = (): void => {
    if (place()) frames.now();
  };
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);
  const restore = (): void => {
    backdrop.touch();
    frames.request();
  };
  canvas.addEventListener('webglcontextrestored', restore);
  place();
  rewrite();

  return {
    show(to) {
      const isSame = player.isPlaying() && to.view === input?.view;
      take(to);
      if (!isSame) player.settle(to.view);
    },
    play(events, after) {
      const { steps, after: now } = stepsOf(events, narration);
      const first = input === null;
      narration = now;
      take(after);
      const speed = options.speed();
      if (!first && speed !== 'off' && !document.hidden && steps.length > 0) player.play(steps, after.view, speed);
      else if (player.isPlaying() && speed !== 'off') player.play([], after.view, speed);
      else player.settle(after.view);
    },
    skip: player.skip,
    begin(events) {
      narration = events.reduce(follow, BEGINNING);
    },
    onStep(handler) {
      stepHandler = handler;
    },
    arm(pick) {
      armed = pick;
      point(hovered);
    },
    mark(marks) {
      if (input) markOut(input.view, marks);
      frames.request();
    },
    lookAt: win.lookAt,
    onPick(handler) {
      pickHandler = handler;
    },
    onHover(handler) {
      hoverHandler = handler;
    },
    fit: win.fit,
    zoomBy: win.zoomMiddle,
    resize,
    destroy() {
      clearTimeout(sharpening);
      watcher.disconnect();
      deafen();
      frames.destroy();
      canvas.removeEventListener('webglcontextrestored', restore);
      board.city.destroy({ children: true });
      all.destroy({ children: true });
      backdrop.destroy();
      renderer.destroy({ removeView: true });
    },
  };
};
