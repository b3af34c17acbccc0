// Views as readable facts: what everybody sees of a hero or of New York, what one player knows alone.
import { SLOTS } from 'shared/games/escape/model/seat.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { BACK, type EscapePublic, REVEALED } from 'shared/games/escape/views/public.ts';
import { cardName, coord, heldName, objectiveName, tileName } from './names.ts';

const CARS = ['none', 'car', 'taxi'];

const backName = (shown: number): string =>
  shown >= REVEALED ? heldName(shown - REVEALED) : shown === BACK.case ? 'a case' : 'an item';

export const heroFacts = (p: EscapePublic, seat: number) => ({
  at: coord(p.at[seat]!),
  hand: p.hand[seat]!,
  discard: p.discard[seat]!,
  /** Face down on the table. */
  chosen: p.chosen[seat]!,
  supply: p.supply.slice(seat * SLOTS, seat * SLOTS + SLOTS).filter((shown) => shown !== BACK.empty).map(backName),
  weapon: p.weapon[seat] ? heldName(p.weapon[seat]!) : null,
  ammo: p.ammo[seat]!,
  car: CARS[p.car[seat]!]!,
  level: p.level[seat]!,
  kills: p.kills[seat]!,
  items: p.paid[seat]!,
  bars: 'ABCD'[p.barSet[seat]!]!,
  /** Special Actions still beside the board. */
  beside: p.beside[seat]!,
}); // biome-ignore format: one fact a line
export type HeroFacts = ReturnType<typeof heroFacts>;

export const newYorkFacts = (p: EscapePublic) => ({
  noise: p.newYork[0]!,
  pending: p.newYork[1]!,
  missions: p.newYork[2]!,
  eventLevel: p.newYork[3]!,
  black: p.clock[0]!,
  red: p.clock[1]!,
  prisoners: p.reserve[0]!,
  cars: p.reserve[1]!,
  cubes: p.reserve[2]!,
  blocks: p.reserve[3]!,
  helicopter: coord(p.transport[0]!),
  landed: p.transport[1] === 1,
  gullfire: p.transport[2] === 1,
  presidentTaken: p.transport[3] === 1,
});
export type NewYorkFacts = ReturnType<typeof newYorkFacts>;

export const knownTo = (mine: EscapeMine) => ({
  hand: mine.hand.map(cardName),
  discard: mine.discard.map(cardName),
  chosen: mine.chosen.map(cardName),
  supply: mine.supply.filter((card) => card !== 0).map(heldName),
  beside: mine.beside.map(cardName),
  blue: objectiveName(mine.blue),
  purple: objectiveName(mine.purple),
  /** The objective deck being looked through. */
  deck: mine.deck.map(objectiveName),
  /** Cards on Case slots looked at, by slot. */
  slots: Object.fromEntries(pairs(mine.slots).map(([slot, card]) => [slot + 1, heldName(card)])),
  /** Face-down POIs looked at. */
  pois: Object.fromEntries(pairs(mine.pois).map(([space, tile]) => [coord(space), tileName(tile)])),
  /** Face-down cards of others whose face was seen: seat number, slot, card. */
  others: triples(mine.known).map(([seat, slot, card]) => `${seat} ${slot + 1} ${heldName(card)}`),
});
export type Known = ReturnType<typeof knownTo>;

const pairs = (list: readonly number[]): [number, number][] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[i * 2]!, list[i * 2 + 1]!]);
const triples = (list: readonly number[]): [number, number, number][] =>
  Array.from({ length: list.length / 3 }, (_, i) => [list[i * 3]!, list[i * 3 + 1]!, list[i * 3 + 2]!]);
