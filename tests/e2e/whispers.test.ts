// What is said to one alone: it looks like it before it is said, and to whom it was said is told to both of them.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { type Played, playFrom } from '../support/browser/position.ts';
import { scenario } from '../support/escape/index.ts';
import { newRequest } from '../support/server/client.ts';

let browser: Browser;
let played: Played;
beforeAll(async () => {
  browser = await openBrowser();
  played = await playFrom(browser, scenario('\n  6\n  3  ./SMC\n'), 3);
});
afterAll(async () => {
  await played?.stop();
  await browser?.close();
});

test('whoever is whispered to reads that it is for them, and what only two hear stands apart', async () => {
  const { people, table } = played.party;
  const host = await people[0]!.joinTable(table);
  await host.ask('settings', { whispers: true, request: newRequest() });
  await host.leave();
  const [anna, bert] = [await played.look(0), await played.look(1)];
  for (const { page } of [anna, bert]) await page.locator('.side-tabs [data-tab=chat]').click();
  const say = async (text: string) => {
    await anna.page.locator('.talk-say input').fill(text);
    await anna.page.keyboard.press('Enter');
    await bert.page.locator('.chat li', { hasText: text }).waitFor();
  };
  await say('Hello, all of you');
  expect(await anna.page.locator('.whom.alone').count()).toBe(0);
  await anna.page.locator('.whom select').selectOption({ label: 'Bert' });
  await anna.page.locator('.whom.alone').waitFor();
  await say('Meet me at the Library');
  expect(await anna.page.locator('.chat .aside').allInnerTexts()).toEqual(['whispers to Bert']);
  expect(await bert.page.locator('.chat .aside').allInnerTexts()).toEqual(['whispers to you']);
  expect(await bert.page.locator('.chat li.whispered').allInnerTexts()).toEqual([expect.stringContaining('Meet me')]);
  for (const { faults } of [anna, bert]) expect(faults).toEqual([]);
});
