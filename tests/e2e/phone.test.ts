// The table under a finger: a whole turn on a phone, upright and on its side, in three languages, and on a tablet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../support/browser/axe.ts';
import { openBrowser, type Person, PHONE, shoot, WIDE } from '../support/browser/browser.ts';
import { covered, cutOff, rawKeys, tooSmall } from '../support/browser/fit.ts';
import { type Played, playFrom, STREET } from '../support/browser/position.ts';
import { moment } from '../support/browser/table.ts';
import { scenario } from '../support/escape/index.ts';

const SMALL = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const TABLET = { width: 768, height: 1024 };
const TABLET_ON_ITS_SIDE = { width: 1024, height: 768 };

let browser: Browser;
let played: Played;
let person: Person;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const street = scenario(STREET)
    .hand('snake', 'keep-moving', 'walk-it-off', 'dirty-fight', 'slip-away')
    .supply('snake', 'pistol', 'smoke-bomb', 'the-tape')
    .supply('maggie', 'pistol')
    .weapon('snake', 'machine-pistol', 2)
    .level('snake', 2, { kills: 1 })
    .newYorkTop('the-hunt');
  played = await playFrom(browser, street, 2);
  person = await played.look(0, { viewport: PHONE, hasTouch: true, isMobile: true });
  page = person.page;
});
afterAll(async () => {
  await played?.stop();
  await browser?.close();
});

const asked = (why: string) => page.locator(`.ask[data-asked="${why}"]`).waitFor();
const tabs = () => page.locator('.table > .tabs [role=tab]:visible').all();
const fits = async (what: string): Promise<void> => {
  expect(await cutOff(page), what).toEqual([]);
  expect(await tooSmall(page), what).toEqual([]);
  expect(await covered(page), what).toEqual([]);
  const ask = await page.locator('.top .ask').boundingBox();
  expect(ask!.y, what).toBeGreaterThanOrEqual(0);
};
const speak = async (language: string): Promise<void> => {
  await page.locator('.menu-button').tap();
  await page.locator('.menu .languages button', { hasText: language }).tap();
  await page.locator(`html[lang=${language.toLowerCase()}]`).waitFor();
  await fits(`menu ${language}`);
  await page.locator('.map').tap({ position: { x: 20, y: 20 } });
  await page.locator('.menu').waitFor({ state: 'detached' });
};

test('a target too small, a word cut off, a button over another and a raw key would be found', async () => {
  // Styles written into markup are forbidden here, those set by a script are not.
  await page.evaluate(() => {
    const trial = document.createElement('div');
    trial.className = 'trial';
    document.querySelector('main.table')!.append(trial);
    const put = (text: string, size: string, place: string) => {
      const button = document.createElement('button');
      button.textContent = text;
      Object.assign(button.style, { position: 'fixed', left: place, top: '0', overflow: 'hidden', padding: '0' });
      Object.assign(button.style, { width: size, height: size, minHeight: '0', whiteSpace: 'nowrap' });
      trial.append(button);
    };
    put('Aufgeschoben', '30px', '0');
    put('crew.none', '50px', '10px');
  });
  expect((await cutOff(page)).join()).toContain('Aufgeschoben');
  expect((await tooSmall(page)).join()).toContain('30×30');
  expect((await covered(page)).join()).toContain('Aufgeschoben');
  expect(await rawKeys(page)).toEqual(['crew.none']);
  await page.evaluate(() => document.querySelector('.trial')?.remove());
});

test('in every language, every panel fits on a phone, upright and on its side, and on a tablet', async () => {
  for (const language of ['DE', 'IT', 'EN']) {
    await page.setViewportSize(PHONE);
    await speak(language);
    for (const size of [PHONE, SMALL, ON_ITS_SIDE, TABLET, TABLET_ON_ITS_SIDE]) {
      await page.setViewportSize(size);
      const name = `${language} ${size.width}×${size.height}`;
      await fits(name);
      for (const tab of await tabs()) {
        await tab.tap();
        await fits(`${name}, ${await tab.textContent()}`);
      }
      expect(await rawKeys(page), name).toEqual([]);
      for (const tab of (await tabs()).slice(0, 1)) await tab.tap();
      if (language === 'DE') await shoot(page, `touch-${size.width}x${size.height}`);
    }
  }
  await page.setViewportSize(PHONE);
});

