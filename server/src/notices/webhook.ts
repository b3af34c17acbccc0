// One word to a crew's webhook: a small POST to an address that was looked at first. Nothing of the answer is read but
// its status, and no redirect is followed.
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { checked, type Guarding } from './guard.ts';

export type Posted = {
  /** 0 = no answer. */
  status: number;
  /** How long the other side asks us to wait. */
  retryMs: number | null;
};
const PATIENCE = 5000;
/** Whoever asks for more is asked again after this. */
const LONGEST_WAIT = 3_600_000;

const retryOf = (header: string | undefined): number | null => {
  const seconds = Number(header);
  return header !== undefined && seconds >= 0 ? Math.min(LONGEST_WAIT, seconds * 1000) : null;
};

/** Throws BadWebhook if the address may not be used. `id` tells a repetition from a new word. */
export const post = async (text: string, id: string, content: string, guarding: Guarding = {}): Promise<Posted> => {
  const { url, at } = await checked(text, guarding);
  // Nobody is called by name, however a name is written.
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [at]);
    else done(null, at.address, at.family);
  };
  const send = url.protocol === 'https:' ? secure : plain;
  return new Promise<Posted>((resolve) => {
    const request = send(url, {
      method: 'POST',
      lookup,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'FireEscape (notices)',
        'X-Notice-Id': id,
      },
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryMs: retryOf(response.headers['retry-after']) });
      response.destroy();
    });
    request.on('error', () => resolve({ status: 0, retryMs: null }));
    request.end(body);
  });
};
