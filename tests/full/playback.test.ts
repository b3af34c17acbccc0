// What happens is played in front of the map, and never in the way of whoever wants to go on.
import type { Browser } from 'playwright-core';
import { GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Person, shoot } from '../support/browser/browser.ts';
import { openTable, type Played, playOn, playTable } from '../support/browser/played.ts';
import { answerAny, moment } from '../support/browser/table.ts';
import { startApp, type TestApp } from '../support/server/app.ts';

let app: TestApp;
let browser: Browser;
let played: Played;
let ann: Person;
const turn = (): number => played.player.now?.view.view.turn.n[0] ?? 0;
/** Over the wire, as somebody else's browser would. */
const goOn = (turns: number): Promise<void> => playOn(played.player, turn() + turns, `on${turn()}`);

beforeAll(async () => {
  app = await startApp({ games: GAMES });
  played = await playTable(app.url, { seats: 3, turns: 6, seed: 'playback' });
  browser = await openBrowser();
  ann = await openTable(browser, app.url, played, { reducedMotion: 'no-preference' });
});
afterAll(async () => {
  await browser?.close();
  await played?.player.leave();
  await app?.stop();
});

test('the New York Phase is told step by step, and Escape ends the telling', async () => {
  await goOn(1);
  await ann.page.locator('.banner.city strong').first().waitFor();
  await shoot(ann.page, 'playback-1280x720');
  await ann.page.keyboard.press('Escape');
  await ann.page.locator('.banner').waitFor({ state: 'detached' });
});

test('an answer is taken while something is still being played', async () => {
  await goOn(1);
  await ann.page.locator('.banner').waitFor();
  const before = await moment(ann.page);
  expect(await answerAny(ann.page)).toBe(true);
  expect((await moment(ann.page)).seq).toBeGreaterThan(before.seq);
});

test('at rest not a single frame is asked for', async () => {
  await ann.page.keyboard.press('Escape');
  const frames = await ann.page.evaluate(async () => {
    let asked = 0;
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) => {
      asked++;
      return ask(callback);
    };
    // The last frames of what was being played may still come, late on a busy machine; then there are none.
    for (let before = -1, quiet = 0; quiet < 3; quiet++) {
      if (before !== asked) quiet = 0;
      before = asked;
      await new Promise((next) => setTimeout(next, 1000));
    }
    return { asked, afterwards: await new Promise<number>((next) => setTimeout(() => next(asked), 2000)) };
  });
  expect(frames.afterwards).toBe(frames.asked);
});

test('a line of the log lights up the map, and whoever comes back is told what they missed', async () => {
  await ann.page.locator('.log li button').first().hover();
  const storageState = await ann.page.context().storageState();
  await ann.page.goto('about:blank');
  const kept = await ann.page.context().storageState();
  const left = kept.origins[0]?.localStorage.find(({ name }) => name === 'fire-escape.left');
  expect(JSON.parse(left?.value ?? '{}')).toMatchObject({ table: played.table });
  expect(Object.keys(JSON.parse(left?.value ?? '{}')).sort()).toEqual(['seq', 'table', 'view']);
  expect(storageState.origins).toHaveLength(1);
  await goOn(1);
  await ann.page.goto(`${app.url}/table/${played.table}`);
  await ann.page.locator('.since').waitFor();
  expect(await ann.page.locator('.log li.new').count()).toBeGreaterThan(0);
  await ann.page.locator('.since button').click();
  await ann.page.locator('.since').waitFor({ state: 'detached' });
});

test('no page complained', () => expect(ann.faults).toEqual([]));
