// The way to a room: in this process, or in the one that holds the table. The lease is the only directory; Colyseus'
// own listings and health checks decide nothing.
import { type AuthContext, matchMaker, ServerError } from '@colyseus/core';
import { JOIN_REFUSED, type JoinRefused } from 'shared/protocol';
import type { House } from '../house.ts';
import { within } from '../table/within.ts';
import { type Admitted, inWords, joinRefused, refusedWith } from './joins.ts';
import { Declined, NoAnswer } from './neighbours.ts';

type Seat = matchMaker.ISeatReservation;
type Options = Record<string, unknown> & { table?: unknown };

/** A process that lives answers long before; one that hangs must not make joiners wait for its lease. */
const PATIENCE = 1200;
/** A room that is just ending, or a table that is just changing hands, is found settled by then. */
const ATTEMPTS = 6;
/** Whoever waited this long waited for a lease, and need not do so again: the page comes back by itself. */
const SETTLED = 1000;
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
const isMoved = (error: unknown): boolean =>
  (error as { message?: unknown }).message === ('moved' satisfies JoinRefused);

/** Where sockets of this process are reached. */
export type Place = { process?: string | undefined; publicAddress?: string | undefined };

export const openDoor = (house: House, place: Place) => {
  const { neighbours, registry, store } = house;
  /** Rooms being made: who comes meanwhile waits for the same one. */
  const making = new Map<string, Promise<{ roomId: string }>>();

  const roomHere = async (name: string, options: Options) => {
    const known = await matchMaker.findOneRoomAvailable(name, options);
    if (known) return known;
    const key = JSON.stringify([name, options.table ?? options.crew]);
    let room = making.get(key) as ReturnType<typeof matchMaker.createRoom> | undefined;
    if (!room) {
      room = matchMaker.createRoom(name, options);
      making.set(key, room);
      void room.catch(() => {}).finally(() => making.delete(key));
    }
    return room;
  };

  const seatHere = async (name: string, options: Options, auth: unknown): Promise<Seat> => {
    if (house.draining) throw joinRefused('moved');
    const seat = await matchMaker.reserveSeatFor(await roomHere(name, options), options, auth);
    return {
      ...seat,
      ...(place.process && { processId: place.process }),
      ...(place.publicAddress && { publicAddress: place.publicAddress }),
    };
  };
  neighbours.answers('seat', seatHere);

  /** Who else has the table; null = nobody, or nobody who lives: then it is ours to take. */
  const holderElsewhere = async (table: unknown): Promise<string | null> => {
    if (!neighbours.isCluster || typeof table !== 'string' || registry.holds(table)) return null;
    const holder = await within(PATIENCE, store.holderOf(table));
    return holder === null || holder === registry.owner || (await neighbours.isGone(holder)) ? null : holder;
  };

  const seat = async (name: string, options: Options, auth: unknown): Promise<Seat> => {
    const holder = name === 'table' ? await holderElsewhere(options.table) : null;
    if (holder === null) return seatHere(name, options, auth);
    try {
      return await neighbours.ask<Seat>(holder, 'seat', [name, options, auth], PATIENCE);
    } catch (error) {
      if (error instanceof NoAnswer) throw joinRefused('moved');
      const word = error instanceof Declined ? refusedWith(error) : null;
      throw word ? joinRefused(word) : error;
    }
  };

  return async (name: string, wish: Options, context: AuthContext): Promise<Seat> => {
    const room = matchMaker.getRoomClass(name) as unknown as { onAuth?: (...args: unknown[]) => Promise<unknown> };
    if (!room?.onAuth) throw joinRefused('unknown');
    const auth = (await room.onAuth(context.token, wish, context)) as Admitted;
    // A crew's room is known by the crew, whatever its link was when somebody came in.
    const options = auth.crew === undefined ? wish : { ...wish, crew: auth.crew };
    const end = performance.now() + SETTLED;
    for (let attempt = 1; ; attempt++) {
      try {
        return await inWords(seat(name, options, auth));
      } catch (error) {
        const last = attempt === ATTEMPTS || performance.now() > end || house.draining || !isMoved(error);
        if (last && error instanceof ServerError) throw error;
        if (last) throw new ServerError(JOIN_REFUSED.moved, 'moved');
        await pause(20 * attempt);
      }
    }
  };
};
