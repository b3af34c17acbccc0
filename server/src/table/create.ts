// Making a table: what is wished is checked by the game's own rules before anything is written.
import type { Card, Head, Store, Wish } from '../store/Store.ts';
import { newSeed } from './dealer.ts';
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
};

export const createTable = async (registry: Registry, store: Store, wish: NewTable): Promise<void> => {
  const { host, ...table } = wish;
  const rules = registry.rulesOf(table.game);
  if (table.seats < rules.seats.min || table.seats > rules.seats.max) throw new Refused('bad-options', 'seats');
  // Nobody has chosen a role yet: any distinct ones will do to check the rest.
  optionsOf(
    rules,
    table.options,
    Array.from({ length: table.seats }, (_, role) => role),
  );
  const seats = Array.from({ length: table.seats }, () => ({ ...OPEN }));
  const head: Head = {
    seq: 0,
    phase: 'lobby',
    host,
    seats,
    generation: 0,
    dealt: 0,
    engine: rules.version,
    game: null,
    undo: null,
    vote: null,
  };
  const card: Card = { phase: 'lobby', seats: seats.map(() => ''), waiting: [] };
  await store.createTable({ ...table, seed: newSeed() }, head, card);
  const { id, crew, game, name } = table;
  registry.announce({ id, crew, game, name, card });
};
