// Ammo for the revealed Weapon.
import { tell } from '../../../../engine/index.ts';
import { WEAPONS } from '../../content/items.ts';
import type { Verb } from '../../model/op.ts';
import { AMMO, add, get, WEAPON } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';

/** I4: how much Ammo the Weapon could still take. */
export const spentAmmo = (s: State, seat: number): number => {
  const weapon = WEAPONS[get(s, seat, WEAPON)];
  return weapon ? weapon.ammo - get(s, seat, AMMO) : 0;
};

export const reload: Verb<'reload'> = {
  run: (s, f, op) => {
    const n = Math.min(op.n, spentAmmo(s, f.seat));
    if (n <= 0) return;
    add(s, f.seat, AMMO, n);
    tell('reloaded', f.seat, n);
  },
};
