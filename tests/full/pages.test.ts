// The pages round the table, in real browsers: a crew, its link, its talk, devices, a table with a bot, somebody who watches.
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { GAMES } from 'shared/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../support/browser/axe.ts';
import { openBrowser, type Person, PHONE, shoot, visit, WIDE } from '../support/browser/browser.ts';
import { foundCrew, joinCrew, makeTable, takeHero } from '../support/browser/table.ts';
import { startApp, type TestApp } from '../support/server/app.ts';
import { Person as Somebody } from '../support/server/client.ts';
import { tap } from '../support/server/tap.ts';

let app: TestApp;
let browser: Browser;
let ann: Person;
let ben: Person;
let table = '';
beforeAll(async () => {
  app = await startApp({ games: GAMES });
  browser = await openBrowser();
  ann = await visit(browser, app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

/** What looks like a key of a catalogue: words with dots between them and no space. */
const rawKeys = (text: string): string[] => text.match(/(?<![\w/.:-])[a-z]+\.[a-z-]+(\.[a-z-]+)*(?![\w/:])/g) ?? [];

/** What each element says itself, as it is written and not as it is shown. */
const ownTexts = (all: readonly Element[]): string[] =>
  all.flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''));

/** In three languages, wide and on a phone: no raw key, nothing wider than the window. */
const looksWell = async (page: Page, name: string): Promise<void> => {
  for (const language of ['it', 'de', 'en']) {
    await page.locator(`.languages [lang=${language}]`).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    expect(rawKeys((await page.locator('body *').evaluateAll(ownTexts)).join('\n'))).toEqual([]);
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      if (language === 'en') await shoot(page, `${name}-${size.width}x${size.height}`);
    }
  }
};

test('a raw key would be found', () => {
  expect(rawKeys('Crew crew.tables.none and lobby.start')).toEqual(['crew.tables.none', 'lobby.start']);
  expect(rawKeys('Ends here. Next one. http://127.0.0.1:80/crew/a.b')).toEqual([]);
});

/** The scripts and styles a page asks for from now on, as they are sent. */
const loadedBy = (page: Page): Promise<Buffer>[] => {
  const loaded: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) loaded.push(response.body());
  });
  return loaded;
};
const isMap = (body: Buffer): boolean => body.includes('webgl2');

