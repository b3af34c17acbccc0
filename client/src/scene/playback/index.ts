// The one door to the playback.
export { applyStep } from './apply.ts';
export { BEGINNING, follow, type Narration } from './narration.ts';
export { durationsOf } from './pace.ts';
export type { Cause, Motion, Mover, Step } from './step.ts';
export { CITY, PLACED, stepsOf } from './steps.ts';
