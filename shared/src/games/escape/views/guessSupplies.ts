// The secret half of every supply and of the Case slots, dealt again: face-down Items and Cases by their backs, the Item
// deck they left, the Case that was removed.
import type { Pick, View } from '../../../engine/index.ts';
import { rememberSlot, seersOfSlot } from '../board/cases.ts';
import { CASES, REMOVABLE_CASES } from '../content/dealt.ts';
import { ITEMS } from '../content/items.ts';
import { clearBag, inBag, PARTS, putBack } from '../model/bags.ts';
import { held, isItem } from '../model/names.ts';
import { REMOVED_CASE, SLOT_CARDS } from '../model/places.ts';
import { FACE_UP, heldCard, SEEN_SHIFT, SLOTS, SUPPLY, set } from '../model/seat.ts';
import type { State } from '../model/state.ts';
import { DRAWN } from '../ops/hero/keepItem.ts';
import { drawFrom } from './guess.ts';
import type { EscapeMine } from './mine.ts';
import { BACK, type EscapePublic, REVEALED } from './public.ts';
import { HIDDEN } from './stack.ts';

const EVERY_SEAT = 0xff;

/** `s` has just been laid out: its Item deck is whole. */
export const guessSupplies = (s: State, { public: p, mine }: View<EscapePublic, EscapeMine>, pick: Pick): void => {
  const items = ITEMS.flatMap(({ id }) => Array.from({ length: inBag(s, 'items', held(id)) }, () => held(id)));
  const cases = CASES.slice();
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
  for (const f of inFlight) if (f.regs[0]! >= 0) takeKnown(heldCard(f.regs[0]!));
  const drawing = s.stack.filter(({ ops, pc }) => ops[pc]?.op === 'drawHidden' || ops[pc]?.op === 'keepDrawn');
  for (const f of drawing) for (const card of f.regs.slice(DRAWN)) if (card !== HIDDEN) takeKnown(card);
  const onSlots = new Map<number, number>();
  p.caseSlots.forEach((shown, slot) => {
    if (shown < REVEALED) return;
    onSlots.set(slot, shown - REVEALED);
    rememberSlot(s, slot, EVERY_SEAT);
  });
  for (let i = 0; mine !== null && i < mine.slots.length; i += 2) {
    onSlots.set(mine.slots[i]!, mine.slots[i + 1]!);
    rememberSlot(s, mine.slots[i]!, seersOfSlot(s, mine.slots[i]!) | (1 << mine.seat));
  }
  for (const card of onSlots.values()) takeKnown(card);
  // Nobody knows which Diagram was removed, so one of those unseen is there.
  const removable = cases.filter((card) => REMOVABLE_CASES.includes(card));
  s.places[REMOVED_CASE] = removable[pick(removable.length)]!;
  takeKnown(s.places[REMOVED_CASE]!);

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
  for (const f of inFlight)
    if (f.regs[0]! < 0)
      f.regs[0] = drawFrom(f.regs[0] === HIDDEN ? items : cases, pick) | ((1 << f.seat) << SEEN_SHIFT);
  for (const f of drawing) f.regs = f.regs.map((card) => (card === HIDDEN ? drawFrom(items, pick) : card));
  p.caseSlots.forEach((shown, slot) => {
    s.places[SLOT_CARDS + slot] = shown === 0 ? 0 : (onSlots.get(slot) ?? drawFrom(cases, pick));
  });

  clearBag(s, 'items');
  clearBag(s, 'itemDiscards');
  const inDeck = p.decks[PARTS.indexOf('items')]!;
  for (let n = 0; items.length > 0; n++) putBack(s, n < inDeck ? 'items' : 'itemDiscards', drawFrom(items, pick));
};
