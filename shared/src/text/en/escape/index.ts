// Escape from New York in English.
import { log } from './log.ts';
import { panels } from './panels.ts';
import { says } from './says.ts';
import { things } from './things.ts';

export const escape = { ...things, ...says, ...log, ...panels } as const;
