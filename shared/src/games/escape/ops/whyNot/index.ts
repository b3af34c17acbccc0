// What is said of an answer that is not offered where the open question itself has no word for it.
import { kindOf, targetOf } from '../../../../engine/index.ts';
import { isCase, isItem } from '../../model/names.ts';
import { KINDS, type Kind, PAIR } from '../../model/options.ts';
import { atOf, get, heldCard, SLOTS, SUPPLY } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { isStealable } from '../possible.ts';
import { againstAct } from './acts.ts';
import { againstAbility, againstCard, againstRecovering } from './cards.ts';
import {
  againstBridge, againstBridgeCrash, againstCarMove, againstCrash, againstEnemy, againstInviting, againstPoi, againstRoad,
  againstSpace,
} from './map.ts'; // biome-ignore format: a list of names
import { asking, notNow } from './moment.ts';

type Against = (s: State, seat: number, target: number) => string | null;

/** I2: of four cards an Item is discarded or paid, a Case laid on a slot. */
const heldAt = (s: State, seat: number, slot: number): number => {
  const f = s.stack[s.stack.length - 1]!;
  return heldCard(slot < SLOTS ? get(s, seat, SUPPLY + slot) : asking(s).op === 'overflow' ? f.regs[0]! : 0);
};
const itemOnly: Against = (s, seat, slot) => {
  if (asking(s).op === 'overflow' && isCase(heldAt(s, seat, slot))) return 'case-to-a-slot';
  return isItem(heldAt(s, seat, slot)) ? notNow(s, seat) : 'not-an-item';
};
/** I8. */
const againstStealing: Against = (s, seat, target) => {
  const victim = Math.floor(target / PAIR);
  const slot = target % PAIR;
  if (asking(s).op !== 'robTwo') return notNow(s, seat);
  // Beyond the supply lie other things of theirs, secrets among them.
  if (victim >= s.players || slot >= SLOTS) return null;
  if (atOf(s, victim) !== atOf(s, seat)) return 'elsewhere';
  return isStealable(get(s, victim, SUPPLY + slot)) ? 'once-each' : 'not-to-be-stolen';
};
const againstEnding: Against = () => 'must-be-done';

/** By the kind of the answer. What only CHANCE answers, or what nobody can point at before it is offered, has no entry. */
const AGAINST: { readonly [K in Kind]?: Against } = {
  pass: againstEnding,
  done: againstEnding,
  card: againstCard,
  space: againstSpace,
  enemy: againstEnemy,
  fight: againstAbility,
  scout: againstAbility,
  recover: againstRecovering,
  crash: againstCrash,
  invite: againstInviting,
  hero: (s, seat) => (asking(s).op === 'pickPassenger' ? 'not-willing' : notNow(s, seat)),
  poi: againstPoi,
  steal: againstStealing,
  item: itemOnly,
  slot: notNow,
  road: againstRoad,
  bridge: againstBridge,
  act: againstAct,
  way: (s, seat) => (asking(s).op === 'pickWay' ? 'not-shortest' : notNow(s, seat)),
  'car-move': againstCarMove,
  'crash-bridge': againstBridgeCrash,
  pay: (s, seat, slot) => (isItem(heldAt(s, seat, slot)) ? notNow(s, seat) : 'not-an-item'),
  'give-up': (s, seat, target) => (isCase(heldAt(s, seat, Math.floor(target / PAIR))) ? notNow(s, seat) : 'not-a-case'),
};

/** The reason against a choice of a seat that is asked and not offered it; null where no rule speaks of such a thing. */
export const whyNot = (s: State, seat: number, choice: number): string | null => {
  const kind = KINDS[kindOf(choice)];
  return kind === undefined ? null : (AGAINST[kind]?.(s, seat, targetOf(choice)) ?? null);
};
