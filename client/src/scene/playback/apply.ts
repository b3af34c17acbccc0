// What the map and New York's board show once a step has been played. A sketch: at the end the view itself is shown.
import { BOSS, CAR, DRIVER, type EscapePublic, isBoss, isDriver, SUBURB_OF } from '../game.ts';
import type { Motion, Mover, Setting } from './step.ts';
import { CITY, GULLFIRE_GONE } from './steps.ts';

type Counted = 'prisoners' | 'drivers' | 'cars' | 'cubes';
const withAt = (row: readonly number[], index: number, value: number): number[] =>
  row.map((old, i) => (i === index ? value : old));
const more = (view: EscapePublic, row: Counted, space: number, count: number): EscapePublic => ({
  ...view,
  [row]: withAt(view[row], space, Math.max(0, (view[row][space] ?? 0) + count)),
});
const put = (view: EscapePublic, [row, index, value]: Setting): EscapePublic => ({
  ...view,
  [row]: withAt(view[row], index, value),
});
const ARRIVALS: readonly Counted[] = ['prisoners', 'drivers', 'cubes'];
const BOSS_ROW = 3;
const rowOf = (look: number): Counted => (look >= DRIVER ? 'drivers' : 'prisoners');
const bossTo = (view: EscapePublic, boss: number, space: number): EscapePublic => ({
  ...view,
  bosses: withAt(view.bosses, boss * BOSS_ROW, space),
});
const moved = (view: EscapePublic, { from, to, look }: Mover): EscapePublic =>
  isBoss(look) ? bossTo(view, look - BOSS, to) : more(more(view, rowOf(look), from, -1), rowOf(look), to, 1);
const [HELICOPTER, LANDED] = [0, 1];

type Apply<K extends Motion['kind']> = (view: EscapePublic, motion: Extract<Motion, { kind: K }>) => EscapePublic;
const same = (view: EscapePublic): EscapePublic => view;

const APPLY: { readonly [K in Motion['kind']]: Apply<K> } = {
  sweep: same,
  say: same,
  hit: same,
  wound: same,
  glow: same,
  board: (view, { set }) => set.reduce(put, view),
  noise: (view, { n, noise, missions }) => {
    const coming = Math.max(0, (view.newYork[CITY.coming] ?? 0) - n);
    const set: Setting[] = [
      ['newYork', CITY.noise, noise],
      ['newYork', CITY.coming, coming],
      ['newYork', CITY.missions, missions],
    ];
    return set.reduce(put, view);
  },
  tick: (view, { red }) => put(view, ['clock', red ? 1 : 0, Math.max(0, (view.clock[red ? 1 : 0] ?? 0) - 1)]),
  bonus: (view, { bit }) => put(view, ['newYork', CITY.bonus, (view.newYork[CITY.bonus] ?? 0) | (1 << bit)]),
  walk: (view, { seat, to }) => ({ ...view, at: withAt(view.at, seat, to) }),
  reveal: (view, { space, tile }) => ({ ...view, tile: withAt(view.tile, space, tile) }),
  marker: (view, { space, marker }) => ({ ...view, suburbs: withAt(view.suburbs, SUBURB_OF[space]!, marker) }),
  arrive: (view, { what, space, count }) => {
    const row = ARRIVALS[what];
    return row === undefined ? view : more(view, row, space, count);
  },
  block: (view, { road, stands }) => ({ ...view, roads: withAt(view.roads, road, stands ? 1 : 2) }),
  roam: (view, { movers }) => movers.reduce(moved, view),
  crash: (view, { from, road }) => {
    const less = more(view, 'drivers', from, -1);
    return road < 0 ? less : { ...less, roads: withAt(less.roads, road, 2) };
  },
  seize: (view, { space }) => more(more(more(view, 'prisoners', space, -1), 'cars', space, -1), 'drivers', space, 1),
  enter: (view, { boss, space }) => bossTo(view, boss, space),
  fall: (view, { space, look }) => {
    if (isBoss(look)) return bossTo(view, look - BOSS, -1);
    const less = more(view, rowOf(look), space, -1);
    return isDriver(look) ? more(less, 'cars', space, 1) : less;
  },
  case: (view, { slot, space }) => ({ ...view, caseTokens: withAt(view.caseTokens, slot, space) }),
  take: (view, { row, space }) => more(view, row, space, -1),
  leave: (view, { seat, space }) => {
    const stays = view.car[seat] === CAR.taxi ? 0 : 1; // V5: the Taxi is gone
    return { ...more(view, 'cars', space, stays), car: withAt(view.car, seat, CAR.none) };
  },
  fly: (view, { space, landed }) =>
    put(put(view, ['transport', HELICOPTER, space]), ['transport', LANDED, landed ? 1 : (view.transport[LANDED] ?? 0)]),
  burn: (view) => put(view, GULLFIRE_GONE),
};

export const applyStep = (view: EscapePublic, motion: Motion): EscapePublic =>
  (APPLY[motion.kind] as Apply<Motion['kind']>)(view, motion);
