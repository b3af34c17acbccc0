// Escape from New York in italiano.
import type { EscapeWords } from '../../keys.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { says } from './says.ts';
import { things } from './things.ts';

export const escape: EscapeWords = { ...things, ...says, ...log, ...panels };
