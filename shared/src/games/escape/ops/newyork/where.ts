// The spaces that a card means, as a list: seen from the active hero, or fixed on the map.
import { hasManhole } from '../../board/icons.ts';
import { LIBRARY, NEIGHBOURS, POIS, SPACES, WORLD_TRADE_CENTER } from '../../board/map.ts';
import { SPACES_APART } from '../../board/paths.ts';
import { isRevealed } from '../../board/space.ts';
import type { Where } from '../../model/newYorkOp.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';

const found: number[] = [];
const take = (s: State, spaces: readonly number[]): void => {
  for (const space of spaces) if (isRevealed(s, space)) found.push(space);
};
const nearest = (s: State, from: number): void => {
  let least = SPACES;
  for (const space of POIS) {
    const apart = SPACES_APART[from * SPACES + space]!;
    if (!isRevealed(s, space) || apart > least) continue;
    if (apart < least) found.length = 0;
    least = apart;
    found.push(space);
  }
};

/** The list is used again by the next call. */
export const spacesFor = (s: State, seat: number, where: Where): readonly number[] => {
  const at = atOf(s, seat);
  found.length = 0;
  if (where === 'here') found.push(at);
  else if (where === 'glider') found.push(WORLD_TRADE_CENTER);
  else if (where === 'neighbours') take(s, NEIGHBOURS[at]!);
  else if (where === 'nearest-poi') nearest(s, at);
  else if (where === 'manholes') {
    for (let space = 0; space < SPACES; space++) if (hasManhole(s, space)) found.push(space);
  } else {
    take(s, POIS);
    if (where === 'pois-and-library') found.push(LIBRARY);
  }
  return found;
};
