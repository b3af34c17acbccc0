// The New York cards: what their backs show (cost, arrows, Roadblock side), what they do, which Bonus a Special gives.
import { DIRECTIONS, type Direction } from '../model/names.ts';
import type { Where } from '../model/newYorkOp.ts';
import type { Op } from '../model/op.ts';

export type PrisonerBonus = {
  readonly hitPoints: number;
  readonly move: number;
  readonly range: number;
  readonly damage: number;
};
export type NewYorkCard = {
  readonly id: string;
  readonly cost: number;
  /** Bit set of directions. */
  readonly arrows: number;
  readonly side: number;
  readonly ops: readonly Op[];
  /** Only on Specials. */
  readonly bonus: PrisonerBonus | null;
};

const sides = (names: string): number =>
  names.split(' ').reduce((mask, name) => mask | (1 << DIRECTIONS.indexOf(name as Direction)), 0);
const card = (id: string, cost: number, arrows: string, side: Direction, ...ops: Op[]): NewYorkCard => ({
  id,
  cost,
  arrows: sides(arrows),
  side: DIRECTIONS.indexOf(side),
  ops: Object.freeze(ops),
  bonus: null,
});
const special = (card: NewYorkCard, bonus: Partial<PrisonerBonus>): NewYorkCard => ({
  ...card,
  bonus: { hitPoints: 0, move: 0, range: 0, damage: 0, ...bonus },
});

const prisoners = (on: Where, n = 1): Op => ({ op: 'prisoners', on, n });
const prisonersOf = (on: Where, of: number): Op => ({ op: 'prisoners', on, of });
const blockHere: Op = { op: 'blockHere' };
const missions = (n: number): Op => ({ op: 'moveMissions', n });
const moveEnemies = (n: number): Op => ({ op: 'moveEnemies', n });
const burnGlider: Op = { op: 'burnGlider', enemies: 2 };
const driver = (on: Where): Op => ({ op: 'driver', on });
const timerTile: Op = { op: 'timerTile' };

const STANDARD: readonly NewYorkCard[] = [
  card('barricades', 2, 'N SE', 'S', blockHere, prisoners('here')),
  card('reinforcements', 3, 'NE S', 'NW', prisonersOf('neighbours', 3)),
  card('sabotage', 3, 'SE NW', 'NE', missions(1)),
  card('the-hunt', 4, 'S NW', 'SE', moveEnemies(3)),
  card('gangs-gather', 5, 'N SW', 'SW', prisoners('pois')),
  card('burn-the-glider', 6, 'NE SW', 'N', prisoners('glider'), burnGlider),
  card('midnight', 8, 'N NE SE S SW NW', 'N', timerTile),
  special(card('pipe-dreams', 4, 'N S', 'SE', prisoners('here')), { hitPoints: 1 }),
  special(card('street-racers', 4, 'NE SW', 'NW', driver('nearest-poi')), { move: 1 }),
  special(card('rooftop-snipers', 5, 'SE NW', 'S', prisonersOf('neighbours', 1)), { range: 1 }),
];

/** D8: cost one less, a third arrow on the card's Roadblock side (Gangs Gather: NW), and harder effects. */
const HARD: readonly NewYorkCard[] = [
  card('barricades', 1, 'N SE S', 'S', blockHere, prisoners('here', 2)),
  card('reinforcements', 2, 'NE S NW', 'NW', prisonersOf('neighbours', 4)),
  card('sabotage', 2, 'SE NW NE', 'NE', missions(2)),
  card('the-hunt', 3, 'S NW SE', 'SE', moveEnemies(5)),
  card('gangs-gather', 4, 'N SW NW', 'SW', prisoners('pois-and-library')),
  card('burn-the-glider', 5, 'NE SW N', 'N', prisoners('glider', 2), burnGlider),
  card('midnight', 7, 'N NE SE S SW NW', 'N', timerTile, { op: 'events', n: 1 }),
  special(card('pipe-dreams', 3, 'N S SE', 'SE', prisoners('here')), { hitPoints: 1, damage: 1 }),
  special(card('street-racers', 3, 'NE SW NW', 'NW', driver('nearest-poi')), { move: 1 }),
  special(card('rooftop-snipers', 4, 'SE NW S', 'S', prisonersOf('neighbours', 1)), { range: 1 }),
];

/** By deck (standard, D8), then by the card's number. The Specials come last. */
export const NEW_YORK_DECKS: readonly (readonly NewYorkCard[])[] = [STANDARD, HARD];
export const FIRST_SPECIAL = STANDARD.findIndex((c) => c.bonus !== null);
export const newYorkNumber = (id: string): number => STANDARD.findIndex((c) => c.id === id);
