// L1 and the Items that are used and discarded.
import { call, only, tell, tellSome } from '../../../../engine/index.ts';
import { USES, WEAPONS } from '../../content/items.ts';
import { LEVEL_BARS } from '../../content/levels.ts';
import { isItem } from '../../model/names.ts';
import { AMMO, add, BAR_SET, get, heldCard, LEVEL, PAID, SLOTS, SUPPLY, set, WEAPON } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { hasHiddenItem } from '../receive.ts';
import { discardHeld, lose, useUp } from '../supply.ts';
import { isUseful } from '../useful.ts';
import { actOption, type FreeAct } from './act.ts';

export const useItem: FreeAct = {
  opens: hasHiddenItem,
  offer: (s, seat, out) => {
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = heldCard(get(s, seat, SUPPLY + slot));
      if (!isItem(card) || WEAPONS[card] !== null) continue;
      const ops = USES[card]!;
      out.unless(ops !== null && isUseful(s, seat, ops) ? null : 'no-use-now', actOption('use-item', slot));
    }
  },
  take: (s, seat, slot) => {
    const ops = USES[heldCard(get(s, seat, SUPPLY + slot))]!;
    useUp(s, seat, slot);
    call(s, seat, ops, [0, 0, 0, 0]);
  },
};

/** Whether the bar being filled still asks for an Item. */
export const hasOpenItem = (s: State, seat: number): boolean => {
  const bar = LEVEL_BARS[get(s, seat, BAR_SET)]![get(s, seat, LEVEL) - 1];
  return bar !== undefined && get(s, seat, PAID) < bar.items;
};
/** An Item card onto the Level Bar, face down: only its owner is told which. */
export const pay = (s: State, seat: number, stored: number): void => {
  add(s, seat, PAID, 1);
  tellSome('paid-item', only(seat), 1, seat, heldCard(stored));
  discardHeld(s, stored);
};

/** Stands for the revealed Weapon. */
const THE_WEAPON = SLOTS;
const isLocked = (s: State, seat: number): boolean => WEAPONS[get(s, seat, WEAPON)]!.locked;
export const payItem: FreeAct = {
  opens: (s, seat) =>
    hasOpenItem(s, seat) && (hasHiddenItem(s, seat) || (get(s, seat, WEAPON) !== 0 && !isLocked(s, seat))),
  offer: (s, seat, out) => {
    const against = hasOpenItem(s, seat) ? null : 'no-open-icon';
    for (let slot = 0; slot < SLOTS; slot++)
      if (isItem(heldCard(get(s, seat, SUPPLY + slot)))) out.unless(against, actOption('pay-item', slot));
    if (get(s, seat, WEAPON) !== 0)
      out.unless(against ?? (isLocked(s, seat) ? 'not-for-levels' : null), actOption('pay-item', THE_WEAPON));
  },
  take: (s, seat, slot) => {
    if (slot !== THE_WEAPON) return pay(s, seat, lose(s, seat, slot));
    const card = get(s, seat, WEAPON);
    add(s, seat, PAID, 1);
    set(s, seat, WEAPON, 0);
    set(s, seat, AMMO, 0);
    tell('paid-weapon', seat, card);
    discardHeld(s, card);
  },
};
