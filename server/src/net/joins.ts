// The door: which version of the protocol, and which player. Errors here reach the client as code and word.
import { ServerError } from '@colyseus/core';
import { JOIN_REFUSED, type JoinRefused, joinCrew, joinTable, PROTOCOL } from 'shared/protocol';
import type { z } from 'zod';
import type { House } from '../house.ts';
import { playerOf } from '../identity.ts';
import { log } from '../log.ts';
import type { Player } from '../store/Store.ts';
import { Refused } from '../table/refused.ts';

export const joinRefused = (word: JoinRefused): ServerError => new ServerError(JOIN_REFUSED[word], word);

/** The join's options, from a page that speaks our protocol. */
const optionsFrom = <T extends z.ZodType>(schema: T, options: unknown): z.infer<T> => {
  // Before anything else: another version may well have other options.
  const { protocol } = (options ?? {}) as { protocol?: unknown };
  if (protocol !== PROTOCOL) throw joinRefused('outdated');
  const parsed = schema.safeParse(options);
  if (!parsed.success) throw joinRefused('unknown');
  return parsed.data;
};

const joinerOf = async (house: House, key: string): Promise<Player> => {
  const player = await playerOf(house.store, key);
  if (!player) throw joinRefused('unknown-player');
  return player;
};

/** A table is open to the members of its crew. */
export const admitToTable = async (house: House, options: unknown, key: string): Promise<Player> => {
  const { table } = optionsFrom(joinTable, options);
  const player = await joinerOf(house, key);
  const may = await house.store.mayEnter(table, player.id);
  if (may === null) throw joinRefused('unknown');
  if (!may) throw joinRefused('not-member');
  return player;
};

/** Who has a crew's link belongs to the crew. */
export const admitToCrew = async (house: House, options: unknown, key: string): Promise<Player> => {
  const { crew: secret } = optionsFrom(joinCrew, options);
  const player = await joinerOf(house, key);
  const crew = await house.store.crewBySecret(secret);
  if (!crew) throw joinRefused('unknown');
  await house.store.addMember(crew.id, player.id);
  return player;
};

/** What goes wrong while a room is made, as a word the client knows: no inner message leaves the house. */
export const inWords = async <T>(act: Promise<T>): Promise<T> => {
  try {
    return await act;
  } catch (error) {
    if (error instanceof ServerError) throw error;
    if (error instanceof Refused && error.refusal.code === 'unknown') throw joinRefused('unknown');
    if (!(error instanceof Refused)) log.error('a join failed', error);
    throw joinRefused('moved');
  }
};
