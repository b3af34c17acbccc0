// The Item deck: how many of each, and what each one prints. A used Item is discarded; a revealed Weapon stays.
import { HELD, type Held } from '../model/names.ts';
import type { Op } from '../model/op.ts';
import type { Variant } from '../model/state.ts';
import { ALL, damage, lookAtPoi, lookAtSlot, noise, recover, reload, trick, wreck } from './verbs.ts';

/** What a revealed Weapon does. */
export type WeaponText = {
  /** Full Ammo; 0 = it needs none. */
  readonly ammo: number;
  /** What 1 Ammo buys, its Noise included. */
  readonly ops: readonly Op[];
  /** How far those shots reach. */
  readonly range: number;
  /** Added to a play at range 0 (C8). */
  readonly bonus: number;
  /** Added to a Boss hit by a play at range 0 (C8). */
  readonly bossBonus: number;
  /** Cannot be spent on a Level Bar once revealed (I5). */
  readonly locked: boolean;
};

export type ItemCard = {
  readonly id: Held;
  readonly copies: number;
  readonly variant?: Variant;
  readonly weapon?: WeaponText;
  /** What its use does; the card is discarded. */
  readonly ops?: readonly Op[];
  /** How much damage it prevents, used just before. */
  readonly prevents?: number;
};

const locked = { locked: true } as const;
const gun = (ammo: number, n: number, range: number, loud: number, more: Partial<WeaponText> = {}): WeaponText => ({
  ammo,
  ops: Object.freeze(loud > 0 ? [damage(n, range), noise(loud)] : [damage(n, range)]),
  range,
  bonus: 0,
  bossBonus: 0,
  locked: false,
  ...more,
});
const blade = (more: Partial<WeaponText>): WeaponText => ({ ...gun(0, 0, 0, 0), ops: [], ...more });
const use = (id: Held, copies: number, ...ops: Op[]): ItemCard => ({ id, copies, ops: Object.freeze(ops) });

export const ITEMS: readonly ItemCard[] = [
  { id: 'axe', copies: 1, weapon: blade({ bonus: 1 }) },
  { id: 'spiked-club', copies: 1, weapon: blade({ bossBonus: 4, ...locked }) },
  { id: 'pistol', copies: 2, weapon: gun(3, 1, 1, 1) },
  { id: 'shotgun', copies: 1, weapon: gun(2, 3, 0, 2) },
  { id: 'rifle', copies: 1, weapon: gun(2, 2, 1, 2, locked) },
  { id: 'trash-can-lid', copies: 2, prevents: 3 },
  use('first-aid-kit', 2, recover(2)),
  use('ammo-box', 1, reload(ALL)),
  use('flare-gun', 1, { op: 'moveHelicopter' }),
  use('crowbar', 1, wreck(1)),
  use('smoke-bomb', 1, trick(ALL, 0)),
  use('molotov-cocktail', 1, damage(3, 1), noise(1)),
  use('fake-tape', 1, lookAtSlot),
  use('signed-pardon', 1, noise(-3)),
  use('secret-documents', 1, lookAtPoi(1)),
  { id: 'crossbow', copies: 2, variant: 'crossbows', weapon: gun(2, 2, 1, 0) },
  { ...use('presidents-finger', 1, { op: 'removeAlive' }), variant: 'dead-or-alive' },
];

/** Starting gear that shoots; discarded, it leaves the game. */
export const GEAR: readonly ItemCard[] = [
  { id: 'machine-pistol', copies: 1, weapon: gun(3, 2, 1, 1, locked) },
  { id: 'revolver', copies: 1, weapon: gun(4, 1, 1, 0, locked) },
];

const byHeld = <T>(read: (card: ItemCard | undefined) => T): readonly T[] => {
  const all = [...ITEMS, ...GEAR];
  return HELD.map((id) => read(all.find((card) => card.id === id)));
};
/** By the number of the card in HELD. */
export const WEAPONS = byHeld((card) => card?.weapon ?? null);
export const USES = byHeld((card) => card?.ops ?? null);
export const PREVENTS = byHeld((card) => card?.prevents ?? 0);
