// Going for good: from a crew, or from the house. Sockets close at once; tables are told by the outbox, so that it
// happens also if this process does not live to see it.
import { randomUUID } from 'node:crypto';
import type { House } from '../house.ts';
import { newSecret } from '../identity.ts';
import { log } from '../log.ts';
import type { Card, ClaimedNotice } from '../store/Store.ts';
import { Refused } from '../table/refused.ts';
import { concerns, release } from '../table/release.ts';

const PATIENCE = 2000;

/** By the founder, or by oneself. Whoever is sent away may still have the link, so there is a new one. */
export const leaveCrew = async (house: House, crew: string, player: string, renew: boolean): Promise<void> => {
  const left = await house.store.leaveCrew(crew, player, renew ? newSecret() : null);
  if (!left) throw new Refused('unknown');
  house.expulsions.told.emit({ crew, player });
  house.crews.emit({ crew });
  house.postman.look();
};

export const deleteCrew = async (house: House, crew: string): Promise<void> => {
  await house.store.deleteCrew(crew);
  house.expulsions.told.emit({ crew });
};

export const deletePlayer = async (house: House, player: string): Promise<void> => {
  const left = await house.store.deletePlayer(player);
  house.expulsions.told.emit({ player });
  for (const { crew, founder } of left) {
    if (founder === null) house.expulsions.told.emit({ crew });
    else house.crews.emit({ crew });
  }
  house.postman.look();
};

const releaseHere = async ({ registry }: House, table: string, player: string): Promise<void> => {
  const held = await registry.open(table);
  try {
    await held.table.perform('', randomUUID(), release(player));
  } catch (error) {
    // Nothing there is theirs.
    if (!(error instanceof Refused) || error.refusal.code !== 'unknown') throw error;
  } finally {
    await held.done();
  }
};

/** Whoever has the table does it. */
const releaseAt = async (house: House, table: string, player: string): Promise<void> => {
  const { neighbours, registry, store } = house;
  const holder = neighbours.isCluster && !registry.holds(table) ? await store.holderOf(table) : null;
  if (holder === null || holder === registry.owner || (await neighbours.isGone(holder)))
    return releaseHere(house, table, player);
  await neighbours.ask(holder, 'release', [table, player], PATIENCE);
};

export const releaseLeavers = (house: House): void => {
  house.neighbours.answers('release', (table: string, player: string) => releaseHere(house, table, player));
  house.postman.knows('release', async ({ crew, body }: ClaimedNotice) => {
    const player = String(body.player);
    const members = await house.store.membersOf(crew);
    // Back already, by a link somebody gave them: what they took since is theirs.
    if (body.again && members.some(({ id }) => id === player)) return 'done';
    /** The second time only what was taken meanwhile is looked for. */
    const isTheirs = async (id: string, { phase, seats }: Card) => {
      if (body.again) return phase !== 'over' && seats.includes(player);
      const table = await house.store.tableOf(id);
      return table !== null && concerns(table.head, player);
    };
    // One that cannot be told now is told later, and keeps no other from hearing of it.
    let untold: unknown = null;
    for (const { id, card } of await house.store.tablesOf(crew)) {
      if (!(await isTheirs(id, card))) continue;
      await releaseAt(house, id, player).catch((error) => {
        log.error('a table could not be told who left', error, { table: id });
        untold = error;
      });
    }
    if (untold !== null) throw untold;
    return 'done';
  });
};
