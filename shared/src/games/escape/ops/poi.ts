// M4, X5: turning a face-down Point of Interest; and looking at one without turning it.
import { AGAIN, call, EVERYONE, only, option, shown, targetOf, tell, tellSome } from '../../../engine/index.ts';
import { POI_OF, POIS } from '../board/map.ts';
import { isRevealed, layTile } from '../board/space.ts';
import { TILES } from '../content/tiles.ts';
import type { F, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { POI_PLACES } from '../model/places.ts';
import { get, SEEN_POIS, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { unfold } from './tiles.ts';

/** The seats that have looked at this place. */
const seersOfPoi = (s: State, place: number): number => {
  let mask = 0;
  for (let seat = 0; seat < s.players; seat++) if ((get(s, seat, SEEN_POIS) >> place) & 1) mask |= 1 << seat;
  return mask;
};

export const turnPoi = (s: State, seat: number, space: number): void => {
  const place = POI_OF[space]!;
  const tile = s.places[POI_PLACES + place]!;
  shown(s, seersOfPoi(s, place), EVERYONE);
  layTile(s, space, tile);
  tell('poi-revealed', seat, space, tile);
  unfold(s, space, tile);
  if (TILES[tile]!.ops.length > 0) call(s, seat, TILES[tile]!.ops, [space]);
};

const LEFT = 0;
/** Places this effect has looked at already: two looks are at two of them. */
const LOOKED = 1;
const againstLooking = (s: State, f: F, space: number): string | null => {
  if (isRevealed(s, space)) return 'face-up';
  return (f.regs[LOOKED]! >> POI_OF[space]!) & 1 ? 'just-looked-at' : null;
};
export const lookAtPoi: Verb<'lookAtPoi'> = {
  why: 'look-at-poi',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
    f.regs[LOOKED] = 0;
  },
  when: (s, f) => f.regs[LEFT]! > 0 && POIS.some((space) => againstLooking(s, f, space) === null),
  offer: (s, f, _op, out) => {
    for (const space of POIS) out.unless(againstLooking(s, f, space), option(K.poi, space));
  },
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    const space = targetOf(choice);
    const place = POI_OF[space]!;
    f.regs[LOOKED]! |= 1 << place;
    const seen = seersOfPoi(s, place);
    shown(s, seen, seen | only(f.seat));
    set(s, f.seat, SEEN_POIS, get(s, f.seat, SEEN_POIS) | (1 << place));
    tellSome('looked-at-poi', only(f.seat), 2, f.seat, space, s.places[POI_PLACES + place]!);
    return AGAIN;
  },
};
