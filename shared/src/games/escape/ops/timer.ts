// K1, K3, K4: turning the top Timer tile.
import { CHANCE, call, EVERYONE, finish, NOBODY, shown, targetOf, tell } from '../../../engine/index.ts';
import { BLACK_TIMERS, RED_TIMERS } from '../content/timers.ts';
import { drawnKind, offerDraw, sizeOf, takeOut } from '../model/bags.ts';
import type { Verb } from '../model/op.ts';
import { OUTCOME } from '../model/state.ts';

export const timerTile: Verb<'timerTile'> = {
  why: 'timer-tile',
  seat: () => CHANCE,
  when: (s) => s.blackLeft > 0 || sizeOf(s, 'red') > 0,
  offer: (s, _f, _op, out) => offerDraw(s, s.blackLeft > 0 ? 'black' : 'red', out),
  take: (s, f, _op, choice) => {
    const kind = drawnKind(targetOf(choice));
    shown(s, NOBODY, EVERYONE);
    if (s.blackLeft > 0) {
      takeOut(s, 'black', kind);
      s.blackLeft--;
      tell('timer', 0, kind);
      if (s.blackLeft === 0) land();
      call(s, f.seat, BLACK_TIMERS[kind]!.ops, [0, 0, 0, 0]);
      return;
    }
    takeOut(s, 'red', kind);
    tell('timer', 1, kind);
    if (RED_TIMERS[kind]!.loses) {
      s.outcome = OUTCOME.lost;
      tell('lost');
      finish(s);
    }

    /** K3: Hurry Up is on top, so it is turned at once and the Helicopter lands. */
    function land() {
      s.helicopterLanded = 1;
      tell('hurry-up');
    }
  },
};
