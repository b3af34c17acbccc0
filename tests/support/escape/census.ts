// Every piece in the box, counted wherever it may be: on the map, in a reserve, a bag, a hand, or under way in a frame.
// Nothing may be made or lost in play.
import { ROADS, SPACES } from 'shared/games/escape/board/map.ts';
import { isDestroyed, isStanding } from 'shared/games/escape/board/roads.ts';
import { bossesAt, carsAt, cubesAt, driversAt, prisonersAt, tileAt } from 'shared/games/escape/board/space.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { FIRST_SPECIAL, NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { FIRST_OF, OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { THE_PRESIDENT } from 'shared/games/escape/content/president.ts';
import { CITY_STACK, PARK_STACK } from 'shared/games/escape/content/printed.ts';
import { TILES } from 'shared/games/escape/content/tiles.ts';
import { inBag, sizeOf } from 'shared/games/escape/model/bags.ts';
import { FIRST_CASE, FIRST_ITEM, HELD, LAST_CASE, LAST_ITEM } from 'shared/games/escape/model/names.ts';
import { POI_PLACES, REMOVED_CASE, SLOT_CARDS, SUBURB_PLACES } from 'shared/games/escape/model/places.ts';
import {
  BESIDE, BLUE, CAR, CAR_OF, CHOSEN, count, DISCARD, get, HAND, heldCard, KILLS, PLAYED, PURPLE, SLOTS, SUPPLY, WANTED, WEAPON,
} from 'shared/games/escape/model/seat.ts'; // biome-ignore format: a list of names
import { type State, variantBit } from 'shared/games/escape/model/state.ts';
import { DRAWN } from 'shared/games/escape/ops/hero/keepItem.ts';

export type Census = Record<string, number>;

const seatsOf = (s: State) => Array.from({ length: s.players }, (_, seat) => seat);
const spaces = Array.from({ length: SPACES }, (_, x) => x);
const roads = Array.from({ length: ROADS }, (_, r) => r);
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((n, one) => n + of(one), 0);

/** Cards that are between two places: the fourth card of a supply, and Items of which one is kept, wait in their frame. */
const inFlight = (s: State): number[] =>
  s.stack.flatMap(({ ops, pc, regs }) => {
    const op = ops[pc]?.op;
    if (op === 'overflow') return [heldCard(regs[0]!)];
    return op === 'drawHidden' || op === 'keepDrawn' ? regs.slice(DRAWN) : [];
  });

const suppliesOf = (s: State): number[] =>
  seatsOf(s).flatMap((seat) => [
    ...Array.from({ length: SLOTS }, (_, slot) => heldCard(get(s, seat, SUPPLY + slot))),
    get(s, seat, WEAPON),
  ]);

const items = (s: State): Census => {
  const held = [...suppliesOf(s), ...inFlight(s)];
  const census: Census = {};
  for (let card = FIRST_ITEM; card <= LAST_ITEM; card++)
    census[`item ${HELD[card]}`] =
      inBag(s, 'items', card) + inBag(s, 'itemDiscards', card) + held.filter((one) => one === card).length;
  return census;
};

/** Zero before they are dealt, else one each. */
const cases = (s: State): Census => {
  const everywhere = [...suppliesOf(s), ...inFlight(s), ...s.places.slice(SLOT_CARDS, SLOT_CARDS + 4)];
  everywhere.push(s.places[REMOVED_CASE]!);
  const census: Census = {};
  for (let card = FIRST_CASE; card <= LAST_CASE; card++)
    census[`case ${HELD[card]}`] = everywhere.filter((one) => one === card).length;
  return census;
};

/** A card in two piles is counted twice, so that this finds it. */
const actionCards = (s: State): Census =>
  Object.fromEntries(
    seatsOf(s).map((seat) => [
      `cards of seat ${seat}`,
      sum([HAND, DISCARD, CHOSEN, PLAYED, BESIDE], (pile) => count(get(s, seat, pile))),
    ]),
  );

/** Those in the decks and those dealt; what S12 took out of the game is nowhere. */
const objectives = (s: State): Census =>
  Object.fromEntries(
    OBJECTIVE_CARDS.flatMap(({ id, colour, copies }, n) => {
      if (copies === 0) return [];
      const field = colour === 'blue' ? BLUE : PURPLE;
      const owned = seatsOf(s).filter((seat) => get(s, seat, field) === n).length;
      return [[`${colour} objective ${id}`, inBag(s, colour, n - FIRST_OF[colour]) + owned]];
    }),
  );

