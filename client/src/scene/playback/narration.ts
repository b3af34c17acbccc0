// Where in the story an event stands: whose phase it is, and which card or tile is at work.
import type { Told } from '../game.ts';
import type { Cause } from './step.ts';

export type Narration = { readonly city: boolean; readonly cause: Cause | null };
export const BEGINNING: Narration = { city: false, cause: null };

type Next = (before: Narration, args: readonly number[]) => Narration;
const because =
  (family: Cause['family']): Next =>
  (before, args) => ({ ...before, cause: { family, id: args.at(-1) ?? 0 } });
/** A hero acts anew: whatever was at work has been dealt with. */
const acted: Next = (before) => (before.city ? before : { ...before, cause: null });

const NEXT: Readonly<Record<string, Next>> = {
  turn: () => BEGINNING,
  chose: acted,
  played: acted,
  ability: acted,
  moved: acted,
  wounded: acted,
  'ny-discarded': (_, [card = 0]) => ({ city: true, cause: { family: 'discard', id: card } }),
  'ny-played': (before, [card = 0]) => ({ ...before, cause: { family: 'ny', id: card } }),
  'ny-arrows': because('arrows'),
  event: because('event'),
  timer: (before, [red = 0, tile = 0]) => ({ ...before, cause: { family: red ? 'red-timer' : 'timer', id: tile } }),
};

export const follow = (before: Narration, [code, ...args]: Told): Narration => NEXT[code]?.(before, args) ?? before;
