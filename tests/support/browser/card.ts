// Draws the picture that goes with links to the pages, from the first page itself: `node tests/support/browser/card.ts`.
import { join } from 'node:path';
import { GAMES } from 'shared/games';
import { startApp } from '../server/app.ts';
import { openBrowser, visit } from './browser.ts';

const CARD = join(import.meta.dirname, '../../../client/public/card.jpg');
/** What links show, in every network's frame: the name, the promise, the city. */
const LOOK = `
  html { font-size: 28px !important; }
  body::after, .languages, .foot, .start, .play, .skip { display: none !important; }
  .head { border: 0 !important; background: none !important; padding: 2rem 2.4rem 0 !important; }
  .home { display: block !important; padding: 1.6rem 2.4rem !important; }
  .pitch h1 { font-size: 3.1rem !important; max-width: none; }
  .pitch > p { display: none; }
  .skyline { height: 62vh !important; }
`;

const app = await startApp({ games: GAMES });
const browser = await openBrowser();
const { page } = await visit(browser, app.url, { viewport: { width: 1200, height: 630 }, bypassCSP: true });
await page.locator('.home').waitFor();
await page.addStyleTag({ content: LOOK });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: CARD, type: 'jpeg', quality: 86 });
await browser.close();
await app.stop();
