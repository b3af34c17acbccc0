// T10, T12, T13: why a free act is not among the answers, where the act itself has nothing to say against it.
import { CASE_SLOTS } from '../../board/cases.ts';
import { WEAPONS } from '../../content/items.ts';
import { ACTS, type Act, isCase, isItem } from '../../model/names.ts';
import { PAIR } from '../../model/options.ts';
import { CAR, CAR_OF, CHOSEN, get, heldCard, SLOTS, SUPPLY } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { asking, isBetweenPlays, isNewYorksTurn, notNow } from './moment.ts';

const heldIn = (s: State, seat: number, slot: number): number =>
  slot < SLOTS ? heldCard(get(s, seat, SUPPLY + slot)) : 0;
const itemOnly = (s: State, seat: number, what: number): string | null =>
  isItem(heldIn(s, seat, what)) ? null : 'not-an-item';
const caseOnly = (s: State, seat: number, slot: number): string | null =>
  isCase(heldIn(s, seat, slot)) ? null : 'not-a-case';
const nothingHere = (): string => 'not-here';
const isWeapon = (card: number): boolean => (WEAPONS[card] ?? null) !== null;

/** What the act would need in the hero's hands or under its feet. */
const LACKS: { readonly [K in Act]: (s: State, seat: number, what: number) => string | null } = {
  'take-item': nothingHere,
  'take-case': nothingHere,
  'take-president': nothingHere,
  'take-car': nothingHere,
  'abandon-car': (s, seat) => (get(s, seat, CAR_OF) === CAR.none ? 'no-car' : null),
  'give-up-case': (s, seat, what) => caseOnly(s, seat, Math.floor(what / CASE_SLOTS)),
  'reveal-case': caseOnly,
  'pay-item': itemOnly,
  'use-item': (s, seat, what) => itemOnly(s, seat, what) ?? (isWeapon(heldIn(s, seat, what)) ? 'is-a-weapon' : null),
  'reveal-weapon': (s, seat, what) => (isWeapon(heldIn(s, seat, what)) ? null : 'not-a-weapon'),
  'use-weapon': () => 'no-gun',
  'lone-victory': () => null,
};

export const againstAct = (s: State, seat: number, target: number): string | null => {
  const act = ACTS[Math.floor(target / PAIR)];
  if (act === undefined) return null;
  const { op } = asking(s);
  if (op === 'move') return 'between-steps';
  if (!isBetweenPlays(s) || isNewYorksTurn(s)) return notNow(s, seat);
  if (op === 'choose' && get(s, seat, CHOSEN) !== 0) return 'second-card-first';
  return LACKS[act](s, seat, target % PAIR);
};
