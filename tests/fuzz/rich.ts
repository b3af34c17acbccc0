// A table where everybody owns what random play seldom comes by: all Special Actions in hand, Items, later levels, company.
import type { Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { seizeAllCars } from 'shared/games/escape/board/crowd.ts';
import { THE_PRESIDENT } from 'shared/games/escape/content/president.ts';
import { inBag, takeOut } from 'shared/games/escape/model/bags.ts';
import { FIRST_ITEM, LAST_ITEM } from 'shared/games/escape/model/names.ts';
import {
  AT,
  BESIDE,
  FACE_UP,
  get,
  HAND,
  LEVEL,
  SEEN_SHIFT,
  SLOTS,
  SUPPLY,
  set,
} from 'shared/games/escape/model/seat.ts';
import { oneOf } from '../support/play/random.ts';

const EVERY_SEAT = 0xff;

const someItem = (s: State, pick: Pick): number => {
  const left: number[] = [];
  for (let card = FIRST_ITEM; card <= LAST_ITEM; card++) if (inBag(s, 'items', card) > 0) left.push(card);
  const card = oneOf(left, pick);
  takeOut(s, 'items', card);
  return card;
};

/** On every other table somebody has him already. */
const bringPresident = (s: State, pick: Pick): void => {
  const seat = pick(s.players * 2);
  if (seat >= s.players || get(s, seat, SUPPLY + SLOTS - 1) !== 0) return;
  const slot = [0, 1, 2].find((i) => get(s, seat, SUPPLY + i) === 0)!;
  set(s, seat, SUPPLY + slot, THE_PRESIDENT | FACE_UP | (EVERY_SEAT << SEEN_SHIFT));
  s.presidentTaken = 1;
  s.helicopterLanded = 1;
  s.aliveLeft = 0;
};

/** Before the first answer of the first turn. */
export const enrich = (s: State, pick: Pick): void => {
  for (let seat = 0; seat < s.players; seat++) {
    set(s, seat, HAND, get(s, seat, HAND) | get(s, seat, BESIDE));
    set(s, seat, BESIDE, 0);
    set(s, seat, LEVEL, 1 + pick(4));
    for (let slot = 0; slot < SLOTS; slot++)
      if (get(s, seat, SUPPLY + slot) === 0 && pick(3) > 0) {
        set(s, seat, SUPPLY + slot, someItem(s, pick) | ((1 << seat) << SEEN_SHIFT));
      } else if (get(s, seat, SUPPLY + slot) === 0) break;
  }
  bringPresident(s, pick);
};
/** All heroes where the first one stands: they can rob, ride and show. Not in the middle of a free act, which asks of where they are. */
export const gather = (s: State): void => {
  if (!['choose-cards', 'play'].includes(escape.asks(s)[0]?.why ?? '')) return;
  for (let seat = 1; seat < s.players; seat++) set(s, seat, AT, get(s, 0, AT));
  seizeAllCars(s);
};
