// Whoever plays for the first time is told how one wins, until they have read it or their first turn is over.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../support/browser/axe.ts';
import { openBrowser, type Person, PHONE, shoot } from '../support/browser/browser.ts';
import { cutOff, tooSmall } from '../support/browser/fit.ts';
import { type Played, playFrom, STREET } from '../support/browser/position.ts';
import { answerAny, moment } from '../support/browser/table.ts';
import { scenario } from '../support/escape/index.ts';

let browser: Browser;
let played: Played;
let snake: Person;
beforeAll(async () => {
  browser = await openBrowser();
  played = await playFrom(browser, scenario(STREET).newYorkTop('the-hunt'), 2);
  snake = await played.look(0);
});
afterAll(async () => {
  await played?.stop();
  await browser?.close();
});

const card = (page: Page) => page.locator('.aim');
const reloaded = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator('main.table .canvas[data-drawn]').waitFor();
};

test('the card lies on the map on one’s own turn, takes no focus, and nobody else sees it', async () => {
  const { page } = snake;
  await card(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.aim') ?? null)).toBeNull();
  expect(await violationsOf(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await shoot(page, 'newcomer-1280x720');
  const maggie = await played.look(1);
  await maggie.page.locator('.ask', { hasText: 'Snake' }).waitFor();
  expect(await card(maggie.page).count()).toBe(0);
  await maggie.close();
});

test('in every language it fits on a phone, large enough for a finger', async () => {
  const phone = await played.look(0, { viewport: PHONE, hasTouch: true });
  for (const language of ['DE', 'IT', 'EN']) {
    await phone.page.locator('.menu-button').click();
    await phone.page.locator('.menu .languages button', { hasText: language }).click();
    await phone.page.locator(`html[lang=${language.toLowerCase()}]`).waitFor();
    await phone.page.keyboard.press('Escape');
    await card(phone.page).waitFor();
    expect(await cutOff(phone.page), language).toEqual([]);
    expect(await tooSmall(phone.page, '.aim'), language).toEqual([]);
    await phone.page.locator('.aim .btn').first().click();
    await phone.page.locator('dialog.aims').waitFor();
    expect(await cutOff(phone.page), language).toEqual([]);
    await phone.page.keyboard.press('Escape');
    await phone.page.locator('dialog.aims').waitFor({ state: 'detached' });
  }
  await shoot(phone.page, 'newcomer-390x844');
  // Letters twice as large.
  const cdp = await phone.page.context().newCDPSession(phone.page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 29 } });
  await reloaded(phone.page);
  const wide = (one: Element): number => one.scrollWidth - one.clientWidth;
  expect(await card(phone.page).evaluate(wide)).toBe(0);
  const [name, room] = [await phone.page.locator('.aim h2').boundingBox(), await card(phone.page).boundingBox()];
  expect(name!.height).toBeLessThan(room!.height / 2);
  expect(phone.faults).toEqual([]);
  await phone.close();
});

test('Escape puts it away for good, and the menu and a key bring all of it back', async () => {
  const { page, faults } = snake;
  await page.keyboard.press('l');
  await page.locator('.choices.shown').waitFor();
  // What lies over it is let go of first.
  await page.keyboard.press('Escape');
  await page.locator('.choices:not(.shown)').waitFor({ state: 'attached' });
  expect(await card(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await reloaded(page);
  expect(await card(page).count()).toBe(0);
  await page.keyboard.press('w');
  await page.locator('dialog.aims', { hasText: 'Duke’s Camp' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.locator('.menu [data-read=aim]').click();
  await page.locator('dialog.aims').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.aims').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('who has read it goes on at the question, and a first turn that is over is not a first one any more', async () => {
  const other = await played.look(0);
  const { page } = other;
  await page.locator('.aim [data-got-it]').focus();
  await page.keyboard.press('Enter');
  await card(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('ask');
  await page.evaluate(() => localStorage.removeItem('fire-escape.aim-read'));
  await reloaded(page);
  await card(page).waitFor();
  const { turn } = await moment(page);
  while ((await moment(page)).turn === turn) await answerAny(page);
  await card(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('fire-escape.aim-read'))).toBe('yes');
  await other.close();
});
