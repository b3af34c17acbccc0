// The door: which version of the protocol, and which player. Errors here reach the client as code and word.
import { ServerError } from '@colyseus/core';
import { JOIN_REFUSED, type JoinRefused, joinCrew, joinTable, PROTOCOL } from 'shared/protocol';
import type { z } from 'zod';
import type { House } from '../house.ts';
import { playerOf } from '../identity.ts';
import { MOST } from '../limits.ts';
import { log } from '../log.ts';
import type { KnownPlayer } from '../store/Store.ts';
import { isWatchLink } from '../table/knowledge.ts';
import { Refused } from '../table/refused.ts';
import { OtherRules } from '../table/Table.ts';

/** Somebody who was let in: by which device, when, and with what. */
export type Admitted = KnownPlayer & {
  at: number;
  /** The secret of the link by which somebody who is not of the crew looks on. */
  watch?: string;
  /** The crew's id, whatever its link is by now. */
  crew?: string;
  /** Whose lines they do not see. */
  muted: string[];
};

export const joinRefused = (word: JoinRefused): ServerError => new ServerError(JOIN_REFUSED[word], word);
/** One of our words for it; null = what somebody else says, which is not for clients. */
export const refusedWith = (error: unknown): JoinRefused | null => {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && Object.hasOwn(JOIN_REFUSED, message) ? (message as JoinRefused) : null;
};

/** The join's options, from a page that speaks our protocol. */
const optionsFrom = <T extends z.ZodType>(schema: T, options: unknown): z.infer<T> => {
  // Before anything else: another version may well have other options.
  const { protocol } = (options ?? {}) as { protocol?: unknown };
  if (protocol !== PROTOCOL) throw joinRefused('outdated');
  const parsed = schema.safeParse(options);
  if (!parsed.success) throw joinRefused('unknown');
  return parsed.data;
};

const joinerOf = async (house: House, key: string): Promise<Admitted> => {
  const at = Date.now();
  const player = await playerOf(house.store, key);
  if (!player) throw joinRefused('unknown-player');
  return { ...player, at, muted: await house.store.mutesOf(player.id) };
};

/** A table is open to the members of its crew, and to whoever has its watch link; the table itself has the last word. */
export const admitToTable = async (house: House, options: unknown, key: string): Promise<Admitted> => {
  const { table, watch } = optionsFrom(joinTable, options);
  const player = await joinerOf(house, key);
  const may = await house.store.mayEnter(table, player.id);
  if (may === null) throw joinRefused('unknown');
  if (may) return player;
  if (watch === undefined) throw joinRefused('not-member');
  // Looked up here, so that a stranger cannot wake a table by guessing.
  const { settings } = (await house.store.tableOf(table))!.head;
  if (!isWatchLink(settings, watch)) throw joinRefused('private');
  return { ...player, watch };
};

/** Who has a crew's link belongs to the crew. Who belongs to it comes back by its id: the link may be another by now. */
export const admitToCrew = async (house: House, options: unknown, key: string): Promise<Admitted> => {
  const { crew: wanted } = optionsFrom(joinCrew, options);
  const player = await joinerOf(house, key);
  const joined = await house.store.joinCrew(wanted, player.id, MOST);
  if ('refused' in joined) {
    const isMember = (await house.store.membersOf(wanted)).some(({ id }) => id === player.id);
    if (!isMember) throw joinRefused(joined.refused);
    return { ...player, crew: wanted };
  }
  return { ...player, crew: joined.crew };
};

/** What goes wrong while a room is made, as a word the client knows: no inner message leaves the house. */
export const inWords = async <T>(act: Promise<T>): Promise<T> => {
  try {
    return await act;
  } catch (error) {
    if (error instanceof ServerError && refusedWith(error)) throw error;
    if (error instanceof Refused && error.refusal.code === 'unknown') throw joinRefused('unknown');
    if (error instanceof OtherRules) throw joinRefused('other-rules');
    if (!(error instanceof Refused)) log.error('a join failed', error);
    throw joinRefused('moved');
  }
};
