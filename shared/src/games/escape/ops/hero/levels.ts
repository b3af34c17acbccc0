// L3-L5: a full Level Bar is cashed, and what it brings is chosen in secret.
import { call, NOBODY, only, option, shown, targetOf, tell, tellSome } from '../../../../engine/index.ts';
import { LEVEL_BARS, LEVEL_REWARDS } from '../../content/levels.ts';
import { COLOURS, FIRST_OF } from '../../content/objectives.ts';
import { inBag, putBack, takeOut } from '../../model/bags.ts';
import { OBJECTIVES } from '../../model/counts.ts';
import type { F, Op, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import {
  BAR_SET,
  BESIDE,
  BLUE,
  get,
  HAND,
  KILLS,
  LEVEL,
  moveCard,
  PAID,
  PURPLE,
  set,
  USED,
  unuse,
} from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { offerCards } from '../turn.ts';

/** L3: one level a turn; what lies on the bar goes to the reserve. */
export const levelUp: Verb<'levelUp'> = {
  run: (s, f) => {
    const level = get(s, f.seat, LEVEL);
    const bar = LEVEL_BARS[get(s, f.seat, BAR_SET)]![level - 1];
    if (bar === undefined || get(s, f.seat, KILLS) < bar.kills || get(s, f.seat, PAID) < bar.items) return;
    s.prisonersLeft += get(s, f.seat, KILLS);
    set(s, f.seat, KILLS, 0);
    set(s, f.seat, PAID, 0);
    set(s, f.seat, LEVEL, level + 1);
    unuse(s, f.seat, USED.passed);
    tell('level-up', f.seat, level);
    call(s, f.seat, LEVEL_REWARDS[level - 1]!, [0, 0, 0, 0]);
  },
};

/** L4: which one it is stays with its owner until it is played. */
export const pickSpecial: Verb<'pickSpecial'> = {
  why: 'pick-special',
  when: (s, f) => get(s, f.seat, BESIDE) !== 0,
  offer: (s, f, _op, out) => offerCards(s, f.seat, BESIDE, K.card, out),
  take: (s, f, _op, choice) => {
    moveCard(s, f.seat, targetOf(choice), BESIDE, HAND);
    tellSome('took-special', only(f.seat), 1, f.seat, targetOf(choice));
  },
};

const KEEP: readonly Op[] = Object.freeze([{ op: 'keepObjective' }] satisfies Op[]);
export const pickColour: Verb<'pickColour'> = {
  why: 'pick-colour',
  offer: (_s, _f, _op, out) => {
    for (let colour = 0; colour < COLOURS.length; colour++) out.yes(option(K.branch, colour));
  },
  take: (s, f, _op, choice) => call(s, f.seat, KEEP, [targetOf(choice)]),
};

const COLOUR = 0;
const FIELDS = [BLUE, PURPLE] as const;
const fieldOf = (f: F): number => FIELDS[f.regs[COLOUR]!]!;
const bagOf = (f: F): 'blue' | 'purple' => COLOURS[f.regs[COLOUR]!]!;

/** The different objectives that lie in the deck of this colour. */
const eachInDeck = (s: State, colour: 'blue' | 'purple', see: (objective: number, n: number) => void): void => {
  for (let kind = 0; kind < OBJECTIVES; kind++) {
    const n = inBag(s, colour, kind);
    if (n > 0) see(FIRST_OF[colour] + kind, n);
  }
};
/** What this seat is looking through, card by card; empty while it looks through nothing. */
export const deckBefore = (s: State, seat: number): number[] => {
  const cards: number[] = [];
  for (const f of s.stack)
    if (f.seat === seat && f.ops[f.pc]?.op === 'keepObjective')
      eachInDeck(s, bagOf(f), (objective, n) => {
        for (let i = 0; i < n; i++) cards.push(objective);
      });
  return cards;
};

/** L5: the whole deck and one's own; one of them is kept, the rest goes back. */
export const keepObjective: Verb<'keepObjective'> = {
  why: 'keep-objective',
  about: (_s, f) => [f.regs[COLOUR]!],
  begin: (s, f) => shown(s, NOBODY, only(f.seat)),
  offer: (s, f, _op, out) => {
    const own = get(s, f.seat, fieldOf(f));
    out.yes(option(K.objective, own));
    eachInDeck(s, bagOf(f), (objective) => {
      if (objective !== own) out.yes(option(K.objective, objective));
    });
  },
  take: (s, f, _op, choice) => {
    const bag = bagOf(f);
    putBack(s, bag, get(s, f.seat, fieldOf(f)) - FIRST_OF[bag]);
    takeOut(s, bag, targetOf(choice) - FIRST_OF[bag]);
    set(s, f.seat, fieldOf(f), targetOf(choice));
    tellSome('kept-objective', only(f.seat), 2, f.seat, f.regs[COLOUR]!, targetOf(choice));
  },
};
