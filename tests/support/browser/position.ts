// A drawn position in real browsers: the server deals it instead of a fresh game, everybody is seated and looks at it.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Game } from '../escape/index.ts';
import { startApp, type TestApp } from '../server/app.ts';
import type { Person as Somebody } from '../server/client.ts';
import { begin, type Party } from '../server/party.ts';
import { beginningAt } from '../server/position.ts';
import { type Person, visit } from './browser.ts';

/** Snake and Maggie in the Library with an Item, a Prisoner up the street. */
export const STREET = `
          5      6       7
    2            o/p
    2.5   o              o
    3            ./SMi
    3.5   o              o
  `;

export type Played = {
  readonly app: TestApp;
  readonly party: Party;
  /** A browser of the player in this seat. */
  look(seat: number, options?: BrowserContextOptions): Promise<Person>;
  stop(): Promise<void>;
};

const keyOf = ({ key, name }: Somebody): string =>
  `localStorage['fire-escape.key'] ??= ${JSON.stringify(key)}; localStorage['fire-escape.name'] ??= ${JSON.stringify(name)};`;

export const playFrom = async (browser: Browser, game: Game, seats: number): Promise<Played> => {
  const app = await startApp({ games: [beginningAt(game)] });
  const party = await begin(app.url, { game: 'escape', seats });
  for (const player of party.players) await player.leave();
  return {
    app,
    party,
    look: async (seat, options) => {
      const person = await visit(browser, 'about:blank', options);
      await person.page.addInitScript(keyOf(party.people[seat]!));
      await person.page.goto(`${app.url}/table/${party.table}`);
      await person.page.locator('main.table .canvas[data-drawn]').waitFor();
      return person;
    },
    stop: () => app.stop(),
  };
};
