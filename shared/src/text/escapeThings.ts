// Every thing of the game that has words, by family: read from content, so that a new card without words is found.
import { EVENTS } from '../games/escape/content/events.ts';
import { ACTION_CARDS } from '../games/escape/content/heroes.ts';
import { NEW_YORK_DECKS } from '../games/escape/content/newyork.ts';
import { OBJECTIVE_CARDS } from '../games/escape/content/objectives.ts';
import { TILES } from '../games/escape/content/tiles.ts';
import { BLACK_TIMERS, RED_TIMERS } from '../games/escape/content/timers.ts';
import { BOSSES, HELD, HEROES, MARKERS } from '../games/escape/model/names.ts';
import { VARIANTS } from '../games/escape/model/state.ts';
import { type Family, keysOf } from './escapeKeys.ts';
import type { EscapeKey } from './keys.ts';

const ids = (list: readonly ({ readonly id: string } | undefined)[]): string[] => [
  ...new Set(list.flatMap((one) => (one === undefined || one.id === 'none' ? [] : [one.id]))),
];

/** The words of the rules that a reader can look up. */
const TERMS = [
  'enemy', 'prisoner', 'driver', 'boss', 'engaged', 'tricked', 'hit-points', 'range', 'damage', 'manhole', 'roadblock',
  'event', 'event-level', 'item', 'weapon', 'ammo', 'supply', 'reserve', 'case', 'poi', 'suburb', 'building', 'shelter',
  'car', 'noise', 'mission', 'timer', 'bonus', 'arrows', 'level-bar', 'special', 'objective', 'raft', 'gullfire',
  'helicopter', 'bridge', 'collective', 'lone',
] as const; // biome-ignore format: a list of names

export const THINGS: Readonly<Record<Family, readonly (string | number)[]>> = {
  hero: HEROES,
  card: ids(ACTION_CARDS),
  held: HELD,
  car: ['car', 'taxi'],
  tile: ids(TILES),
  marker: MARKERS,
  trap: ['triggered', 'safe'],
  boss: BOSSES,
  ny: ids(NEW_YORK_DECKS.flat()),
  event: ids(EVENTS),
  timer: [...ids([...BLACK_TIMERS, ...RED_TIMERS]), 'hurry-up'],
  fate: ['alive', 'dead'],
  wanted: ['card'],
  objective: ids(OBJECTIVE_CARDS),
  variant: VARIANTS,
  term: TERMS,
  level: [1, 2, 3],
};

/** All keys that are made from an id rather than written down somewhere. */
export const thingKeys = (): EscapeKey[] =>
  (Object.keys(THINGS) as Family[]).flatMap((family) => THINGS[family].flatMap((id) => keysOf(family, id)));
