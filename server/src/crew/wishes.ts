// What members and founders may wish of their crew. No socket here: whoever listens to the house tells the pages.
import { type CrewReplies, type CrewRequests, LINES_PAGE } from 'shared/protocol';
import type { House } from '../house.ts';
import { idOfWish, newSecret } from '../identity.ts';
import { MOST } from '../limits.ts';
import { Buckets } from '../net/bucket.ts';
import { BadWebhook, checked } from '../notices/guard.ts';
import { post } from '../notices/webhook.ts';
import { noticeIn } from '../notices/words.ts';
import type { Crew, CrewChange, Player, Wish } from '../store/Store.ts';
import { createTable } from '../table/create.ts';
import { optionsOf } from '../table/play.ts';
import { Refused } from '../table/refused.ts';
import { deleteCrew, leaveCrew } from './leaving.ts';

/** Somebody who wishes something of a crew they belong to. */
export type By = { house: House; crew: Crew; player: Player };
type Wishes = { [K in keyof CrewRequests]: (by: By, wish: CrewRequests[K]) => Promise<CrewReplies[K]> };

/** By player, whatever number of pages they have open. */
const RATES = {
  lines: new Buckets({ most: 8, perSecond: 0.5 }),
  tables: new Buckets({ most: 20, perSecond: 0.2 }),
  /** Names that are looked up: nobody learns by us what is to be found in our network. */
  webhooks: new Buckets({ most: 10, perSecond: 1 / 10 }),
  tests: new Buckets({ most: 3, perSecond: 1 / 30 }),
};
const slowly = (rate: Buckets, key: string): void => {
  if (!rate.take(key)) throw new Refused('too-fast');
};

/** The crew as it is now, for its founder alone. */
const founded = async ({ house, crew, player }: By): Promise<Crew> => {
  const now = await house.store.crewById(crew.id);
  if (now?.founder !== player.id) throw new Refused('not-founder');
  return now;
};
const change = async (by: By, what: CrewChange): Promise<Record<string, never>> => {
  await founded(by);
  await by.house.store.changeCrew(by.crew.id, what);
  by.house.crews.emit({ crew: by.crew.id });
  return {};
};

/** Good for some number of seats, at least. */
const checkRules = ({ house }: By, game: string, options: Wish): void => {
  const rules = house.registry.rulesOf(game);
  const seats = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);
  const faults = seats.flatMap((n) => {
    try {
      optionsOf(rules, options, [...Array(n).keys()]);
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (faults.length === seats.length) throw faults[0];
};

const guarded = async <T>(act: Promise<T>): Promise<T> => {
  try {
    return await act;
  } catch (error) {
    if (error instanceof BadWebhook) throw new Refused('bad-webhook', error.reason);
    throw error;
  }
};

export const wishes: Wishes = {
  'create-table': async ({ house, crew, player }, { request, options, ...wish }) => {
    slowly(RATES.tables, player.id);
    const table = idOfWish(crew.id, player.id, request);
    await createTable(house.registry, house.store, {
      ...wish,
      id: table,
      crew: crew.id,
      host: player.id,
      options: { ...crew.rules[wish.game], ...options },
    });
    return { table };
  },
  say: async ({ house, crew, player }, { text, request }) => {
    slowly(RATES.lines, player.id);
    const id = idOfWish('line', crew.id, player.id, request);
    const line = await house.store.addLine(
      { id, channel: crew.id, crew: crew.id, player: player.id, text },
      MOST.lines,
    );
    house.talk.emit({ channel: crew.id, line });
    return line;
  },
  unsay: async ({ house, crew, player }, { line }) => {
    const owner = crew.founder === player.id ? null : player.id;
    if (!(await house.store.removeLine(crew.id, line, owner))) throw new Refused('unknown');
    house.talk.emit({ channel: crew.id, gone: line });
    return {};
  },
  lines: async ({ house, crew, player }, { before = Number.MAX_SAFE_INTEGER }) => {
    const [found, muted] = await Promise.all([
      house.store.linesOf(crew.id, before, LINES_PAGE),
      house.store.mutesOf(player.id),
    ]);
    return { lines: found.filter((line) => !muted.includes(line.player)), more: found.length === LINES_PAGE };
  },
  mute: async ({ house, player }, { player: other, on }) => {
    if (other === player.id) throw new Refused('unknown');
    const before = await house.store.mutesOf(player.id);
    if (on && before.length >= MOST.mutes) throw new Refused('too-many');
    await house.store.mute(player.id, other, on);
    const muted = await house.store.mutesOf(player.id);
    house.muted.emit({ player: player.id, muted });
    return { muted };
  },
  leave: async ({ house, crew, player }) => {
    await leaveCrew(house, crew.id, player.id, false);
    return {};
  },

  rename: (by, { name }) => change(by, { name }),
  'house-rules': async (by, { game, options }) => {
    const { rules } = await founded(by);
    checkRules(by, game, options);
    return change(by, { rules: { ...rules, [game]: options } });
  },
  lock: (by, { locked }) => change(by, { locked }),
  'renew-link': async (by) => {
    const secret = newSecret();
    await change(by, { secret });
    return { link: secret };
  },
  remove: async (by, { player }) => {
    const { id, founder } = await founded(by);
    if (player === founder) throw new Refused('unknown');
    await leaveCrew(by.house, id, player, true);
    return {};
  },
  'hand-over': async (by, { player }) => {
    const { id } = await founded(by);
    const members = await by.house.store.membersOf(id);
    if (!members.some((member) => member.id === player)) throw new Refused('unknown');
    return change(by, { founder: player });
  },
  webhook: async (by, { url }) => {
    await founded(by);
    if (url !== '') {
      slowly(RATES.webhooks, by.player.id);
      await guarded(checked(url, by.house.notices));
    }
    return change(by, { webhook: url });
  },
  'test-webhook': async (by, { request }) => {
    const { id, name, webhook } = await founded(by);
    if (webhook === '') throw new Refused('bad-webhook');
    slowly(RATES.tests, id);
    const words = noticeIn(by.player.language, 'notice.test', { crew: name });
    const { status } = await guarded(post(webhook, `test:${id}:${request}`, words, by.house.notices));
    return { status };
  },
  'delete-crew': async (by, { name }) => {
    const crew = await founded(by);
    if (crew.name !== name) throw new Refused('unknown');
    await deleteCrew(by.house, crew.id);
    return {};
  },
};
