// The pages round the table under a finger, for eyes with colours of their own, and the same whichever way one came.
import type { Browser, Page } from 'playwright-core';
import { GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Person, PHONE, visit } from '../support/browser/browser.ts';
import { cutOff, tooSmall } from '../support/browser/fit.ts';
import { foundCrew, joinCrew, makeTable, takeHero } from '../support/browser/table.ts';
import { startApp, type TestApp } from '../support/server/app.ts';

const FINGER = { hasTouch: true, isMobile: true };
const TABLET = { width: 820, height: 1180 };

let app: TestApp;
let browser: Browser;
let ann: Person;
let crew = '';
let table = '';
beforeAll(async () => {
  app = await startApp({ games: GAMES });
  browser = await openBrowser();
  ann = await visit(browser, app.url, { viewport: TABLET, ...FINGER });
  crew = await foundCrew(ann.page, 'Ann', 'Thursday Crew');
  table = await makeTable(ann.page, 2);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const fits = async (page: Page, what: string): Promise<void> =>
  expect(await tooSmall(page, ':is(.head, .page main, dialog)'), what).toEqual([]);

test('on a tablet whose pages know of no game yet, all that can be pressed is as large as a fingertip', async () => {
  const { page } = ann;
  await page.goto(app.url);
  await page.locator('.look summary').tap();
  await fits(page, 'the first page');
  await page.goto(crew);
  await page.locator('.crew h1').waitFor();
  const ben = await visit(browser, crew, { viewport: PHONE, ...FINGER });
  await fits(ben.page, 'the way in');
  await joinCrew(ben.page, 'Ben');
  await ben.page.locator('input[name=say]').fill('Hello.');
  await ben.page.keyboard.press('Enter');
  await page.locator('.talk .said').waitFor();
  await fits(page, 'a crew');
  await page.locator('[data-sheet=manage]').tap();
  await page.locator('.manage').waitFor();
  await fits(page, 'managing it');
  await page.locator('.manage > header .btn').tap();
  await page.goto(table);
  await page.locator('.roles').waitFor();
  await fits(page, 'a lobby');
  await ben.close();
});

test('nobody is told that somebody watches who is nobody but themselves', async () => {
  const { page } = ann;
  await page.goto(table);
  await page.locator('.roles').waitFor();
  await page.locator('.crew-head [data-line=live]').waitFor();
  expect(await page.locator('.crew-head .chip').count()).toBe(0);
  const ben = await visit(browser, crew);
  await joinCrew(ben.page, 'Ben');
  await ben.page.goto(table);
  await page.locator('.crew-head .chip', { hasText: '1' }).waitFor();
  await takeHero(page, 'snake');
  expect(await page.locator('.crew-head .chip').textContent()).toContain('1');
  await page.locator('.role.mine .leave').tap();
  await ben.close();
});

/** Where everything stands, for whoever has come to the table by this way. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.lobby :is(section, li, .btn, input, .who, h1, h2)').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.className} ${[x, y + scrollY, width, height].map(Math.round).join()}`;
    }),
  );

test('a lobby looks the same by its link and from the crew, and on a phone its seats come before its settings', async () => {
  const { page } = ann;
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await page.goto(table);
    await page.locator('.roles').waitFor();
    const byLink = await places(page);
    await page.goto(crew);
    await page.locator('.doors a').first().tap();
    await page.locator('.roles').waitFor();
    expect(await places(page)).toEqual(byLink);
  }
  await page.setViewportSize(PHONE);
  const top = async (what: string) => (await page.locator(what).boundingBox())!.y;
  expect(await top('.seats')).toBeLessThan(await top('.settings-panel'));
});

test('the first page stays where it was when a game has been looked at', async () => {
  const eve = await visit(browser, app.url);
  const { page } = eve;
  const field = page.locator('input[name=name]');
  await field.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await field.boundingBox();
  await page.locator('.play .btn').click();
  await page.locator('.pick').first().click();
  await page.locator('main.table .canvas[data-drawn]').waitFor();
  await page.goBack();
  await page.locator('.mine').waitFor();
  expect(await field.boundingBox()).toEqual(before);
  await eve.close();
});

test('in a telephone a link is sent by what its owner sends with; without that it is copied', async () => {
  const { page } = ann;
  await page.goto(crew);
  await page.locator('.invite .copy').waitFor();
  expect(await page.locator('.copy .share').count()).toBe(0);
  const shared: unknown[] = [];
  await page.exposeFunction('shareFor', (what: unknown) => shared.push(what));
  await page.addInitScript(() => {
    navigator.share = (what) => (window as unknown as { shareFor: typeof navigator.share }).shareFor(what);
  });
  await page.reload();
  await page.locator('.invite .share').tap();
  await expect.poll(() => shared).toEqual([{ url: page.url() }]);
});

test('colours of one’s own: on every page the main press and what is chosen have a frame', async () => {
  const eve = await visit(browser, app.url, { forcedColors: 'active' });
  const { page } = eve;
  const width = (of: string) => page.locator(of).evaluate((one) => getComputedStyle(one).outlineWidth);
  expect(await width('.languages [aria-pressed=true]')).toBe('4px');
  expect(await width('.start .btn.lit')).toBe('2px');
  expect(await width('.languages [lang=it]')).not.toBe('4px');
  await eve.close();
});

test('a page that cannot come through says so and comes by itself; it is not called a new version', async () => {
  const eve = await visit(browser, app.url);
  const { page } = eve;
  await page.locator('.home').waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/crew/nowhere'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.locator('.stop h1', { hasText: 'No way to the server' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('input[name=name]').waitFor();
  expect(page.url()).toBe(`${app.url}/crew/nowhere`);
  await eve.close();
});

test('with letters twice as large every page and sheet round the table fits a phone', async () => {
  const eve = await visit(browser, app.url, { viewport: PHONE, locale: 'de-DE', ...FINGER });
  const { page } = eve;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 29 } });
  await page.reload();
  await page.locator('.play .btn').tap();
  await page.locator('.pick').first().waitFor();
  expect(await cutOff(page), 'the first page').toEqual([]);
  await page.locator('.play-now > header .btn').tap();
  await foundCrew(page, 'Maximiliane', 'Donnerstag');
  await page.locator('[data-sheet=manage]').tap();
  await page.locator('.manage').waitFor();
  expect(await cutOff(page), 'a crew').toEqual([]);
  await page.locator('.manage > header .btn').tap();
  await makeTable(page, 2);
  expect(await cutOff(page), 'a lobby').toEqual([]);
  await eve.close();
});

test('whoever looks on by phone has no tab for what only players have', async () => {
  const { page } = ann;
  await page.goto(table);
  await takeHero(page, 'snake');
  await page.locator('.seats .open .seat-tools .btn').first().tap();
  await page.locator('.seats .bot').waitFor();
  await page.locator('.start-game').tap();
  await page.locator('main.table .canvas[data-drawn]').waitFor();
  const eve = await visit(browser, crew, { viewport: PHONE, ...FINGER });
  await joinCrew(eve.page, 'Eve');
  await eve.page.goto(table);
  await eve.page.locator('main.table .canvas[data-drawn]').waitFor();
  const tabs = eve.page.locator('.table > .tabs [role=tab]');
  await expect.poll(() => tabs.allTextContents()).toEqual(['Heroes', 'New York', 'Log']);
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await eve.page.locator('.hero').first().waitFor();
  await page.setViewportSize(PHONE);
  expect(await page.locator('.table > .tabs [role=tab]').count()).toBe(5);
  await eve.close();
});
