// What a point of the map means: the legal target under or nearest it. Nothing that is not a target can be hit.
import { type EscapePublic, PAIR } from '../game.ts';
import type { Pick, Spot, Targets } from '../types.ts';
import { BRIDGE_PLACES, centre, distance, mix, type Point, ROAD_PLACES, spaceUnder } from './hex.ts';

/** Where each Enemy stands that can be picked, by its target. */
export type EnemyPlaces = ReadonlyMap<number, Point>;

/** `reach` is how far from a small thing a finger may land, in units of the map. */
export const pickAt = (p: Point, reach: number, targets: Targets, enemies: EnemyPlaces): Pick | null => {
  const space = spaceUnder(p);
  const near: { pick: Pick; far: number }[] = [];
  const offer = (kind: Pick['kind'], target: number, at: Point | undefined) => {
    if (at === undefined) return;
    const far = distance(at, p);
    if (far <= reach) near.push({ pick: { kind, target }, far });
  };
  for (const target of targets.enemies) offer('enemy', target, enemies.get(target));
  for (const road of targets.roads) offer('road', road, ROAD_PLACES[road]?.at);
  for (const bridge of targets.bridges) offer('bridge', bridge, BRIDGE_PLACES[bridge - 1]?.badge);
  const [nearest] = near.sort((a, b) => a.far - b.far);
  if (nearest) return nearest.pick;
  if (targets.spaces.has(space)) return { kind: 'space', target: space };
  // A space with a single Enemy to pick is as good as the Enemy itself.
  const here = [...targets.enemies].filter((target) => Math.floor(target / PAIR) === space);
  return space >= 0 && here.length === 1 ? { kind: 'enemy', target: here[0]! } : null;
};
export const samePick = (a: Pick | Spot | null, b: Pick | Spot | null): boolean =>
  a?.kind === b?.kind && a?.target === b?.target;

/** Where a thing of the map is, by what it is called in an option or a tip. */
export const placeOf = ({ kind, target }: Spot): Point => {
  if (kind === 'space') return centre(target);
  return kind === 'road' ? ROAD_PLACES[target]!.at : BRIDGE_PLACES[target - 1]!.badge;
};
/** Where all that can be picked is. */
export const litPlaces = ({ spaces, roads, bridges }: Targets, enemies: EnemyPlaces): Point[] => [
  ...[...spaces].map(centre),
  ...[...roads].map((target) => placeOf({ kind: 'road', target })),
  ...[...bridges].map((target) => placeOf({ kind: 'bridge', target })),
  ...enemies.values(),
];

const BLOCK_REACH = 11;
const BRIDGE_REACH = 20;
/** What there is to explain at a point of the map: the small things first. */
export const spotAt = (p: Point, view: EscapePublic): Spot | null => {
  const road = view.roads.findIndex((state, i) => state > 0 && distance(ROAD_PLACES[i]!.at, p) <= BLOCK_REACH);
  if (road >= 0) return { kind: 'road', target: road };
  const space = spaceUnder(p);
  if (space >= 0) return { kind: 'space', target: space };
  const bridge = BRIDGE_PLACES.findIndex(({ shore, end, badge }) =>
    [mix(shore, end, 0.5), badge].some((at) => distance(at, p) <= BRIDGE_REACH),
  );
  return bridge < 0 ? null : { kind: 'bridge', target: bridge + 1 };
};
