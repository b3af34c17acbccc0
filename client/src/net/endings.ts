// Which refusals and close codes end a line for good; every other cause is a reason to join again.
import { CLOSE, JOIN_REFUSED } from 'shared/protocol';

export type Ending = 'outdated' | 'unknown' | 'not-member' | 'removed';

const ENDS: ReadonlyMap<number, Ending> = new Map([
  [JOIN_REFUSED.outdated, 'outdated'],
  [JOIN_REFUSED['not-member'], 'not-member'],
  [JOIN_REFUSED.unknown, 'unknown'],
  [CLOSE.outdated, 'outdated'],
  [CLOSE.removed, 'removed'],
]);

export const endOf = (error: unknown): Ending | null => ENDS.get((error as { code?: number }).code ?? 0) ?? null;
