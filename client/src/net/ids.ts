// Random names: the player's key, and an id for every wish.
import { keep, recall } from './keepsakes.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const randomId = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** The key to this player's crews and seats: made here, kept here, known to the server only by its hash. */
export const playerKey = (): string => {
  const known = recall('key');
  if (known !== null) return known;
  const fresh = randomId(32);
  keep('key', fresh);
  return fresh;
};

/** New for every wish, the same for its repetition. */
export const requestId = (): string => randomId(12);
