// Who somebody is: a key made by their browser, of which only the hash is known here.
import { createHash, randomBytes } from 'node:crypto';
import type { KnownPlayer, Store } from './store/Store.ts';

/** 256 random bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** The hash a key is known by; null if it cannot be a key. */
export const hashOfKey = (key: string | undefined): string | null =>
  key && KEY.test(key) ? createHash('sha256').update(key).digest('base64url') : null;

export const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

export const playerOf = async (store: Store, key: string | undefined): Promise<KnownPlayer | null> => {
  const hash = hashOfKey(key);
  return hash === null ? null : store.playerByKey(hash);
};

/** An id that may be shown. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** A link that opens something: 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
/** The same wish of the same player always means the same thing, so that a repeated request makes nothing twice. */
export const idOfWish = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
