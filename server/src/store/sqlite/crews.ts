// Crews and who belongs to them.
import { releasesOf } from '../releases.ts';
import type { Crew, CrewChange, Joined, Left, Player } from '../Store.ts';
import { addNotices } from './outbox.ts';
import type { Statements } from './sql.ts';

type Flag = 0 | 1;
export type CrewText = Omit<Crew, 'rules' | 'locked'> & { rules: string; locked: Flag };
const CREW = 'c.id, c.secret, c.name, c.founder, c.locked, c.rules, c.webhook';

export const crewReads = ({ one, all }: Statements) => ({
  crewById: (id: string) => one<CrewText>(`SELECT ${CREW} FROM crews c WHERE c.id = ?`, id),
  crewBySecret: (secret: string) => one<CrewText>(`SELECT ${CREW} FROM crews c WHERE c.secret = ?`, secret),
  crewsOf: (player: string) =>
    all<CrewText>(
      `SELECT ${CREW} FROM members m JOIN crews c ON c.id = m.crew WHERE m.player = ? ORDER BY m.joined DESC`,
      player,
    ),
  membersOf: (crew: string) =>
    all<Player>(
      `SELECT p.id, p.name, p.language, p.colour, p.symbol FROM members m JOIN players p ON p.id = m.player
       WHERE m.crew = ? ORDER BY m.joined, p.id`,
      crew,
    ),
});

export const crewWrites = (sql: Statements) => {
  const { one, all, run } = sql;
  const { crewBySecret } = crewReads(sql);
  const count = (text: string, of: string) => one<{ n: number }>(text, of)!.n;
  const crewsOfPlayer = (player: string) => count('SELECT count(*) AS n FROM members WHERE player = ?', player);
  const addMember = (crew: string, player: string): void => {
    run('INSERT OR IGNORE INTO members (crew, player, joined) VALUES (?, ?, ?)', crew, player, Date.now());
  };

  const deleteCrew = (crew: string): void => {
    const own = 'table_id IN (SELECT id FROM tables WHERE crew = ?)';
    for (const from of ['log', 'heads', 'leases']) run(`DELETE FROM ${from} WHERE ${own}`, crew);
    for (const from of ['tables', 'chat', 'outbox', 'members']) run(`DELETE FROM ${from} WHERE crew = ?`, crew);
    run('DELETE FROM crews WHERE id = ?', crew);
  };

  const leaveCrew = (crew: string, player: string, secret: string | null): Left | null => {
    if (!run('DELETE FROM members WHERE crew = ? AND player = ?', crew, player)) return null;
    const next = one<{ player: string }>(
      'SELECT player FROM members WHERE crew = ? ORDER BY joined, player LIMIT 1',
      crew,
    );
    if (!next) {
      deleteCrew(crew);
      return { crew, founder: null };
    }
    run('UPDATE crews SET founder = ? WHERE id = ? AND founder = ?', next.player, crew, player);
    if (secret !== null) run('UPDATE crews SET secret = ? WHERE id = ?', secret, crew);
    addNotices(
      sql,
      releasesOf(crew, player, Date.now()).map((one) => ({ ...one, body: JSON.stringify(one.body) })),
    );
    return { crew, founder: one<{ founder: string }>('SELECT founder FROM crews WHERE id = ?', crew)!.founder };
  };

  return {
    createCrew: ({ id, secret, name, founder }: Crew, most: number): boolean => {
      if (crewsOfPlayer(founder) >= most) return false;
      run('INSERT INTO crews (id, secret, name, founder) VALUES (?, ?, ?, ?)', id, secret, name, founder);
      addMember(id, founder);
      return true;
    },
    joinCrew: (secret: string, player: string, most: { members: number; crews: number }): Joined => {
      const crew = crewBySecret(secret);
      if (!crew) return { refused: 'unknown' };
      if (one('SELECT 1 FROM members WHERE crew = ? AND player = ?', crew.id, player)) return { crew: crew.id };
      if (crew.locked) return { refused: 'locked' };
      const members = count('SELECT count(*) AS n FROM members WHERE crew = ?', crew.id);
      if (members >= most.members || crewsOfPlayer(player) >= most.crews) return { refused: 'full' };
      addMember(crew.id, player);
      return { crew: crew.id };
    },
    changeCrew: (crew: string, { name, founder, secret, locked, rules, webhook }: CrewChange): void => {
      run(
        `UPDATE crews SET name = coalesce(?, name), secret = coalesce(?, secret), locked = coalesce(?, locked),
           rules = coalesce(?, rules), webhook = coalesce(?, webhook),
           founder = coalesce((SELECT player FROM members WHERE crew = ? AND player = ?), founder) WHERE id = ?`,
        name ?? null,
        secret ?? null,
        locked === undefined ? null : Number(locked),
        rules === undefined ? null : JSON.stringify(rules),
        webhook ?? null,
        crew,
        founder ?? null,
        crew,
      );
    },
    leaveCrew,
    deleteCrew,
    deletePlayer: (player: string): Left[] => {
      const crews = all<{ crew: string }>('SELECT crew FROM members WHERE player = ?', player);
      const left = crews.flatMap(({ crew }) => leaveCrew(crew, player, null) ?? []);
      run(`UPDATE tables SET maker = '' WHERE maker = ?`, player);
      run('DELETE FROM mutes WHERE player = ? OR muted = ?', player, player);
      for (const from of ['chat', 'device_codes', 'keys']) run(`DELETE FROM ${from} WHERE player = ?`, player);
      run('DELETE FROM players WHERE id = ?', player);
      return left;
    },
  };
};
