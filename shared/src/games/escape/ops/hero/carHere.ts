// V5: an abandoned Car comes from the reserve; with none left, none does.
import { tell } from '../../../../engine/index.ts';
import { addCars } from '../../board/space.ts';
import type { Verb } from '../../model/op.ts';
import { atOf } from '../../model/seat.ts';

export const carHere: Verb<'carHere'> = {
  run: (s, f) => {
    if (s.carsLeft === 0) return;
    s.carsLeft--;
    addCars(s, atOf(s, f.seat));
    tell('car-here', f.seat, atOf(s, f.seat));
  },
};
