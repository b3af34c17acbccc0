// Scenarios of Escape from New York: draw a piece of the map, say what matters beside it, play by answers, look.
//
//   const game = scenario(`
//           5      6        7
//     2            o
//     2.5   o               PI/p
//     3            ./SM
//   `).hand('snake', 'keep-moving', 'dirty-fight').noise(9);
//   game.plays('snake', 'keep-moving').moves('7,2').done();
//   expect(game.asks()).toEqual({ seat: 'snake', why: 'explore', options: ['8,2', '8,3'] });
//   game.explores('8,2', 'PI').shows(`…`);
//   expect(game.endsTurn().asks()).toMatchObject({ seat: 'maggie' });
//
// The alphabet of drawings is in drawing.ts, the names of answers in words.ts, the setters in Arrangement.ts. The heroes drawn
// play, in the order Snake, Maggie, Brain, Cabbie; the first of them is active unless `turnOf` says otherwise. Everything
// that is not drawn lies as setup leaves it. Free-act windows are passed over unless the test answers them; CHANCE is told
// what it draws (`chance`, `explores`) or has a default (`byDefault`).
import { HEROES, type Hero } from 'shared/games/escape/model/names.ts';
import type { Variant } from 'shared/games/escape/model/state.ts';
import { parse } from './drawing.ts';
import { Game } from './Game.ts';

export type { Viewer } from './Game.ts';
export { Game };

export const scenario = (
  drawing: string,
  { heroes, variants = [] }: { heroes?: readonly Hero[]; variants?: readonly Variant[] } = {},
): Game => {
  const cells = parse(drawing);
  const drawn = HEROES.filter((_, hero) => cells.some((cell) => cell.heroes.includes(hero)));
  return new Game(cells, { heroes: heroes ?? drawn, variants });
};
