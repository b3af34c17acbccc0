// M5, X1, X2: exploring, and what a turned tile brings.
import { AGAIN, CHANCE, call, EVERYONE, NOBODY, option, shown, targetOf, tell } from '../../../engine/index.ts';
import { addDriverTo, addPrisonersTo } from '../board/enemies.ts';
import { LAND, LAND_OF, NEIGHBOURS, ROAD, SUBURB_OF } from '../board/map.ts';
import { block } from '../board/roads.ts';
import { addCubes, isRevealed, layTile } from '../board/space.ts';
import { CITY_STACK, PARK_STACK, TILE_BLOCK } from '../content/printed.ts';
import { TILES } from '../content/tiles.ts';
import { drawnKind, offerDraw, sizeOf, takeOut } from '../model/bags.ts';
import { MARKERS } from '../model/names.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { SUBURB_PLACES } from '../model/places.ts';
import { atOf } from '../model/seat.ts';
import type { State } from '../model/state.ts';

const bagFor = (space: number): 'city' | 'park' => (LAND_OF[space] === LAND.park ? 'park' : 'city');
/** M5, M6, M8: an empty space that its stack still has a tile for; exploring never turns a POI. */
const againstExploring = (s: State, space: number): string | null => {
  if (isRevealed(s, space)) return 'already-revealed';
  if (LAND_OF[space] === LAND.poi) return 'poi-is-entered';
  return sizeOf(s, bagFor(space)) === 0 ? 'no-tiles-left' : null;
};

const LEFT = 0;
const DRAW_TILE: readonly Op[] = Object.freeze([{ op: 'drawTile' }]);

export const reveal: Verb<'reveal'> = {
  why: 'explore',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f) => f.regs[LEFT]! > 0 && NEIGHBOURS[atOf(s, f.seat)]!.some((n) => againstExploring(s, n) === null),
  offer: (s, f, _op, out) => {
    for (const n of NEIGHBOURS[atOf(s, f.seat)]!) out.unless(againstExploring(s, n), option(K.space, n));
  },
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    call(s, f.seat, DRAW_TILE, [targetOf(choice)]);
    return AGAIN;
  },
};

const SPACE = 0;
/** The top tile is decided as it is drawn. */
export const drawTile: Verb<'drawTile'> = {
  why: 'draw-tile',
  seat: () => CHANCE,
  offer: (s, f, _op, out) => offerDraw(s, bagFor(f.regs[SPACE]!), out),
  take: (s, f, _op, choice) => {
    const space = f.regs[SPACE]!;
    const bag = bagFor(space);
    const kind = drawnKind(targetOf(choice));
    const tile = (bag === 'park' ? PARK_STACK : CITY_STACK)[kind]!;
    takeOut(s, bag, kind);
    layTile(s, space, tile);
    shown(s, NOBODY, EVERYONE);
    tell('explored', f.seat, space, tile);
    unfold(s, space, tile);
    if (SUBURB_OF[space]! >= 0) unfoldMarker(s, space, s.places[SUBURB_PLACES + SUBURB_OF[space]!]!);
  },
};

/** X1: each icon acts once. */
export const unfold = (s: State, space: number, tile: number): void => {
  const { prisoners, drivers, cubes } = TILES[tile]!;
  arriveAt(s, space, prisoners, drivers, cubes);
  const side = TILE_BLOCK[tile]!;
  if (side >= 0) blockSide(s, space, side);
};

/** R1: the road on this side of the space. */
export const blockSide = (s: State, space: number, side: number): void => {
  if (block(s, ROAD[space * 6 + side]!)) tell('placed', 3, space, side);
};

/** X2: the marker's icon adds to the tile's. */
const unfoldMarker = (s: State, space: number, marker: number): void => {
  tell('marker', space, marker);
  const name = MARKERS[marker];
  arriveAt(s, space, name === 'prisoner' ? 1 : 0, name === 'car' ? 1 : 0, name === 'item' ? 1 : 0);
};

const arriveAt = (s: State, space: number, prisoners: number, drivers: number, cubes: number): void => {
  if (prisoners > 0) addPrisonersTo(s, space, prisoners);
  for (let i = 0; i < drivers; i++) addDriverTo(s, space);
  const come = Math.min(cubes, s.cubesLeft);
  if (come === 0) return;
  s.cubesLeft -= come;
  addCubes(s, space, come);
  tell('placed', 2, space, come);
};

export const arrive: Verb<'arrive'> = {
  run: (s, f, op) => arriveAt(s, f.regs[SPACE]!, op.prisoners ?? 0, op.drivers ?? 0, op.cubes ?? 0),
};
