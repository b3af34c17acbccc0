// How far a secret objective is, told from what its owner sees.
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { isCase, MARKERS } from 'shared/games/escape/model/names.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import type { EscapeKey } from 'shared/text';
import { SUBURBS, WORLD_TRADE_CENTER } from '../../scene/game.ts';
import { SLOTS } from './acts.ts';
import { faceOf } from './phrases.ts';

export type Progress = {
  readonly isMet: boolean;
  readonly key: EscapeKey;
  readonly n?: number;
  readonly seat?: number;
  readonly space?: number;
};
const met = (key: EscapeKey): Progress => ({ isMet: true, key });
const open = (key: EscapeKey, more: Partial<Progress> = {}): Progress => ({ isMet: false, key, ...more });

/** Somebody else who is known to have the card, -1 = nobody. */
const holderOf = (card: number, view: EscapePublic, mine: EscapeMine): number => {
  const shown = view.supply.findIndex((back, i) => faceOf(back) === card && Math.floor(i / SLOTS) !== mine.seat);
  if (shown >= 0) return Math.floor(shown / SLOTS);
  for (let i = 0; i < mine.known.length; i += 3) if (mine.known[i + 2] === card) return mine.known[i] ?? -1;
  return -1;
};
/** The Case slot on which the card is known to lie, from 1; 0 = none. */
const slotOf = (card: number, view: EscapePublic, mine: EscapeMine): number => {
  for (let i = 0; i < mine.slots.length; i += 2) if (mine.slots[i + 1] === card) return (mine.slots[i] ?? 0) + 1;
  return view.caseSlots.findIndex((shown) => faceOf(shown) === card) + 1;
};

const showing = (cards: readonly number[], view: EscapePublic, mine: EscapeMine): Progress => {
  if (cards.some((card) => mine.supply.includes(card))) return met('goal.have');
  for (const card of cards) {
    const n = slotOf(card, view, mine);
    if (n > 0) return open('goal.slot', { n });
    const seat = holderOf(card, view, mine);
    if (seat >= 0) return open('goal.with', { seat });
  }
  return open(cards.some(isCase) ? 'goal.case' : 'goal.item');
};

const RAFT = MARKERS.indexOf('raft');
const leaving = (by: 'raft' | 'gullfire' | 'helicopter', view: EscapePublic, seat: number): Progress => {
  const at = view.at[seat] ?? -1;
  const [helicopter = -1, landed = 0, gullfire = 0] = view.transport;
  if (by === 'raft') {
    const rafts = SUBURBS.filter((_, i) => view.suburbs[i] === RAFT);
    return rafts.includes(at) ? met('goal.here') : open('goal.rafts', { n: rafts.length });
  }
  if (by === 'gullfire') {
    if (gullfire === 0) return open('goal.gullfire.gone');
    return at === WORLD_TRADE_CENTER ? met('goal.here') : open('goal.at', { space: WORLD_TRADE_CENTER });
  }
  if (landed === 0) return open('goal.helicopter.flies');
  return at === helicopter ? met('goal.here') : open('goal.at', { space: helicopter });
};

export const progressOf = (objective: number, view: EscapePublic, mine: EscapeMine): Progress => {
  const card = OBJECTIVE_CARDS[objective];
  if (!card || objective === 0) return open('dock.objective.none');
  if (card.wanted) return (view.wanted[mine.seat] ?? 0) > 0 ? met('goal.have') : open('goal.wanted');
  return card.by === null ? showing(card.shows, view, mine) : leaving(card.by, view, mine.seat);
};

const ALL_LEVELS = 4;
/** What stands between a hero and leaving alone, besides the two objectives. */
export const aloneNeeds = (view: EscapePublic, seat: number): readonly EscapeKey[] => [
  ...((view.level[seat] ?? 1) < ALL_LEVELS ? (['alone.levels'] as const) : []),
  ...((view.transport[3] ?? 0) === 0 && (view.clock[0] ?? 0) > 0 ? (['alone.time'] as const) : []),
];
