// Events as steps to be seen. Which event makes which motion, and how long it lasts.
import { directionTo, FIRST_SPECIAL, NEIGHBOUR, ROAD, SPACES, type Told, WORLD_TRADE_CENTER } from '../game.ts';
import { follow, type Narration } from './narration.ts';
import type { Motion, Setting, Step } from './step.ts';

export const PLACED = { prisoner: 0, driver: 1, cube: 2, roadblock: 3 } as const;
/** Places in the row of New York's board. */
export const CITY = { noise: 0, coming: 1, missions: 2, level: 3, top: 4, bonus: 5 } as const;
const TRANSPORT = { gullfire: 2 } as const;

type Seen = { readonly ms: number; readonly motion: Motion } | null;
type Maker = (args: readonly number[]) => Seen;

const isSpace = (space: number): boolean => Number.isInteger(space) && space >= 0 && space < SPACES;
const seen = (ms: number, motion: Motion, ...spaces: number[]): Seen => (spaces.every(isSpace) ? { ms, motion } : null);
const roadOn = (space: number, direction: number): number =>
  isSpace(space) && direction >= 0 ? (ROAD[space * 6 + direction] ?? -1) : -1;
const roadTo = (from: number, to: number): number =>
  isSpace(from) && isSpace(to) && areNeighbours(from, to) ? roadOn(from, directionTo(from, to)) : -1;
const areNeighbours = (from: number, to: number): boolean => NEIGHBOUR.slice(from * 6, from * 6 + 6).includes(to);

const board = (ms: number, ...set: Setting[]): Seen => ({ ms, motion: { kind: 'board', set } });
const say =
  (ms: number): Maker =>
  () => ({ ms, motion: { kind: 'say' } });
const glow =
  (ms: number): Maker =>
  ([seat = -1]) => ({ ms, motion: { kind: 'glow', seat } });
const take =
  (row: 'cubes' | 'cars'): Maker =>
  ([seat = -1, space = -1]) =>
    seen(260, { kind: 'take', row, seat, space }, space);
const move: Maker = ([from = -1, to = -1, look = 0]) =>
  seen(300, { kind: 'roam', movers: [{ from, to, look }] }, from, to);
const reveal =
  (ms: number): Maker =>
  ([, space = -1, tile = 0]) =>
    seen(ms, { kind: 'reveal', space, tile }, space);
const fall: Maker = ([seat = -1, space = -1, look = 0]) => seen(340, { kind: 'fall', seat, space, look }, space);
const block = (road: number, stands: boolean): Seen =>
  road < 0 ? null : { ms: 300, motion: { kind: 'block', road, stands } };
/** Each point of Noise is a tick of its own. */
const ticks = (n: number): number => 160 + 110 * Math.min(6, Math.max(1, n));

