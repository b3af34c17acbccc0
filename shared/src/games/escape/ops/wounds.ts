// C6: what Enemies in range do to the active hero: cards lost at random, unseen by the others.
import { AGAIN, CHANCE, call, only, targetOf, tell, tellSome } from '../../../engine/index.ts';
import { enemyDamage, enemyRange } from '../board/enemies.ts';
import { eachLook } from '../board/marks.ts';
import { tileAt } from '../board/space.ts';
import { TILE_BUILDING } from '../content/printed.ts';
import { BUILDING, localOf } from '../model/names.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, count, DISCARD, get, HAND, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { inRange } from './fight.ts';
import { offerCards } from './turn.ts';

/** What the Enemies in range would do to this hero now. */
export const damageTo = (s: State, seat: number): number => {
  const at = atOf(s, seat);
  if (TILE_BUILDING[tileAt(s, at)] === BUILDING.shelter) return 0;
  let total = 0;
  inRange(s, at, 1, (space) =>
    eachLook(s, space, (look, n) => {
      if (space === at || enemyRange(s, look) >= 1) total += enemyDamage(s, look) * n;
    }),
  );
  return total;
};

const LEFT = 0;
const LOSE: readonly Op[] = Object.freeze([{ op: 'loseCards' }]);

export const takeDamage: Verb<'takeDamage'> = {
  run: (s, f) => {
    const total = damageTo(s, f.seat);
    if (total === 0) return;
    tell('wounded', f.seat, total);
    call(s, f.seat, LOSE, [total]);
  },
};

export const loseCards: Verb<'loseCards'> = {
  why: 'lose-card',
  seat: () => CHANCE,
  begin: (s, f) => {
    f.regs[LEFT] = Math.min(f.regs[LEFT]!, count(get(s, f.seat, HAND)));
  },
  when: (_s, f) => f.regs[LEFT]! > 0,
  offer: (s, f, _op, out) => offerCards(s, f.seat, HAND, K.draw, out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    const bit = 1 << localOf(targetOf(choice));
    set(s, f.seat, HAND, get(s, f.seat, HAND) & ~bit);
    set(s, f.seat, DISCARD, get(s, f.seat, DISCARD) | bit);
    tellSome('lost-card', only(f.seat), 1, f.seat, targetOf(choice));
    return AGAIN;
  },
};
