// How long to wait before trying again: longer each time, never in step with everybody else.
const FIRST = 400;
const LONGEST = 10_000;

/** `luck` between 0 and 1 spreads the waits of many clients. */
export const waitBefore = (attempt: number, luck: number): number => {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(full * (0.5 + luck / 2));
};
