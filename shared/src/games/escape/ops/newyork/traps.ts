// D7: a hero that moves onto a Trap tile draws a Trap card; only Triggered applies the tile's effect.
import { CHANCE, call, EVERYONE, NOBODY, option, shown, targetOf, tell } from '../../../../engine/index.ts';
import { tileAt } from '../../board/space.ts';
import { TILE_TRAP } from '../../content/printed.ts';
import { TRAP_CARDS } from '../../content/tiles.ts';
import type { Op, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { USED, use } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';

const TRAP_CARD: readonly Op[] = Object.freeze([{ op: 'trapCard' }] satisfies Op[]);
const SPACE = 0;

/** At once on entering, before the next step. */
export const maybeTrap = (s: State, seat: number, space: number): void => {
  if (TILE_TRAP[tileAt(s, space)] !== null) call(s, seat, TRAP_CARD, [space]);
};

/** All Trap cards are shuffled for every entry. */
export const trapCard: Verb<'trapCard'> = {
  why: 'trap-card',
  seat: () => CHANCE,
  offer: (_s, _f, _op, out) => {
    for (let card = 0; card < TRAP_CARDS.length; card++) out.yes(option(K.draw, card));
  },
  take: (s, f, _op, choice) => {
    const { triggers } = TRAP_CARDS[targetOf(choice)]!;
    const space = f.regs[SPACE]!;
    shown(s, NOBODY, EVERYONE);
    tell('trap', f.seat, space, triggers ? 1 : 0);
    if (triggers) call(s, f.seat, TILE_TRAP[tileAt(s, space)]!, [space, 0, 0, 0]);
  },
};

/** The movement under way ends. */
export const haltMove: Verb<'haltMove'> = {
  run: (s, f) => use(s, f.seat, USED.halted),
};
