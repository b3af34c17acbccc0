// How the words of a thing are found: `family.id` is its name, further keys of the same stem explain it.
import type { EscapeKey } from './keys.ts';

/** For each family of things that content names by id: what stands behind the id. '' is the name itself. */
const FAMILIES = {
  hero: ['', 'about'],
  card: ['', 'text'],
  held: ['', 'text'],
  car: ['', 'text'],
  tile: ['', 'text'],
  marker: [''],
  trap: ['', 'text'],
  boss: ['', 'text'],
  ny: ['', 'text', 'hard'],
  event: ['', 'text'],
  timer: ['', 'text'],
  fate: ['', 'text'],
  wanted: ['', 'text'],
  objective: ['', 'text'],
  variant: ['', 'text'],
  term: ['', 'text'],
  level: ['text'],
} as const;
export type Family = keyof typeof FAMILIES;

/** Things that explain themselves by what they show. */
const PLAIN: readonly string[] = ['held.empty', 'tile.street', 'tile.open-street', 'tile.park'];

const join = (family: Family, id: string | number, part: string): EscapeKey =>
  `${family}.${id}${part === '' ? '' : `.${part}`}` as EscapeKey;

/** Every key a thing has, for tests that look for missing and unused ones. */
export const keysOf = (family: Family, id: string | number): EscapeKey[] =>
  FAMILIES[family]
    .filter((part) => part === '' || !PLAIN.includes(`${family}.${id}`))
    .map((part) => join(family, id, part));
