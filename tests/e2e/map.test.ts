// The map in its window: as large as it, whatever the window was before, and never moved or hidden by what is said about it.

import { BRIDGE_PLACES, MAP_BOX } from 'client/scene/layout/hex.ts';
import type { Browser, Page } from 'playwright-core';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { BLACK_TIMERS } from 'shared/games/escape/content/timers.ts';
import { clearBag, putBack } from 'shared/games/escape/model/bags.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Person, WIDE } from '../support/browser/browser.ts';
import { type Played, playFrom } from '../support/browser/position.ts';
import { scenario } from '../support/escape/index.ts';

let browser: Browser;
let played: Played;
let snake: Person;
let page: Page;

const numberOf = (list: readonly { readonly id: string }[], name: string): number =>
  list.findIndex(({ id }) => id === name);
/** Prisoners all round Snake; the next Timer tile brings Events, and the only one there is asks which two of them go. */
const raid = () =>
  scenario(`
          5      6       7
    2            o/p
    2.5   o/p            o/p
    3            ./SM
    3.5   o              o
  `)
    .discards('snake', 'keep-moving')
    .arranged((s) => {
      for (const bag of ['events', 'black'] as const) clearBag(s, bag);
      putBack(s, 'events', numberOf(EVENTS, 'gang-war'));
      putBack(s, 'black', numberOf(BLACK_TIMERS, 'trouble'), s.blackLeft);
    })
    .until('timer');
beforeAll(async () => {
  browser = await openBrowser();
  played = await playFrom(browser, raid(), 2);
  snake = await played.look(0);
  page = snake.page;
});
afterAll(async () => {
  await browser?.close();
  await played?.stop();
});

/** Of a hundred pixels, how many differ by more than the eye would forgive. */
const differing = async (one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const pixels = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = [await pixels(pictures[0]!), await pixels(pictures[1]!)];
      let far = a.length === b.length ? 0 : a.length;
      for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - (b[i] ?? 0)) > 40) far++;
      return (far / a.length) * 100;
    },
    [one.toString('base64'), other.toString('base64')],
  );
const mapOf = (of: Page): Promise<Buffer> => of.locator('.map .canvas').screenshot();
/** Words are written anew a moment after the size has changed; then nothing moves any more. */
const settled = async (of: Page): Promise<Buffer> => {
  for (let before = await mapOf(of); ; ) {
    await of.waitForTimeout(500);
    const now = await mapOf(of);
    if (now.equals(before)) return now;
    before = now;
  }
};

test('a window made larger or smaller shows the same map as one opened at that size', async () => {
  const viewport = { width: 1500, height: 840 };
  const opened = await played.look(0, { viewport });
  const picture = await settled(opened.page);
  await opened.close();
  for (const size of [{ width: 1100, height: 700 }, viewport]) {
    await page.setViewportSize(size);
    await settled(page);
  }
  expect(await differing(picture, await settled(page))).toBeLessThan(1);
  // That the eye of this test is open.
  await page.locator('.tool[data-tool=plus]').click();
  expect(await differing(picture, await settled(page))).toBeGreaterThan(3);
  await page.locator('.tool[data-tool=fit]').click();
  await page.setViewportSize(WIDE);
  await settled(page);
});

test('the map stays where it is, however much is asked and can be taken back', async () => {
  const placeOf = () => page.locator('.map').boundingBox();
  const before = await placeOf();
  for (const language of ['de', 'it', 'en']) {
    await page.keyboard.press('m');
    await page.locator('.menu .languages button', { hasText: language.toUpperCase() }).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.keyboard.press('Escape');
    // As crowded as the line gets: both ways back, two answers.
    await page.evaluate(() => {
      const line = document.querySelector('.top-actions')!;
      for (const text of ['Rückgängig', 'Zug zurücksetzen', 'Alle zurücknehmen', 'Jetzt nicht'].slice(
        line.children.length,
      )) {
        const button = document.createElement('button');
        button.className = 'btn made-up';
        button.textContent = text;
        line.append(button);
      }
    });
    expect(await placeOf()).toEqual(before);
    const { bottom, height } = await page.locator('.top .ask').evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(bottom, `${language}: ${height}`).toBeLessThanOrEqual(before!.y);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('.made-up')) one.remove();
    });
  }
});

