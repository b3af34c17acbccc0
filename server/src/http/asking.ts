// What a request brings with it: a key, a body of a known shape.
import type { Request } from 'express';
import type { z } from 'zod';
import type { House } from '../house.ts';
import { hashOfKey, keyIn } from '../identity.ts';
import type { KnownPlayer } from '../store/Store.ts';
import { Refused } from '../table/refused.ts';

/** Whoever asks, by the hash of their key. */
export const hashIn = (request: Request): string => {
  const hash = hashOfKey(keyIn(request.headers.authorization));
  if (hash === null) throw new NoKey();
  return hash;
};
export const askerOf = async ({ store }: House, request: Request): Promise<KnownPlayer> => {
  const player = await store.playerByKey(hashIn(request));
  if (!player) throw new NoKey();
  return player;
};
export const bodyOf = <T extends z.ZodType>(schema: T, request: Request): z.infer<T> => {
  const body = schema.safeParse(request.body);
  if (!body.success) throw new Refused('malformed');
  return body.data;
};
/** No key, or one that nobody is known by. */
export class NoKey extends Error {
  override name = 'NoKey';
}
