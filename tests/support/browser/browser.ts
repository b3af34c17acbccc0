// A real Chromium, and one person in it: a context of their own, so that nothing is shared but the server.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium as driver, type Page } from 'playwright-core';

export const SHOTS = join(import.meta.dirname, '../../../reports/screenshots');
export const WIDE = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

export const openBrowser = async (): Promise<Browser> =>
  driver.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Without a graphics card letters and boxes are painted faster by hand: only what moves goes through SwiftShader.
      '--disable-gpu-rasterization',
    ],
    headless: true,
  });

export type Person = { readonly page: Page; readonly faults: string[]; close(): Promise<void> };

/** Whatever the page complains about is kept: a test of a whole game ends with none. */
export const visit = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Person> => {
  const context = await browser.newContext({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await before(page);
  await page.goto(url);
  return { page, faults, close: () => context.close() };
};

export const shoot = async (page: Page, name: string): Promise<void> => {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};
