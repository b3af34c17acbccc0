// I1, I6, P1, V1: what the active hero picks up from its space.
import { call, only, tell, tellSome, uncovered } from '../../../../engine/index.ts';
import { forgetSlot, isOpenCase, seersOfSlot } from '../../board/cases.ts';
import { addCars, addCubes, carsAt, cubesAt, hasEnemy, tileAt } from '../../board/space.ts';
import { TILE_PRESIDENT } from '../../content/printed.ts';
import { item } from '../../content/verbs.ts';
import { sizeOf } from '../../model/bags.ts';
import type { Op } from '../../model/op.ts';
import { SLOT_CARDS, SLOT_TOKENS, TOKEN } from '../../model/places.ts';
import {
  atOf,
  CAR,
  CAR_OF,
  FACE_UP,
  get,
  hasUsed,
  LEFT_CAR_AT,
  LEFT_CAR_BASE,
  SEEN_SHIFT,
  set,
  USED,
  use,
} from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { gain } from '../supply.ts';
import { actOption, againstTaking, type FreeAct } from './act.ts';

const SLOTS_ON_BOARD = 4;
const ONE_ITEM: readonly Op[] = Object.freeze([item(1)]);
const MEET: readonly Op[] = Object.freeze([{ op: 'meetPresident' }, { op: 'presidentTaken' }] satisfies Op[]);

const hasItemsLeft = (s: State): boolean => sizeOf(s, 'items') > 0 || sizeOf(s, 'itemDiscards') > 0;
export const takeItem: FreeAct = {
  opens: (s, seat) => cubesAt(s, atOf(s, seat)) > 0 && !hasEnemy(s, atOf(s, seat)) && hasItemsLeft(s),
  offer: (s, seat, out) => {
    if (cubesAt(s, atOf(s, seat)) === 0) return;
    out.unless(againstTaking(s, seat) ?? (hasItemsLeft(s) ? null : 'no-items-left'), actOption('take-item'));
  },
  take: (s, seat) => {
    addCubes(s, atOf(s, seat), -1);
    s.cubesLeft++;
    tell('took-item', seat, atOf(s, seat));
    call(s, seat, ONE_ITEM, [0]);
  },
};

/** I9: not in the turn in which this hero gave it up. */
const againstCase = (s: State, seat: number, slot: number): string | null =>
  againstTaking(s, seat) ?? (hasUsed(s, seat, USED.gaveUp << slot) ? 'just-given-up' : null);
export const takeCase: FreeAct = {
  opens: (s, seat) => {
    for (let slot = 0; slot < SLOTS_ON_BOARD; slot++)
      if (s.places[SLOT_TOKENS + slot] === atOf(s, seat) && againstCase(s, seat, slot) === null) return true;
    return false;
  },
  offer: (s, seat, out) => {
    for (let slot = 0; slot < SLOTS_ON_BOARD; slot++)
      if (s.places[SLOT_TOKENS + slot] === atOf(s, seat))
        out.unless(againstCase(s, seat, slot), actOption('take-case', slot));
  },
  take: (s, seat, slot) => {
    const card = s.places[SLOT_CARDS + slot]!;
    const seers = seersOfSlot(s, slot);
    if (!isOpenCase(s, card)) uncovered(s, seers, only(seat));
    forgetSlot(s, slot);
    s.places[SLOT_CARDS + slot] = 0;
    s.places[SLOT_TOKENS + slot] = TOKEN.onSlot;
    tellSome('took-case', only(seat) | seers, 2, seat, slot, card);
    // I7: once revealed, it stays so.
    gain(s, seat, card | (isOpenCase(s, card) ? FACE_UP : 0) | (seers << SEEN_SHIFT));
  },
};

const isPresidentHere = (s: State, seat: number): boolean =>
  s.presidentTaken === 0 && TILE_PRESIDENT[tileAt(s, atOf(s, seat))]!;
export const takePresident: FreeAct = {
  opens: (s, seat) => isPresidentHere(s, seat) && !hasEnemy(s, atOf(s, seat)),
  offer: (s, seat, out) => {
    if (isPresidentHere(s, seat)) out.unless(againstTaking(s, seat), actOption('take-president'));
  },
  take: (s, seat) => call(s, seat, MEET, [0]),
};

/** V9: a Car left this turn stays where it is; another one beside it may be taken. */
const carsToTake = (s: State, seat: number): number => {
  let cars = carsAt(s, atOf(s, seat));
  for (let left = get(s, seat, LEFT_CAR_AT); left > 0; left = Math.floor(left / LEFT_CAR_BASE))
    if (left % LEFT_CAR_BASE === atOf(s, seat) + 1) cars--;
  return cars;
};
const againstCar = (s: State, seat: number): string | null => {
  if (get(s, seat, CAR_OF) !== CAR.none) return 'has-car';
  return againstTaking(s, seat) ?? (carsToTake(s, seat) > 0 ? null : 'just-abandoned');
};
export const takeCar: FreeAct = {
  opens: (s, seat) => carsAt(s, atOf(s, seat)) > 0 && againstCar(s, seat) === null,
  offer: (s, seat, out) => {
    if (carsAt(s, atOf(s, seat)) > 0) out.unless(againstCar(s, seat), actOption('take-car'));
  },
  take: (s, seat) => {
    addCars(s, atOf(s, seat), -1);
    set(s, seat, CAR_OF, CAR.car);
    use(s, seat, USED.halted);
    tell('took-car', seat, atOf(s, seat));
  },
};

/** V5: the Taxi leaves the game. Possible wherever something is asked, but not worth a question of its own (T13). */
export const abandonCar: FreeAct = {
  opens: () => false,
  offer: (s, seat, out) => {
    if (get(s, seat, CAR_OF) !== CAR.none) out.yes(actOption('abandon-car'));
  },
  take: (s, seat) => {
    const at = atOf(s, seat);
    const isTaxi = get(s, seat, CAR_OF) === CAR.taxi;
    if (!isTaxi) {
      addCars(s, at, 1);
      set(s, seat, LEFT_CAR_AT, get(s, seat, LEFT_CAR_AT) * LEFT_CAR_BASE + at + 1);
    }
    set(s, seat, CAR_OF, CAR.none);
    tell('abandoned-car', seat, at, isTaxi ? 1 : 0);
  },
};
