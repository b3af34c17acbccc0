// The map as layers of drawn things; a view is shown by redrawing only the spaces, roads and heroes that changed.
import { Container, type ContainerChild } from 'pixi.js';
import { drawArrow } from './draw/arrows.ts';
import { drawBridge } from './draw/bridge.ts';
import { drawCoast, drawLand } from './draw/coast.ts';
import { drawHero, type HeroLook } from './draw/hero.ts';
import { drawRoadblock } from './draw/roadblock.ts';
import { drawShade } from './draw/shade.ts';
import type { Ink } from './draw/text.ts';
import { drawName, drawTile, isLabelled, isOccupied } from './draw/tile.ts';
import { drawToken } from './draw/token.ts';
import { drawWater } from './draw/water.ts';
import { BOSS, BRIDGES, type EscapePublic, NEIGHBOUR, SPACES } from './game.ts';
import { activeSeat, bossOf, contentsOf, signatureOf, type Thing, tileOf } from './layout/contents.ts';
import { add, centre, type Point } from './layout/hex.ts';
import { type Placed, placeTokens } from './layout/tokens.ts';

export const placedOn = (view: EscapePublic, space: number): Placed[] =>
  placeTokens(contentsOf(view, space), { labelled: isLabelled(view, space) });

/** Where a hero's piece stands on the map, and how large. */
export const heroPlace = (view: EscapePublic, seat: number): { at: Point; scale: number } | null => {
  const space = view.at[seat] ?? -1;
  if (space < 0) return null;
  const placed = placedOn(view, space).find((t) => t.kind === 'hero' && t.id === seat);
  return placed ? { at: add(centre(space), placed), scale: placed.scale } : null;
};

/** Something drawn, and what it was drawn from. */
type Drawn = { key: string; thing: Container };
/** The city as it lies, behind everything that moves. */
const BEHIND = ['ground', 'tiles', 'shore', 'names'] as const;
const BEFORE = ['lights', 'roads', 'arrows', 'tokens', 'heroes', 'rings', 'marks', 'effects'] as const;
type Layer = (typeof BEHIND)[number] | (typeof BEFORE)[number];

/** The space to the north has its name at the foot. */
const NORTH = 0;
const DIRECTIONS = 6;

const SELDOM = [...BEHIND, 'roads', 'tokens'] as const;

export type Board = ReturnType<typeof createBoard>;

