// The names of all that is counted by index elsewhere. An order here is part of every saved game: append, never insert.

export const HEROES = ['snake', 'maggie', 'brain', 'cabbie'] as const;
export type Hero = (typeof HEROES)[number];

/** Clockwise; the opposite is three further on. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const MARKERS = ['raft', 'item', 'prisoner', 'manhole', 'car', 'event'] as const;
export const BUILDINGS = ['none', 'library', 'surgery', 'gun-shop', 'shelter'] as const;
export const BUILDING = { none: 0, library: 1, surgery: 2, gunShop: 3, shelter: 4 } as const;
export const BOSSES = ['romero', 'slag', 'duke'] as const;

/** The free acts of T10, by their number. */
export const ACTS = [
  'take-item', 'take-case', 'take-president', 'take-car', 'abandon-car', 'give-up-case', 'reveal-case', 'pay-item', 'use-item',
  'reveal-weapon', 'use-weapon', 'lone-victory',
] as const; // biome-ignore format: a list of names
export type Act = (typeof ACTS)[number];

/** What may lie in a hero's supply. 0 is an empty slot. Items come first, then Cases, then what is neither. */
export const HELD = [
  'empty',
  'axe',
  'spiked-club',
  'pistol',
  'shotgun',
  'rifle',
  'trash-can-lid',
  'first-aid-kit',
  'ammo-box',
  'flare-gun',
  'crowbar',
  'smoke-bomb',
  'molotov-cocktail',
  'fake-tape',
  'signed-pardon',
  'secret-documents',
  'crossbow',
  'presidents-finger',
  'the-tape',
  'presidents-bracelet',
  'diagram-1',
  'diagram-2',
  'diagram-4',
  'diagram-3',
  'the-president',
  'machine-pistol',
  'revolver',
] as const;
export type Held = (typeof HELD)[number];
export const held = (name: Held): number => HELD.indexOf(name);
export const FIRST_ITEM = 1;
export const LAST_ITEM = held('presidents-finger');
export const FIRST_CASE = held('the-tape');
export const LAST_CASE = held('diagram-4');
export const isItem = (card: number): boolean => card >= FIRST_ITEM && card <= LAST_ITEM;
export const isCase = (card: number): boolean => card >= FIRST_CASE && card <= LAST_CASE;

/** An Action card by its number: sixteen places a hero, of which thirteen are used. */
const CARDS_EACH = 16;
export const cardNumber = (hero: number, local: number): number => hero * CARDS_EACH + local;
export const heroOf = (card: number): number => Math.floor(card / CARDS_EACH);
export const localOf = (card: number): number => card % CARDS_EACH;
