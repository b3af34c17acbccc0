// The secret half of every supply, dealt again: face-down Items and Cases by their backs, and the Item deck they left.
import type { Pick, View } from '../../../engine/index.ts';
import { ITEMS } from '../content/items.ts';
import { clearBag, PARTS, putBack } from '../model/bags.ts';
import { FIRST_CASE, held, isItem, LAST_CASE } from '../model/names.ts';
import { FACE_UP, SEEN_SHIFT, SLOTS, SUPPLY, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { drawFrom } from './guess.ts';
import type { EscapeMine } from './mine.ts';
import { BACK, type EscapePublic, REVEALED } from './public.ts';
import { HIDDEN } from './stack.ts';

const EVERY_SEAT = 0xff;

export const guessSupplies = (s: State, { public: p, mine }: View<EscapePublic, EscapeMine>, pick: Pick): void => {
  const items = ITEMS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => held(id)));
  const cases = Array.from({ length: LAST_CASE - FIRST_CASE + 1 }, (_, i) => FIRST_CASE + i);
  const takeKnown = (card: number): void => {
    const pool = isItem(card) ? items : cases;
    const i = pool.indexOf(card);
    if (i >= 0) pool.splice(i, 1);
  };
  const known = new Map<number, number>();
  p.supply.forEach((shown, at) => {
    if (shown >= REVEALED) known.set(at, shown - REVEALED);
  });
  mine?.supply.forEach((card, slot) => {
    if (card !== 0) known.set(mine.seat * SLOTS + slot, card);
  });
  for (let i = 0; mine !== null && i < mine.known.length; i += 3)
    known.set(mine.known[i]! * SLOTS + mine.known[i + 1]!, mine.known[i + 2]!);
  for (const card of known.values()) takeKnown(card);
  for (const weapon of p.weapon) takeKnown(weapon);
  const inFlight = s.stack.filter((f) => f.ops[f.pc]?.op === 'overflow');
  for (const f of inFlight) if (f.regs[0] !== HIDDEN) takeKnown(f.regs[0]! & 63);

  const stored = (shown: number, at: number): number => {
    if (shown === BACK.empty) return 0;
    if (shown >= REVEALED) return (shown - REVEALED) | FACE_UP | (EVERY_SEAT << SEEN_SHIFT);
    const card = known.get(at) ?? drawFrom(shown === BACK.case ? cases : items, pick);
    const seers = (1 << Math.floor(at / SLOTS)) | (mine !== null && known.has(at) ? 1 << mine.seat : 0);
    return card | (seers << SEEN_SHIFT);
  };
  p.supply.forEach((shown, at) => {
    set(s, Math.floor(at / SLOTS), SUPPLY + (at % SLOTS), stored(shown, at));
  });
  for (const f of inFlight) if (f.regs[0] === HIDDEN) f.regs[0] = drawFrom(items, pick) | ((1 << f.seat) << SEEN_SHIFT);

  clearBag(s, 'items');
  clearBag(s, 'itemDiscards');
  const inDeck = p.decks[PARTS.indexOf('items')]!;
  for (let n = 0; items.length > 0; n++) putBack(s, n < inDeck ? 'items' : 'itemDiscards', drawFrom(items, pick));
};
