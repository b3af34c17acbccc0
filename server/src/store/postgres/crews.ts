// Crews and who belongs to them. Whoever changes a crew's link or members has its row first, so that nobody comes in by a link that is dying.
import type { Sql } from 'postgres';
import { releasesOf } from '../releases.ts';
import type { Crew, Joined, Left, Player, Store } from '../Store.ts';
import { newNotices } from './outbox.ts';
import { alone, together } from './together.ts';

type CrewText = Omit<Crew, 'rules'> & { rules: string };
const crewOf = (found: CrewText): Crew => ({ ...found, rules: JSON.parse(found.rules) });

const deleteAll = async (tx: Sql, crew: string): Promise<void> => {
  await tx`SELECT 1 FROM crews WHERE id = ${crew} FOR UPDATE`;
  const own = tx`table_id IN (SELECT id FROM tables WHERE crew = ${crew})`;
  await tx`DELETE FROM heads WHERE ${own}`;
  await tx`DELETE FROM log WHERE ${own}`;
  for (const from of ['tables', 'chat', 'outbox', 'members']) await tx`DELETE FROM ${tx(from)} WHERE crew = ${crew}`;
  await tx`DELETE FROM crews WHERE id = ${crew}`;
};

const leave = async (tx: Sql, crew: string, player: string, secret: string | null): Promise<Left | null> => {
  await tx`SELECT 1 FROM crews WHERE id = ${crew} FOR UPDATE`;
  const gone = await tx`DELETE FROM members WHERE crew = ${crew} AND player = ${player} RETURNING 1`;
  if (gone.length === 0) return null;
  const [next] = await tx<{ player: string }[]>`
    SELECT player FROM members WHERE crew = ${crew} ORDER BY joined, player LIMIT 1`;
  if (!next) {
    await deleteAll(tx, crew);
    return { crew, founder: null };
  }
  const [left] = await tx<{ founder: string }[]>`
    UPDATE crews SET founder = CASE WHEN founder = ${player} THEN ${next.player} ELSE founder END,
      secret = coalesce(${secret}, secret)
    WHERE id = ${crew} RETURNING founder`;
  await newNotices(
    tx,
    releasesOf(crew, player, Date.now()).map((notice) => ({ notice, cause: '' })),
  );
  return { crew, founder: left!.founder };
};

export const crews = (sql: Sql) => {
  const CREW = sql`c.id, c.secret, c.name, c.founder, c.locked, c.rules, c.webhook`;
  const one = async (found: Promise<readonly CrewText[]>): Promise<Crew | null> => {
    const [crew] = await found;
    return crew ? crewOf(crew) : null;
  };
  const addMember = (tx: Sql, crew: string, player: string) =>
    tx`INSERT INTO members (crew, player, joined) VALUES (${crew}, ${player}, ${Date.now()}) ON CONFLICT DO NOTHING`;
  /** Counted while nobody else lets the same player in anywhere. */
  const crewsOfPlayer = async (tx: Sql, player: string) => {
    await alone(tx, `crews of ${player}`);
    return (await tx`SELECT 1 FROM members WHERE player = ${player}`).length;
  };

  return {
    createCrew: ({ id, secret, name, founder }, most) =>
      together(sql, async (tx) => {
        if ((await crewsOfPlayer(tx, founder)) >= most) return false;
        await tx`INSERT INTO crews (id, secret, name, founder) VALUES (${id}, ${secret}, ${name}, ${founder})`;
        await addMember(tx, id, founder);
        return true;
      }),
    crewById: (id) => one(sql<CrewText[]>`SELECT ${CREW} FROM crews c WHERE c.id = ${id}`),
    crewBySecret: (secret) => one(sql<CrewText[]>`SELECT ${CREW} FROM crews c WHERE c.secret = ${secret}`),
    crewsOf: async (player) =>
      (
        await sql<CrewText[]>`
          SELECT ${CREW} FROM members m JOIN crews c ON c.id = m.crew WHERE m.player = ${player} ORDER BY m.joined DESC`
      ).map(crewOf),
    membersOf: async (crew) => [
      ...(await sql<Player[]>`
        SELECT p.id, p.name, p.language, p.colour, p.symbol FROM members m JOIN players p ON p.id = m.player
        WHERE m.crew = ${crew} ORDER BY m.joined, p.id`),
    ],
    joinCrew: (secret, player, most) =>
      together(sql, async (tx): Promise<Joined> => {
        const [crew] = await tx<{ id: string; locked: boolean }[]>`
          SELECT id, locked FROM crews WHERE secret = ${secret} FOR UPDATE`;
        if (!crew) return { refused: 'unknown' };
        const members = await tx<{ player: string }[]>`SELECT player FROM members WHERE crew = ${crew.id}`;
        if (members.some((one) => one.player === player)) return { crew: crew.id };
        if (crew.locked) return { refused: 'locked' };
        if (members.length >= most.members || (await crewsOfPlayer(tx, player)) >= most.crews)
          return { refused: 'full' };
        await addMember(tx, crew.id, player);
        return { crew: crew.id };
      }),
    changeCrew: (crew, { name, founder, secret, locked, rules, webhook }) =>
      together(sql, async (tx) => {
        await tx`SELECT 1 FROM crews WHERE id = ${crew} FOR UPDATE`;
        await tx`
          UPDATE crews SET name = coalesce(${name ?? null}, name), secret = coalesce(${secret ?? null}, secret),
            locked = coalesce(${locked ?? null}, locked), webhook = coalesce(${webhook ?? null}, webhook),
            rules = coalesce(${rules ? JSON.stringify(rules) : null}, rules), founder = coalesce(
              (SELECT player FROM members WHERE crew = ${crew} AND player = ${founder ?? null}), founder)
          WHERE id = ${crew}`;
      }),
    leaveCrew: (crew, player, secret) => together(sql, (tx) => leave(tx, crew, player, secret)),
    deleteCrew: (crew) => together(sql, (tx) => deleteAll(tx, crew)),
    deletePlayer: (player) =>
      together(sql, async (tx) => {
        const crews = await tx<{ crew: string }[]>`SELECT crew FROM members WHERE player = ${player} ORDER BY crew`;
        const left: Left[] = [];
        for (const { crew } of crews) {
          const gone = await leave(tx, crew, player, null);
          // Else sent away at this very moment: nothing is left to leave.
          if (gone) left.push(gone);
        }
        await tx`UPDATE tables SET maker = '' WHERE maker = ${player}`;
        await tx`DELETE FROM mutes WHERE player = ${player} OR muted = ${player}`;
        for (const from of ['chat', 'device_codes', 'keys']) await tx`DELETE FROM ${tx(from)} WHERE player = ${player}`;
        await tx`DELETE FROM players WHERE id = ${player}`;
        return left;
      }),
  } satisfies Partial<Store>;
};
