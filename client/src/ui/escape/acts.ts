// The free acts as people meet them: what each is about, and where on the table it is done.

import { option } from 'shared/engine/offers.ts';
import type { Described } from 'shared/engine/rules.ts';
import { WEAPONS } from 'shared/games/escape/content/items.ts';
import { TILE_PRESIDENT } from 'shared/games/escape/content/printed.ts';
import { ACTS, isCase, isItem } from 'shared/games/escape/model/names.ts';
import { K, pair } from 'shared/games/escape/model/options.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';

/** What an act is done with: a card of one's own supply, the Weapon in hand, the Car, or what lies in the space. */
export type ActAt = 'slot' | 'weapon' | 'car' | 'here';
export type Acting = {
  readonly name: string;
  readonly at: ActAt;
  /** The slot of the supply, -1 = none. */
  readonly slot: number;
  /** The Case it is about, from 1; 0 = none. */
  readonly n: number;
};

export const SLOTS = 3;
const CASES = 4;
const ON_A_SLOT: ReadonlySet<string> = new Set(['reveal-case', 'pay-item', 'use-item', 'reveal-weapon']);
const AT: Readonly<Record<string, ActAt>> = { 'abandon-car': 'car', 'use-weapon': 'weapon' };

export const actOf = (described: Described): Acting | null => {
  if (described.kind !== 'act') return null;
  const name: string = ACTS[Number(described.act)] ?? 'other';
  const what = Number(described.what ?? 0);
  if (name === 'give-up-case') return { name, at: 'slot', slot: Math.floor(what / CASES), n: (what % CASES) + 1 };
  if (name === 'take-case') return { name, at: 'here', slot: -1, n: what + 1 };
  if (!ON_A_SLOT.has(name)) return { name, at: AT[name] ?? 'here', slot: -1, n: 0 };
  // One past the supply stands for the Weapon in hand.
  return what >= SLOTS ? { name, at: 'weapon', slot: -1, n: 0 } : { name, at: 'slot', slot: what, n: 0 };
};

const act = (name: (typeof ACTS)[number], what: number): number => option(K.act, pair(ACTS.indexOf(name), what));

/** What a card of the supply is for: to be asked about when it is not offered. */
export const usesOf = (card: number, slot: number): readonly number[] => {
  if (isCase(card)) return [act('reveal-case', slot)];
  if (!isItem(card)) return [];
  return [act(WEAPONS[card] ? 'reveal-weapon' : 'use-item', slot), act('pay-item', slot)];
};
export const weaponUses = (weapon: number): readonly number[] => {
  if (weapon === 0) return [];
  const pay = act('pay-item', SLOTS);
  return (WEAPONS[weapon]?.ammo ?? 0) > 0 ? [act('use-weapon', 0), pay] : [pay];
};
export const CAR_USES: readonly number[] = [act('abandon-car', 0)];
export const LEAVE_ALONE: readonly number[] = [act('lone-victory', 0)];

/** What lies in the hero's space to be taken, whether it may be taken now or not. */
export const takesOf = (
  view: Pick<EscapePublic, 'at' | 'cubes' | 'cars' | 'caseTokens' | 'tile' | 'transport'>,
  seat: number,
): readonly number[] => {
  const at = view.at[seat] ?? -1;
  return [
    ...((view.cubes[at] ?? 0) > 0 ? [act('take-item', 0)] : []),
    ...((view.cars[at] ?? 0) > 0 ? [act('take-car', 0)] : []),
    ...(TILE_PRESIDENT[view.tile[at] ?? 0] && view.transport[3] === 0 ? [act('take-president', 0)] : []),
    ...view.caseTokens.flatMap((space, slot) => (space === at ? [act('take-case', slot)] : [])),
  ];
};