test('what an Event asks says which Event it is, and what that does', async () => {
  expect(await page.locator('.top .card-chip').count()).toBe(0);
  await page.locator('.top-actions [data-kind=yes]').click();
  await page.locator('.ask[data-asked=remove-prisoner]').waitFor();
  const chip = page.locator('.top .card-chip');
  expect(await chip.textContent()).toBe('Gang War');
  await chip.click();
  await page.locator('.popover', { hasText: 'Prisoners' }).waitFor();
  await page.keyboard.press('Escape');
});

test('what is explained about a space lies neither over it nor over what else is lit', async () => {
  const canvas = (await page.locator('.map .canvas').boundingBox())!;
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };
  for (const [dx, dy] of [
    [0, 0],
    [-60, -34],
    [60, -34],
    [0, -70],
  ] as const) {
    await page.mouse.move(canvas.x + 4, canvas.y + 4);
    await page.locator('.tip').waitFor({ state: 'detached' });
    await page.mouse.move(middle.x + dx, middle.y + dy);
    const tip = await page.locator('.tip').boundingBox();
    for (const [x, y] of [
      [-60, -34],
      [60, -34],
      [0, -70],
    ] as const) {
      const [left, top] = [middle.x + x, middle.y + y];
      const isUnder = left > tip!.x && left < tip!.x + tip!.width && top > tip!.y && top < tip!.y + tip!.height;
      expect(isUnder, `${x},${y} while at ${dx},${dy}`).toBe(false);
    }
  }
  expect(snake.faults).toEqual([]);
});

/** Whoever stands here may take a Case, an Item and a Car. */
const full = () =>
  scenario(`
          6
    3     ./S4ai
  `);
/** What lies over a bridge of the whole map, one line each. */
const overBridges = (of: Page): Promise<string[]> => {
  const places = BRIDGE_PLACES.map(({ shore, end, badge }) => [shore, end, badge]);
  return of.locator('.map .canvas').evaluate(
    (canvas, [box, bridges]) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const MARGIN = 14;
      const scale = Math.min((width - MARGIN * 2) / box.width, (height - MARGIN * 2) / box.height);
      const at = (p: { x: number; y: number }): [number, number] => [
        left + width / 2 + (p.x - box.x - box.width / 2) * scale,
        top + height / 2 + (p.y - box.y - box.height / 2) * scale,
      ];
      return bridges.flatMap((points, bridge) =>
        points.flatMap((p) => {
          const above = document.elementFromPoint(...at(p));
          return above?.closest('.canvas') ? [] : [`bridge ${bridge + 1} under ${above?.className}`];
        }),
      );
    },
    [MAP_BOX, places] as const,
  );
};

test('whatever may be taken here, no bridge lies under the buttons for it', async () => {
  const here = await playFrom(browser, full(), 1);
  // German has the longest words.
  const { page: table, close } = await here.look(0, { locale: 'de' });
  await table.locator('.tray .btn').nth(2).waitFor();
  for (const size of [WIDE, { width: 1920, height: 1080 }, { width: 1024, height: 768 }]) {
    await table.setViewportSize(size);
    expect(await overBridges(table), String(size.width)).toEqual([]);
  }
  // A finger needs larger buttons.
  const tablet = await here.look(0, { locale: 'de', viewport: { width: 1180, height: 820 }, hasTouch: true });
  await tablet.page.locator('.tray .btn').nth(2).waitFor();
  expect(await overBridges(tablet.page)).toEqual([]);
  await tablet.close();
  // That the eye of this test is open.
  await table.locator('.over-map').evaluate((one) => {
    one.style.inset = '0';
    one.style.pointerEvents = 'auto';
  });
  expect(await overBridges(table)).not.toEqual([]);
  await close();
  await here.stop();
});
