// A script played by people in browsers: each presses what is written for their seat, the server deals what was foreseen.
import type { Page } from 'playwright-core';
import type { Store } from 'server/store/Store.ts';
import type { Answer } from '../play/game.ts';
import { moment } from './table.ts';

/** Every table made from now on is dealt from the seed named last. */
export const seeded = () => {
  let seed = '';
  const wrap = (store: Store): Store => ({
    ...store,
    createTable: (meta, ...rest) => store.createTable(seed === '' ? meta : { ...meta, seed }, ...rest),
  });
  return {
    wrap,
    deal: (next: string) => {
      seed = next;
    },
  };
};

/** The script answers for itself what a person would let the page pass. */
export const withoutAutoPass = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('fire-escape.auto-pass', 'no'));
};

/** Where a touch that only marks is confirmed: below the map, or in what opened beside the thing touched. */
const toConfirm = (choice: number) => `:is(.tray.armed, .popover) [data-option="${choice}"]`;

const movedOn = (page: Page, seq: number, confirm: string | null = null) =>
  page.waitForFunction(
    ([last, marked]) =>
      Number(document.querySelector('main.table')?.getAttribute('data-seq')) > Number(last) ||
      (marked !== null && document.querySelector(marked) !== null),
    [seq, confirm] as const,
    { polling: 50 },
  );

/** Presses one option where a person sees it, or in the list of choices; what a touch only marks is confirmed. */
export const press = async (page: Page, choice: number): Promise<void> => {
  const { seq } = await moment(page);
  const listed = page.locator(`.choices [data-option="${choice}"]`);
  await listed.first().waitFor({ state: 'attached' });
  const visible = page.locator(`main.table [data-option="${choice}"]:visible:not(.choices *)`);
  if ((await visible.count()) > 0) await visible.first().click();
  else await listed.first().evaluate((one) => (one as HTMLElement).click());
  await movedOn(page, seq, toConfirm(choice));
  if ((await moment(page)).seq > seq) return;
  await page.locator(toConfirm(choice)).first().click();
  await movedOn(page, seq);
};

/** Presses one of what this person is asked, if anything; these kinds before all others. */
export const pressAny = async (page: Page, prefer: readonly string[]): Promise<boolean> => {
  const options = await page
    .locator('.choices [data-option]:not([disabled])')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-option'), one.getAttribute('data-kind')] as const));
  const [first] = options;
  if (first === undefined) return false;
  const [choice] = options.find(([, kind]) => prefer.includes(kind ?? '')) ?? first;
  await press(page, Number(choice));
  return true;
};

/** `at` is called before each answer, with its number. */
export const playScript = async (
  pages: readonly Page[],
  answers: readonly Answer[],
  at: (n: number) => Promise<void> = async () => {},
): Promise<void> => {
  for (const [n, [seat, choice]] of answers.entries()) {
    await at(n);
    await press(pages[seat % pages.length]!, choice);
  }
};
