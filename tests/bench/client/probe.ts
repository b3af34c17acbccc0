// What a page is measured with: written into it before its own code, it looks on and changes nothing.
import type { Page } from 'playwright-core';

export type Probe = {
  /** Animation frames asked for, and what their callbacks took. */
  frames: number[];
  /** Times of the draws that reached WebGL. */
  draws: number[];
  /** When its place was on the page, and when the map was there. */
  placed: number;
  drawn: number;
};
declare global {
  var probe: Probe;
}

/** Runs in the page. */
const look = (): void => {
  globalThis.probe = { frames: [], draws: [], placed: 0, drawn: 0 };
  const { probe } = globalThis;
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    ask((now) => {
      const start = performance.now();
      callback(now);
      probe.frames.push(performance.now() - start);
    });
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...args: never[]) => void;
    WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: never[]) {
      probe.draws.push(performance.now());
      draw.apply(this, args);
    } as never;
  }
  new MutationObserver(() => {
    if (probe.placed === 0 && document.querySelector('.canvas, #map')) probe.placed = performance.now();
    if (probe.drawn === 0 && document.querySelector('[data-drawn]')) probe.drawn = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });
};
export const PROBE = `(${look.toString()})()`;

export const firstRender = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => globalThis.probe.drawn > 0 && globalThis.probe.draws.length > 0);
  return page.evaluate(() => globalThis.probe.draws[0] ?? 0);
};
/** The map's own part of it: loading Pixi, making the scene, drawing it once. */
export const mapRender = async (page: Page): Promise<number> => {
  const all = await firstRender(page);
  return all - (await page.evaluate(() => globalThis.probe.placed));
};

/** Forgets what was seen so far. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.probe.frames.length = 0;
    globalThis.probe.draws.length = 0;
  });
export const seen = (page: Page): Promise<Probe> => page.evaluate(() => globalThis.probe);

/** From the pointer's arrival at a point of the window to the draw that shows it, in the page's own clock. */
export const pointerToDraw = (page: Page, x: number, y: number): Promise<number> =>
  page.evaluate(
    ([left, top]) =>
      new Promise<number>((done) => {
        const canvas = document.querySelector('canvas');
        const from = performance.now();
        globalThis.probe.draws.length = 0;
        canvas?.dispatchEvent(
          new PointerEvent('pointermove', { clientX: left, clientY: top, pointerType: 'mouse', bubbles: true }),
        );
        const wait = (): void => {
          const [first] = globalThis.probe.draws;
          if (first !== undefined) done(first - from);
          else if (performance.now() - from > 1000) done(Number.NaN);
          else setTimeout(wait, 1);
        };
        wait();
      }),
    [x, y] as const,
  );

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
