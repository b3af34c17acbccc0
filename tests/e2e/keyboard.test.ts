// The table without a pointer: a whole turn by keys alone, with the focus always seen and never lost, and what is said aloud.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../support/browser/axe.ts';
import { openBrowser, type Person } from '../support/browser/browser.ts';
import { type Played, playFrom, STREET } from '../support/browser/position.ts';
import { moment } from '../support/browser/table.ts';
import { scenario } from '../support/escape/index.ts';

let browser: Browser;
let played: Played;
let snake: Person;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const street = scenario(STREET).hand('snake', 'keep-moving', 'walk-it-off', 'slip-away').newYorkTop('the-hunt');
  played = await playFrom(browser, street, 2);
  snake = await played.look(0);
  page = snake.page;
});
afterAll(async () => {
  await played?.stop();
  await browser?.close();
});

const asked = (why: string) => page.locator(`.ask[data-asked="${why}"]`).waitFor();
/** Where the focus is, and whether one can see it. */
const focus = () =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      isLost: at === document.body,
      isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
      name: `${at.className} ${at.textContent?.slice(0, 30)}`,
      option: at.dataset.option ?? null,
    };
  });
const inside = (selector: string) => page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);
/** Tab, until the focus is where it is wanted. */
const tabTo = async (selector: string): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((what) => document.activeElement?.matches(what), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
};
const movedOn = (seq: number) =>
  page.waitForFunction((old) => Number(document.querySelector('main.table')?.getAttribute('data-seq')) > old, seq);

test('every stop of the Tab key can be seen, and the tabs are one stop each', async () => {
  await asked('timer');
  const stops: string[] = [];
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    const { isLost, isSeen, name } = await focus();
    if (isLost) break;
    expect(isSeen, name).toBe(true);
    stops.push(name);
  }
  expect(stops.length).toBeGreaterThan(15);
  await tabTo('.side-tabs [role=tab]');
  await page.keyboard.press('ArrowRight');
  await page.locator('.side-tabs [data-tab=chat][aria-selected=true]:focus').waitFor();
});

test('motion and sound lie in a sheet that Escape closes, and the focus goes back', async () => {
  const tool = '.tools .tool[aria-haspopup=dialog]';
  await page.locator(tool).focus();
  await page.keyboard.press('Enter');
  await page.locator('.popover.settings input[type=range]').waitFor();
  expect(await inside('.settings')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.settings').waitFor({ state: 'detached' });
  expect(await inside(tool)).toBe(true);
});

test('a menu closed by Escape opens again at the next key, however fast it comes', async () => {
  await page.keyboard.press('m');
  await page.locator('.menu').waitFor();
  await page.evaluate(() => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('Escape');
    return Promise.resolve().then(() => press('m'));
  });
  await page.locator('.menu:popover-open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.menu').waitFor({ state: 'detached' });
});

test('while one types, a letter is a letter', async () => {
  await tabTo('.talk-say input');
  const { seq } = await moment(page);
  await page.keyboard.type('m u r l 1 2?');
  expect(await page.locator('.talk-say input').inputValue()).toBe('m u r l 1 2?');
  expect(await page.locator('.menu, dialog, .choices.shown').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.chat li', { hasText: 'm u r l 1 2?' }).waitFor();
  expect(await inside('.talk-say input')).toBe(true);
  expect((await moment(page)).seq).toBe(seq);
  await page.keyboard.press('Shift+Tab');
  await tabTo('.top .menu-button');
});

test('dialogs take the focus and give it back, and the table under them does not listen', async () => {
  await page.keyboard.press('?');
  await page.locator('dialog.keys').waitFor();
  expect(await inside('dialog.keys')).toBe(true);
  const { seq } = await moment(page);
  for (const key of ['l', 'r', 'u', '2', 'm']) await page.keyboard.press(key);
  expect(await page.locator('.choices.shown, .menu').count()).toBe(0);
  expect((await moment(page)).seq).toBe(seq);
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    expect((await inside('dialog.keys')) || (await focus()).isLost).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog.keys').waitFor({ state: 'detached' });
  await page.locator('.top .menu-button:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.menu').waitFor();
  expect(await inside('.menu')).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.menu').waitFor({ state: 'detached' });
  await page.locator('.top .menu-button:focus').waitFor();
});

test('a whole turn by Tab, arrows and Enter: the focus is never lost', async () => {
  await tabTo('.top-actions [data-kind=no]');
  await page.keyboard.press('Enter');
  await asked('choose-cards');
  // It is given back with the next picture.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await tabTo('.in-hand .card.lit');
  // One card after the other, without looking for the hand again.
  for (let i = 0; i < 2; i++) {
    const { seq } = await moment(page);
    await page.keyboard.press('Enter');
    await movedOn(seq);
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  await asked('play');
  await page.keyboard.press('l');
  await page.locator('.choices.shown button:focus').waitFor();
  for (let i = 0; i < 40 && (await moment(page)).turn === 1; i++) {
    const { seq } = await moment(page);
    await page.locator('.choices.shown [data-option]:not(:disabled)').first().waitFor();
    // What is to be read first is asked in a dialog, and picked by its number.
    if ((await page.locator('dialog.asks').count()) > 0) await page.keyboard.press('1');
    else {
      await page.waitForFunction(() => document.activeElement?.closest('.choices') !== null);
      if (i % 2 === 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await movedOn(seq);
    if ((await page.locator('.ask').getAttribute('data-asked')) === '') break;
  }
  expect(await page.locator('.ask').getAttribute('data-asked')).toBe('');
  // What the last step brought is said aloud, whichever panel is shown: which of it, the deal decides.
  await page.locator('.voice', { hasText: /\p{L}{2}/u }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  expect(await page.locator('.choices.shown').count()).toBe(0);
  expect(snake.faults).toEqual([]);
});
