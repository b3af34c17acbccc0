// `npm run bench`: what the client weighs and how quick it is, beside a bare Pixi page with the same hexes. It prints and
// never fails on a number.
import { join } from 'node:path';
import { fitted, toScreen } from 'client/scene/layout/camera.ts';
import { centre, MAP_BOX, type Point } from 'client/scene/layout/hex.ts';
import type { Page } from 'playwright-core';
import { GAMES } from 'shared/games';
import { openBrowser, type Person } from '../support/browser/browser.ts';
import { openTable, playOn, playTable } from '../support/browser/played.ts';
import { startApp, temporaryFolder } from '../support/server/app.ts';
import { type Built, buildPage, CLIENT, LIBRARIES, partsOf } from './client/bytes.ts';
import { firstRender, mapRender, median, pointerToDraw, probed, reset, seen, slowDown } from './client/probe.ts';
import { serveFolder } from './client/serve.ts';
import { figure, row } from './measure.ts';

const ROUNDS = 9;
const IDLE = 2000;
const BARE = join(import.meta.dirname, 'client');

/** Every file of ours that a page loads; the page itself is the same under every address. */
const askedBy = (page: Page, into: Set<string>): void => {
  page.on('request', (request) =>
    into.add(request.resourceType() === 'document' ? 'index.html' : new URL(request.url()).pathname.slice(1)),
  );
};

const folder = temporaryFolder();
const [shipped, bareFolder] = [join(folder.path, 'client'), join(folder.path, 'bare')];
const built = await buildPage(CLIENT, shipped);
const bareBuilt = await buildPage(BARE, bareFolder);
const app = await startApp({ games: GAMES, dist: shipped });
const bareSite = await serveFolder(bareFolder);
const played = await playTable(app.url, { turns: 13, seed: 'bench' });
const browser = await openBrowser();

const kb = (n: number): number => n / 1024;
const total = (parts: ReadonlyMap<string, number>): number =>
  [...parts].reduce((sum, [part, n]) => sum + (part === 'fonts' ? 0 : n), 0);
const print = (title: string, parts: ReadonlyMap<string, number>): void => {
  console.log(`\n${title}`);
  for (const [part, n] of [...parts].sort(([, a], [, b]) => b - a))
    row(`  ${part}`, kb(n), part === 'fonts' ? 'kB as is' : 'kB gz');
  row('  together, without fonts', kb(total(parts)), 'kB gz');
};
const filesOf = async (open: (page: Page) => Promise<unknown>): Promise<Set<string>> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const files = new Set<string>();
  askedBy(page, files);
  await open(page);
  await context.close();
  return files;
};

/** All that a page has loaded by itself when it has come to rest. */
const weigh = async (title: string, of: Built, url: string): Promise<void> => {
  const files = await filesOf(async (page) => {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
  });
  print(title, partsOf(of, files));
};

type Opened = { readonly page: Page; readonly close: () => Promise<void> };
type Before = (page: Page) => Promise<void>;
const openOurs = async (before?: Before): Promise<Person> =>
  openTable(browser, app.url, played, {
    reducedMotion: 'no-preference',
    before: async (page) => {
      await probed(page);
      await before?.(page);
    },
    until: firstRender,
  });
const openBare = async (before?: Before): Promise<Opened> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await probed(page);
  await before?.(page);
  await page.goto(`${bareSite.url}/index.html`);
  return { page, close: () => context.close() };
};

const weighTable = async (): Promise<void> => {
  const files = new Set<string>();
  const visitor = await openTable(browser, app.url, played, { before: async (page) => askedBy(page, files) });
  await visitor.page.waitForTimeout(500);
  await visitor.close();
  const parts = partsOf(built, files);
  print('Table', parts);
  const libraries = LIBRARIES.reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
  row('Table over its libraries', total(parts) / libraries, 'times');
};

/** `before` its first request, and when it is there. */
type Rounds = { readonly before?: Before; readonly prepare?: Before };
/** The best of a few rounds on either side, in turns, so that a busy machine is as hard on both. */
const rounds = async (measure: (page: Page) => Promise<number>, { prepare, before }: Rounds = {}) => {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let n = 0; n < ROUNDS; n++) {
    for (const [open, into] of [
      [openOurs, ours],
      [openBare, bare],
    ] as const) {
      const opened: Opened = await open(before);
      await prepare?.(opened.page);
      into.push(await measure(opened.page));
      await opened.close();
    }
  }
  return { ours: Math.min(...ours), bare: Math.min(...bare), middle: [median(ours), median(bare)] as const };
};
const compare = (what: string, { ours, bare, middle }: Awaited<ReturnType<typeof rounds>>): void => {
  row(`${what}`, ours, 'ms', `median ${figure(middle[0])}`);
  row(`${what}, bare page`, bare, 'ms', `median ${figure(middle[1])}`);
  row(`${what}, over the bare page`, ours / bare, 'times', `medians ${figure(middle[0] / middle[1])}`);
};

