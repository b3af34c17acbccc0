// One person with four heroes and full hands: whatever lies in the dock is seen whole.
import type { Browser, Page } from 'playwright-core';
import { HEROES } from 'shared/games/escape/model/names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Person, PHONE, visit, WIDE } from '../support/browser/browser.ts';
import { playFrom } from '../support/browser/position.ts';
import { press, withoutAutoPass } from '../support/browser/script.ts';
import { foundCrew, makeTable, takeHero } from '../support/browser/table.ts';
import { scenario } from '../support/escape/index.ts';
import { startApp, type TestApp } from '../support/server/app.ts';
import { beginningAt } from '../support/server/position.ts';

/** Long names everywhere, and two Special Actions in each hand. */
const laden = () =>
  scenario(`
          6
    3     ./SMBC
  `)
    .special('snake', 'threat')
    .special('snake', 'not-my-plan')
    .special('maggie', 'captivating-look')
    .special('maggie', 'ride-or-die')
    .special('brain', 'persuasion')
    .special('brain', 'master-plan')
    .special('cabbie', 'for-the-good-cause')
    .special('cabbie', 'come-on')
    .supply('snake', 'presidents-bracelet!', 'secret-documents', 'the-president')
    .supply('maggie', 'molotov-cocktail', 'first-aid-kit', 'diagram-4')
    .supply('brain', 'diagram-3!', 'trash-can-lid', 'flare-gun')
    .supply('cabbie', 'ammo-box', 'signed-pardon', 'diagram-1')
    .weapon('maggie', 'shotgun', 2)
    .level('snake', 2, { kills: 1 })
    .car('brain', 'car');

let app: TestApp;
let browser: Browser;
let solo: Person;
beforeAll(async () => {
  app = await startApp({ games: [beginningAt(laden())] });
  browser = await openBrowser();
  solo = await visit(browser, 'about:blank');
  const { page } = solo;
  await withoutAutoPass(page);
  await page.goto(app.url);
  await foundCrew(page, 'Ann', 'Thursday Crew');
  await makeTable(page, 4);
  for (const hero of HEROES) await takeHero(page, hero);
  await page.locator('.lobby .btn.main').click();
  await page.locator('main.table .canvas[data-drawn]').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** What reaches out of the dock, or of the card it is printed on. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('.dock').evaluate((dock) => {
    const reaches = (inner: Element, outer: Element): boolean => {
      const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      return a.width > 0 && (a.bottom > b.bottom + 1 || a.right > b.right + 1);
    };
    const hand = dock.querySelector('.hand')!;
    const outside = [...dock.querySelectorAll('.me *, .own *')].filter((one) => reaches(one, dock));
    const beside = [...hand.querySelectorAll('.card, .pile')].filter((one) => reaches(one, hand));
    const cards = [...hand.querySelectorAll('.card')].filter(
      (card) =>
        [...card.querySelectorAll('*')].some((line) => reaches(line, card)) ||
        // What it does is said, wherever it lies.
        [...card.querySelectorAll('.does')].some((line) => line.getBoundingClientRect().height === 0) ||
        [...card.querySelectorAll('.does')].some((line) => line.scrollHeight > line.clientHeight + 1),
    );
    return [...outside, ...beside, ...cards].map((one) => `${one.className}: ${one.textContent?.slice(0, 50)}`);
  });

const LANGUAGES = ['DE', 'IT', 'EN'] as const;
const WINDOWS = [WIDE, { width: 1920, height: 1080 }, { width: 1180, height: 820 }, { width: 1024, height: 768 }];

const expectNothingCut = async (page: Page): Promise<void> => {
  for (const language of LANGUAGES) {
    await page.keyboard.press('m');
    await page.locator('.menu .languages button', { hasText: language }).click();
    await page.locator(`html[lang=${language.toLowerCase()}]`).waitFor();
    await page.keyboard.press('Escape');
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const [seat, hero] of HEROES.entries()) {
        await page.locator('.play-as button').nth(seat).click();
        await page.locator(`.dock.hero-${hero}`).waitFor();
        expect(await cut(page), `${language} ${window.width} ${hero}`).toEqual([]);
      }
    }
  }
  await page.setViewportSize(WIDE);
  await page.locator('.play-as button').first().click();
};

const pick = async (page: Page, kind: string): Promise<void> => {
  const first = page.locator(`.choices [data-option][data-kind="${kind}"]`).first();
  await press(page, Number(await first.getAttribute('data-option')));
};

test('ten cards, four heroes and three long names lie in the dock, none of them cut', async () => {
  const { page } = solo;
  await page.locator('.ask[data-asked=choose-cards]').waitFor();
  await expectNothingCut(page);
  // A card that everybody sees is no empty place.
  const shown = page.locator('.hero-brain .backs .shown');
  expect(await shown.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(255, 215, 106)');
});

test('the cards of the turn and what can be done instead leave the others their room', async () => {
  const { page, faults } = solo;
  await pick(page, 'card');
  await expectNothingCut(page);
  await pick(page, 'card');
  await page.locator('.ask[data-asked=play]').waitFor();
  await page.locator('.abilities').waitFor();
  await expectNothingCut(page);
  expect(faults).toEqual([]);
});

test('a card that would do nothing here says so, and what is answered at once promises no sheet', async () => {
  const beset = scenario('\n  6\n  2  o\n  3  ./pSMB\n')
    .hand('snake', 'walk-it-off', 'kick-it-down')
    .special('snake', 'threat')
    .supply('snake', 'pistol', 'flare-gun', 'the-tape')
    .supply('maggie', 'crowbar')
    .supply('brain', 'axe')
    .plays('snake', 'threat')
    .until('steal');
  const played = await playFrom(browser, beset, 3);
  const { page, faults } = await played.look(0);
  // Kick It Down breaks through, whoever stands there.
  expect(await page.locator('.in-hand .card em.vain').allInnerTexts()).toEqual(['blocked: Enemy here']);
  const pistol = page.locator('.slot', { hasText: 'Pistol' });
  expect(await pistol.getAttribute('aria-haspopup')).toBe('dialog');
  await pick(page, 'steal');
  await page.locator('.ask[data-asked=supply-full]').waitFor();
  expect(await pistol.getAttribute('aria-haspopup')).toBeNull();
  await pistol.click();
  await page.locator('.ask:not([data-asked=supply-full])').waitFor();
  expect(await page.locator('.popover').count()).toBe(0);
  expect(faults).toEqual([]);
  await played.stop();
});

test('a Special Action with much to say is read to its end among few cards too, on a phone as well', async () => {
  const few = scenario('\n  6\n  3  ./M\n').hand('maggie', 'hurry-up', 'stay-close', 'push-through', 'back-alley');
  const played = await playFrom(browser, few.special('maggie', 'captivating-look').special('maggie', 'not-my-plan'), 1);
  const { page, faults } = await played.look(0, { locale: 'de' });
  const does = page.locator('.card.long .does');
  for (const size of [...WINDOWS, PHONE]) {
    await page.setViewportSize(size);
    await does.nth(1).waitFor();
    const hidden = await does.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect(Math.max(...hidden), String(size.width)).toBeLessThanOrEqual(1);
  }
  expect(faults).toEqual([]);
  await played.stop();
});
