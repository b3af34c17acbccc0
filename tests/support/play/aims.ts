// How good a position is for somebody who knows everything and wants one ending: what makes games at random come to
// Levels, Cases, the President and all three endings. Only tests may know this much.
import { BRIDGES, NEIGHBOURS, POIS, SPACES, SUBURBS, WORLD_TRADE_CENTER } from 'shared/games/escape/board/map.ts';
import { bossesAt, driversAt, isRevealed, prisonersAt } from 'shared/games/escape/board/space.ts';
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { TILES, tileNumber } from 'shared/games/escape/content/tiles.ts';
import { HELD, held, MARKERS } from 'shared/games/escape/model/names.ts';
import { POI_PLACES, SLOT_CARDS, SLOT_TOKENS, SUBURB_PLACES } from 'shared/games/escape/model/places.ts';
import {
  atOf, BLUE, count, get, HAND, heldCard, KILLS, LEVEL, PAID, PURPLE, SLOTS, SUPPLY,
} from 'shared/games/escape/model/seat.ts'; // biome-ignore format: a list of names
import type { State } from 'shared/games/escape/model/state.ts';

export const AIMS = ['together', 'alone', 'lost'] as const;
export type Aim = (typeof AIMS)[number];

const DONE = 1_000_000;
const FAR = 40;
const far = new Uint8Array(SPACES);
/** How many steps from every space to the goal, an unexplored one counting double. */
const measure = (s: State, goal: number): Uint8Array => {
  far.fill(255);
  far[goal] = 0;
  const queue = [goal];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const to of NEIGHBOURS[at]!) {
      const cost = far[at]! + (isRevealed(s, at) ? 1 : 2);
      if (cost >= far[to]!) continue;
      far[to] = cost;
      queue.push(to);
    }
  return far;
};
const seats = (s: State): number[] => Array.from({ length: s.players }, (_, seat) => seat);
const nearest = (s: State, goal: number): number => {
  const steps = measure(s, goal);
  return Math.min(FAR, ...seats(s).map((seat) => steps[atOf(s, seat)]!));
};
const holder = (s: State, card: number): number =>
  seats(s).find((seat) => [0, 1, 2].some((slot) => heldCard(get(s, seat, SUPPLY + slot)) === card)) ?? -1;
const poi = (s: State, id: string): number => POIS[s.places.indexOf(tileNumber(id), POI_PLACES) - POI_PLACES]!;
const guards = (s: State, space: number): number =>
  prisonersAt(s, space) + 2 * driversAt(s, space) + 4 * bossesAt(s, space);

/** Where a Case slot's token is, or comes from. */
const SOURCES = TILES.flatMap(({ id, ops }) =>
  ops.flatMap((op) => (op.op === 'caseHere' ? [[op.slot, id] as const] : op.op === 'bossEnters' ? [[op.boss, id] as const] : [])),
); // biome-ignore format: one row
const placeOfCase = (s: State, card: number): number => {
  const slot = [0, 1, 2, 3].find((i) => s.places[SLOT_CARDS + i] === card) ?? -1;
  if (slot < 0) return -1;
  const token = s.places[SLOT_TOKENS + slot]!;
  if (token >= 0) return token;
  return slot < 2 && s.bosses[slot * 3]! >= 0 ? s.bosses[slot * 3]! : poi(s, SOURCES.find(([n]) => n === slot)![1]);
};

const HELD_WORTH = 1000;
/** Better the nearer somebody is to a thing that has to be had, and the fewer stand in the way. */
const towards = (s: State, card: number, place: number): number => {
  if (holder(s, card) >= 0) return HELD_WORTH;
  if (place < 0) return 0;
  return 400 - 10 * nearest(s, place) - 4 * guards(s, place) - bossPoints(s);
};
const bossPoints = (s: State): number =>
  [0, 1, 2].reduce((n, b) => n + (s.bosses[b * 3]! >= 0 ? 3 * s.bosses[b * 3 + 1]! : 0), 0);

const PRESIDENT = held('the-president');
const TAPE = held('the-tape');
const diagramFor = (bridge: number): number => HELD.indexOf(`diagram-${bridge}` as (typeof HELD)[number]);
const together = (s: State): number => {
  const camp = poi(s, 'dukes-camp');
  const tape = towards(s, TAPE, placeOfCase(s, TAPE));
  // Taking the President costs a tile for every place unseen: he comes last.
  const unseen = POIS.filter((space) => !isRevealed(s, space)).length;
  let best = 0;
  for (let bridge = 1; bridge <= BRIDGES.length; bridge++) {
    const diagram = diagramFor(bridge);
    let worth = towards(s, diagram, placeOfCase(s, diagram));
    const isReady = tape === HELD_WORTH && worth === HELD_WORTH;
    const president = s.presidentTaken ? (holder(s, PRESIDENT) >= 0 ? HELD_WORTH : 0) : 0;
    if (isReady) worth += president || 400 - 10 * nearest(s, camp) - 4 * guards(s, camp);
    else worth -= s.presidentTaken ? 500 : 0;
    if (isReady && president > 0)
      for (const card of [PRESIDENT, TAPE, diagram])
        worth += 500 - 15 * measure(s, BRIDGES[bridge - 1]!.space)[atOf(s, holder(s, card))]!;
    best = Math.max(best, worth);
  }
  return tape + best - 15 * unseen;
};

const RAFT = MARKERS.indexOf('raft');
const wayOut = (s: State, by: string | null): number[] => {
  if (by === 'gullfire') return [WORLD_TRADE_CENTER];
  if (by === 'helicopter') return [s.helicopterAt];
  if (by === 'raft') return SUBURBS.filter((_, i) => s.places[SUBURB_PLACES + i] === RAFT);
  return [];
};
/** For the first seat. */
const alone = (s: State): number => {
  const seat = 0;
  const blue = OBJECTIVE_CARDS[get(s, seat, BLUE)]!;
  const purple = OBJECTIVE_CARDS[get(s, seat, PURPLE)]!;
  let worth = get(s, seat, LEVEL) * 300 + get(s, seat, KILLS) * 60 + get(s, seat, PAID) * 60;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = heldCard(get(s, seat, SUPPLY + slot));
    if (blue.shows.includes(card)) worth += 400;
    else if (card !== 0) worth += 10;
  }
  for (const card of blue.shows) {
    const place = placeOfCase(s, card);
    if (place >= 0) worth += 200 - 8 * measure(s, place)[atOf(s, seat)]! - 4 * guards(s, place);
  }
  if (get(s, seat, LEVEL) < 4) return worth;
  worth += s.presidentTaken || s.blackLeft === 0 ? 500 : -10 * s.blackLeft;
  const ways = wayOut(s, purple.by).map((space) => measure(s, space)[atOf(s, seat)]!);
  return worth + 300 - 10 * Math.min(FAR, ...ways);
};

/** Higher is better for whoever wants that ending. */
export const worthOf = (s: State, aim: Aim, outcome: string | null): number => {
  if (outcome !== null) return outcome === aim ? DONE : -DONE;
  if (aim === 'lost') return s.noise - 20 * s.blackLeft;
  const cards = seats(s).reduce((n, seat) => n + count(get(s, seat, HAND)), 0);
  const isLeaving = aim === 'alone' && get(s, 0, LEVEL) === 4;
  return (aim === 'together' ? together(s) : alone(s)) + 2 * cards - s.noise + (isLeaving ? 0 : 40 * s.blackLeft);
};
