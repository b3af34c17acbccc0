// The games people can be seated at. Nothing outside this folder may know how many there are.
import type { Core, Rules } from '../engine/index.ts';
import { escape } from './escape/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a table plays any game; only the game itself knows its types
export type AnyRules = Rules<Core & Record<string, any>, any>;

export const GAMES: readonly AnyRules[] = [escape as AnyRules];