const MAKERS: Readonly<Record<string, Maker>> = {
  moved: ([seat = -1, from = -1, to = -1]) => seen(340, { kind: 'walk', seat, from, to }, from, to),
  explored: reveal(620),
  'poi-revealed': reveal(900),
  marker: ([space = -1, marker = 0]) => seen(240, { kind: 'marker', space, marker }, space),
  placed: ([what = -1, space = -1, count = 1]) =>
    what === PLACED.roadblock
      ? block(roadOn(space, count), true)
      : seen(260, { kind: 'arrive', what, space, count }, space),
  'block-destroyed': ([from = -1, to = -1]) => block(roadTo(from, to), false),
  tricked: move,
  'enemy-moved': move,
  'enemy-crashed': ([from = -1, to = -1]) => seen(420, { kind: 'crash', from, to, road: roadTo(from, to) }, from, to),
  'enemy-took-car': ([space = -1]) => seen(260, { kind: 'seize', space }, space),
  'boss-enters': ([boss = 0, space = -1]) => seen(1000, { kind: 'enter', boss, space }, space),
  damaged: ([seat = -1, space = -1, look = 0]) => seen(260, { kind: 'hit', seat, space, look }, space),
  killed: fall,
  removed: ([space = -1, look = 0]) => fall([-1, space, look]),
  wounded: ([seat = -1, count = 0]) => (seat >= 0 && count > 0 ? seen(520, { kind: 'wound', seat, count }) : null),

  'took-item': take('cubes'),
  'took-car': take('cars'),
  'abandoned-car': ([seat = -1, space = -1]) => seen(260, { kind: 'leave', seat, space }, space),
  'case-token': ([slot = 0, space = -1]) => seen(500, { kind: 'case', slot, space }, space),
  'took-case': ([seat = -1]) => seen(400, { kind: 'glow', seat }),
  'took-president': glow(700),
  'level-up': glow(900),
  shot: glow(240),
  'at-bridge': glow(700),
  'helicopter-moved': ([, space = -1]) => seen(700, { kind: 'fly', space, landed: false }, space),
  'helicopter-landed': ([space = -1]) => seen(700, { kind: 'fly', space, landed: true }, space),
  'gullfire-destroyed': () => seen(800, { kind: 'burn', space: WORLD_TRADE_CENTER }),

  played: say(700),
  event: say(1500),
  timer: ([red = 0]) => ({ ms: 1500, motion: { kind: 'tick', red: red === 1 } }),
  'timer-discarded': ([red = 0]) => ({ ms: 500, motion: { kind: 'tick', red: red === 1 } }),
  'hurry-up': say(1500),
  trap: say(900),
  'president-taken': say(1200),
  'missions-full': say(500),
  noise: ([n = 0, noise = 0, missions = 0]) => ({ ms: ticks(n), motion: { kind: 'noise', n, noise, missions } }),
  'noise-lost': ([n = 0, noise = 0]) => board(ticks(n), ['newYork', CITY.noise, noise]),
  missions: ([, left = 0]) => board(450, ['newYork', CITY.missions, left]),
  'event-level': ([level = 1]) => board(600, ['newYork', CITY.level, level]),
  'ny-discarded': say(650),
  'ny-top': ([card = -1]) => board(400, ['newYork', CITY.top, card]),
  'ny-played': ([, , noise = 0]) => board(1700, ['newYork', CITY.noise, noise]),
  'ny-bonus': ([card = 0]) => ({ ms: 600, motion: { kind: 'bonus', bit: card - FIRST_SPECIAL } }),
  'ny-shuffled': () => board(600, ['newYork', CITY.bonus, 0]),
  'ny-arrows': say(700),
  'alive-removed': say(400),
  'president-dead': say(900),
};
export const GULLFIRE_GONE: Setting = ['transport', TRANSPORT.gullfire, 0];

const SWEEP = 800;

/** The steps of what was told, and where the story then stands. What has no picture is left out. */
export const stepsOf = (events: readonly Told[], before: Narration): { steps: Step[]; after: Narration } => {
  const steps: Step[] = [];
  let now = before;
  for (const told of events) {
    const [code, ...args] = told;
    const next = follow(now, told);
    if (next.city && !now.city) steps.push({ kind: 'sweep', ms: SWEEP, told, ...next });
    now = next;
    const made = MAKERS[code]?.(args);
    if (!made) continue;
    const step: Step = { ...made.motion, ms: made.ms, told, city: now.city, cause: now.cause };
    const joined = together(steps.at(-1), step);
    if (joined) steps[steps.length - 1] = joined;
    else steps.push(step);
  }
  return { steps, after: now };
};

/** Those whom the arrows draw in move at the same time. */
const together = (last: Step | undefined, step: Step): Step | null => {
  if (last?.kind !== 'roam' || step.kind !== 'roam') return null;
  const byArrows = [last, step].every(({ cause }) => cause?.family === 'arrows');
  return byArrows ? { ...last, movers: [...last.movers, ...step.movers] } : null;
};
