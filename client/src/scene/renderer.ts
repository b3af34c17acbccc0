// Pixi's WebGL renderer, with only the parts the map uses, and none of its own clocks running.
import 'pixi.js/unsafe-eval';
import { CanvasTextPipe, CanvasTextSystem, Container, extensions, GraphicsPipe, Ticker, WebGLRenderer } from 'pixi.js';
import { SPANS } from './draw/bridge.ts';
import { drawCoast, drawLand } from './draw/coast.ts';
import { drawWaves } from './draw/water.ts';
import { JoinedContextSystem } from './joined.ts';
import { COLOR, FONTS } from './theme.ts';

// Drawings and words for WebGL; what Pixi brings for other renderers stays behind.
extensions.add(GraphicsPipe, JoinedContextSystem, CanvasTextPipe, CanvasTextSystem);

const FONT_PATIENCE = 2500;
/** Canvas text takes whatever font is there at the moment: wait for ours, but not for ever. */
const fonts = (): Promise<unknown> => {
  const loaded = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  return Promise.race([loaded, new Promise((done) => setTimeout(done, FONT_PATIENCE))]);
};

/** More than this is not seen, and costs four times the pixels. */
const FINEST = 2.5;
export const pixelRatio = (): number => Math.min(FINEST, Math.max(1, window.devicePixelRatio || 1));

const make = async (): Promise<WebGLRenderer> => {
  const renderer = new WebGLRenderer();
  await Promise.all([
    renderer.init({
      width: 1,
      height: 1,
      resolution: pixelRatio(),
      autoDensity: true,
      antialias: true,
      background: COLOR.glass,
      skipExtensionImports: true,
      // Everything drawn stays in use until it is destroyed by name.
      gcActive: false,
    }),
    fonts(),
  ]);
  // The scheduler keeps a ticker turning for the collector that is off.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return renderer;
};

/** What is the same on every map: cut into triangles ahead of time, and the graphics card has its program. */
const tryOut = (renderer: WebGLRenderer): void => {
  const map = new Container({ children: [drawWaves, drawLand, drawCoast, ...SPANS].map((draw) => draw()) });
  renderer.render(map);
  map.destroy({ children: true });
};

let ahead: Promise<WebGLRenderer> | null = null;
/** Makes a renderer for the map to come while its page is still waiting for other things. */
export const warmUp = (): void => {
  ahead ??= make().then((renderer) => {
    tryOut(renderer);
    return renderer;
  });
  ahead.catch(() => {});
};

export const createRenderer = (): Promise<WebGLRenderer> => {
  const made = ahead ?? make();
  ahead = null;
  return made;
};
