// One's own side of the table: cards that say what they can do, keys, undo, votes, the phone, and the end.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../support/browser/axe.ts';
import { openBrowser, type Person, shoot } from '../support/browser/browser.ts';
import { type Played, playFrom, STREET } from '../support/browser/position.ts';
import { scenario } from '../support/escape/index.ts';

let browser: Browser;
let played: Played;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Snake and Maggie in the Library with an Item; Snake owns one card of each kind. */
const library = () =>
  scenario(STREET)
    .hand('snake', 'keep-moving', 'walk-it-off', 'dirty-fight', 'slip-away')
    .supply('snake', 'pistol', 'smoke-bomb', 'the-tape')
    .weapon('snake', 'machine-pistol', 2)
    .level('snake', 2, { kills: 1 })
    .newYorkTop('the-hunt');
const asked = (page: Page, why: string) => page.locator(`.ask[data-asked="${why}"]`).waitFor();
const seq = async (page: Page) => Number(await page.locator('main.table').getAttribute('data-seq'));

describe('the dock', () => {
  let snake: Person;
  let page: Page;
  beforeAll(async () => {
    played = await playFrom(browser, library(), 2);
    snake = await played.look(0);
    page = snake.page;
  });
  afterAll(() => played.stop());

  test('in every language the page has no raw key and nothing runs out of its box', async () => {
    for (const language of ['DE', 'IT', 'EN']) {
      await page.keyboard.press('m');
      await page.locator('.menu .languages button', { hasText: language }).click();
      await page.locator(`html[lang=${language.toLowerCase()}]`).waitFor();
      await page.keyboard.press('Escape');
      const text = await page.locator('main.table').textContent();
      expect(text).not.toMatch(/\b(act|option|ask|dock|goal|heroes|forecast|group|ny|held)\.[a-z]/);
      expect(await wide(page), language).toEqual([]);
    }
  });

  test('a card of the supply offers what it can do, and says why not', async () => {
    await asked(page, 'timer');
    await page.locator('.slot', { hasText: 'Pistol' }).click();
    await page.locator('.popover', { hasText: 'Ammo 3' }).waitFor();
    expect(await page.locator('.popover .acts button').allInnerTexts()).toEqual([
      'Put Pistol on the Level Bar',
      'Reveal Weapon: Pistol',
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.slot', { hasText: 'Smoke Bomb' }).click();
    await page.locator('.popover .why', { hasText: 'That would do nothing now.' }).waitFor();
    await page.keyboard.press('Escape');
    // What is used is gone from the supply and in hand as the Weapon.
    await page.locator('.slot', { hasText: 'Pistol' }).click();
    await page.locator('.popover button', { hasText: 'Reveal Weapon' }).click();
    await page.locator('.weapon .cap', { hasText: /^Pistol$/ }).waitFor();
    expect(await page.locator('.slot', { hasText: 'Pistol' }).count()).toBe(0);
    // Everybody has seen it by now.
    expect(await page.locator('[data-undo]').count()).toBe(0);
  });

  test('a turn by keyboard alone, taken back by U and by R', async () => {
    await asked(page, 'timer');
    // What was pressed last keeps the focus, and Enter would press it again.
    await page.locator('.top .ask').focus();
    await page.keyboard.press('2');
    await asked(page, 'choose-cards');
    await page.keyboard.press('1');
    await page.locator('.card.chosen').waitFor();
    await page.keyboard.press('u');
    await page.locator('.card.chosen').waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    await page.locator('.card.chosen').waitFor();
    await page.keyboard.press('r');
    await asked(page, 'timer');
    await page.keyboard.press('2');
    await asked(page, 'choose-cards');
    await page.keyboard.press('1');
    await page.locator('.card.chosen').waitFor();
    await page.keyboard.press('1');
    await asked(page, 'play');
    await page.keyboard.press('1');
    await asked(page, 'move');
    // The map as a list: L opens it, the arrows walk, Enter picks.
    await page.keyboard.press('l');
    await page.locator('.choices.shown button:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    const before = await seq(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => Number(document.querySelector('main.table')?.getAttribute('data-seq')) > old,
      before,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('dialog.keys').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog.keys').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await asked(page, 'explore');
  });

  test('what was learned is taken back only if the others agree', async () => {
    const maggie = await played.look(1);
    await asked(page, 'explore');
    await page
      .locator('.choices [data-kind=space]')
      .first()
      .evaluate((one) => (one as HTMLElement).click());
    await page.locator('[data-asked]:not([data-asked=explore])').waitFor();
    expect(await page.locator('[data-undo]').count()).toBe(0);
    await page.keyboard.press('m');
    await page.locator('.menu button', { hasText: 'Ask to take back' }).click();
    await maggie.page.locator('[data-vote=yes]').click();
    await asked(page, 'explore');
    await maggie.page.locator('.side-tabs [data-tab=chat]').click();
    await maggie.page.locator('.talk-say input').fill('Go north!');
    await maggie.page.keyboard.press('Enter');
    await page.locator('.side-tabs b', { hasText: '1' }).waitFor();
    await page.locator('.side-tabs [data-tab=chat]').click();
    await page.locator('.chat li', { hasText: 'Go north!' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const { faults } of [snake, maggie]) expect(faults).toEqual([]);
  });
});

test('a window in which nothing can be done passes by itself', async () => {
  const idle = scenario(`
          5      6       7
    2            o
    2.5   o              o
    3            ./SM
  `)
    .supply('snake', 'smoke-bomb')
    .level('snake', 1, { set: 'C' })
    .plays('snake', 'dirty-fight', 'shoot-first')
    .plays('snake', 'shoot-first')
    .until('free-acts', 'snake');
  expect(idle.window()?.options).toEqual(['pass']);
  played = await playFrom(browser, idle, 2);
  const { page, faults } = await played.look(0);
  await page.locator('.ask:not([data-asked=free-acts])').waitFor();
  expect(faults).toEqual([]);
  await played.stop();
});

/** Elements whose text is wider than they are, where nothing scrolls. */
const wide = (page: Page): Promise<string[]> =>
  page.locator('.top *, .dock button, .dock h3, .ny *, .heroes *').evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX === 'visible')
      .filter((one) => one.clientWidth > 0 && !one.matches('.unseen, .unseen *, svg *, span, b, i, em, small'))
      .map((one) => `${one.className}: ${one.textContent?.slice(0, 60)}`),
  );

describe('at a bridge', () => {
  /** One move from Bridge 3; Snake has two of the three cards, Maggie the third. */
  const beside = () =>
    scenario(`
          6      8
    3     ./C
    4            PM
    5            o/SM
    `)
      .presidentTaken()
      .hand('snake', 'walk-it-off', 'keep-moving')
      .supply('snake', 'the-president!', 'the-tape')
      .supply('maggie', 'diagram-3!')
      .plays('snake', 'walk-it-off');

  test('cards are shown in secret, together, and the end shows everything', async () => {
    played = await playFrom(browser, beside(), 3);
    const people: Person[] = [await played.look(0), await played.look(1), await played.look(2)];
    const [snake, maggie, cabbie] = people.map(({ page }) => page) as [Page, Page, Page];
    await asked(snake, 'move');
    await snake.locator('.choices [data-kind=bridge]').evaluate((one) => (one as HTMLElement).click());
    for (const page of [snake, maggie]) await page.locator('dialog.asks').waitFor();
    expect(await violationsOf(snake)).toEqual([]);
    await shoot(snake, 'show-1280x720');
    await snake.keyboard.press('1');
    await snake.keyboard.press('2');
    await snake.locator('[data-show][aria-pressed=true]').nth(1).waitFor();
    await snake.locator('dialog [data-kind=show]').click();
    await snake.locator('dialog.asks').waitFor({ state: 'detached' });
    // Sealed: nobody sees it until Maggie has chosen too.
    expect(await maggie.locator('.log').textContent()).not.toContain('Tape');
    await maggie.locator('[data-show="0"]').click();
    await maggie.locator('dialog [data-kind=show]').click();
    for (const page of [snake, maggie, cabbie]) await page.locator('dialog.over').waitFor();
    const end = await cabbie.locator('dialog.over').textContent();
    expect(end).toContain('Left behind: Cabbie.');
    expect(end).toContain('The deal can be checked');
    expect(await cabbie.locator('[data-secrets]').count()).toBe(3);
    await cabbie.locator('.seed [data-icon=check]').waitFor();
    expect(await violationsOf(cabbie)).toEqual([]);
    await shoot(cabbie, 'over-1280x720');
    await snake.locator('[data-rematch]').click();
    await snake.waitForURL((url) => !url.pathname.endsWith(played.party.table));
    await cabbie.locator('dialog.over a', { hasText: 'To the new table' }).waitFor();
    for (const { faults } of people) expect(faults).toEqual([]);
    await played.stop();
  });
});
