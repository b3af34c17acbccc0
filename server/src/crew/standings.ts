// How the games of a crew ended, counted from the final cards of its tables: nothing is added up anywhere, so nothing
// can be counted twice.
import type { Card } from '../store/Store.ts';

export type Score = { together: number; alone: number; lost: number; betrayed: number };
export type Standings = {
  /** By player. */
  players: Map<string, Score>;
  roles: (Score & { game: string; role: number })[];
  /** Who won alone while whom else lost, and how often. */
  betrayals: { by: string; of: string; times: number }[];
};
type Finished = { game: string; card: Card };

const NOTHING: Score = { together: 0, alone: 0, lost: 0, betrayed: 0 };

type Ending = 'together' | 'alone' | 'lost';
/** How it ended for one side, which holds `mine`. A side that wins while another does not has won alone. */
const endingFor = (mine: readonly number[], winners: readonly number[], others: boolean): Ending => {
  if (!winners.some((seat) => mine.includes(seat))) return 'lost';
  return others && winners.every((seat) => mine.includes(seat)) ? 'alone' : 'together';
};

export const standingsOf = (tables: Iterable<Finished>): Standings => {
  const players = new Map<string, Score>();
  const games = new Map<string, Map<number, Score>>();
  const betrayals = new Map<string, Standings['betrayals'][number]>();
  const count = <K>(of: Map<K, Score>, key: K, ending: Ending, betrayed: boolean) => {
    const score = of.get(key) ?? { ...NOTHING };
    score[ending]++;
    if (betrayed) score.betrayed++;
    of.set(key, score);
  };

  for (const { game, card } of tables) {
    if (card.phase !== 'over' || !card.result) continue;
    const { winners } = card.result;
    // A bot plays for itself.
    const sideOf = (seat: number) => card.seats[seat] || `bot ${seat}`;
    const sides = Map.groupBy(card.seats.keys(), sideOf);
    const winning = new Set(winners.map(sideOf));
    const isBetrayal = sides.size > 1 && winning.size === 1;
    for (const [side, mine] of sides) {
      const ending = endingFor(mine, winners, sides.size > 1);
      const betrayed = isBetrayal && ending === 'lost';
      if (card.seats.includes(side)) count(players, side, ending, betrayed);
      const [by = ''] = betrayed ? winning : [];
      if (card.seats.includes(side) && card.seats.includes(by)) {
        const known = betrayals.get(`${by} ${side}`) ?? { by, of: side, times: 0 };
        betrayals.set(`${by} ${side}`, { ...known, times: known.times + 1 });
      }
      for (const seat of mine) {
        const role = card.roles?.[seat] ?? -1;
        const own = winners.includes(seat) ? ending : 'lost';
        const roles = games.get(game) ?? new Map<number, Score>();
        games.set(game, roles);
        if (role >= 0) count(roles, role, own, betrayed);
      }
    }
  }
  const roles = [...games].flatMap(([game, scores]) => [...scores].map(([role, score]) => ({ game, role, ...score })));
  return {
    players,
    roles: roles.toSorted((a, b) => a.game.localeCompare(b.game) || a.role - b.role),
    betrayals: [...betrayals.values()].toSorted((a, b) => b.times - a.times),
  };
};
