// C6, C9: what becomes of damage to the active hero, whatever deals it: prevented by Items, else cards lost at random.
import { AGAIN, CHANCE, call, kindOf, only, option, targetOf, tell, tellSome } from '../../../engine/index.ts';
import { tileAt } from '../board/space.ts';
import { PREVENTS } from '../content/items.ts';
import { TILE_BUILDING } from '../content/printed.ts';
import { BUILDING, isItem } from '../model/names.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import {
  atOf,
  count,
  DISCARD,
  get,
  HAND,
  heldCard,
  isFaceUp,
  moveCard,
  SLOTS,
  SUPPLY,
  USED,
  unuse,
} from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { useUp } from './supply.ts';
import { offerCards } from './turn.ts';

const LEFT = 0;
/** 1 = the cards are lost, but not by damage. */
const NO_WOUND = 1;
const RECEIVE: readonly Op[] = Object.freeze([{ op: 'prevent' }, { op: 'loseCards' }]);

/** A hero on a Shelter takes none. */
export const isSheltered = (s: State, seat: number): boolean =>
  TILE_BUILDING[tileAt(s, atOf(s, seat))] === BUILDING.shelter;

/** Damage that nothing has prevented yet. */
export const receiveFrom = (s: State, seat: number, n: number): void => {
  if (n === 0 || isSheltered(s, seat)) return;
  unuse(s, seat, USED.passed);
  call(s, seat, RECEIVE, [n]);
};
export const receive: Verb<'receive'> = {
  run: (s, _f, op) => receiveFrom(s, s.active, op.n),
};

export const hasHiddenItem = (s: State, seat: number): boolean => {
  for (let slot = 0; slot < SLOTS; slot++) {
    const stored = get(s, seat, SUPPLY + slot);
    if (isItem(heldCard(stored)) && !isFaceUp(stored)) return true;
  }
  return false;
};

/** H6: asked of everyone with a face-down Item, not only of those for whom it helps. */
export const prevent: Verb<'prevent'> = {
  why: 'prevent',
  about: (_s, f) => [f.regs[LEFT]!],
  when: (s, f) => f.regs[LEFT]! > 0 && hasHiddenItem(s, f.seat),
  offer: (s, f, _op, out) => {
    out.yes(option(K.pass));
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = heldCard(get(s, f.seat, SUPPLY + slot));
      if (isItem(card)) out.unless(PREVENTS[card]! > 0 ? null : 'prevents-nothing', option(K.item, slot));
    }
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.pass) return;
    f.regs[LEFT] = Math.max(0, f.regs[LEFT]! - PREVENTS[useUp(s, f.seat, targetOf(choice))]!);
    return AGAIN;
  },
};

export const loseCards: Verb<'loseCards'> = {
  why: 'lose-card',
  seat: () => CHANCE,
  begin: (s, f) => {
    if (f.regs[LEFT]! > 0 && f.regs[NO_WOUND] !== 1) tell('wounded', f.seat, f.regs[LEFT]!);
    f.regs[LEFT] = Math.min(f.regs[LEFT]!, count(get(s, f.seat, HAND)));
  },
  when: (_s, f) => f.regs[LEFT]! > 0,
  offer: (s, f, _op, out) => offerCards(s, f.seat, HAND, K.draw, out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    moveCard(s, f.seat, targetOf(choice), HAND, DISCARD);
    tellSome('lost-card', only(f.seat), 1, f.seat, targetOf(choice));
    return AGAIN;
  },
};
