// Making a table: what is wished is checked by the game's own rules before anything is written.
import type { Head, Holder, Settings, Store, Wish } from '../store/Store.ts';
import { newSeed } from './dealer.ts';
import { cardOf } from './knowledge.ts';
import { newLink } from './lobby.ts';
import { OPEN, optionsOf } from './play.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

export type NewTable = {
  id: string;
  crew: string;
  host: string;
  game: string;
  name: string;
  seats: number;
  options: Wish;
  /** Who sits where from the start, and what else is as it was: for those who play again. */
  again?: { holders: Holder[]; settings: Settings };
};

/** Unfinished ones made by one player. */
const MOST_TABLES = 40;
const PLAIN = { watch: 'crew', whispers: false, gallery: false, standIn: 0, remind: 0 } as const;

/** A table that has not begun. */
export const newHead = (of: Pick<Head, 'host' | 'seats' | 'engine' | 'settings'>): Head => ({
  ...of,
  seq: 0,
  phase: 'lobby',
  generation: 0,
  dealt: 0,
  game: null,
  undo: null,
  vote: null,
  asked: 0,
  reminded: false,
  next: '',
});

/** The seat of whoever asks is theirs, bots stay bots, and the others are kept for those who had them and `may` come. */
export const againOf = (
  head: Head,
  player: string,
  may: (player: string) => boolean,
): Pick<NewTable, 'name' | 'seats' | 'options' | 'again'> => {
  if (head.phase !== 'over') throw new Refused('wrong-phase');
  if (!head.seats.some((holder) => holder.player === player)) throw new Refused('not-your-seat');
  const holders = head.seats.map((holder): Holder => {
    if (holder.player === '') return { ...OPEN, role: holder.role, bot: true };
    if (holder.player === player) return { ...OPEN, role: holder.role, player };
    return { ...OPEN, offered: may(holder.player) ? holder.player : '' };
  });
  const { settings } = head;
  return { name: settings.name, options: settings.options, seats: holders.length, again: { holders, settings } };
};

export const createTable = async (registry: Registry, store: Store, wish: NewTable): Promise<void> => {
  const { host, again, ...table } = wish;
  const rules = registry.rulesOf(table.game);
  if (table.seats < rules.seats.min || table.seats > rules.seats.max) throw new Refused('bad-options', 'seats');
  // Nobody has chosen a role yet: any distinct ones will do to check the rest.
  optionsOf(
    rules,
    table.options,
    Array.from({ length: table.seats }, (_, role) => role),
  );
  const seats = again?.holders ?? Array.from({ length: table.seats }, () => ({ ...OPEN }));
  const settings = { ...PLAIN, ...again?.settings, name: table.name, options: table.options, link: newLink() };
  const head = newHead({ host, seats, settings, engine: rules.version });
  const made = await store.createTable({ ...table, seed: newSeed() }, head, cardOf(rules, head), {
    by: host,
    most: MOST_TABLES,
  });
  if (!made) throw new Refused('too-many');
  // Wished before, it is there already, and may have come further since.
  const now = await store.tableOf(table.id);
  if (!now) return;
  const { id, crew, game } = now.meta;
  registry.announce({ id, crew, game, name: now.head.settings.name, card: cardOf(rules, now.head) });
};
