// The socket under a Colyseus client, where the framework's own habits are not enough. Each function says which.
import type { Socket } from 'node:net';
import { type Client, type ClientPrivate, getMessageBytes, Protocol } from '@colyseus/core';

/** What of `ws` is used here. */
type Line = {
  readonly bufferedAmount: number;
  readonly _socket?: Socket | null;
  /** Set back to 0 by every pong. */
  pingCount: number;
  ping(): void;
  terminate(): void;
};
export type AnyClient = Client & ClientPrivate;
const lineOf = (client: AnyClient): Line => client.ref as unknown as Line;

/** A client that lets this much pile up is cut off and comes back to a fresh state. */
const MOST_QUEUED = 256 * 1024;
const MOST_MISSED = 2;

/**
 * Sends copies only. The framework encodes every patch into one buffer and hands that buffer to the sockets: one that
 * is still waiting to be written when the next patch is encoded would send the wrong bytes, for good and in silence.
 */
export const sendCopies = (client: AnyClient): void => {
  const raw = client.raw.bind(client);
  client.raw = (data, options, sent) => raw(Buffer.from(data as Uint8Array), options, sent);
};

export const isBehind = (client: AnyClient): boolean => lineOf(client).bufferedAmount > MOST_QUEUED;

/** What `act` sends leaves each socket in one write. */
export const corked = (clients: readonly AnyClient[], act: () => void): void => {
  const sockets = clients.flatMap((client) => lineOf(client)._socket ?? []);
  for (const socket of sockets) socket.cork();
  try {
    act();
  } finally {
    for (const socket of sockets) socket.uncork();
  }
};

/** Sends each client its message; one that several get is written once, where the framework would write it for each. */
export const sendAlike = <C extends Client>(clients: readonly C[], type: string, messageFor: (client: C) => object) => {
  const written = new Map<object, Uint8Array>();
  for (const client of clients) {
    const message = messageFor(client);
    const bytes = written.get(message) ?? getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
    written.set(message, bytes);
    client.enqueueRaw(bytes);
  }
};

/** Has not yet said that it has joined: what is sent waits in memory until it does. */
export const isArriving = (client: AnyClient): boolean => client._enqueuedMessages !== undefined;

/** Asks whether somebody is still there; ends the line of one who did not answer the last times. */
export const ping = (client: AnyClient): void => {
  const line = lineOf(client);
  if (line.pingCount++ < MOST_MISSED) line.ping();
  else line.terminate();
};
