// The few requests outside any room. Here is what they have in common: a key, a shape, a clear refusal.
import { type Application, json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Refusal } from 'shared/protocol';
import type { House } from '../house.ts';
import { log } from '../log.ts';
import { Refused } from '../table/refused.ts';
import { NoKey } from './asking.ts';
import { serveDevices } from './devices.ts';
import { servePeople } from './people.ts';

/** No room for a body larger than any of ours. */
const LARGEST = '4kb';
const STATUS: Partial<Record<Refusal['code'], number>> = { malformed: 400, spent: 410, 'too-fast': 429 };

const refusalOf = (error: unknown): [status: number, Refusal] => {
  if (error instanceof NoKey) return [401, { code: 'unknown' }];
  if (error instanceof Refused) return [STATUS[error.refusal.code] ?? 409, error.refusal];
  const { status = 500 } = error as { status?: number };
  if (status >= 500) log.error('a page failed', error);
  return [status, { code: status >= 500 ? 'failed' : 'malformed' }];
};

export const serveApi = (app: Application, house: House): void => {
  const fresh: RequestHandler = (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  };
  app.use('/api', fresh, json({ limit: LARGEST }));
  servePeople(app, house);
  serveDevices(app, house);
  app.use('/api', (_request, response) => response.status(404).json({ code: 'unknown' } satisfies Refusal));
  // Express knows an error handler by its four parameters.
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const [status, refusal] = refusalOf(error);
    response.status(status).json(refusal);
  });
};
