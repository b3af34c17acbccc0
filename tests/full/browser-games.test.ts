// Whole games in real browsers, from the first page to the last: won together, won alone, lost.
import type { Browser, Page } from 'playwright-core';
import { GAMES } from 'shared/games';
import { HEROES } from 'shared/games/escape/model/names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Person, PHONE, shoot, visit } from '../support/browser/browser.ts';
import { playScript, pressAny, seeded, withoutAutoPass } from '../support/browser/script.ts';
import { foundCrew, joinCrew, makeTable, moment, takeHero } from '../support/browser/table.ts';
import { type Script, scriptFor } from '../support/play/script.ts';
import { startApp, type TestApp } from '../support/server/app.ts';

const { wrap, deal } = seeded();
let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  app = await startApp({ games: GAMES }, wrap);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const come = async (url: string, options = {}): Promise<Person> => {
  const person = await visit(browser, 'about:blank', options);
  await withoutAutoPass(person.page);
  await person.page.goto(url);
  return person;
};

/** From the home page to the first turn, each with a hero of the script, in its order. */
const sitDown = async (people: readonly Person[], heroes: readonly number[]): Promise<void> => {
  const [host, ...friends] = people as [Person, ...Person[]];
  const crew = await foundCrew(host.page, 'Ann', 'Thursday Crew');
  const table = await makeTable(host.page, heroes.length);
  for (const { page } of friends) {
    await page.goto(crew);
    await joinCrew(page, 'Ben');
    await page.goto(table);
    await page.locator('.roles').waitFor();
  }
  for (const [seat, hero] of heroes.entries()) await takeHero(people[seat % people.length]!.page, HEROES[hero]!);
  await host.page.locator('.lobby .btn.main').click();
  for (const { page } of people) await page.locator('main.table .canvas[data-drawn]').waitFor();
};
const overFor = async (page: Page): Promise<string> => {
  await page.locator('.over').first().waitFor();
  return (await page.locator('.over').first().textContent()) ?? '';
};

test('two people win together over a bridge, one of them on a phone, a reload and a cut line in between', async () => {
  const heroes = [2, 3];
  const script: Script = scriptFor({ heroes, variants: [] }, 'together', 40);
  deal(script.seed);
  const people = [await come(app.url), await come(app.url, { viewport: PHONE, hasTouch: true, isMobile: true })];
  await sitDown(people, heroes);
  const pages = people.map(({ page }) => page);
  await playScript(pages, script.answers, async (n) => {
    if (n === Math.floor(script.answers.length / 2)) {
      // In the middle of a decision: a reload, and a line that breaks.
      await pages[0]!.reload();
      await pages[0]!.locator('main.table .canvas[data-drawn]').waitFor();
      await pages[1]!.context().setOffline(true);
      await pages[1]!.context().setOffline(false);
      await shoot(pages[0]!, 'game-middle-1280x720');
      await shoot(pages[1]!, 'game-middle-390x844');
    }
  });
  for (const page of pages) expect(await overFor(page)).toContain('together');
  await shoot(pages[0]!, 'over-together-1280x720');
  await shoot(pages[1]!, 'over-together-390x844');
  expect(await moment(pages[0]!)).toEqual(await moment(pages[1]!));
  for (const { faults } of people)
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
  for (const person of people) await person.close();
});

test('one of two leaves alone and wins', async () => {
  const heroes = [0, 1];
  const script = scriptFor({ heroes, variants: [] }, 'alone', 40);
  deal(script.seed);
  const people = [await come(app.url), await come(app.url)];
  await sitDown(people, heroes);
  await playScript(
    people.map(({ page }) => page),
    script.answers,
  );
  expect(await overFor(people[0]!.page)).toContain('Out! You escaped alone.');
  expect(await overFor(people[1]!.page)).toContain('Snake got out without you');
  expect(await overFor(people[1]!.page)).toContain('Snake left Maggie behind.');
  await shoot(people[1]!.page, 'over-alone-1280x720');
  for (const { faults } of people) expect(faults).toEqual([]);
  for (const person of people) await person.close();
});

test('one person with two heroes runs out of time', async () => {
  const heroes = [0, 3];
  const script = scriptFor({ heroes, variants: [] }, 'lost', 20);
  deal(script.seed);
  const solo = await come(app.url);
  await sitDown([solo], heroes);
  await playScript([solo.page], script.answers);
  expect(await overFor(solo.page)).toContain('New York wins');
  await shoot(solo.page, 'over-lost-1280x720');
  expect(solo.faults).toEqual([]);
  await solo.close();
});

test('two people, one of them on a phone, a bot and somebody who looks on play to the end', async () => {
  deal('');
  const ann = await come(app.url);
  const ben = await come(app.url, { viewport: PHONE, hasTouch: true, isMobile: true });
  const dora = await come(app.url);
  const crew = await foundCrew(ann.page, 'Ann', 'Friday Crew');
  const table = await makeTable(ann.page, 3);
  for (const [{ page }, name] of [
    [ben, 'Ben'],
    [dora, 'Dora'],
  ] as const) {
    await page.goto(crew);
    await joinCrew(page, name);
    await page.goto(table);
    await page.locator('.roles').waitFor();
  }
  await takeHero(ann.page, 'maggie');
  await takeHero(ben.page, 'brain');
  await ann.page.locator('.role.hero-cabbie .bot').click();
  await ann.page.locator('.lobby .btn.main').click();
  const everybody = [ann, ben, dora];
  for (const { page } of everybody) await page.locator('main.table .canvas[data-drawn]').waitFor();
  // Taking the cards back whenever it is offered runs the clock down.
  while ((await ann.page.locator('.over').count()) === 0)
    for (const { page } of [ann, ben]) if (!(await pressAny(page, ['yes']))) await page.waitForTimeout(20);
  expect(await dora.page.locator('.in-hand .card').count()).toBe(0);
  for (const { page } of everybody) expect(await overFor(page)).toContain('New York wins');
  await shoot(dora.page, 'over-watched-1280x720');
  for (const person of everybody) {
    expect(person.faults).toEqual([]);
    await person.close();
  }
});

test('one person with a phone plays alone, from the first page to the last', async () => {
  deal('');
  const solo = await come(app.url, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'de-DE' });
  const { page } = solo;
  await page.locator('.btn.main').first().click();
  await page.locator('.play-now .picks button').first().click();
  await page.locator('main.table .canvas[data-drawn]').waitFor();
  let answers = 0;
  while ((await page.locator('.over').count()) === 0) {
    if (await pressAny(page, ['yes'])) answers++;
    else await page.waitForTimeout(20);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  }
  expect(answers).toBeGreaterThan(20);
  expect(await overFor(page)).toContain('New York gewinnt');
  await shoot(page, 'over-solo-390x844');
  expect(solo.faults).toEqual([]);
  await solo.close();
});
