// How fast steps are played: the reader's wish, and never so long that they would wait for it.
import type { Speed } from '../../settings.ts';
import type { Step } from './step.ts';

/** How long a step lasts against normal. */
const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };
/** The longest a row of steps may take at normal speed. */
const PATIENCE = 12_000;

/** How long each of these steps lasts when they are played one after another. */
export const durationsOf = (steps: readonly Pick<Step, 'ms'>[], speed: Speed): number[] => {
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  const factor = FACTOR[speed] / Math.max(1, total / PATIENCE);
  return steps.map(({ ms }) => ms * factor);
};
