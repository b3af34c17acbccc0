// The Item deck: how many of each, and the numbers a Weapon prints.
import type { Held } from '../model/names.ts';

export type ItemCard = {
  readonly id: Held;
  readonly copies: number;
  /** Full Ammo of a Weapon that shoots. */
  readonly ammo?: number;
};

export const ITEMS: readonly ItemCard[] = [
  { id: 'axe', copies: 1 },
  { id: 'spiked-club', copies: 1 },
  { id: 'pistol', copies: 2, ammo: 3 },
  { id: 'shotgun', copies: 1, ammo: 2 },
  { id: 'rifle', copies: 1, ammo: 2 },
  { id: 'trash-can-lid', copies: 2 },
  { id: 'first-aid-kit', copies: 2 },
  { id: 'ammo-box', copies: 1 },
  { id: 'flare-gun', copies: 1 },
  { id: 'crowbar', copies: 1 },
  { id: 'smoke-bomb', copies: 1 },
  { id: 'molotov-cocktail', copies: 1 },
  { id: 'fake-tape', copies: 1 },
  { id: 'signed-pardon', copies: 1 },
  { id: 'secret-documents', copies: 1 },
];
/** Starting gear that shoots. */
export const GEAR_AMMO: Partial<Record<Held, number>> = { 'machine-pistol': 3, revolver: 4 };
