// I1, I3, I8: drawing, using and stealing Items. `gain` and `lose` are the only hands in a supply.
import {
  AGAIN,
  CHANCE,
  call,
  EVERYONE,
  only,
  option,
  shown,
  targetOf,
  tell,
  tellSome,
  uncovered,
} from '../../../engine/index.ts';
import { drawnKind, offerDraw, pourInto, putBack, sizeOf, takeOut } from '../model/bags.ts';
import { isItem } from '../model/names.ts';
import type { Op, Verb } from '../model/op.ts';
import { K, PAIR, pair } from '../model/options.ts';
import { atOf, get, heldCard, isFaceUp, SEEN_SHIFT, SLOTS, SUPPLY, seenBy, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { hasStealable, isStealable } from './possible.ts';

const OVERFLOW: readonly Op[] = Object.freeze([{ op: 'overflow' }]);

/** Into the first free slot; a fourth card forces a discard at once (I2). */
export const gain = (s: State, seat: number, stored: number): void => {
  const seen = seenBy(stored);
  shown(s, seen, seen | only(seat));
  const card = stored | (only(seat) << SEEN_SHIFT);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (get(s, seat, SUPPLY + slot) !== 0) continue;
    set(s, seat, SUPPLY + slot, card);
    return;
  }
  call(s, seat, OVERFLOW, [card]);
};

/** Takes a card out of its slot; those that came later move up. */
export const lose = (s: State, seat: number, slot: number): number => {
  const card = get(s, seat, SUPPLY + slot);
  for (let i = slot; i < SLOTS - 1; i++) set(s, seat, SUPPLY + i, get(s, seat, SUPPLY + i + 1));
  set(s, seat, SUPPLY + SLOTS - 1, 0);
  return card;
};

/** I3: face down, and nobody looks at that pile. Starting gear leaves the game. */
export const discardHeld = (s: State, stored: number): void => {
  if (isItem(heldCard(stored))) putBack(s, 'itemDiscards', heldCard(stored));
};

/** A used Item is named to everyone and discarded; returns which it was. */
export const useUp = (s: State, seat: number, slot: number): number => {
  const stored = lose(s, seat, slot);
  uncovered(s, seenBy(stored), EVERYONE);
  tell('used-item', seat, heldCard(stored));
  discardHeld(s, stored);
  return heldCard(stored);
};

const LEFT = 0;
export const item: Verb<'item'> = {
  why: 'draw-item',
  seat: () => CHANCE,
  begin: (s, f, op) => {
    f.regs[LEFT] = op.n;
    refill(s);
  },
  when: (s, f) => f.regs[LEFT]! > 0 && sizeOf(s, 'items') > 0,
  offer: (s, _f, _op, out) => offerDraw(s, 'items', out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    gain(s, f.seat, drawItem(s, f.seat, choice));
    return AGAIN;
  },
};
/** I1: the top card, unseen by the others. */
export const drawItem = (s: State, seat: number, choice: number): number => {
  const card = drawnKind(targetOf(choice));
  takeOut(s, 'items', card);
  refill(s);
  tellSome('drew-item', only(seat), 1, seat, card);
  return card;
};
/** I1: the deck is reshuffled from its discards when empty. */
export const refill = (s: State): void => {
  if (sizeOf(s, 'items') === 0) pourInto(s, 'itemDiscards', 'items');
};

const ROBBED = 0;
const TIMES = 1;
const victims = (s: State, thief: number, robbed: number, see: (seat: number) => void): void => {
  for (let seat = 0; seat < s.players; seat++)
    if (seat !== thief && !((robbed >> seat) & 1) && atOf(s, seat) === atOf(s, thief) && hasStealable(s, seat))
      see(seat);
};

/** One Item or Case from each of two others here, by its back. */
export const robTwo: Verb<'robTwo'> = {
  why: 'steal',
  begin: (_s, f) => {
    f.regs[ROBBED] = 0;
    f.regs[TIMES] = 0;
  },
  when: (s, f) => {
    let any = false;
    victims(s, f.seat, f.regs[ROBBED]!, () => {
      any = true;
    });
    return any && f.regs[TIMES]! < 2;
  },
  offer: (s, f, _op, out) =>
    victims(s, f.seat, f.regs[ROBBED]!, (seat) => {
      for (let slot = 0; slot < SLOTS; slot++)
        if (isStealable(get(s, seat, SUPPLY + slot))) out.yes(option(K.steal, pair(seat, slot)));
    }),
  take: (s, f, _op, choice) => {
    const victim = Math.floor(targetOf(choice) / PAIR);
    const slot = targetOf(choice) % PAIR;
    f.regs[ROBBED]! |= 1 << victim;
    f.regs[TIMES]!++;
    const stored = lose(s, victim, slot);
    if (!isFaceUp(stored)) uncovered(s, seenBy(stored), only(f.seat));
    tellSome('stole', only(f.seat) | only(victim), 3, f.seat, victim, slot, heldCard(stored));
    gain(s, f.seat, stored);
    return AGAIN;
  },
};
