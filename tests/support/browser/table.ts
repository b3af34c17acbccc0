// What a person does with the pages, whatever the rules ask: found a crew, take a seat, answer what is lit.
import type { Page } from 'playwright-core';

export const foundCrew = async (page: Page, name: string, crew: string): Promise<string> => {
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=crew]').fill(crew);
  await page.locator('form.start button[type=submit]').click();
  await page.waitForURL('**/crew/*');
  await page.locator('.crew h1').waitFor();
  return page.url();
};

export const joinCrew = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[name=name]').fill(name);
  await page.locator('form button[type=submit]').click();
  await page.locator('.crew h1').waitFor();
};

export const makeTable = async (page: Page, seats: number): Promise<string> => {
  await page.locator(`.new-table .switch input[value="${seats}"]`).check({ force: true });
  await page.locator('.new-table button[type=submit]').click();
  await page.waitForURL('**/table/*');
  await page.locator('.roles').waitFor();
  return page.url();
};

export const takeHero = async (page: Page, hero: string): Promise<void> => {
  await page.locator(`.role.hero-${hero} .take`).click();
  await page.locator(`.role.hero-${hero}.mine`).waitFor();
};

/** The number of the turn, and of the last thing that happened. */
export const moment = async (page: Page): Promise<{ turn: number; seq: number }> => {
  const table = page.locator('main.table');
  return { turn: Number(await table.getAttribute('data-turn')), seq: Number(await table.getAttribute('data-seq')) };
};

/** Which option to press when several are lit: those that get somewhere before those that pass. */
const LAST: readonly string[] = ['pass', 'no', 'done'];

/** Presses one lit option, if this person is asked; true once the table has moved on. */
export const answerAny = async (page: Page, prefer: readonly string[] = []): Promise<boolean> => {
  const options = await page
    .locator('.choices [data-option]:not([disabled])')
    .evaluateAll((all) =>
      all.map((one) => ({ id: one.getAttribute('data-option') ?? '', kind: one.getAttribute('data-kind') ?? '' })),
    );
  if (options.length === 0) return false;
  const rank = (kind: string) => (prefer.includes(kind) ? -1 : LAST.indexOf(kind));
  const [best] = options.toSorted((a, b) => rank(a.kind) - rank(b.kind));
  const before = await moment(page);
  // The visible one where there is one (a card, a button), else the entry in the list of choices.
  const shown = page.locator(`main.table [data-option="${best!.id}"]:visible:not(.choices *)`);
  if ((await shown.count()) > 0) await shown.first().click();
  else await page.locator(`.choices [data-option="${best!.id}"]`).evaluate((one) => (one as HTMLElement).click());
  await page.waitForFunction(
    (seq) => Number(document.querySelector('main.table')?.getAttribute('data-seq')) > seq,
    before.seq,
  );
  return true;
};

/** Everyone answers what they are asked until the turn with this number has begun. */
export const playUntil = async (pages: readonly Page[], turn: number): Promise<void> => {
  const end = Date.now() + 100_000;
  while ((await moment(pages[0]!)).turn < turn) {
    if (Date.now() > end) throw new Error(`turn ${turn} never came`);
    let answered = false;
    for (const page of pages) answered = (await answerAny(page)) || answered;
    if (!answered) await pages[0]!.waitForTimeout(50);
  }
};
