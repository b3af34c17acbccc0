// A table in the middle of its game: played over the wire by one person for all seats, then opened in a browser.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pickFrom } from '../play/random.ts';
import { Person, type Player, until } from '../server/client.ts';
import { type Person as Visitor, visit } from './browser.ts';

type Option = Player['questions'][number]['options'][number];
/** What gets somewhere comes before what ends or declines something. */
const LAST: readonly string[] = ['pass', 'no', 'done', 'yes'];
const rank = ({ kind }: Option): number => (LAST.includes(kind) ? 1 : 0);

export type Played = { readonly owner: Person; readonly player: Player; readonly table: string };

/** Everybody's answers are drawn from the seed, until the turn with this number has begun. */
export const playTable = async (
  url: string,
  { seats = 4, turns = 9, seed = 'played', crew = 'Thursday Crew' } = {},
): Promise<Played> => {
  const owner = await new Person(url, 'Ann').introduce();
  const page = await owner.joinCrew(await owner.found(crew));
  const table = await page.createTable('escape', seats);
  await page.leave();
  const player = await owner.joinTable(table);
  for (let seat = 0; seat < seats; seat++) await player.sit(seat);
  await player.start();
  await playOn(player, turns, seed);
  return { owner, player, table };
};

type Question = Player['questions'][number];
export const playOn = async (
  player: Player,
  turns: number,
  seed: string,
  isEnough: (question: Question) => boolean = () => false,
): Promise<void> => {
  const pick = pickFrom(seed);
  const turn = (): number => player.now?.view.view.turn?.n?.[0] ?? 0;
  while (turn() < turns) {
    await until(() => player.questions.length > 0 || player.now?.view.phase === 'over');
    const [question] = player.questions;
    if (!question || isEnough(question)) return;
    const best = Math.min(...question.options.map(rank));
    const options = question.options.filter((option) => rank(option) === best);
    const choice = options[pick(options.length)]!.id;
    const request = crypto.randomUUID().slice(0, 16);
    const before = player.now?.seq ?? 0;
    try {
      await player.ask('answer', { seat: question.seat, ask: question.ask, choice, request });
    } catch (error) {
      if ((error as { reason?: { code?: string } }).reason?.code !== 'too-fast') throw error;
      await new Promise((next) => setTimeout(next, 60));
      continue;
    }
    await until(() => (player.now?.seq ?? 0) > before);
  }
};

/** What looks on from before the page's first line; without `until`, the map is waited for. */
type Looking = {
  readonly before?: (page: Page) => Promise<void>;
  readonly until?: (page: Page) => Promise<unknown>;
};
const mapIsThere = (page: Page): Promise<void> => page.locator('main.table .canvas[data-drawn]').waitFor();

/** The owner's own browser, at the table. */
export const openTable = async (
  browser: Browser,
  url: string,
  { owner, table }: Pick<Played, 'owner' | 'table'>,
  { before, until = mapIsThere, ...options }: BrowserContextOptions & Looking = {},
): Promise<Visitor> => {
  const entries = { key: owner.key, name: owner.name };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name: `fire-escape.${name}`, value }));
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const visitor = await visit(browser, `${url}/table/${table}`, { storageState, ...options }, before);
  await until(visitor.page);
  return visitor;
};
