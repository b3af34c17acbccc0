// Y1, Y2, Y4, Y8: New York's deck, whose top card everybody knows by its back.
import { CHANCE, call, EVERYONE, NOBODY, shown, targetOf, tell } from '../../../../engine/index.ts';
import { newYorkCards } from '../../board/bonus.ts';
import { placeBoss } from '../../board/enemies.ts';
import { BOSS_AT } from '../../board/marks.ts';
import { BOSS_CARDS } from '../../content/bosses.ts';
import { FIRST_SPECIAL } from '../../content/newyork.ts';
import { NEW_YORK } from '../../content/setup.ts';
import { drawnKind, newYorkDeck, offerDraw, pourInto, putBack, sizeOf, takeOut } from '../../model/bags.ts';
import type { Op, Verb } from '../../model/op.ts';
import type { State } from '../../model/state.ts';
import { hearNoise } from '../noise.ts';
import { spaceOfPoi } from './pois.ts';

const TOP: readonly Op[] = Object.freeze([{ op: 'newYorkTop' }] satisfies Op[]);
const SHUFFLED: readonly Op[] = Object.freeze([{ op: 'newYorkTop' }, { op: 'bossesReturn' }] satisfies Op[]);
const BOUGHT = 0;
const NONE = -1;

export const newYorkPhase: Verb<'newYorkPhase'> = {
  run: (s, f) => call(s, f.seat, NEW_YORK, [NONE]),
};

/** The card that comes to the top is decided as its back is seen. */
export const newYorkTop: Verb<'newYorkTop'> = {
  why: 'new-york-top',
  seat: () => CHANCE,
  when: (s) => s.nyTop < 0 && sizeOf(s, 'newYork') > 0,
  offer: (s, _f, _op, out) => offerDraw(s, 'newYork', out),
  take: (s, _f, _op, choice) => {
    s.nyTop = drawnKind(targetOf(choice));
    takeOut(s, 'newYork', s.nyTop);
    shown(s, NOBODY, EVERYONE);
    tell('ny-top', s.nyTop);
  },
};

const takeTop = (s: State): number => {
  const card = s.nyTop;
  s.nyTop = NONE;
  return card;
};
const discard = (s: State, card: number): void => {
  putBack(s, 'newYorkDiscards', card);
  tell('ny-discarded', card);
};

/** Y1. */
export const discardTop: Verb<'discardTop'> = {
  run: (s) => discard(s, takeTop(s)),
};

/** Y1: for the card discarded. */
export const cardNoise: Verb<'cardNoise'> = {
  run: (s, f) => hearNoise(s, f.seat, 1),
};

/** Y2: bought if New York has the Noise for it, else thrown away. */
export const buyTop: Verb<'buyTop'> = {
  run: (s, f) => {
    const card = takeTop(s);
    const { cost } = newYorkCards(s)[card]!;
    f.regs[BOUGHT] = s.noise >= cost ? card : NONE;
    if (f.regs[BOUGHT] === NONE) return discard(s, card);
    s.noise -= cost;
    tell('ny-played', card, cost, s.noise);
  },
};

/** Y2: the card's effect, or 1 Noise for the one thrown away. */
export const resolveBought: Verb<'resolveBought'> = {
  run: (s, f) => {
    const card = f.regs[BOUGHT]!;
    if (card === NONE) hearNoise(s, f.seat, 1);
    else call(s, f.seat, newYorkCards(s)[card]!.ops, [0, 0, 0, 0]);
  },
};

/** Y2, Y8: face up to the discards; a Special stays in play. */
export const shelveBought: Verb<'shelveBought'> = {
  run: (s, f) => {
    const card = f.regs[BOUGHT]!;
    if (card === NONE) return;
    if (card < FIRST_SPECIAL) return putBack(s, 'newYorkDiscards', card);
    s.nyBonus |= 1 << (card - FIRST_SPECIAL);
    tell('ny-bonus', card);
  },
};

/** Y4: down to one card, everything goes into a new deck and the Bonuses end. */
export const reshuffle: Verb<'reshuffle'> = {
  run: (s, f) => {
    if (newYorkDeck(s) > 1) return;
    if (s.nyTop >= 0) putBack(s, 'newYork', takeTop(s));
    pourInto(s, 'newYorkDiscards', 'newYork');
    for (let i = 0; s.nyBonus >> i; i++) if ((s.nyBonus >> i) & 1) putBack(s, 'newYork', FIRST_SPECIAL + i);
    s.nyBonus = 0;
    tell('ny-shuffled');
    call(s, f.seat, SHUFFLED, [0]);
  },
};

/** C5, Y4: a Boss that is due comes back. */
export const bossesReturn: Verb<'bossesReturn'> = {
  run: (s) => {
    BOSS_CARDS.forEach(({ returnsTo }, boss) => {
      if (returnsTo !== null && s.bosses[boss * 3] === BOSS_AT.due) placeBoss(s, boss, spaceOfPoi(s, returnsTo));
    });
  },
};

/** X5: a Special is shuffled into the deck as it lies, not into the discards. */
export const joinDeck: Verb<'joinDeck'> = {
  run: (s, f, op) => {
    if (s.nyTop >= 0) putBack(s, 'newYork', takeTop(s));
    putBack(s, 'newYork', op.card);
    tell('ny-joins', op.card);
    call(s, f.seat, TOP, [0]);
  },
};
