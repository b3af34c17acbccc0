// Who sees the face of a thing in a zone, as a mask of seats. Undo barriers follow from here and from nowhere else.
import { type Core, type Seat, WATCHER } from './core.ts';

export const NOBODY = 0;
/** All seats and the watchers. */
export const EVERYONE = 0xff;
const WATCHERS = 0x80;
export const only = (seat: Seat): number => 1 << seat;

/** Everybody who has been shown something since `learners` last began; search never asks. */
let shownTo = NOBODY;

/** A face that `before` saw is now seen by `after` too. Everything that changes hands or is looked at passes here. */
export const shown = (s: Core, before: number, after: number): void => {
  const fresh = after & ~before;
  if (fresh === 0) return;
  s.learned++;
  shownTo |= fresh;
};

/**
 * The same of a card that lies among others with its back: who has seen it already, not everybody can tell, so undo stops
 * here always. Where it may go on would else say which of them it was.
 */
export const uncovered = (s: Core, before: number, after: number): void => {
  s.learned++;
  shownTo |= after & ~before;
};

/** Runs `act` and says who was shown something new by it: to anybody else it may look different in nothing. */
export const learners = (act: () => void): number => {
  const outer = shownTo;
  shownTo = NOBODY;
  try {
    act();
    return shownTo;
  } finally {
    shownTo |= outer;
  }
};
export const hasLearned = (mask: number, viewer: Seat): boolean =>
  (mask & (viewer === WATCHER ? WATCHERS : only(viewer))) !== 0;
