// S11, S12: what CHANCE deals to each hero before the first turn.
import { AGAIN, CHANCE, NOBODY, only, option, shown, targetOf, tell } from '../../../../engine/index.ts';
import { LEVEL_BARS } from '../../content/levels.ts';
import { FIRST_OF, OBJECTIVE_DECK } from '../../content/objectives.ts';
import { drawnKind, offerDraw, sizeOf, takeOut } from '../../model/bags.ts';
import type { Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { BAR_SET, BLUE, get, PURPLE, set } from '../../model/seat.ts';

const NEXT = 0;

/** S11: each hero another set. */
export const dealLevelBars: Verb<'dealLevelBars'> = {
  why: 'deal',
  seat: () => CHANCE,
  begin: (_s, f) => {
    f.regs[NEXT] = 0;
  },
  when: (s, f) => f.regs[NEXT]! < s.players,
  offer: (s, f, _op, out) => {
    let taken = 0;
    for (let seat = 0; seat < f.regs[NEXT]!; seat++) taken |= 1 << get(s, seat, BAR_SET);
    for (let bars = 0; bars < LEVEL_BARS.length; bars++) if (!((taken >> bars) & 1)) out.yes(option(K.deal, bars));
  },
  take: (s, f, _op, choice) => {
    const seat = f.regs[NEXT]!++;
    set(s, seat, BAR_SET, targetOf(choice));
    tell('level-bars', seat, targetOf(choice));
    return AGAIN;
  },
};

/** S12: one to every seat, then out of the game unseen whatever is more than the deck holds. */
export const dealObjectives: Verb<'dealObjectives'> = {
  why: 'deal-objective',
  seat: () => CHANCE,
  begin: (_s, f) => {
    f.regs[NEXT] = 0;
  },
  when: (s, f, op) => f.regs[NEXT]! < s.players || sizeOf(s, op.colour) > OBJECTIVE_DECK,
  offer: (s, _f, op, out) => offerDraw(s, op.colour, out),
  take: (s, f, op, choice) => {
    const kind = drawnKind(targetOf(choice));
    const seat = f.regs[NEXT]!++;
    takeOut(s, op.colour, kind);
    if (seat >= s.players) return AGAIN;
    set(s, seat, op.colour === 'blue' ? BLUE : PURPLE, FIRST_OF[op.colour] + kind);
    shown(s, NOBODY, only(seat));
    return AGAIN;
  },
};
