// T10, T12: the free acts of the active player, and the windows in which they are offered.
import { AGAIN, call, kindOf, option, targetOf } from '../../../../engine/index.ts';
import { ACTS, type Act } from '../../model/names.ts';
import type { Offers, Verb } from '../../model/op.ts';
import { K, PAIR } from '../../model/options.ts';
import { hasUsed, USED, use } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { DUE } from '../noise.ts';
import type { FreeAct } from './act.ts';
import { giveUpCase, revealCase } from './cases.ts';
import { payItem, useItem } from './items.ts';
import { loneVictory } from './loneVictory.ts';
import { abandonCar, takeCar, takeCase, takeItem, takePresident } from './taking.ts';
import { revealWeapon, useWeapon } from './weapons.ts';

const FREE_ACTS: { readonly [K in Act]: FreeAct } = {
  'take-item': takeItem,
  'take-case': takeCase,
  'take-president': takePresident,
  'take-car': takeCar,
  'abandon-car': abandonCar,
  'give-up-case': giveUpCase,
  'reveal-case': revealCase,
  'pay-item': payItem,
  'use-item': useItem,
  'reveal-weapon': revealWeapon,
  'use-weapon': useWeapon,
  'lone-victory': loneVictory,
};
const ALL: readonly FreeAct[] = ACTS.map((act) => FREE_ACTS[act]);
/** Between two steps of a move only these (T10). */
const ON_THE_WAY: readonly FreeAct[] = [takeItem, takeCase, takePresident, takeCar, loneVictory];
/** In the New York Phase (T12). */
const LONE: readonly FreeAct[] = [loneVictory];

const anyOpens = (s: State, seat: number, acts: readonly FreeAct[]): boolean => {
  for (let i = 0; i < acts.length; i++) if (acts[i]!.opens(s, seat)) return true;
  return false;
};
const offerFrom = (s: State, seat: number, acts: readonly FreeAct[], out: Offers): void => {
  for (let i = 0; i < acts.length; i++) acts[i]!.offer(s, seat, out);
};

/** Among the options of a question that is put anyway. */
export const offerActs = (s: State, seat: number, out: Offers): void => offerFrom(s, seat, ALL, out);
export const offerActsOnTheWay = (s: State, seat: number, out: Offers): void => offerFrom(s, seat, ON_THE_WAY, out);

export const isAct = (choice: number): boolean => kindOf(choice) === K.act;
const perform = (s: State, seat: number, choice: number): void =>
  ALL[Math.floor(targetOf(choice) / PAIR)]!.take(s, seat, targetOf(choice) % PAIR);
/** What an act forces comes right after it (K6), since nothing else is under way. */
export const takeAct = (s: State, seat: number, choice: number): void => {
  call(s, seat, DUE);
  perform(s, seat, choice);
};
/** In the middle of a move: what it forces waits for the end of the play. */
export const takeActOnTheWay = perform;

/** A window of its own, where public facts allow an act. */
export const acts: Verb<'acts'> = {
  why: 'free-acts',
  when: (s, f, op) => {
    if (op.lone) return loneVictory.opens(s, f.seat);
    return !hasUsed(s, f.seat, USED.passed) && anyOpens(s, f.seat, ALL);
  },
  offer: (s, f, op, out) => {
    offerFrom(s, f.seat, op.lone ? LONE : ALL, out);
    out.yes(option(K.pass));
  },
  take: (s, f, op, choice) => {
    if (!isAct(choice)) return op.lone ? undefined : use(s, f.seat, USED.passed);
    takeAct(s, f.seat, choice);
    return AGAIN;
  },
};