test('the first page weighs at most 27 kB; it and a crew load no map', async () => {
  let loaded: Promise<Buffer>[] = [];
  const eve = await visit(browser, app.url, {}, async (page) => {
    loaded = loadedBy(page);
  });
  await eve.page.locator('.home').waitFor();
  await eve.page.waitForLoadState('networkidle');
  const first = await Promise.all(loaded);
  expect(first.length).toBeGreaterThan(2);
  expect(first.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(27_000);
  await foundCrew(eve.page, 'Eve', 'Light');
  await eve.page.waitForLoadState('networkidle');
  expect((await Promise.all(loaded)).filter(isMap)).toEqual([]);
  await makeTable(eve.page, 2);
  await eve.page.waitForLoadState('networkidle');
  expect((await Promise.all(loaded)).filter(isMap)).not.toEqual([]);
  await eve.close();
});

test('the page speaks the browser’s language if it can, English if not, and what was chosen from then on', async () => {
  for (const [locale, language] of [
    ['de-AT', 'de'],
    ['it-IT', 'it'],
    ['fr-FR', 'en'],
  ] as const) {
    const eve = await visit(browser, app.url, { locale });
    await eve.page.locator('.home').waitFor();
    expect(await eve.page.locator('html').getAttribute('lang')).toBe(language);
    await eve.page.locator('.languages [lang=it]').click();
    await eve.page.reload();
    await eve.page.locator('html[lang=it] .home').waitFor();
    await eve.close();
  }
});

test('a sheet closed by Escape gives the focus back to what opened it', async () => {
  const eve = await visit(browser, app.url);
  const play = eve.page.locator('.play .btn');
  await play.focus();
  await eve.page.keyboard.press('Enter');
  await eve.page.locator('.pick').first().waitFor();
  await eve.page.keyboard.press('Escape');
  await eve.page.locator('.play-now').waitFor({ state: 'detached' });
  await eve.page.waitForFunction(() => document.activeElement?.matches('.play .btn'));
  await eve.close();
});

test('names of the widest letters make no page wider than the window', async () => {
  const wide = 'W'.repeat(24);
  const owner = await new Somebody(app.url, wide).introduce();
  const page = await owner.joinCrew(await owner.found(wide));
  await page.request('say', { text: 'W'.repeat(120) });
  const { table: id } = await page.request('create-table', { game: 'escape', name: wide, seats: 2, options: {} });
  const player = await owner.joinTable(id);
  await player.sit(0);
  const eve = await visit(browser, 'about:blank', { viewport: PHONE });
  await eve.page.addInitScript(
    ([key, name]) => {
      localStorage.setItem('fire-escape.key', key!);
      localStorage.setItem('fire-escape.name', name!);
    },
    [owner.key, wide],
  );
  const addresses = [
    ['/', '.mine .doors'],
    [`/crew/${page.state.link}`, '.talk .said'],
    [`/table/${id}`, '.role.mine'],
  ] as const;
  for (const [path, seen] of addresses) {
    await eve.page.goto(app.url + path);
    await eve.page.locator(seen).first().waitFor();
    for (const size of [PHONE, { width: 768, height: 1024 }, WIDE]) {
      await eve.page.setViewportSize(size);
      const over = await eve.page.evaluate(() =>
        [...document.querySelectorAll('main, .panel, .doors, .talk, .members, .role')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map(({ className }) => className),
      );
      expect([path, size.width, over]).toEqual([path, size.width, []]);
    }
  }
  await eve.close();
});

test('a waiting table looks the same on the first page before and after one was open', async () => {
  const eve = await visit(browser, app.url);
  await foundCrew(eve.page, 'Eve', 'There and back');
  await makeTable(eve.page, 2);
  await takeHero(eve.page, 'snake');
  await eve.page.locator('.logo').click();
  const entry = eve.page.locator('.mine a[data-phase=lobby]');
  const looks = () =>
    entry.evaluate((one) => {
      const { display, padding, maxWidth } = getComputedStyle(one);
      return { display, padding, maxWidth, width: one.getBoundingClientRect().width };
    });
  const after = await looks();
  await eve.page.reload();
  expect(after).toEqual(await looks());
  await eve.close();
});

test('somebody known whom the server cannot be asked about is told so, and has everything once it can', async () => {
  const eve = await visit(browser, app.url);
  await foundCrew(eve.page, 'Eve', 'Out of reach');
  await eve.page.route('**/api/me', (route) => route.abort());
  await eve.page.goto(app.url);
  await eve.page.locator('.home [role=status]', { hasText: 'Connection lost' }).waitFor();
  expect(await eve.page.locator('.mine').count()).toBe(0);
  await eve.page.unroute('**/api/me');
  await eve.page.evaluate(() => dispatchEvent(new Event('online')));
  await eve.page.locator('.mine .doors', { hasText: 'Out of reach' }).waitFor();
  await eve.close();
});

test('what is not there yet, or never was, says so in a page of its own', async () => {
  const eve = await visit(browser, app.url);
  for (const path of ['/learn', '/table/abcdefghijkl/replay', '/nothing/at/all', '/watch/nothing']) {
    await eve.page.goto(app.url + path);
    await eve.page.locator('.stop h1').waitFor();
    expect(rawKeys((await eve.page.locator('body *').evaluateAll(ownTexts)).join('\n'))).toEqual([]);
    expect(await violationsOf(eve.page)).toEqual([]);
  }
  await eve.close();
});

test('a crew is founded, a friend comes by its link, and both talk', async () => {
  await looksWell(ann.page, 'home');
  expect(await violationsOf(ann.page)).toEqual([]);
  const crew = await foundCrew(ann.page, 'Ann', 'Thursday Crew');
  await ann.page.locator('.qr').waitFor();
  // The first visit shows what comes first: the link, and somewhere to say hello.
  for (const seen of ['.first .copy', '.first .qr', '.new-table button', '.talk-say input'])
    expect(await ann.page.locator(seen).evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(
      WIDE.height,
    );
  await looksWell(ann.page, 'crew-new');
  expect(await violationsOf(ann.page)).toEqual([]);
  ben = await visit(browser, crew);
  await joinCrew(ben.page, 'Ben');
  await ben.page.locator('.talk-say input').fill('Hello Ann');
  await ben.page.keyboard.press('Enter');
  await ann.page.locator('.talk li', { hasText: 'Hello Ann' }).waitFor();
});

test('a renewed link: the old one is dead, and whoever is there stays', async () => {
  const before = ann.page.url();
  await ann.page.locator('[data-sheet=manage]').click();
  await ann.page.locator('[data-wish=renew]').click();
  await ann.page.locator('.confirm .danger').click();
  // Both are told at their own time.
  for (const { page } of [ann, ben]) await page.waitForURL((url) => url.href !== before);
  await ann.page.keyboard.press('Escape');
  expect(ben.page.url()).toBe(ann.page.url());
  const late = await visit(browser, before);
  await late.page.locator('input[name=name]').fill('Eve');
  await late.page.locator('form button[type=submit]').click();
  await late.page.locator('.stop').waitFor();
  await late.close();
});

test('whose line is down while the link is renewed comes back by themselves, to the new one', async () => {
  const line = await tap(app.url);
  const founder = await new Somebody(app.url, 'Ann').introduce();
  const crew = await founder.found('Friday Crew');
  const page = await founder.joinCrew(crew);
  const cleo = await visit(browser, `${line.url}/crew/${crew}`);
  await joinCrew(cleo.page, 'Cleo');
  // What they ask for on their way back is asked for after the link was renewed.
  let goOn = () => {};
  const renewed = new Promise<void>((done) => {
    goOn = done;
  });
  await cleo.page.route('**/matchmake/**', async (route) => {
    await renewed;
    await route.continue();
  });
  const asks = cleo.page.waitForRequest('**/matchmake/**');
  line.cut();
  await asks;
  const { link } = await page.request('renew-link', {});
  goOn();
  await cleo.page.waitForURL(`**/crew/${link}`);
  await cleo.page.locator('.crew h1', { hasText: 'Friday Crew' }).waitFor();
  await Promise.all([cleo.close(), page.leave()]);
  line.close();
});

test('whoever leaves a crew, or deletes it, is back on the first page and not before a shut door', async () => {
  const eve = await visit(browser, app.url);
  const crew = await foundCrew(eve.page, 'Eve', 'For a while');
  const dan = await visit(browser, crew);
  await joinCrew(dan.page, 'Dan');
  await dan.page.locator('.crew-head .acts .btn').click();
  await dan.page.locator('.confirm .danger').click();
  await dan.page.locator('.home').waitFor();
  await eve.page.locator('[data-sheet=manage]').click();
  await eve.page.locator('.manage .danger').click();
  await eve.page.locator('[name=word]').fill('For a while');
  await eve.page.locator('.confirm .danger').click();
  await eve.page.locator('.home').waitFor();
  for (const { page } of [eve, dan]) {
    expect(page.url()).toBe(`${app.url}/`);
    expect(await page.locator('.notice').count()).toBe(0);
    await page.context().close();
  }
});

test('a device link makes a second browser the same player', async () => {
  await ann.page.goto(app.url);
  await ann.page.locator('.start .devices').click();
  await ann.page.locator('dialog.devices .btn.lit').click();
  const link = await ann.page.locator('.new-device input').inputValue();
  const phone = await visit(browser, link, { viewport: PHONE });
  await phone.page.locator('.device .btn.main').click();
  await phone.page.locator('.mine .doors', { hasText: 'Thursday Crew' }).waitFor();
  await phone.close();
  await ann.page.keyboard.press('Escape');
});

/** Every frame that this browser is sent from now on, over the lines it opens from now on. */
const listen = ({ page }: Person): string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(Buffer.from(payload).toString('latin1'))),
  );
  return frames;
};