test('every tab opens what it is called after: no sheet is empty', async () => {
  const shows = { hand: '.in-hand .card', own: '.objectives .box', heroes: '.hero', city: '.boss', log: '.side-tabs' };
  for (const size of [PHONE, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    for (const [tab, what] of Object.entries(shows)) {
      await page.locator(`.table > .tabs [data-tab=${tab}]`).tap();
      const box = await page.locator(what).first().boundingBox();
      const sheet = await page.locator('.table > :is(.dock, .side, .ny):visible').boundingBox();
      expect(box, tab).not.toBeNull();
      expect(sheet!.height, `${tab} on ${size.width}`).toBeGreaterThan(box!.height);
    }
    await page.locator('.table > .tabs [data-tab=hand]').tap();
  }
  await page.setViewportSize(PHONE);
});

test('whoever writes with the keyboard up sees what is said and what they write, and nothing lies over it', async () => {
  await page.locator('.table > .tabs [data-tab=log]').tap();
  await page.locator('.side-tabs [role=tab]').nth(1).tap();
  const field = page.locator('.talk-say input');
  for (const height of [500, 420]) {
    await page.setViewportSize({ width: PHONE.width, height });
    await field.tap();
    const said = await page.locator('.talk .scroll').boundingBox();
    expect(said!.height, `${height}`).toBeGreaterThan(100);
    const box = await field.boundingBox();
    expect(box!.y + box!.height, `${height}`).toBeLessThanOrEqual(height);
    expect(await covered(page), `${height}`).toEqual([]);
  }
  await field.blur();
  await page.setViewportSize(PHONE);
  await page.locator('.table > .tabs [data-tab=hand]').tap();
});

test('on its side the map keeps most of the phone', async () => {
  await page.setViewportSize(ON_ITS_SIDE);
  const map = await page.locator('.map').boundingBox();
  expect(map!.height).toBeGreaterThan(ON_ITS_SIDE.height * 0.7);
  expect(map!.width).toBeGreaterThan(ON_ITS_SIDE.width * 0.5);
  await page.setViewportSize(PHONE);
});

test('with letters twice as large nothing is lost, on a phone and on a laptop', async () => {
  const cdp = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } }).then(() => page.reload());
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await letters(32);
    await page.locator('main.table .canvas[data-drawn]').waitFor();
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(28);
    for (const tab of await tabs()) {
      await tab.tap();
      expect(await cutOff(page), `${size.width}, ${await tab.textContent()}`).toEqual([]);
      expect(await covered(page), `${size.width}`).toEqual([]);
    }
    expect((await page.locator('.map').boundingBox())!.height).toBeGreaterThan(200);
    await shoot(page, `letters-${size.width}x${size.height}`);
  }
  await page.setViewportSize(PHONE);
  await letters(16);
  await page.locator('main.table .canvas[data-drawn]').waitFor();
});

describe('a turn by touch', () => {
  beforeAll(() => page.locator('.table > .tabs [data-tab=hand]').tap());

  test('what goes on lies within the thumb’s reach', async () => {
    await asked('timer');
    const box = await page.locator('[data-kind=no]:visible:not(.choices *)').boundingBox();
    expect(box!.y).toBeGreaterThan(PHONE.height / 2);
    await page.locator('[data-kind=no]:visible:not(.choices *)').tap();
  });

  test('a card is touched twice to be chosen, and in between it says what it does', async () => {
    await asked('choose-cards');
    const card = page.locator('.in-hand .card.lit').first();
    const before = (await moment(page)).seq;
    await card.tap();
    await page.locator('.in-hand .card.marked').waitFor();
    expect((await moment(page)).seq).toBe(before);
    expect((await page.locator('.tray.armed p').textContent())?.length).toBeGreaterThan(10);
    await fits('marked');
    await shoot(page, 'marked-390x844');
    await card.tap();
    await page.locator('.card.chosen').waitFor();
    await page.locator('.in-hand .card.lit').first().tap();
    await page.locator('.tray.armed [data-option]').tap();
    await asked('play');
  });

  test('a space is touched twice, and long pressed it explains itself until the next touch', async () => {
    await page.locator('.turn-cards .card.lit').first().tap();
    await page.locator('.tray.armed [data-option]').tap();
    await asked('move');
    const map = await page.locator('.map .canvas').boundingBox();
    const middle = { x: map!.x + map!.width / 2, y: map!.y + map!.height / 2 };
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', middle);
    await page.locator('.tip').waitFor();
    await touch('touchEnd');
    await page.locator('.tip').waitFor();
    await page.touchscreen.tap(20, map!.y + 20);
    await page.locator('.tip').waitFor({ state: 'detached' });
    // Two fingers bring the map nearer.
    const picture = () => page.locator('.map .canvas').screenshot();
    const before = await picture();
    await touch('touchStart', { ...middle, x: middle.x - 20 }, { ...middle, x: middle.x + 20 });
    await touch('touchMove', { ...middle, x: middle.x - 60 }, { ...middle, x: middle.x + 60 });
    await touch('touchEnd');
    await expect.poll(async () => (await picture()).equals(before)).toBe(false);
    await page.locator('.tools [data-tool=fit]').tap();
    const { seq } = await moment(page);
    await pick(page, middle);
    expect((await moment(page)).seq).toBe(seq);
    await page.locator('.tray.armed [data-option]').first().tap();
    await page.waitForFunction(
      (old) => Number(document.querySelector('main.table')?.getAttribute('data-seq')) > old,
      seq,
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(person.faults).toEqual([]);
  });
});

/** Touches round a point, further and further away, until something is marked. */
const pick = async (page: Page, { x, y }: { x: number; y: number }): Promise<void> => {
  for (let away = 40; away < 160; away += 20)
    for (let i = 0; i < 12; i++) {
      const turn = (i * Math.PI) / 6;
      await page.touchscreen.tap(x + away * Math.cos(turn), y + away * Math.sin(turn));
      // Two frames, and the page has answered: a second touch in the same place would pick it.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      if ((await page.locator('.tray.armed').count()) > 0) return;
    }
  throw new Error('nothing on the map could be touched');
};
