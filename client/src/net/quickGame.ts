// A game at once: a crew of one's own behind the scenes, a table in it, everybody seated, started.
import { foundCrew, me, refreshMe, savedName, saveMe } from './api.ts';
import { CrewLink } from './crewLink.ts';
import { keep, recall } from './keepsakes.ts';
import { TableLink } from './tableLink.ts';

export type QuickGame = {
  readonly game: string;
  readonly seats: number;
  /** The hero to play, and how many there are to choose from. */
  readonly role: number;
  readonly roles: number;
  /** Who plays the other seats. */
  readonly others: 'bots' | 'me';
};
type Names = { readonly player: string; readonly crew: string; readonly table: (n: number) => string };

/** The crew made for this before, as long as it is there; else a new one. */
const ownCrew = async (name: string): Promise<string> => {
  const kept = recall('own-crew');
  const crews = me.peek()?.crews.filter(({ founder }) => founder) ?? [];
  const known = crews.find(({ crew }) => crew === kept) ?? crews.find((one) => one.name === name);
  const crew = known?.crew ?? (await foundCrew(name));
  keep('own-crew', crew);
  return crew;
};

const makeTable = async (crew: string, { game, seats }: QuickGame, names: Names): Promise<string> => {
  const link = new CrewLink(crew);
  try {
    const n = (me.peek()?.tables.length ?? 0) + 1;
    return (await link.wish('create-table', { game, seats, name: names.table(n), options: {} })).table;
  } finally {
    link.close();
  }
};

/** The table's id, once its game has begun. */
export const quickGame = async (wish: QuickGame, names: Names, language: 'en' | 'de' | 'it'): Promise<string> => {
  if (savedName() === '') await saveMe(names.player, language);
  else await refreshMe(language);
  const table = await makeTable(await ownCrew(names.crew), wish, names);
  const link = new TableLink(table);
  try {
    await link.wish('sit', { seat: 0, role: wish.role });
    for (let seat = 1; seat < wish.seats; seat++) {
      const role = (wish.role + seat) % wish.roles;
      await link.wish(wish.others === 'me' ? 'sit' : 'seat-bot', { seat, role });
    }
    await link.wish('start', {});
    return table;
  } finally {
    link.close();
  }
};
