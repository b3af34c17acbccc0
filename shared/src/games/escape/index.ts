// Escape from New York behind the contract that every game here keeps.
import { isOver, type Rules, type Seat } from '../../engine/index.ts';
import { HEROES } from './model/names.ts';
import { describe } from './model/options.ts';
import { cloneState, OUTCOMES, type State, VARIANTS, type Variant, variantBit } from './model/state.ts';
import { engine } from './ops/index.ts';
import { whyNot } from './ops/whyNot/index.ts';
import { type EscapeOptions, setup } from './setup.ts';
import { forecast } from './views/forecast.ts';
import { guess } from './views/guess.ts';
import { type EscapeMine, mineOf } from './views/mine.ts';
import { type EscapePublic, publicView } from './views/public.ts';
import { stackFor } from './views/stack.ts';

export type { EscapeMine, EscapeOptions, EscapePublic, State };

/** Heroes by seat, and a flag for every variant wished for; anything else is refused in a sentence. */
const options = (wish: unknown, heroes: readonly number[]): EscapeOptions => {
  if (heroes.some((h) => HEROES[h] === undefined)) throw new Error('there is no such hero');
  if (new Set(heroes).size !== heroes.length) throw new Error('every seat needs a different hero');
  let variants = 0;
  for (const [name, on] of Object.entries(wish ?? {})) {
    if (!VARIANTS.includes(name as Variant)) throw new Error(`there is no variant ${name}`);
    if (on) variants |= variantBit(name as Variant);
  }
  return { heroes: [...heroes], variants };
};

/** What the open question says against it; where it says nothing, what stands against it in general. */
const why = (s: State, seat: Seat, choice: number): string | null => {
  const said = engine.why(s, seat, choice);
  const isOffered = () => engine.asks(s).some((ask) => ask.seat === seat && ask.options.includes(choice));
  return said !== null || isOffered() ? said : whyNot(s, seat, choice);
};

export const escape: Rules<State, EscapeOptions, EscapePublic, EscapeMine> = {
  id: 'escape',
  version: 1,
  seats: { min: 1, max: 4 },
  options,
  setup,
  whys: engine.whys,
  asks: engine.asks,
  peek: engine.peek,
  answer: engine.answer,
  apply: engine.apply,
  clone: cloneState,
  viewFor: (s, viewer: Seat, open = isOver(s)) => ({
    public: publicView(s, open),
    mine: viewer >= 0 ? mineOf(s, viewer) : null,
    all: open ? Array.from({ length: s.players }, (_, seat) => mineOf(s, seat)) : null,
    stack: stackFor(s, viewer),
  }),
  mineFor: mineOf,
  guess,
  result: (s) =>
    isOver(s)
      ? {
          kind: OUTCOMES[s.outcome]!,
          winners: Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => (s.winners >> seat) & 1),
        }
      : null,
  why,
  absent: engine.absent,
  question: (s, ask) => ({
    seat: ask.seat,
    why: ask.why,
    about: engine.about(s),
    options: ask.options.map(describe),
  }),
  forecast,
  describe,
  migrate: (saved) => saved as State,
};
