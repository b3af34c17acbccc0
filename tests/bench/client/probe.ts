// What a page is measured with: written into it before its own code, it looks on and changes nothing.
import type { Page } from 'playwright-core';

export type Probe = {
  /** Animation frames asked for, and what their callbacks took. */
  frames: number[];
  /** When the scripts of a picture were through that WebGL drew on a canvas of the page. */
  pictures: number[];
  /** When the map could be made: its place is on the page and, on the bare page, Pixi is there. */
  ready: number;
  /** When the first picture with the map in it was drawn. */
  drawn: number;
  /** When the page heard that the pointer had moved. */
  pointed: number;
};
declare global {
  var probe: Probe;
}

/** Runs in the page. */
const look = (): void => {
  globalThis.probe = { frames: [], pictures: [], ready: 0, drawn: 0, pointed: 0 };
  const { probe } = globalThis;
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    ask((now) => {
      const start = performance.now();
      callback(now);
      probe.frames.push(performance.now() - start);
    });
  let isDrawing = false;
  const finish = (): void => {
    isDrawing = false;
    probe.pictures.push(performance.now());
    if (probe.drawn !== 0 || !document.querySelector('[data-drawn]')) return;
    probe.drawn = performance.now();
    console.debug('drawn');
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...args: never[]) => void;
    WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: never[]) {
      // What is drawn on a canvas that lies beside the page is seen by nobody.
      if (!isDrawing && (this.canvas as HTMLCanvasElement).isConnected) {
        isDrawing = true;
        queueMicrotask(finish);
      }
      draw.apply(this, args);
    } as never;
  }
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.canvas, #map[data-ready]')) return;
    probe.ready = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
  addEventListener(
    'pointermove',
    () => {
      probe.pointed ||= performance.now();
    },
    { capture: true },
  );
};
const drawn = new WeakMap<Page, Promise<unknown>>();
/** Before the page's first request. Whoever measures does not ask the page while it is busy: it says when it is done. */
export const probed = async (page: Page): Promise<void> => {
  drawn.set(
    page,
    page.waitForEvent('console', { predicate: (message) => message.text() === 'drawn', timeout: 60_000 }),
  );
  await page.addInitScript(`(${look.toString()})()`);
};

/** A line as from a phone on the way: every answer takes a while to come, and comes slowly. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const perSecond = (8 * 1024 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond / 4,
  });
};

/** From the request for the page to the first picture of the map that can be played. */
export const firstRender = async (page: Page): Promise<number> => {
  await drawn.get(page);
  return page.evaluate(() => globalThis.probe.drawn);
};
/** The map's own part of it: making the scene and drawing it once, with Pixi there. */
export const mapRender = async (page: Page): Promise<number> => {
  const all = await firstRender(page);
  return all - (await page.evaluate(() => globalThis.probe.ready));
};

/** Forgets what was seen so far. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.probe.frames.length = 0;
    globalThis.probe.pictures.length = 0;
    globalThis.probe.pointed = 0;
  });
export const seen = (page: Page): Promise<Probe> => page.evaluate(() => globalThis.probe);

/** From the moment the page hears of the mouse at a point of the window to the picture that shows it. */
export const pointerToDraw = async (page: Page, x: number, y: number): Promise<number> => {
  await reset(page);
  await page.mouse.move(x, y);
  const isDrawn = () => globalThis.probe.pointed > 0 && globalThis.probe.pictures.length > 0;
  const wasDrawn = await page.waitForFunction(isDrawn, null, { polling: 10, timeout: 1000 }).catch(() => null);
  if (!wasDrawn) return Number.NaN;
  return page.evaluate(() => (globalThis.probe.pictures[0] ?? 0) - globalThis.probe.pointed);
};

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
