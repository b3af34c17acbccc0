// Lights up what can be picked, brighter under the pointer.
import type { Container } from 'pixi.js';
import { placedOn } from './board.ts';
import { lightBridge, lightEnemy, lightRoad, lightSpace } from './draw/highlight.ts';
import { type EscapePublic, PAIR } from './game.ts';
import { THINGS } from './layout/contents.ts';
import { add, centre, type Point } from './layout/hex.ts';
import { samePick } from './layout/picking.ts';
import type { Pick, Targets } from './types.ts';

export type Spot = Point & { readonly width: number };
/** Where the Enemies stand that can be picked, by their target. */
export const enemySpots = (view: EscapePublic, targets: Targets): Map<number, Spot> => {
  const spots = new Map<number, Spot>();
  for (const target of targets.enemies) {
    const [space, look] = [Math.floor(target / PAIR), target % PAIR];
    const enemy = placedOn(view, space).find((t) => isEnemy(t.kind) && t.id === look);
    if (enemy) spots.set(target, { ...add(centre(space), enemy), width: THINGS[enemy.kind].width * enemy.scale });
  }
  return spots;
};
const isEnemy = (kind: string): boolean => kind === 'prisoner' || kind === 'driver' || kind === 'boss';

type Layers = { readonly lights: Container; readonly rings: Container };

export const createLights = ({ lights, rings }: Layers) => {
  const clear = () => {
    for (const layer of [lights, rings]) for (const child of layer.removeChildren()) child.destroy();
  };
  return (targets: Targets, spots: ReadonlyMap<number, Spot>, hovered: Pick | null): void => {
    clear();
    const isOver = (kind: Pick['kind'], target: number) => samePick(hovered, { kind, target });
    for (const space of targets.spaces) lights.addChild(lightSpace(centre(space), isOver('space', space)));
    for (const [target, spot] of spots) rings.addChild(lightEnemy(spot, spot.width, isOver('enemy', target)));
    for (const road of targets.roads) rings.addChild(lightRoad(road, isOver('road', road)));
    for (const bridge of targets.bridges) rings.addChild(lightBridge(bridge, isOver('bridge', bridge)));
  };
};