const tiles = (s: State): Census => {
  const census: Census = {};
  const laid = (tile: number) => spaces.filter((x) => tileAt(s, x) === tile).length;
  CITY_STACK.forEach((tile, kind) => {
    census[`city tile ${tile}`] = inBag(s, 'city', kind) + laid(tile);
  });
  PARK_STACK.forEach((tile, kind) => {
    census[`park tile ${tile}`] = inBag(s, 'park', kind) + laid(tile);
  });
  return census;
};

const events = (s: State): Census =>
  Object.fromEntries(
    EVENTS.map(({ id }, kind) => [`event ${id}`, inBag(s, 'events', kind) + inBag(s, 'eventDiscards', kind)]),
  );

/** The New York card that is being resolved lies in the frame of the phase. */
const boughtCard = (s: State): number => {
  const phase = s.stack.find(({ ops }) => ops[0]?.op === 'discardTop');
  if (phase === undefined) return -1;
  const at = (name: string) => phase.ops.findIndex(({ op }) => op === name);
  return phase.pc > at('buyTop') && phase.pc <= at('shelveBought') ? phase.regs[0]! : -1;
};
/** The tile that brings each Special, -1 = it lies in the deck from the beginning. */
const BROUGHT_BY = NEW_YORK_DECKS[0]!.map((_, card) =>
  TILES.findIndex(({ ops }) => ops.some((op) => op.op === 'joinDeck' && op.card === card)),
);
/** A Special waits beside the board until its tile is turned. */
const isBeside = (s: State, card: number): boolean =>
  BROUGHT_BY[card]! >= 0 && !spaces.some((x) => tileAt(s, x) === BROUGHT_BY[card]);
const newYorkCards = (s: State): Census =>
  Object.fromEntries(
    NEW_YORK_DECKS[0]!.map(({ id }, card) => [
      `New York card ${id}`,
      inBag(s, 'newYork', card) +
        inBag(s, 'newYorkDiscards', card) +
        [s.nyTop === card, boughtCard(s) === card, isBeside(s, card)].filter(Boolean).length +
        (card < FIRST_SPECIAL ? 0 : (s.nyBonus >> (card - FIRST_SPECIAL)) & 1),
    ]),
  );

/** He may be dead (D10); else whoever took him has him, or somebody who took him from there. */
const presidents = (s: State): Census => {
  const n = [...suppliesOf(s), ...inFlight(s)].filter((card) => card === THE_PRESIDENT).length;
  const isMissing = n === 0 && s.presidentTaken !== 0 && (s.variants & variantBit('dead-or-alive')) === 0;
  return { 'Presidents too many': Math.max(0, n - 1), 'Presidents too few': isMissing ? 1 : 0 };
};

export const census = (s: State): Census => ({
  prisoners: s.prisonersLeft + sum(spaces, (x) => prisonersAt(s, x)) + sum(seatsOf(s), (seat) => get(s, seat, KILLS)),
  cars:
    s.carsLeft +
    sum(spaces, (x) => carsAt(s, x) + driversAt(s, x)) +
    sum(seatsOf(s), (seat) => (get(s, seat, CAR_OF) === CAR.car ? 1 : 0)),
  cubes: s.cubesLeft + sum(spaces, (x) => cubesAt(s, x)),
  roadblocks: s.blocksLeft + sum(roads, (r) => (isStanding(s, r) || isDestroyed(s, r) ? 1 : 0)),
  'bosses astray': sum(spaces, (x) => bossesAt(s, x)) - sum([0, 1, 2], (b) => (s.bosses[b * 3]! >= 0 ? 1 : 0)),
  wanted: s.wantedLeft + sum(seatsOf(s), (seat) => get(s, seat, WANTED)),
  'black Timer tiles out of the game': sizeOf(s, 'black') - s.blackLeft,
  ...presidents(s),
  ...events(s),
  ...newYorkCards(s),
  ...items(s),
  ...cases(s),
  ...actionCards(s),
  ...tiles(s),
  ...objectives(s),
});

/** What can be counted only once CHANCE has dealt it: face-down places. */
export const dealt = (s: State): Census => ({
  pois: new Set(s.places.slice(POI_PLACES, SUBURB_PLACES)).size,
  'suburb markers': sum(s.places.slice(SUBURB_PLACES, SLOT_CARDS), (marker) => 7 ** marker),
});

/** What must never be below nothing, wherever it is kept. */
export const negatives = (s: State): string[] =>
  [
    ...s.bags.map((n, i) => [`bag ${i}`, n] as const),
    ...spaces.map((x) => [`space ${x}`, s.space[x]!] as const),
    ...(['prisonersLeft', 'carsLeft', 'cubesLeft', 'blocksLeft', 'noise', 'missions', 'blackLeft'] as const).map(
      (name) => [name, s[name]] as const,
    ),
  ].flatMap(([name, n]) => (n < 0 || !Number.isInteger(n) ? [`${name} is ${n}`] : []));
