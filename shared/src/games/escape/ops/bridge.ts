// W2: at a bridge everybody in the space may show cards; all at once, in secret.
import { call, EVERYONE, finish, option, shown, targetOf, tell } from '../../../engine/index.ts';
import { neededAt } from '../content/bridges.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { atOf, get, heldCard, SEEN_SHIFT, SLOTS, SUPPLY, seenBy, set } from '../model/seat.ts';
import { OUTCOME, type State } from '../model/state.ts';

/** The bridge (from 1), then what each seat shows: a bit set over its supply slots. */
const BRIDGE = 0;
const SHOWN = 1;
const ATTEMPT: readonly Op[] = Object.freeze([{ op: 'showCards' }, { op: 'crossBridge' }] satisfies Op[]);
const EVERY_SEAT = 0xff;

export const tryBridge = (s: State, seat: number, bridge: number): void => {
  tell('at-bridge', seat, bridge);
  call(s, seat, ATTEMPT, [bridge, 0, 0, 0, 0]);
};

const cardsOf = (s: State, seat: number): number => {
  let mask = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (get(s, seat, SUPPLY + slot) !== 0) mask |= 1 << slot;
  return mask;
};
const here = (s: State, at: number): number => {
  let mask = 0;
  for (let seat = 0; seat < s.players; seat++) if (atOf(s, seat) === at) mask |= 1 << seat;
  return mask;
};

export const showCards: Verb<'showCards'> = {
  why: 'show-cards',
  about: (_s, f) => [f.regs[BRIDGE]!],
  seats: (s, f) => {
    let mask = here(s, atOf(s, f.seat));
    for (let seat = 0; seat < s.players; seat++) if (cardsOf(s, seat) === 0) mask &= ~(1 << seat);
    return mask;
  },
  offerTo: (s, _f, _op, seat, out) => {
    const all = cardsOf(s, seat);
    for (let mask = 0; mask <= all; mask++) if ((mask & ~all) === 0) out.yes(option(K.show, mask));
  },
  absent: () => [option(K.show, 0)],
  seal: (_s, f, _op, seat, choice) => {
    f.regs[SHOWN + seat] = targetOf(choice);
  },
  close: (s, f) => {
    for (let seat = 0; seat < s.players; seat++)
      for (let slot = 0; slot < SLOTS; slot++) if ((f.regs[SHOWN + seat]! >> slot) & 1) show(s, seat, slot);
  },
};
const show = (s: State, seat: number, slot: number): void => {
  const stored = get(s, seat, SUPPLY + slot);
  shown(s, seenBy(stored), EVERYONE);
  set(s, seat, SUPPLY + slot, stored | (EVERY_SEAT << SEEN_SHIFT));
  tell('showed', seat, slot, heldCard(stored));
};

const isShown = (s: State, regs: readonly number[], card: number): boolean => {
  for (let seat = 0; seat < s.players; seat++)
    for (let slot = 0; slot < SLOTS; slot++)
      if ((regs[SHOWN + seat]! >> slot) & 1 && heldCard(get(s, seat, SUPPLY + slot)) === card) return true;
  return false;
};

/** All three are shown: everybody in the space is out. Else the cards are turned back and play goes on. */
export const crossBridge: Verb<'crossBridge'> = {
  run: (s, f) => {
    const bridge = f.regs[BRIDGE]!;
    if (!neededAt(bridge).every((card) => isShown(s, f.regs, card))) return tell('bridge-failed', f.seat, bridge);
    s.outcome = OUTCOME.together;
    s.winners = here(s, atOf(s, f.seat));
    tell('won-together', bridge, s.winners);
    finish(s);
  },
};
