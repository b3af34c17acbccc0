// What the things on the table are called, by their numbers.

import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { DIRECTIONS, HELD } from 'shared/games/escape/model/names.ts';
import { BACK, type EscapePublic, REVEALED } from 'shared/games/escape/views/public.ts';
import { type Form, fill, formOf, type Params, plain } from 'shared/text';
import {
  BOSS,
  BOSSES,
  COORDS,
  HEROES,
  isBoss,
  isDriver,
  MARKERS,
  PARK,
  POI_OF,
  TILES,
  variantBit,
} from '../../scene/game.ts';
import type { Words } from './words.ts';

/** 42 → 42nd: a street's own name is the same in every language. */
const ordinal = (n: number): string => {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};
/** The street and the avenue nearest to a space: the Library is where it stands, at 42nd and 5th. */
export const crossing = (space: number): string => {
  const [x, y] = COORDS[space] ?? [0, 0];
  return `${ordinal(6 + 6 * x)} & ${ordinal(8 - y)}`;
};

const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

export type Names = ReturnType<typeof namesFor>;
type Table = Pick<EscapePublic, 'hero' | 'tile'> & Partial<Pick<EscapePublic, 'variants'>>;
export const namesFor = (words: Words, view: Table) => {
  const isFated = ((view.variants?.[0] ?? 0) & variantBit('dead-or-alive')) !== 0;
  const word = (key: string): string => words[key] ?? upper(key.split('.').at(-1)?.replaceAll('-', ' ') ?? key);
  const tile = (number: number): string => word(`tile.${TILES[number]?.id ?? 'unknown'}`);
  return {
    words,
    word,
    /** A sentence with its holes filled. */
    filled: (key: string, params: Params): string => plain(word(key), params),
    tile,
    seat: (seat: number): string => word(`hero.${HEROES[view.hero[seat] ?? -1] ?? 'nobody'}`),
    card: (card: number): string => word(`card.${ACTION_CARDS[card]?.id ?? 'unknown'}`),
    held: (card: number): string => word(`held.${HELD[card] ?? 'empty'}`),
    marker: (marker: number): string => word(`marker.${MARKERS[marker] ?? 'none'}`),
    boss: (boss: number): string => word(`boss.${BOSSES[boss] ?? 'duke'}`),
    event: (event: number): string => word(`event.${EVENTS[event]?.id ?? 'unknown'}`),
    /** A New York card; both decks have the same names. */
    ny: (card: number): string => word(`ny.${NEW_YORK_DECKS[0]?.[card]?.id ?? 'unknown'}`),
    timer: (tile: number, isRed: boolean): string =>
      word(`timer.${(isRed ? RED_TIMERS : BLACK_TIMERS)[tile]?.id ?? 'unknown'}`),
    objective: (number: number): string => word(`objective.${OBJECTIVE_CARDS[number]?.id ?? 'none'}`),
    objectiveText: (number: number): string => word(`objective.${OBJECTIVE_CARDS[number]?.id ?? 'none'}.text`),
    /** What it does at this table: D10 prints some cards otherwise. */
    heldText: (card: number): string =>
      (isFated ? words[`held.${HELD[card]}.fate`] : undefined) ?? words[`held.${HELD[card]}.text`] ?? '',
    direction: (direction: number): string => word(`direction.${DIRECTIONS[direction] ?? 'N'}`),
    enemy: (look: number): string => {
      if (isBoss(look)) return word(`enemy.${BOSSES[look - BOSS] ?? 'duke'}`);
      return word(isDriver(look) ? 'enemy.driver' : 'enemy.prisoner');
    },
    /** A card in a supply as somebody else sees it. */
    back: (shown: number): string => {
      if (shown >= REVEALED) return word(`held.${HELD[shown - REVEALED] ?? 'empty'}`);
      if (shown === BACK.empty) return word('held.empty');
      return word(shown === BACK.case ? 'back.case' : 'back.item');
    },
    /** A place as the sentence needs it: "the Library", and in other languages "to the Library" or "in the Library". */
    space: (space: number, form: Form = ''): string => {
      const id = TILES[view.tile[space] ?? 0]?.id;
      const own = id === undefined || id === 'park' ? undefined : words[`place.${id}`];
      const isUnknown = !view.tile[space] && (POI_OF[space] ?? -1) >= 0;
      const unnamed = PARK.includes(space) ? 'place.park' : isUnknown ? 'place.unknown' : 'place.crossing';
      return formOf(own ?? fill(word(unnamed), { crossing: crossing(space) }), form);
    },
  };
};