test('a table with a bot is started, and a watcher learns no secret', async () => {
  await ann.page.locator('.mine a', { hasText: 'Thursday Crew' }).click();
  const own = listen(ann);
  table = await makeTable(ann.page, 3);
  await takeHero(ann.page, 'maggie');
  await ben.page.goto(table);
  await takeHero(ben.page, 'cabbie');
  await ann.page.locator('.seats .open .seat-tools .btn').first().click();
  await ann.page.locator('.seats .bot').waitFor();
  await ann.page.locator('input[name=watch][value=link]').check({ force: true });
  const watch = await ann.page.locator('.watch-link input').inputValue();
  await looksWell(ann.page, 'lobby');
  for (const { page } of [ann, ben]) expect(await violationsOf(page)).toEqual([]);
  const cleo = await visit(browser, watch);
  const wire = listen(cleo);
  await cleo.page.locator('input[name=name]').fill('Cleo');
  await cleo.page.locator('form button[type=submit]').click();
  await ann.page.locator('.chip', { hasText: '1' }).waitFor();
  await ann.page.locator('.start-game').click();
  for (const { page } of [ann, cleo]) await page.locator('main.table .canvas[data-drawn]').waitFor();
  const hand = await ann.page.locator('.dock .in-hand .card .name').allInnerTexts();
  expect(hand.length).toBeGreaterThan(0);
  const seen = await cleo.page.evaluate(
    () => document.querySelector('.dock')?.textContent + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  for (const card of hand) expect(seen).not.toContain(card);
  // A seat's secrets come with its question; whoever plays is told them, whoever looks on is not.
  const secret = (text: string) => text.includes('question');
  expect(own.filter(secret)).not.toEqual([]);
  expect(wire.length).toBeGreaterThan(0);
  expect(wire.filter(secret)).toEqual([]);
  await shoot(cleo.page, 'watch-1280x720');
  expect([ann, ben, cleo].flatMap(({ faults }) => faults)).toEqual([]);
});
