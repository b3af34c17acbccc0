// W3, W4: leaving alone.
import { finish, tell } from '../../../../engine/index.ts';
import { hasRaft } from '../../board/icons.ts';
import { WORLD_TRADE_CENTER } from '../../board/map.ts';
import { OBJECTIVE_CARDS, type Objective } from '../../content/objectives.ts';
import { atOf, BLUE, get, heldCard, LEVEL, PURPLE, SLOTS, SUPPLY, WANTED } from '../../model/seat.ts';
import { OUTCOME, type State } from '../../model/state.ts';
import { actOption, type FreeAct } from './act.ts';

/** All three Level Bars are finished. */
const FINISHED = 4;
const TRANSPORTS: { readonly [K in NonNullable<Objective['by']>]: (s: State, at: number) => boolean } = {
  raft: hasRaft,
  gullfire: (s, at) => s.gullfire !== 0 && at === WORLD_TRADE_CENTER,
  helicopter: (s, at) => s.helicopterLanded !== 0 && at === s.helicopterAt,
};

const isMet = (s: State, seat: number, { shows, by, wanted }: Objective): boolean => {
  if (wanted) return get(s, seat, WANTED) > 0;
  if (by !== null) return TRANSPORTS[by](s, atOf(s, seat));
  for (let slot = 0; slot < SLOTS; slot++) if (shows.includes(heldCard(get(s, seat, SUPPLY + slot)))) return true;
  return false;
};
const against = (s: State, seat: number): string | null => {
  if (get(s, seat, LEVEL) !== FINISHED) return 'levels-first';
  if (!isThinkable(s, seat)) return 'too-early';
  if (!isMet(s, seat, OBJECTIVE_CARDS[get(s, seat, BLUE)]!)) return 'blue-not-met';
  return isMet(s, seat, OBJECTIVE_CARDS[get(s, seat, PURPLE)]!) ? null : 'purple-not-met';
};

/** Everybody can see whether somebody could be about to leave: only whether they can is their secret. */
const isThinkable = (s: State, seat: number): boolean =>
  get(s, seat, LEVEL) === FINISHED && (s.presidentTaken !== 0 || s.blackLeft === 0);

export const loneVictory: FreeAct = {
  opens: isThinkable,
  offer: (s, seat, out) => {
    out.unless(against(s, seat), actOption('lone-victory'));
  },
  take: (s, seat) => {
    s.outcome = OUTCOME.alone;
    s.winners = 1 << seat;
    tell('won-alone', seat, get(s, seat, BLUE), get(s, seat, PURPLE));
    finish(s);
  },
};
