// C6: what Enemies in range do to the active hero.
import { enemyDamage, enemyRange } from '../board/enemies.ts';
import { eachLook } from '../board/marks.ts';
import type { Verb } from '../model/op.ts';
import { atOf } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { inRange } from './fight.ts';
import { isSheltered, receiveFrom } from './receive.ts';

/** What the Enemies in range would do to this hero now. */
export const damageTo = (s: State, seat: number): number => {
  const at = atOf(s, seat);
  if (isSheltered(s, seat)) return 0;
  let total = 0;
  inRange(s, at, 1, (space) =>
    eachLook(s, space, (look, n) => {
      if (space === at || enemyRange(s, look) >= 1) total += enemyDamage(s, look) * n;
    }),
  );
  return total;
};

/** T9: all that stands in range hits at once. */
export const takeDamage: Verb<'takeDamage'> = {
  run: (s, f) => receiveFrom(s, f.seat, damageTo(s, f.seat)),
};