const settle = async (page: Page): Promise<void> => {
  await firstRender(page);
  await page.waitForTimeout(400);
};
/** Where the lit spaces are in the window; on the bare page any spaces will do. */
const litPoints = async (page: Page): Promise<Point[]> => {
  const box = (await page.locator('canvas').boundingBox())!;
  const camera = (await page.locator('#map').count()) > 0 ? { x: 0, y: 0, scale: 0.9 } : fitted(MAP_BOX, box, null);
  const lit = played.player.questions.flatMap(({ options }) =>
    options.flatMap(({ space }) => (typeof space === 'number' ? [space] : [])),
  );
  return lit.map((space) => toScreen(camera, centre(space))).map(({ x, y }) => ({ x: x + box.x, y: y + box.y }));
};
const hover = async (page: Page): Promise<number> => {
  const times: number[] = [];
  const isOurs = (await page.locator('#map').count()) === 0;
  for (const at of await litPoints(page)) {
    const ms = await pointerToDraw(page, at.x, at.y);
    // Our own page says by the pointer's shape that there is a light under it.
    const isLit = !isOurs || (await page.locator('canvas').evaluate(({ style }) => style.cursor === 'pointer'));
    if (isLit && !Number.isNaN(ms)) times.push(ms);
    // Away again, so that the next one is news.
    await pointerToDraw(page, 230, 60);
    await page.waitForTimeout(60);
  }
  return median(times);
};
/** Until somebody is asked for a space of the map. */
const untilLit = async (): Promise<void> => {
  for (let turn = 14; turn < 40; turn++) {
    if (played.player.questions.some(({ options }) => options.some(({ kind }) => kind === 'space'))) return;
    await playOn(played.player, turn, `lit${turn}`, (question) =>
      question.options.some(({ kind }) => kind === 'space'),
    );
  }
};

/** Waits for the last frame of what was going on, however slow the machine. */
const quiet = async (page: Page): Promise<void> => {
  do {
    await reset(page);
    await page.waitForTimeout(1000);
  } while ((await seen(page)).frames.length > 0);
};

const animate = async (): Promise<void> => {
  const ours = await openOurs();
  await settle(ours.page);
  await reset(ours.page);
  await playOn(played.player, (played.player.now?.view.view.turn?.n?.[0] ?? 0) + 2, 'more');
  await ours.page.waitForTimeout(6000);
  const { frames } = await seen(ours.page);
  await ours.page.keyboard.press('Escape');
  await quiet(ours.page);
  await ours.page.waitForTimeout(IDLE);
  const idle = await seen(ours.page);
  await ours.close();

  const bare = await openBare();
  await settle(bare.page);
  await reset(bare.page);
  await bare.page.evaluate(() => dispatchEvent(new Event('walk')));
  await bare.page.waitForTimeout(4000);
  const floor = await seen(bare.page);
  await bare.close();

  console.log('\nmotion');
  row('JS of an animated frame', median(frames), 'ms', `${frames.length} frames`);
  row('JS of an animated frame, bare page', median(floor.frames), 'ms', `${floor.frames.length} frames`);
  row('JS of a frame, over the bare page', median(frames) / median(floor.frames), 'times');
  row(`frames while idle for ${IDLE / 1000} s`, idle.frames.length, 'frames', `${idle.pictures.length} pictures`);
};

try {
  await weigh('Home', built, app.url);
  await weigh('Bare Pixi page', bareBuilt, `${bareSite.url}/index.html`);
  await weighTable();
  console.log('\ntime');
  compare('first playable render', await rounds(firstRender));
  compare('first playable render, far away', await rounds(firstRender, { before: slowDown }));
  compare('map, once Pixi is there', await rounds(mapRender));
  await untilLit();
  compare('pointer to light', await rounds(hover, { prepare: settle }));
  await animate();
} finally {
  await browser.close();
  bareSite.stop();
  await played.player.leave();
  await app.stop();
  folder.remove();
}
process.exit(0);
