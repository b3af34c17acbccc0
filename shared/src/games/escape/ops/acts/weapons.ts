// I4: revealing a Weapon, and shooting with it.
import { call, EVERYONE, tell, uncovered } from '../../../../engine/index.ts';
import { WEAPONS } from '../../content/items.ts';
import { AMMO, add, get, heldCard, SLOTS, SUPPLY, seenBy, set, WEAPON } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { hasTarget } from '../fight.ts';
import { hasHiddenItem } from '../receive.ts';
import { discardHeld, lose } from '../supply.ts';
import { actOption, type FreeAct } from './act.ts';

/** The old Weapon is discarded; the new one comes with full Ammo. */
export const revealWeapon: FreeAct = {
  opens: hasHiddenItem,
  offer: (s, seat, out) => {
    for (let slot = 0; slot < SLOTS; slot++)
      if (WEAPONS[heldCard(get(s, seat, SUPPLY + slot))] !== null) out.yes(actOption('reveal-weapon', slot));
  },
  take: (s, seat, slot) => {
    const old = get(s, seat, WEAPON);
    const stored = lose(s, seat, slot);
    const card = heldCard(stored);
    uncovered(s, seenBy(stored), EVERYONE);
    set(s, seat, WEAPON, card);
    set(s, seat, AMMO, WEAPONS[card]!.ammo);
    tell('revealed-weapon', seat, card);
    discardHeld(s, old);
  },
};

const against = (s: State, seat: number): string | null => {
  if (get(s, seat, AMMO) === 0) return 'no-ammo';
  return hasTarget(s, seat, WEAPONS[get(s, seat, WEAPON)]!.range) ? null : 'nobody-in-range';
};
export const useWeapon: FreeAct = {
  opens: (s, seat) => get(s, seat, WEAPON) !== 0 && against(s, seat) === null,
  offer: (s, seat, out) => {
    const weapon = WEAPONS[get(s, seat, WEAPON)];
    if (weapon !== null && weapon !== undefined && weapon.ammo > 0)
      out.unless(against(s, seat), actOption('use-weapon'));
  },
  take: (s, seat) => {
    const card = get(s, seat, WEAPON);
    add(s, seat, AMMO, -1);
    tell('shot', seat, card);
    call(s, seat, WEAPONS[card]!.ops, [0, 0, 0, 0]);
  },
};
