// The tables and types of the game that the scene draws by. Everything else in this folder takes them from here.
export type { Told } from 'shared/engine/events.ts';
export {
  BRIDGES,
  COORDS,
  directionTo,
  LIBRARY,
  NEIGHBOUR,
  PARK,
  PARK_MIDDLE,
  POI_OF,
  ROAD,
  ROADS,
  SPACES,
  SUBURB_OF,
  SUBURBS,
  spaceAt,
  WORLD_TRADE_CENTER,
} from 'shared/games/escape/board/map.ts';
export {
  BOSS,
  DRIVER,
  damageOf,
  FOOT,
  isBoss,
  isDriver,
  isTricked,
  kindOfLook,
} from 'shared/games/escape/board/marks.ts';
export { FIRST_SPECIAL, NEW_YORK_DECKS, type NewYorkCard } from 'shared/games/escape/content/newyork.ts';
export { TILES, type Tile, tileNumber } from 'shared/games/escape/content/tiles.ts';
export { BOSSES, HEROES, MARKERS } from 'shared/games/escape/model/names.ts';
export { PAIR } from 'shared/games/escape/model/options.ts';
export { CAR } from 'shared/games/escape/model/seat.ts';
export { variantBit } from 'shared/games/escape/model/state.ts';
export type { EscapePublic } from 'shared/games/escape/views/public.ts';
