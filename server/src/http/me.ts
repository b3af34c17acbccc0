// What somebody is told about themselves.
import type { Colour, Me, PlayerSymbol } from 'shared/protocol';
import type { House } from '../house.ts';
import type { Player } from '../store/Store.ts';

export const meOf = async ({ store }: House, player: Player): Promise<Me> => {
  const { id, name, language, colour, symbol } = player;
  const [crews, tables, muted] = await Promise.all([store.crewsOf(id), store.tablesFor(id), store.mutesOf(id)]);
  return {
    player: id,
    name,
    language,
    colour: colour as Colour,
    symbol: symbol as PlayerSymbol,
    muted,
    crews: crews.map((crew) => ({ crew: crew.secret, name: crew.name, founder: crew.founder === id })),
    tables: tables
      .filter(({ card }) => card.seats.includes(id))
      .map(({ id: table, secret: crew, name: title, card }) => ({
        table,
        crew,
        name: title,
        phase: card.phase,
        yourTurn: card.waiting.some((seat) => card.seats[seat] === id),
      })),
  };
};
