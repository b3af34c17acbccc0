// Lights up what can be picked, brighter under the pointer.
import type { Container, Graphics } from 'pixi.js';
import { heroPlace, placedOn } from './board.ts';
import { lightBridge, lightEnemy, lightRoad, lightSpace, pointAtHero, pointAtSpace } from './draw/highlight.ts';
import { type EscapePublic, PAIR } from './game.ts';
import { THINGS } from './layout/contents.ts';
import { add, centre, type Point } from './layout/hex.ts';
import { samePick } from './layout/picking.ts';
import type { Marks, Pick, Targets } from './types.ts';

export type Stand = Point & { readonly width: number };
/** Where the Enemies stand that can be picked, by their target. */
export const enemySpots = (view: EscapePublic, targets: Targets): Map<number, Stand> => {
  const spots = new Map<number, Stand>();
  for (const target of targets.enemies) {
    const [space, look] = [Math.floor(target / PAIR), target % PAIR];
    const enemy = placedOn(view, space).find((t) => isEnemy(t.kind) && t.id === look);
    if (enemy) spots.set(target, { ...add(centre(space), enemy), width: THINGS[enemy.kind].width * enemy.scale });
  }
  return spots;
};
const isEnemy = (kind: string): boolean => kind === 'prisoner' || kind === 'driver' || kind === 'boss';

type Layers = { readonly lights: Container; readonly rings: Container };
type Lit = { readonly pick: Pick; readonly plain: Graphics };

/** The light of each target is drawn once; the pointer only adds the brighter one over it. */
export const createLights = ({ lights, rings }: Layers) => {
  let lit: Lit[] = [];
  let bright: Graphics | null = null;
  let dimmed: Lit | null = null;
  let stands: ReadonlyMap<number, Stand> = new Map();

  const draw = ({ kind, target }: Pick, hovered: boolean): Graphics | null => {
    if (kind === 'space') return lightSpace(centre(target), hovered);
    if (kind === 'road') return lightRoad(target, hovered);
    if (kind === 'bridge') return lightBridge(target, hovered);
    const stand = stands.get(target);
    return stand ? lightEnemy(stand, stand.width, hovered) : null;
  };
  const layerOf = ({ kind }: Pick): Container => (kind === 'space' ? lights : rings);
  const rest = (): void => {
    bright?.destroy();
    bright = null;
    if (dimmed) dimmed.plain.visible = true;
    dimmed = null;
  };

  return {
    show(targets: Targets, where: ReadonlyMap<number, Stand>): void {
      rest();
      for (const { plain } of lit) plain.destroy();
      stands = where;
      const picks: Pick[] = [
        ...[...targets.spaces].map((target) => ({ kind: 'space', target }) as const),
        ...[...where.keys()].map((target) => ({ kind: 'enemy', target }) as const),
        ...[...targets.roads].map((target) => ({ kind: 'road', target }) as const),
        ...[...targets.bridges].map((target) => ({ kind: 'bridge', target }) as const),
      ];
      lit = picks.flatMap((pick) => {
        const plain = draw(pick, false);
        if (plain) layerOf(pick).addChild(plain);
        return plain ? [{ pick, plain }] : [];
      });
    },
    hover(pick: Pick | null): void {
      rest();
      const found = lit.find((one) => samePick(one.pick, pick));
      if (!found) return;
      found.plain.visible = false;
      dimmed = found;
      bright = draw(found.pick, true);
      if (bright) layerOf(found.pick).addChild(bright);
    },
  };
};

export const createMarks = (layer: Container) => {
  return (view: EscapePublic, marks: Marks): void => {
    for (const child of layer.removeChildren()) child.destroy();
    for (const space of new Set(marks.spaces)) layer.addChild(pointAtSpace(centre(space)));
    for (const seat of new Set(marks.seats)) {
      const place = heroPlace(view, seat);
      if (place) layer.addChild(pointAtHero(place.at, place.scale));
    }
  };
};
