// Waiting, but not for ever.
import { StoreUnknown } from '../store/Store.ts';

/** The outcome, or after `ms` the admission that it is unknown. */
export const within = async <T>(ms: number, outcome: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnknown(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
};
