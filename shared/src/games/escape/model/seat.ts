// What one hero has, as named places in the flat `seats` array. Secrets and public facts lie side by side here; views tell
// them apart.
import type { Seat } from '../../../engine/index.ts';
import { localOf } from './names.ts';
import type { State } from './state.ts';

const FIELDS = [
  'hero',
  'at',
  /** Bit sets over the hero's own cards. */
  'hand',
  'discard',
  /** Chosen this turn and still face down. */
  'chosen',
  /** Revealed this turn. */
  'played',
  /** Special Action cards still beside the board. */
  'beside',
  /** Three slots in order of arrival: card + FACE_UP + the mask of who has seen it. */
  'supply',
  'supply1',
  'supply2',
  'weapon',
  'ammo',
  'car',
  /** 1-3 = the bar being filled; 4 = all three done. */
  'level',
  'barSet',
  'kills',
  'paid',
  'blue',
  'purple',
  /** Face-down POIs and Case slots this player has looked at. */
  'seenPois',
  'seenSlots',
  'wanted',
  /** Personal ability, Car move and such already used this turn, as bits of USED. */
  'used',
  /** Where this turn's abandoned Cars were left: space + 1 as digits to LEFT_CAR_BASE, 0 = none (V9). */
  'leftCarAt',
] as const;
type Field = (typeof FIELDS)[number];

export const STRIDE = FIELDS.length;
export const SLOTS = 3;
export const LEFT_CAR_BASE = 64;
export const CAR = { none: 0, car: 1, taxi: 2 } as const;
/** A card in the supply: its number in HELD, whether it lies face up, and who has seen its face. */
export const FACE_UP = 64;
export const SEEN_SHIFT = 8;
export const heldCard = (stored: number): number => stored & 63;
export const isFaceUp = (stored: number): boolean => (stored & FACE_UP) !== 0;
export const seenBy = (stored: number): number => stored >> SEEN_SHIFT;

const OFFSET = Object.fromEntries(FIELDS.map((name, i) => [name, i])) as Record<Field, number>;
export const HERO = OFFSET.hero;
export const AT = OFFSET.at;
export const HAND = OFFSET.hand;
export const DISCARD = OFFSET.discard;
export const CHOSEN = OFFSET.chosen;
export const PLAYED = OFFSET.played;
export const BESIDE = OFFSET.beside;
export const SUPPLY = OFFSET.supply;
export const WEAPON = OFFSET.weapon;
export const AMMO = OFFSET.ammo;
export const CAR_OF = OFFSET.car;
export const LEVEL = OFFSET.level;
export const BAR_SET = OFFSET.barSet;
export const KILLS = OFFSET.kills;
export const PAID = OFFSET.paid;
export const BLUE = OFFSET.blue;
export const PURPLE = OFFSET.purple;
export const SEEN_POIS = OFFSET.seenPois;
export const SEEN_SLOTS = OFFSET.seenSlots;
export const WANTED = OFFSET.wanted;
export const USED_BITS = OFFSET.used;
export const LEFT_CAR_AT = OFFSET.leftCarAt;

/**
 * `armed`: a play is under way and its Weapon bonus not yet given (C8); from `gaveUp` on, one bit a Case slot (I9);
 * `passed`: a window was passed and nothing has happened since (T13).
 */
export const USED = { ability: 1, carMove: 2, armed: 4, halted: 8, gaveUp: 16, passed: 256 } as const;

export const get = (s: State, seat: Seat, field: number): number => s.seats[seat * STRIDE + field]!;
export const set = (s: State, seat: Seat, field: number, value: number): void => {
  s.seats[seat * STRIDE + field] = value;
};
export const add = (s: State, seat: Seat, field: number, by: number): void => {
  s.seats[seat * STRIDE + field]! += by;
};
export const atOf = (s: State, seat: Seat): number => s.seats[seat * STRIDE + AT]!;
export const hasUsed = (s: State, seat: Seat, bit: number): boolean => (get(s, seat, USED_BITS) & bit) !== 0;
export const use = (s: State, seat: Seat, bit: number): void => set(s, seat, USED_BITS, get(s, seat, USED_BITS) | bit);
export const unuse = (s: State, seat: Seat, bit: number): void =>
  set(s, seat, USED_BITS, get(s, seat, USED_BITS) & ~bit);

/** An Action card, by its number, goes from one of the hero's piles to another. */
export const moveCard = (s: State, seat: Seat, card: number, from: number, to: number): void => {
  const bit = 1 << localOf(card);
  set(s, seat, from, get(s, seat, from) & ~bit);
  set(s, seat, to, get(s, seat, to) | bit);
};

/** The number of bits set: cards in a hand, seats in a mask. */
export const count = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};
