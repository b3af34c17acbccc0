// A dealt table before its first turn, and how a turn is begun on it.
import { CHANCE } from 'shared/engine';
import { escape } from 'shared/games/escape';
import { HEROES, type Hero } from 'shared/games/escape/model/names.ts';
import type { State, Variant } from 'shared/games/escape/model/state.ts';
import { engine } from 'shared/games/escape/ops/index.ts';
import { seatOf } from './names.ts';

export type TableOptions = { heroes: readonly Hero[]; variants?: readonly Variant[] };

/** Setup as the rules do it; CHANCE deals the first of what is offered, so every table lies the same. */
export const dealTable = ({ heroes, variants = [] }: TableOptions): State => {
  const wish = Object.fromEntries(variants.map((name) => [name, true]));
  const roles = heroes.map((hero) => HEROES.indexOf(hero));
  const s = escape.setup(escape.options(wish, roles));
  while (!s.stack.some((f) => f.ops.some((op) => op.op === 'startTurn'))) {
    const [ask] = escape.asks(s);
    if (ask?.seat !== CHANCE) throw new Error('setup asks somebody');
    escape.apply(s, CHANCE, ask.options[0]!);
  }
  return s;
};

/** That hero's turn from its very beginning, with nothing else under way. */
export const beginTurn = (s: State, hero: Hero): void => {
  const i = s.stack.findIndex((f) => f.ops.some((op) => op.op === 'startTurn'));
  s.stack.length = i + 1;
  const turn = s.stack[i]!;
  turn.seat = seatOf(s, hero);
  turn.pc = 0;
  turn.open = 0;
  turn.regs.fill(0);
  s.turn = 0;
  engine.advance(s);
};
