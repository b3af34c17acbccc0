// Events as steps to be seen, as data: what moves or flashes, how long, and what the map shows afterwards.
import {
  DRIVER,
  directionTo,
  type EscapePublic,
  isBoss,
  isDriver,
  ROAD,
  SPACES,
  SUBURB_OF,
  type Told,
} from './game.ts';

export const PLACED = { prisoner: 0, driver: 1, cube: 2, roadblock: 3 } as const;

type Timed = { readonly ms: number };
export type Step = Timed &
  (
    | { readonly kind: 'walk'; readonly seat: number; readonly from: number; readonly to: number }
    | { readonly kind: 'reveal'; readonly space: number; readonly tile: number }
    | { readonly kind: 'marker'; readonly space: number; readonly marker: number }
    | { readonly kind: 'arrive'; readonly what: number; readonly space: number; readonly count: number }
    | { readonly kind: 'block'; readonly road: number; readonly stands: boolean }
    | { readonly kind: 'lure'; readonly from: number; readonly to: number; readonly look: number }
    | { readonly kind: 'hit'; readonly seat: number; readonly space: number; readonly look: number }
    | { readonly kind: 'fall'; readonly seat: number; readonly space: number; readonly look: number }
    | { readonly kind: 'wound'; readonly seat: number; readonly count: number }
  );

type Maker = (args: readonly number[]) => Step | null;
const isSpace = (space: number): boolean => Number.isInteger(space) && space >= 0 && space < SPACES;
const roadOn = (space: number, direction: number): number =>
  isSpace(space) ? (ROAD[space * 6 + direction] ?? -1) : -1;
const block = (road: number, stands: boolean): Step | null =>
  road < 0 ? null : { kind: 'block', ms: 260, road, stands };

const MAKERS: Record<string, Maker> = {
  moved: ([seat = -1, from = -1, to = -1]) =>
    isSpace(from) && isSpace(to) ? { kind: 'walk', ms: 320, seat, from, to } : null,
  explored: ([, space = -1, tile = 0]) => (isSpace(space) ? { kind: 'reveal', ms: 560, space, tile } : null),
  'poi-revealed': ([, space = -1, tile = 0]) => (isSpace(space) ? { kind: 'reveal', ms: 720, space, tile } : null),
  marker: ([space = -1, marker = 0]) => (isSpace(space) ? { kind: 'marker', ms: 200, space, marker } : null),
  placed: ([what = -1, space = -1, count = 1]) => {
    if (what === PLACED.roadblock) return block(roadOn(space, count), true);
    return isSpace(space) ? { kind: 'arrive', ms: 220, what, space, count } : null;
  },
  'block-destroyed': ([from = -1, to = -1]) =>
    isSpace(from) && isSpace(to) ? block(roadOn(from, directionTo(from, to)), false) : null,
  tricked: ([from = -1, to = -1, look = 0]) =>
    isSpace(from) && isSpace(to) ? { kind: 'lure', ms: 300, from, to, look } : null,
  damaged: ([seat = -1, space = -1, look = 0]) => (isSpace(space) ? { kind: 'hit', ms: 260, seat, space, look } : null),
  killed: ([seat = -1, space = -1, look = 0]) => (isSpace(space) ? { kind: 'fall', ms: 340, seat, space, look } : null),
  wounded: ([seat = -1, count = 0]) => (seat >= 0 && count > 0 ? { kind: 'wound', ms: 420, seat, count } : null),
};

/** The steps of what was told; codes the map has no picture for are left out. */
export const stepsOf = (events: readonly Told[]): Step[] =>
  events.flatMap(([code, ...args]) => MAKERS[code]?.(args) ?? []);

type Counted = 'prisoners' | 'drivers' | 'cars' | 'cubes';
const withAt = (row: readonly number[], index: number, value: number): number[] =>
  row.map((old, i) => (i === index ? value : old));
const more = (view: EscapePublic, row: Counted, space: number, count: number): EscapePublic => ({
  ...view,
  [row]: withAt(view[row], space, Math.max(0, (view[row][space] ?? 0) + count)),
});
const ARRIVALS: readonly Counted[] = ['prisoners', 'drivers', 'cubes'];

/** What the map shows once a step has been played. A sketch: at the end the view itself is shown. */
export const applyStep = (view: EscapePublic, step: Step): EscapePublic => {
  switch (step.kind) {
    case 'walk':
      return { ...view, at: withAt(view.at, step.seat, step.to) };
    case 'reveal':
      return { ...view, tile: withAt(view.tile, step.space, step.tile) };
    case 'marker':
      return { ...view, suburbs: withAt(view.suburbs, SUBURB_OF[step.space]!, step.marker) };
    case 'arrive': {
      const row = ARRIVALS[step.what];
      return row === undefined ? view : more(view, row, step.space, step.count);
    }
    case 'block':
      return { ...view, roads: withAt(view.roads, step.road, step.stands ? 1 : 2) };
    case 'lure':
      return isBoss(step.look) ? view : more(more(view, rowOf(step.look), step.from, -1), rowOf(step.look), step.to, 1);
    case 'fall': {
      if (isBoss(step.look)) return view;
      const less = more(view, rowOf(step.look), step.space, -1);
      return isDriver(step.look) ? more(less, 'cars', step.space, 1) : less;
    }
    default:
      return view;
  }
};
const rowOf = (look: number): Counted => (look >= DRIVER ? 'drivers' : 'prisoners');

const PATIENCE = 2600;
/** How much faster steps are played so that nobody waits long, however many there are. */
export const speedFor = (steps: readonly Step[]): number =>
  Math.max(1, steps.reduce((sum, step) => sum + step.ms, 0) / PATIENCE);