/** `touched` is called when something of the city behind has been drawn anew. */
export const createBoard = (ink: Ink, touched: () => void) => {
  const city = new Container({ isRenderGroup: true });
  const world = new Container({ isRenderGroup: true });
  const on = (below: Container) => (name: Layer) => [name, below.addChild(new Container())] as const;
  const layers = Object.fromEntries([...BEHIND.map(on(city)), ...BEFORE.map(on(world))]) as Record<Layer, Container>;
  // What seldom changes is packed for the graphics card once, whatever moves in front of it.
  for (const name of SELDOM) layers[name].enableRenderGroup();
  layers.ground.addChild(drawWater(ink), drawLand());
  layers.shore.addChild(drawCoast());
  for (let bridge = 1; bridge <= BRIDGES.length; bridge++) layers.shore.addChild(drawBridge(ink, bridge));

  const drawnOf = new Map<string, Drawn>();
  /** Draws a thing of this name unless it is there already as it should be. */
  const keep = (name: string, key: string, layer: Container, draw: () => Container | null): void => {
    const old = drawnOf.get(name);
    if (old?.key === key) return;
    if (layer === layers.tiles || layer === layers.names) touched();
    old?.thing.destroy({ children: true });
    drawnOf.delete(name);
    const thing = draw();
    if (thing === null) return;
    drawnOf.set(name, { key, thing });
    layer.addChild(thing);
  };

  const showTile = (view: EscapePublic, space: number, grown = 1): void => {
    const key = [view.tile[space], grown, tileOf(view, space).stack === 'poi' && isOccupied(view, space)].join();
    keep(`tile${space}`, key, layers.tiles, () => {
      const tile = drawTile(ink, view, space, grown);
      tile.position.copyFrom(centre(space));
      // Houses reach over the space behind them: further south is further in front.
      tile.zIndex = centre(space).y;
      return tile;
    });
  };
  /** Over the roofs: whatever stands further south would hide it. */
  const showName = (view: EscapePublic, space: number): void =>
    keep(`name${space}`, String(view.tile[space]), layers.names, () => {
      const name = drawName(ink, view, space);
      name?.position.copyFrom(centre(space));
      return name;
    });
  const signatures: string[] = [];
  layers.tiles.sortableChildren = true;
  layers.heroes.sortableChildren = true;

  const stateOf = (view: EscapePublic, thing: Thing): unknown => {
    if (thing.kind === 'boss') return bossOf(view, thing.id - BOSS);
    return thing.kind === 'helicopter' ? view.transport[1] : 0;
  };
  const showTokens = (view: EscapePublic, space: number, placed: readonly Placed[]): void => {
    const others = placed.filter(({ kind }) => kind !== 'hero');
    const key = others.length === 0 ? '' : JSON.stringify([others, others.map((t) => stateOf(view, t))]);
    keep(`tokens${space}`, key, layers.tokens, () => {
      const group = new Container();
      group.position.copyFrom(centre(space));
      if (others.length > 0) group.addChild(drawShade(others));
      for (const placedThing of others) {
        const token = drawToken(ink, view, placedThing, placedThing.scale);
        token.label = `${placedThing.kind}${placedThing.id}`;
        token.position.set(placedThing.x, placedThing.y);
        token.scale.set(placedThing.scale);
        group.addChild(token);
      }
      return group;
    });
  };
  const showHero = (view: EscapePublic, held: readonly number[], seat: number): void => {
    const look: HeroLook = {
      hero: view.hero[seat] ?? 0,
      active: activeSeat(view) === seat,
      mine: held.includes(seat),
      car: view.car[seat] ?? 0,
    };
    const place = heroPlace(view, seat);
    keep(`hero${seat}`, place ? JSON.stringify(look) : '', layers.heroes, () => (place ? drawHero(ink, look) : null));
    const piece = drawnOf.get(`hero${seat}`)?.thing;
    if (!piece || !place) return;
    piece.position.copyFrom(place.at);
    piece.scale.set(place.scale);
    piece.zIndex = look.active ? 1 : 0;
  };

  return {
    city,
    world,
    layers,
    show(view: EscapePublic, held: readonly number[]): void {
      for (let space = 0; space < SPACES; space++) {
        const signature = signatureOf(view, space);
        if (signatures[space] === signature) continue;
        signatures[space] = signature;
        showTile(view, space);
        showName(view, space);
        showTokens(view, space, placedOn(view, space));
      }
      view.roads.forEach((state, road) => {
        keep(`road${road}`, String(state), layers.roads, () => (state === 0 ? null : drawRoadblock(road, state === 1)));
      });
      view.at.forEach((_, seat) => {
        showHero(view, held, seat);
      });
    },
    /** Draws one tile as far as it has grown. */
    growTile(view: EscapePublic, space: number, grown: number): void {
      signatures[space] = '';
      showTile(view, space, grown);
    },
    showArrows(view: EscapePublic, directions: readonly number[]): void {
      const space = view.at[activeSeat(view)] ?? -1;
      const wanted = space < 0 ? [] : directions;
      const above = NEIGHBOUR[space * DIRECTIONS + NORTH] ?? -1;
      const isNamed = above >= 0 && isLabelled(view, above);
      keep('arrows', wanted.length === 0 ? '' : `${space} ${wanted} ${isNamed}`, layers.arrows, () => {
        const group = new Container();
        for (const direction of wanted)
          group.addChild(drawArrow(space, direction, isNamed && direction === NORTH ? 'inside' : 'outside'));
        return group;
      });
    },
    heroPiece: (seat: number): Container | null => drawnOf.get(`hero${seat}`)?.thing ?? null,
    roadPiece: (road: number): Container | null => drawnOf.get(`road${road}`)?.thing ?? null,
    /** The piece of a kind in a space, of this id if it is given. */
    tokenPiece(space: number, kind: Thing['kind'], id?: number): ContainerChild | null {
      const pieces = drawnOf.get(`tokens${space}`)?.thing.children ?? [];
      return pieces.find((p) => (id === undefined ? p.label?.startsWith(kind) : p.label === `${kind}${id}`)) ?? null;
    },
  };
};
