// Who sees the face of a thing in a zone, as a mask of seats. Undo barriers follow from here and from nowhere else.
import type { Core, Seat } from './core.ts';

export const NOBODY = 0;
/** All seats and the watchers. */
export const EVERYONE = 0xff;
export const only = (seat: Seat): number => 1 << seat;

/** A face that `before` saw is now seen by `after` too. Everything that changes hands or is looked at passes here. */
export const shown = (s: Core, before: number, after: number): void => {
  if (after & ~before) s.learned++;
};
