// Names for what the rules count by number, as the drawings and answers of tests write them.
import { COORDS, DIRECTIONS, ROAD, spaceAt } from 'shared/games/escape/board/map.ts';
import { BOSS, damageOf, isBoss, isDriver, isTricked } from 'shared/games/escape/board/marks.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { type Colour, OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { TILES, type Tile } from 'shared/games/escape/content/tiles.ts';
import { BOSSES, HELD, HEROES, type Held, type Hero } from 'shared/games/escape/model/names.ts';
import { get, HERO } from 'shared/games/escape/model/seat.ts';
import type { State } from 'shared/games/escape/model/state.ts';

const fail = (text: string): never => {
  throw new Error(text);
};

/** '6,3' and back. */
export const coord = (space: number): string => COORDS[space]?.join(',') ?? `space ${space}`;
export const space = (text: string): number => {
  const [x, y] = text.split(',').map(Number) as [number, number];
  const found = spaceAt(x, y);
  return found >= 0 ? found : fail(`there is no space ${text}`);
};

/** A road as one of its ends and the side: '6,3 N'. */
export const roadName = (road: number): string => {
  const side = ROAD.indexOf(road);
  return `${coord(Math.floor(side / 6))} ${DIRECTIONS[side % 6]}`;
};

const SHORT: Record<string, string> = { 'open-street': 'o', 'world-trade-center': 'wtc', none: '_' };
/** The record's icons, with what else the tile shows: PI, PP-S, surgery-P, park-PPI, park-shelter; POIs by their id. */
const nameOfTile = (t: Tile): string => {
  if (t.stack !== 'city' && t.stack !== 'park') return SHORT[t.id] ?? t.id;
  const icons = `${'P'.repeat(t.prisoners)}${t.drivers ? 'C' : ''}${t.cubes ? 'I' : ''}${t.event ? 'E' : ''}${t.manhole ? 'M' : ''}`;
  return [t.stack === 'park' ? 'park' : '', t.building === 'none' ? '' : t.building, icons, t.block ?? '']
    .filter((part) => part !== '')
    .join('-');
};
const TILE_NAMES = TILES.map(nameOfTile);
export const tileName = (tile: number): string => TILE_NAMES[tile] ?? `tile ${tile}`;
export const tileNamed = (name: string): number => {
  const found = TILE_NAMES.indexOf(name);
  return found >= 0 ? found : fail(`there is no tile ${name}; there are ${TILE_NAMES.join(' ')}`);
};

export const heroName = (s: State, seat: number): Hero => HEROES[get(s, seat, HERO)]!;
export const seatOf = (s: State, hero: Hero): number => {
  for (let seat = 0; seat < s.players; seat++) if (heroName(s, seat) === hero) return seat;
  return fail(`${hero} does not play`);
};

export const cardName = (card: number): string => ACTION_CARDS[card]?.id ?? `card ${card}`;
/** The card's place in its hero's sixteen. */
export const localNamed = (hero: Hero, name: string): number => {
  const first = HEROES.indexOf(hero) * 16;
  const found = ACTION_CARDS.slice(first, first + 16).findIndex((c) => c?.id === name);
  return found >= 0 ? found : fail(`${hero} has no card ${name}`);
};

export const objectiveName = (objective: number): string => OBJECTIVE_CARDS[objective]?.id ?? `objective ${objective}`;
export const objectiveNamed = (colour: Colour, name: string): number => {
  const found = OBJECTIVE_CARDS.findIndex((card) => card.id === name && card.colour === colour);
  return found >= 0 ? found : fail(`there is no ${colour} objective ${name}`);
};

export const heldName = (card: number): string => HELD[card] ?? `held ${card}`;
export const heldNamed = (name: string): number => {
  const found = HELD.indexOf(name as Held);
  return found >= 0 ? found : fail(`there is no ${name}`);
};

/** p a Prisoner, d a Driver, with ' for each damage and ~ when tricked; a Boss by name. */
export const lookName = (look: number): string => {
  if (isBoss(look)) return BOSSES[look - BOSS]!;
  return `${isDriver(look) ? 'd' : 'p'}${"'".repeat(damageOf(look))}${isTricked(look) ? '~' : ''}`;
};
