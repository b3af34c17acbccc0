// A drawn position on a real server: it deals this instead of a fresh game.
import type { AnyRules } from 'shared/games';
import { escape, type State } from 'shared/games/escape';
import type { Game } from '../escape/index.ts';

/** The rules of the game, but every table begins here. */
export const beginningAt = (game: Game): AnyRules => {
  let position: State | null = null;
  game.seen((s) => {
    position = s;
  });
  return { ...(escape as AnyRules), setup: () => escape.clone(position!) };
};
