// S1-S10: the game as it lies on the table before CHANCE deals.

import { LIBRARY, PARK_MIDDLE, SPACES, STREETS, WORLD_TRADE_CENTER } from './board/map.ts';
import { BOSS_AT } from './board/marks.ts';
import { MISSIONS } from './board/noise.ts';
import { BLOCK_WORDS } from './board/roads.ts';
import { layTile } from './board/space.ts';
import { BOSS_CARDS } from './content/bosses.ts';
import { EVENTS } from './content/events.ts';
import { HERO_CONTENT } from './content/heroes.ts';
import { ITEMS, WEAPONS } from './content/items.ts';
import { FIRST_SPECIAL } from './content/newyork.ts';
import { FIRST_OF, OBJECTIVE_CARDS } from './content/objectives.ts';
import { CITY_STACK, PARK_STACK } from './content/printed.ts';
import { SETUP } from './content/setup.ts';
import { TILES, tileNumber } from './content/tiles.ts';
import { BLACK_TIMERS, BLACK_USED, RED_TIMERS } from './content/timers.ts';
import { BAG_ROOM, putBack } from './model/bags.ts';
import { held } from './model/names.ts';
import { PLACE_ROOM, SLOT_TOKENS, TOKEN } from './model/places.ts';
import {
  AMMO, AT, BESIDE, CAR, CAR_OF, FACE_UP, HAND, HERO, LEVEL, SEEN_SHIFT, STRIDE, SUPPLY, set, WEAPON,
} from './model/seat.ts'; // biome-ignore format: a list of names
import { isPlayed, type State, type Variant, variantBit } from './model/state.ts';
import { engine } from './ops/index.ts';

export type EscapeOptions = {
  /** The hero of each seat, in order of the seats. */
  readonly heroes: readonly number[];
  /** Bit set of VARIANTS. */
  readonly variants: number;
};

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const EVERY_SEAT = 0xff;
const PRISONERS = 40;
const FEW_PRISONERS = 30;
const CARS = 4;
const CUBES = 15;
const BLOCKS = 25;
/** Special Actions of each hero; D3 brings the rest of them. */
const SPECIALS = 3;
/** D10: beside the one Dead card. */
const ALIVE = 2;
/** D9. */
const WANTED_CARDS = 3;

/** The table laid out, with nothing dealt yet. */
export const layOut = ({ heroes, variants }: EscapeOptions): State => {
  const players = heroes.length;
  const s: State = {
    step: 0,
    learned: 0,
    asked: zeros(players),
    stack: [],
    players,
    variants,
    turn: 0,
    active: 0,
    outcome: 0,
    winners: 0,
    space: zeros(SPACES),
    blocks: zeros(BLOCK_WORDS * 2),
    marks: [],
    seats: zeros(players * STRIDE),
    bags: zeros(BAG_ROOM),
    places: zeros(PLACE_ROOM),
    bosses: BOSS_CARDS.flatMap(({ hitPoints }) => [BOSS_AT.beside, hitPoints, 0]),
    noise: 0,
    missions: MISSIONS,
    eventLevel: 1,
    nyTop: -1,
    nyBonus: 0,
    blackLeft: BLACK_USED[players]! - (variants & variantBit('hard-clock') ? 1 : 0),
    pendingNoise: 0,
    waitingTimers: 0,
    waitingEvents: 0,
    passenger: 0,
    helicopterAt: PARK_MIDDLE,
    helicopterLanded: 0,
    gullfire: 1,
    presidentTaken: 0,
    aliveLeft: variants & variantBit('dead-or-alive') ? ALIVE : 0,
    wantedLeft: variants & variantBit('wanted') ? WANTED_CARDS : 0,
    openCases: 0,
    prisonersLeft: variants & variantBit('hard-streets') ? FEW_PRISONERS : PRISONERS,
    carsLeft: CARS,
    cubesLeft: CUBES,
    blocksLeft: BLOCKS,
  };
  layTile(s, LIBRARY, tileNumber('library'));
  layTile(s, WORLD_TRADE_CENTER, tileNumber('world-trade-center'));
  for (const street of STREETS) layTile(s, street, tileNumber('open-street'));
  for (let slot = 0; slot < 4; slot++) s.places[SLOT_TOKENS + slot] = TOKEN.onSlot;
  fillBags(s);
  heroes.forEach((hero, seat) => {
    equip(s, seat, hero);
  });
  return s;
};

/** S6, S8: everything into its bag; what a variant adds only with that variant. */
const fillBags = (s: State): void => {
  const plays = (variant?: Variant | null): boolean => isPlayed(s.variants, variant);
  CITY_STACK.forEach((tile, kind) => {
    if (plays(TILES[tile]!.stack === 'trap' ? 'traps' : null)) putBack(s, 'city', kind, TILES[tile]!.copies);
  });
  PARK_STACK.forEach((tile, kind) => {
    putBack(s, 'park', kind, TILES[tile]!.copies);
  });
  for (const { id, copies, variant } of ITEMS) if (plays(variant)) putBack(s, 'items', held(id), copies);
  EVENTS.forEach(({ copies, variant }, kind) => {
    if (plays(variant)) putBack(s, 'events', kind, copies);
  });
  BLACK_TIMERS.forEach(({ copies, variant }, kind) => {
    if (plays(variant)) putBack(s, 'black', kind, copies);
  });
  OBJECTIVE_CARDS.forEach(({ colour, copies, variant }, n) => {
    if (copies > 0 && plays(variant)) putBack(s, colour, n - FIRST_OF[colour], copies);
  });
  RED_TIMERS.forEach(({ copies }, kind) => {
    putBack(s, 'red', kind, copies);
  });
  for (let card = 0; card < FIRST_SPECIAL; card++) putBack(s, 'newYork', card);
};

/** S10. */
const equip = (s: State, seat: number, hero: number): void => {
  const { gear, actions, specials } = HERO_CONTENT[hero]!;
  const toChooseFrom = s.variants & variantBit('extra-specials') ? specials.length : SPECIALS;
  set(s, seat, HERO, hero);
  set(s, seat, AT, LIBRARY);
  set(s, seat, HAND, (1 << actions.length) - 1);
  set(s, seat, BESIDE, ((1 << toChooseFrom) - 1) << actions.length);
  set(s, seat, LEVEL, 1);
  if (gear.weapon) {
    set(s, seat, WEAPON, held(gear.weapon));
    set(s, seat, AMMO, WEAPONS[held(gear.weapon)]!.ammo);
  }
  if (gear.supply) set(s, seat, SUPPLY, held(gear.supply) | FACE_UP | (EVERY_SEAT << SEEN_SHIFT));
  if (gear.taxi) set(s, seat, CAR_OF, CAR.taxi);
};

export const setup = (options: EscapeOptions): State => {
  const s = layOut(options);
  s.stack.push({ seat: 0, ops: SETUP, pc: 0, open: 0, regs: [0] });
  engine.advance(s);
  return s;
};
