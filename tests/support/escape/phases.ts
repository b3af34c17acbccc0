// How a test brings about what New York does: a Hero Phase in which nothing happens, a card, a Timer tile, an Event.
import type { Hero } from 'shared/games/escape/model/names.ts';
import type { Game } from './Game.ts';

/** Two cards of each hero that can be played to no effect; together they make 1 Noise. */
const HARMLESS: Record<Hero, readonly [still: string, dull: string]> = {
  snake: ['strong-antitoxin', 'dirty-fight'],
  maggie: ['ill-cover-you', 'ill-cut-you'],
  brain: ['let-me-think', 'stony-poker-face'],
  cabbie: ['take-a-breath', 'tire-iron'],
};
export const IDLE_NOISE = 1;

/** The hero stays where it is and recovers nothing; only Brain leaves Enemies in his space alone. On to the New York Phase. */
export const idles = (game: Game, hero: Hero = 'brain'): Game => {
  const [still, dull] = HARMLESS[hero];
  return game.plays(hero, dull, still).until('play', hero).plays(hero, still).until('new-york-top');
};

/** Y1 turns up `card`, which New York then buys or throws away; `next` is the back everybody sees meanwhile. */
export const newYorkTurns = (game: Game, card: string, next: string): Game => game.chance(card).chance(next);

/** T2: the active hero, who has a discarded card, turns this Timer tile. */
export const turnsTimer = (game: Game, tile: string): Game => game.answers('yes').chance(tile);

/** A Timer tile brings these Events, as many as the Event Level. */
export const eventsStrike = (game: Game, ...events: string[]): Game => turnsTimer(game, 'trouble').chance(...events);
