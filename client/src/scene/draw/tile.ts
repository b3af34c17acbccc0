// A space as it lies: its unknown back or the face of its tile.
import { Container, Graphics } from 'pixi.js';
import { type EscapePublic, LIBRARY, PARK, POI_OF, SUBURB_OF, WORLD_TRADE_CENTER } from '../game.ts';
import { contentsOf, tileOf } from '../layout/contents.ts';
import { COLOR } from '../theme.ts';
import { CITY, drawCity } from './city.ts';
import { drawLibrary, drawTowers } from './landmark.ts';
import { nameplate } from './nameplate.ts';
import { drawPark } from './park.ts';
import { drawPoi } from './poi.ts';
import type { Ink } from './text.ts';
import { drawUnknown } from './unknown.ts';

const backOf = (space: number) => {
  if (POI_OF[space]! >= 0) return 'poi';
  if (SUBURB_OF[space]! >= 0) return 'suburb';
  return PARK.includes(space) ? 'park' : 'city';
};

/** Which spaces carry their name at the foot. */
export const isLabelled = (view: EscapePublic, space: number): boolean => {
  const { stack, id } = tileOf(view, space);
  return stack === 'poi' || id === 'library' || id === 'world-trade-center';
};

/** The colour of a name, by what it names. */
const NAMES = { library: COLOR.gold, 'world-trade-center': COLOR.sky, poi: 0xffb0a6, unknown: 0xe0746d } as const;
const UNKNOWN = 0.8;
/** The name of a space as it lies; null where it has none. */
export const drawName = (ink: Ink, view: EscapePublic, space: number): Container | null => {
  const { stack, id } = tileOf(view, space);
  if (stack === 'none' && backOf(space) === 'poi')
    return nameplate(ink, ink.labels('tile.unknown-poi'), NAMES.unknown, UNKNOWN);
  if (!isLabelled(view, space)) return null;
  const color = id === 'library' || id === 'world-trade-center' ? NAMES[id] : NAMES.poi;
  return nameplate(ink, ink.labels(`tile.${id}`), color);
};

/** Whether the tile has to make room for pieces. */
export const isOccupied = (view: EscapePublic, space: number): boolean => contentsOf(view, space).length > 0;

/** `grown` is how far a tile has drawn itself in. */
export const drawTile = (ink: Ink, view: EscapePublic, space: number, grown = 1): Container => {
  const tile = tileOf(view, space);
  if (tile.stack === 'none') return drawUnknown(ink, backOf(space));
  if (space === LIBRARY) return drawLibrary(space);
  if (space === WORLD_TRADE_CENTER) return drawTowers(space);
  if (tile.stack === 'poi') return drawPoi(space, tile.id, isOccupied(view, space));
  const face = new Container();
  const g = new Graphics();
  if (PARK.includes(space)) drawPark(g, space, grown);
  else drawCity(g, space, CITY, grown);
  face.addChild(g);
  return face;
};
