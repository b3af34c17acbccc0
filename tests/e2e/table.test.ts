// Two people in two browsers: from the first page to two turns each.
import type { Browser } from 'playwright-core';
import { GAMES } from 'shared/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Person, PHONE, shoot, visit } from '../support/browser/browser.ts';
import { answerAny, foundCrew, joinCrew, makeTable, moment, playUntil, takeHero } from '../support/browser/table.ts';
import { startApp, type TestApp } from '../support/server/app.ts';

let app: TestApp;
let browser: Browser;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  app = await startApp({ games: GAMES });
  browser = await openBrowser();
  ann = await visit(browser, app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe('two browsers at one table', () => {
  let table = '';

  test('a crew is founded, and a friend comes in by its link', async () => {
    await shoot(ann.page, 'home-1280x720');
    const crew = await foundCrew(ann.page, 'Ann', 'Thursday Crew');
    ben = await visit(browser, crew);
    await joinCrew(ben.page, 'Ben');
    await ann.page.locator('.members .here', { hasText: 'Ben' }).waitFor();
    await shoot(ann.page, 'crew-1280x720');
  });

  test('both take a hero, and the host starts', async () => {
    table = await makeTable(ann.page, 2);
    await takeHero(ann.page, 'maggie');
    await ben.page.goto(table);
    await ben.page.locator('.roles').waitFor();
    await takeHero(ben.page, 'cabbie');
    await shoot(ben.page, 'lobby-1280x720');
    await ann.page.locator('.lobby .btn.main').click();
    for (const { page } of [ann, ben]) await page.locator('main.table .canvas[data-drawn]').waitFor();
    await shoot(ann.page, 'start-1280x720');
  });

  test('two turns each, and each sees what the other does', async () => {
    await playUntil([ann.page, ben.page], 5);
    for (const { page } of [ann, ben]) {
      await page.waitForFunction(() => Number(document.querySelector('main.table')?.getAttribute('data-turn')) >= 5);
      const log = (await page.locator('.log').textContent()) ?? '';
      expect(log).toContain('Maggie');
      expect(log).toContain('Cabbie');
      expect(log).toContain('Maggie plays');
      expect(log).toContain('Cabbie plays');
    }
    const [one, other] = await Promise.all([moment(ann.page), moment(ben.page)]);
    expect(one).toEqual(other);
    await shoot(ann.page, 'table-1280x720');
    await shoot(ben.page, 'table-other-1280x720');
  });

  test('one’s own hand is cards, the other’s a count', async () => {
    // The deal may have left Ben without a card: he takes his discards back before long.
    const inHand = ben.page.locator('.dock .in-hand .card');
    while ((await inHand.count()) === 0) for (const { page } of [ann, ben]) await answerAny(page, ['yes']);
    const cards = await ann.page.locator('.dock .in-hand .card').allInnerTexts();
    const own = ann.page.locator('.hero-maggie [data-hand]').first();
    expect(cards).toHaveLength(Number(await own.getAttribute('data-hand')));
    // Some cards are printed for more than one hero: those tell nothing.
    const isOwn = (name: string) => cards.some((card) => card.includes(name));
    const names = await ben.page.locator('.dock .in-hand .card .name').allInnerTexts();
    const theirs = names.filter((name) => !isOwn(name));
    const seen = await ann.page.locator('main.table').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      // What was played is told to everyone; the hand is not.
      for (const part of copy.querySelectorAll('.log')) part.remove();
      return copy.textContent ?? '';
    });
    expect(theirs.length).toBeGreaterThan(0);
    for (const card of theirs) expect(seen).not.toContain(card);
  });

  test('on a phone the map has the room, and nothing is cut off', async () => {
    const { storageState } = { storageState: await ann.page.context().storageState() };
    const phone = await visit(browser, table, { viewport: PHONE, hasTouch: true, isMobile: true, storageState });
    await phone.page.locator('main.table .canvas[data-drawn]').waitFor();
    await phone.page.waitForTimeout(300);
    await shoot(phone.page, 'table-390x844');
    const size = await phone.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      map: document.querySelector('.map')?.getBoundingClientRect().height ?? 0,
    }));
    expect(size.wide).toBeLessThanOrEqual(PHONE.width);
    expect(size.map).toBeGreaterThan(300);
    for (const tab of await phone.page.locator('.tabs [role=tab]').all()) {
      await tab.click();
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(phone.faults).toEqual([]);
    await phone.close();
  });

  test('what the page has on its way at once is all used by it', async () => {
    const storageState = await ann.page.context().storageState();
    const again = await visit(browser, table, { storageState }, (page) => page.coverage.startJSCoverage());
    await again.page.locator('main.table .canvas[data-drawn]').waitFor();
    const used = (await again.page.coverage.stopJSCoverage()).map(({ url }) => url);
    const sent = await (await fetch(table)).text();
    const hinted = [...sent.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
      ([, file]) => app.url + file,
    );
    expect(hinted.length).toBeGreaterThan(5);
    expect(hinted.filter((file) => !used.includes(file))).toEqual([]);
    await again.close();
  });

  test('no page complained', () => {
    expect(ann.faults).toEqual([]);
    expect(ben.faults).toEqual([]);
  });
});
