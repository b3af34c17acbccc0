// From a message to its handler: too fast, malformed, refused and failed are told apart here, for every room alike.
import type { Client } from '@colyseus/core';
import type { Refusal } from 'shared/protocol';
import type { z } from 'zod';
import { log } from '../log.ts';
import { metrics } from '../metrics.ts';
import { Refused } from '../table/refused.ts';
import { Bucket } from './bucket.ts';

const BURST = 60;
const PER_SECOND = 20;
const buckets = new WeakMap<object, Bucket>();

type Context = { reject(reason: Refusal): unknown };
type Schemas = Record<string, z.ZodType>;
type Handlers<S extends Schemas, C> = { [K in keyof S]: (client: C, message: z.infer<S[K]>) => unknown };
type Served = Record<string, (client: Client, message: unknown, context: Context) => Promise<unknown>>;

const isTooFast = (client: Client): boolean => {
  const known = buckets.get(client);
  const bucket = known ?? new Bucket(BURST, PER_SECOND);
  if (!known) buckets.set(client, bucket);
  return !bucket.take();
};

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refused) return error.refusal;
  log.error('a request failed', error);
  return { code: 'failed' };
};

/** What nobody here knows: the framework would end the line. */
const unknown = async (client: Client, what: unknown, context?: Partial<Context>): Promise<unknown> => {
  metrics.rejects_total.add('malformed');
  // Somebody asked for what is called `*`: that is how the framework calls this very function. No message has functions.
  if (typeof context?.reject === 'function') return context.reject({ code: 'malformed' });
  if (!isTooFast(client)) client.send('refused', { code: 'malformed', what: String(what).slice(0, 40) });
  return undefined;
};

/** The `messages` of a room: every request is answered by what its handler returns, or rejected with a Refusal. */
export const serve = <S extends Schemas, C extends Client>(schemas: S, handlers: Handlers<S, C>): Served => {
  const served: Served = { _: unknown };
  for (const [name, schema] of Object.entries(schemas)) {
    served[name] = async (client, message, context) => {
      const reject = (refusal: Refusal) => {
        metrics.rejects_total.add(refusal.code);
        return context.reject(refusal);
      };
      metrics.requests_total.add(name);
      if (isTooFast(client)) return reject({ code: 'too-fast' });
      const parsed = schema.safeParse(message);
      if (!parsed.success) return reject({ code: 'malformed' });
      const act = async () => handlers[name]!(client as C, parsed.data as z.infer<S[string]>);
      try {
        return await (name === 'answer' ? metrics.answer_seconds.time(act) : act());
      } catch (error) {
        return reject(refusalOf(error));
      }
    };
  }
  return served;
};
