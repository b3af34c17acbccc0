// T7, V4: with a Car and no Enemy in the space, one more move and reveal, without Noise.
import { call, kindOf, option, tell } from '../../../engine/index.ts';
import { move, reveal } from '../content/verbs.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { USED, use } from '../model/seat.ts';
import { isAct, offerActs, takeAct } from './acts/index.ts';
import { canDriveOn } from './driving.ts';

/** Whoever leaves the Car may take another one and drive on with that. */
const THEN: readonly Op[] = Object.freeze([{ op: 'acts', car: 'before' }, { op: 'carMove' }] satisfies Op[]);
const DRIVE: readonly Op[] = Object.freeze([move(1), reveal(1)]);

export const carMove: Verb<'carMove'> = {
  why: 'car-move',
  when: (s, f) => canDriveOn(s, f.seat),
  offer: (s, f, _op, out) => {
    out.yes(option(K['car-move']));
    offerActs(s, f.seat, out);
    out.yes(option(K.pass));
  },
  take: (s, f, _op, choice) => {
    if (isAct(choice)) {
      call(s, f.seat, THEN);
      return takeAct(s, f.seat, choice);
    }
    if (kindOf(choice) === K.pass) return;
    use(s, f.seat, USED.carMove | USED.armed);
    tell('car-move', f.seat);
    call(s, f.seat, DRIVE, [0, 0, 0, 0]);
  },
};
