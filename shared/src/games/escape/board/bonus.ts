// Y8: what the Prisoner Bonuses in play add up to, as flat tables by deck and by the set of Specials in play.
import { FIRST_SPECIAL, NEW_YORK_DECKS, type NewYorkCard, type PrisonerBonus } from '../content/newyork.ts';
import { type State, variantBit } from '../model/state.ts';

const SETS = 8;
const HARD_DECK = variantBit('hard-deck');
const deckOf = (s: State): number => (s.variants & HARD_DECK ? 1 : 0);
export const newYorkCards = (s: State): readonly NewYorkCard[] => NEW_YORK_DECKS[deckOf(s)]!;

const table = (part: keyof PrisonerBonus): readonly number[] =>
  NEW_YORK_DECKS.flatMap((deck) =>
    Array.from({ length: SETS }, (_, set) =>
      deck.slice(FIRST_SPECIAL).reduce((sum, card, i) => sum + ((set >> i) & 1 ? card.bonus![part] : 0), 0),
    ),
  );
const HIT_POINTS = table('hitPoints');
const MOVE = table('move');
const RANGE = table('range');
const DAMAGE = table('damage');
const row = (s: State): number => deckOf(s) * SETS + s.nyBonus;

export const bonusHitPoints = (s: State): number => HIT_POINTS[row(s)]!;
export const bonusMove = (s: State): number => MOVE[row(s)]!;
export const bonusRange = (s: State): number => RANGE[row(s)]!;
export const bonusDamage = (s: State): number => DAMAGE[row(s)]!;
