// What a crew's tables still have to hear of somebody who is no longer a member.
import type { Notice } from './Store.ts';

/** Requests that were under way when somebody had to go are over by then. */
const ONCE_MORE = 5000;

/** At once, and once more for what was under way meanwhile. */
export const releasesOf = (crew: string, player: string, now: number): Notice[] =>
  [0, ONCE_MORE].map((later, i) => ({
    id: `release/${crew}/${player}/${i}`,
    due: now + later,
    kind: 'release',
    crew,
    body: { player, again: i > 0 },
  }));
