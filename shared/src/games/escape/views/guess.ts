// Some state that looks exactly like a view to its owner: what is public as it is, what the owner knows as it is, and
// everything else dealt again. Bots search such states, so a bot cannot cheat; the leak tests deal them to find leaks.
import { cloneStack, type Pick, type View } from '../../../engine/index.ts';
import { POIS, SPACES, SUBURBS } from '../board/map.ts';
import { block, destroyBlock } from '../board/roads.ts';
import { addBosses, addCars, addCubes, addDrivers, addPrisoners, layTile } from '../board/space.ts';
import { MARKER_COPIES, POI_TILES } from '../content/tiles.ts';
import { fillOpenBags } from '../model/bags.ts';
import { localOf } from '../model/names.ts';
import { POI_PLACES, SLOT_TOKENS, SUBURB_PLACES } from '../model/places.ts';
import {
  AMMO, AT, add, BAR_SET, BESIDE, CAR_OF, CHOSEN, DISCARD, get, HAND, KILLS, LEFT_CAR_AT, LEVEL, PAID, PLAYED, SEEN_POIS, set,
  USED_BITS, WANTED, WEAPON,
} from '../model/seat.ts'; // biome-ignore format: a list of names
import type { State } from '../model/state.ts';
import { layOut } from '../setup.ts';
import { guessObjectives } from './guessObjectives.ts';
import { guessSupplies } from './guessSupplies.ts';
import type { EscapeMine } from './mine.ts';
import type { EscapePublic } from './public.ts';

type EscapeView = View<EscapePublic, EscapeMine>;

export const guess = (view: EscapeView, pick: Pick): State => {
  const p = view.public;
  const s = layOut({ heroes: p.hero, variants: p.variants[0]! });
  s.stack = cloneStack(view.stack) as State['stack'];
  writePublic(s, p);
  guessPlaces(s, view, pick);
  guessHands(s, view, pick);
  guessSupplies(s, view, pick);
  guessObjectives(s, view, pick);
  return s;
};

/** Takes one of the list at random, out of the list. */
export const drawFrom = (list: number[], pick: Pick): number => list.splice(pick(list.length), 1)[0]!;

const writePublic = (s: State, p: EscapePublic): void => {
  [s.turn, s.active] = p.turn as [number, number];
  [s.noise, s.pendingNoise, s.missions, s.eventLevel, s.nyTop, s.nyBonus] = p.newYork as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  [s.blackLeft, , s.waitingTimers, s.waitingEvents, s.passenger] = p.clock as [number, number, number, number, number];
  [s.helicopterAt, s.helicopterLanded, s.gullfire, s.presidentTaken] = p.transport as [number, number, number, number];
  [s.aliveLeft, s.wantedLeft, s.openCases] = p.extras as [number, number, number];
  [s.outcome, s.winners] = p.outcome as [number, number];
  for (let x = 0; x < SPACES; x++) {
    s.space[x] = 0;
    layTile(s, x, p.tile[x]);
    addPrisoners(s, x, p.prisoners[x]);
    addDrivers(s, x, p.drivers[x]);
    addCars(s, x, p.cars[x]);
    addCubes(s, x, p.cubes[x]);
  }
  p.roads.forEach((kind, road) => {
    if (kind > 0) block(s, road);
    if (kind === 2) destroyBlock(s, road);
  });
  [s.prisonersLeft, s.carsLeft, s.cubesLeft, s.blocksLeft] = p.reserve as [number, number, number, number];
  s.marks = p.marks.slice();
  s.bosses = p.bosses.slice();
  for (let b = 0; b < 3; b++) if (s.bosses[b * 3]! >= 0) addBosses(s, s.bosses[b * 3]!);
  fillOpenBags(s, p.bags);
  for (let slot = 0; slot < 4; slot++) s.places[SLOT_TOKENS + slot] = p.caseTokens[slot]!;
  const rows: [number, readonly number[]][] = [
    [AT, p.at], [PLAYED, p.played], [WEAPON, p.weapon], [AMMO, p.ammo], [CAR_OF, p.car], [LEVEL, p.level],
    [BAR_SET, p.barSet], [KILLS, p.kills], [PAID, p.paid], [WANTED, p.wanted], [USED_BITS, p.used], [LEFT_CAR_AT, p.leftCarAt],
  ]; // biome-ignore format: field and row
  for (const [field, row] of rows) row.forEach((value, seat) => { set(s, seat, field, value); }); // biome-ignore format: one line
};

/** Face-down POIs and Suburb markers: what is known stays, the rest is dealt again. */
const guessPlaces = (s: State, { public: p, mine }: EscapeView, pick: Pick): void => {
  const known = new Map<number, number>();
  for (let i = 0; mine !== null && i < mine.pois.length; i += 2) known.set(mine.pois[i]!, mine.pois[i + 1]!);
  const seen = POIS.map((space) => p.tile[space] || known.get(space) || 0);
  const tiles = POI_TILES.filter((tile) => !seen.includes(tile));
  POIS.forEach((space, place) => {
    s.places[POI_PLACES + place] = seen[place] || drawFrom(tiles, pick);
    if (mine !== null && known.has(space)) add(s, mine.seat, SEEN_POIS, 1 << place);
  });
  const markers = MARKER_COPIES.flatMap((copies, marker) =>
    Array.from({ length: copies - p.suburbs.filter((m) => m === marker).length }, () => marker),
  );
  SUBURBS.forEach((_space, i) => {
    s.places[SUBURB_PLACES + i] = p.suburbs[i]! >= 0 ? p.suburbs[i]! : drawFrom(markers, pick);
  });
};

/** Hands, discards and face-down plays of the others, by their public sizes. */
const guessHands = (s: State, { public: p, mine }: EscapeView, pick: Pick): void => {
  const mask = (list: readonly number[]) => list.reduce((m, card) => m | (1 << localOf(card)), 0);
  p.hero.forEach((_hero, seat) => {
    if (mine !== null && seat === mine.seat) {
      set(s, seat, HAND, mask(mine.hand));
      set(s, seat, DISCARD, mask(mine.discard));
      set(s, seat, CHOSEN, mask(mine.chosen));
      set(s, seat, BESIDE, mask(mine.beside));
      return;
    }
    const owned = get(s, seat, HAND) | get(s, seat, BESIDE);
    const specials = bits(get(s, seat, BESIDE) & ~p.played[seat]!);
    let beside = 0;
    for (let n = 0; n < p.beside[seat]!; n++) beside |= 1 << drawFrom(specials, pick);
    const pool = bits(owned & ~p.played[seat]! & ~beside);
    const deal = (n: number) => {
      let m = 0;
      for (let i = 0; i < n; i++) m |= 1 << drawFrom(pool, pick);
      return m;
    };
    set(s, seat, BESIDE, beside);
    set(s, seat, HAND, deal(p.hand[seat]!));
    set(s, seat, DISCARD, deal(p.discard[seat]!));
    set(s, seat, CHOSEN, deal(p.chosen[seat]!));
  });
};
const bits = (mask: number): number[] => {
  const list: number[] = [];
  for (let m = mask, i = 0; m !== 0; m >>= 1, i++) if (m & 1) list.push(i);
  return list;
};
