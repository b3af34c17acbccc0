// Which refusals and close codes end a line for good; every other cause is a reason to join again.
import { CLOSE, JOIN_REFUSED } from 'shared/protocol/codes.ts';

export type Ending = 'outdated' | 'unknown' | 'not-member' | 'removed' | 'private' | 'other-rules' | 'locked' | 'full';

const ENDS: ReadonlyMap<number, Ending> = new Map([
  [JOIN_REFUSED.outdated, 'outdated'],
  [JOIN_REFUSED['not-member'], 'not-member'],
  [JOIN_REFUSED.unknown, 'unknown'],
  [CLOSE.outdated, 'outdated'],
  [JOIN_REFUSED.private, 'private'],
  [JOIN_REFUSED['other-rules'], 'other-rules'],
  [JOIN_REFUSED.locked, 'locked'],
  [JOIN_REFUSED.full, 'full'],
  [CLOSE.removed, 'removed'],
  [CLOSE.private, 'private'],
]);

export const endOf = (error: unknown): Ending | null => ENDS.get((error as { code?: number }).code ?? 0) ?? null;
