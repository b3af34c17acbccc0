// K1, K3-K5: the top Timer tile, turned or discarded.
import { CHANCE, call, EVERYONE, finish, NOBODY, shown, targetOf, tell } from '../../../engine/index.ts';
import { BLACK_TIMERS, RED_TIMERS } from '../content/timers.ts';
import { drawnKind, offerDraw, sizeOf, takeOut } from '../model/bags.ts';
import type { Offers, Verb } from '../model/op.ts';
import { OUTCOME, type State } from '../model/state.ts';
import { land } from './newyork/place.ts';

const hasTile = (s: State): boolean => s.blackLeft > 0 || sizeOf(s, 'red') > 0;
const offerTop = (s: State, out: Offers): void => offerDraw(s, s.blackLeft > 0 ? 'black' : 'red', out);

/** Takes the tile off the stack: the kind of a black one, -1 for a red one. */
const takeTop = (s: State, choice: number, code: string): number => {
  const kind = drawnKind(targetOf(choice));
  shown(s, NOBODY, EVERYONE);
  if (s.blackLeft > 0) {
    takeOut(s, 'black', kind);
    s.blackLeft--;
    tell(code, 0, kind);
    if (s.blackLeft === 0) hurryUp(s);
    return kind;
  }
  takeOut(s, 'red', kind);
  tell(code, 1, kind);
  if (RED_TIMERS[kind]!.loses) lose(s);
  return -1;
};

/** K3: it is turned as soon as it lies on top, and never waits. */
const hurryUp = (s: State): void => {
  tell('hurry-up');
  land(s);
};

/** W5. */
const lose = (s: State): void => {
  s.outcome = OUTCOME.lost;
  tell('lost');
  finish(s);
};

export const timerTile: Verb<'timerTile'> = {
  why: 'timer-tile',
  seat: () => CHANCE,
  when: hasTile,
  offer: (s, _f, _op, out) => offerTop(s, out),
  take: (s, f, _op, choice) => {
    const kind = takeTop(s, choice, 'timer');
    if (kind >= 0) call(s, f.seat, BLACK_TIMERS[kind]!.ops, [0, 0, 0, 0]);
  },
};

/** K5: without effect, save Hurry Up and the losing tile. */
export const discardTimer: Verb<'discardTimer'> = {
  why: 'timer-tile',
  seat: () => CHANCE,
  when: hasTile,
  offer: (s, _f, _op, out) => offerTop(s, out),
  take: (s, _f, _op, choice) => {
    takeTop(s, choice, 'timer-discarded');
  },
};
