// What an error of PostgreSQL or of the line to it says about what was written.
import { StoreFailed, StoreUnknown } from '../Store.ts';

/** The line was never there, so nothing can have come through. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_ENDED',
  'ENOENT',
  '57P03',
]);
/** The server ended the connection, perhaps between the commit and its telling. */
const CUT_OFF = /^(57P0|08|40003)/;

/** The database is not there yet, or not yet ready. */
export const isNotThere = (error: unknown): boolean => NEVER_SENT.has((error as { code?: string }).code ?? '');

export const outcomeOf = (error: unknown): Error => {
  if (error instanceof StoreFailed || error instanceof StoreUnknown) return error;
  const { code = '', name = '', message = String(error) } = (error ?? {}) as Partial<Error & { code: string }>;
  const refused = name === 'PostgresError' && !CUT_OFF.test(code);
  return refused || NEVER_SENT.has(code) ? new StoreFailed(message) : new StoreUnknown(message || code);
};

/** Runs `act`; what it throws says whether anything was written. */
export const settled = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw outcomeOf(error);
  }
};
