// Everybody's secret objectives and the two decks, dealt again around what the viewer knows.
import type { Pick, View } from '../../../engine/index.ts';
import { COLOURS, FIRST_OF, OBJECTIVE_CARDS, OBJECTIVE_DECK } from '../content/objectives.ts';
import { clearBag, inBag, putBack } from '../model/bags.ts';
import { BLUE, PURPLE, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { drawFrom } from './guess.ts';
import type { EscapeMine } from './mine.ts';
import type { EscapePublic } from './public.ts';

/** `s` has just been laid out: all objectives lie in the decks. */
export const guessObjectives = (s: State, { public: p, mine }: View<EscapePublic, EscapeMine>, pick: Pick): void => {
  for (const colour of COLOURS) {
    const first = FIRST_OF[colour];
    const pool = OBJECTIVE_CARDS.flatMap((card, n) =>
      card.colour === colour ? Array.from({ length: n < first ? 0 : inBag(s, colour, n - first) }, () => n) : [],
    );
    clearBag(s, colour);
    const takeKnown = (n: number): number => pool.splice(pool.indexOf(n), 1)[0]!;
    const own = mine === null || mine[colour] === 0 ? 0 : takeKnown(mine[colour]);
    const seen = (mine?.deck ?? []).filter((n) => OBJECTIVE_CARDS[n]!.colour === colour).map(takeKnown);
    p.hero.forEach((_hero, seat) => {
      set(s, seat, colour === 'blue' ? BLUE : PURPLE, seat === mine?.seat ? own : drawFrom(pool, pick));
    });
    for (let i = 0; i < OBJECTIVE_DECK; i++) putBack(s, colour, (seen[i] ?? drawFrom(pool, pick)) - first);
  }
};
