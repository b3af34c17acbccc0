// T2-T8 and the end of the turn: what the active player does with time, as one verb a step.
import {
  AGAIN,
  call,
  EVERYONE,
  kindOf,
  only,
  option,
  restart,
  shown,
  targetOf,
  tell,
  tellSome,
} from '../../../engine/index.ts';
import { seizeAllCars } from '../board/crowd.ts';
import { forgetMarks } from '../board/marks.ts';
import { ACTION_CARDS } from '../content/heroes.ts';
import { damage, move, reveal } from '../content/verbs.ts';
import { cardNumber } from '../model/names.ts';
import type { Op, Verb } from '../model/op.ts';
import { K } from '../model/options.ts';
import { CHOSEN, count, DISCARD, get, HAND, HERO, hasUsed, LEFT_CAR_AT, moveCard, PLAYED, set, USED, USED_BITS, unuse, use } from '../model/seat.ts'; // biome-ignore format: a list of names
import type { State } from '../model/state.ts';
import { isAct, offerActs, takeAct } from './acts/index.ts';
import { hearNoise } from './noise.ts';
import { isPossible } from './possible.ts';

export const startTurn: Verb<'startTurn'> = {
  run: (s, f) => {
    s.turn++;
    s.active = f.seat;
    s.pendingNoise = 0;
    set(s, f.seat, USED_BITS, 0);
    set(s, f.seat, LEFT_CAR_AT, 0);
    tell('turn', s.turn, f.seat);
  },
};

/** T2: reveal a Timer tile to take all discarded cards back; a duty with 1 or 0 cards in hand. */
export const timer: Verb<'timer'> = {
  why: 'timer',
  when: (s, f) => get(s, f.seat, DISCARD) !== 0,
  offer: (s, f, _op, out) => {
    out.yes(option(K.yes));
    out.unless(count(get(s, f.seat, HAND)) < 2 ? 'must-recover' : null, option(K.no));
    offerActs(s, f.seat, out);
  },
  take: (s, f, _op, choice) => {
    if (isAct(choice)) {
      takeAct(s, f.seat, choice);
      return AGAIN;
    }
    if (kindOf(choice) === K.no) return;
    recoverAll(s, f.seat);
    call(s, f.seat, TURN_TILE);
  },
};
const TURN_TILE: readonly Op[] = Object.freeze([{ op: 'timerTile' }]);
const TURN_TILE_AND_LOOK: readonly Op[] = Object.freeze([
  { op: 'timerTile' },
  { op: 'due' },
  { op: 'duty' },
] satisfies Op[]);

/** K2: the cards come back before the tile acts. */
const recoverAll = (s: State, seat: number): void => {
  const back = get(s, seat, DISCARD);
  set(s, seat, HAND, get(s, seat, HAND) | back);
  set(s, seat, DISCARD, 0);
  tell('recovered-all', seat, count(back));
};

/** T3: as often as the hand has fallen below 2 before the choice, T2's duty applies again. */
export const duty: Verb<'duty'> = {
  run: (s, f) => {
    if (count(get(s, f.seat, HAND)) >= 2 || get(s, f.seat, DISCARD) === 0) return;
    recoverAll(s, f.seat);
    call(s, f.seat, TURN_TILE_AND_LOOK);
  },
};

const DUTY: readonly Op[] = Object.freeze([{ op: 'duty' }] satisfies Op[]);

/** T3: exactly two cards, face down; what an act before it cost may bring the duty back. */
export const choose: Verb<'choose'> = {
  why: 'choose-cards',
  about: (s, f) => [2 - count(get(s, f.seat, CHOSEN))],
  when: (s, f) => count(get(s, f.seat, CHOSEN)) < 2 && get(s, f.seat, HAND) !== 0,
  offer: (s, f, _op, out) => {
    offerCards(s, f.seat, HAND, K.card, out);
    if (get(s, f.seat, CHOSEN) === 0) offerActs(s, f.seat, out);
  },
  take: (s, f, _op, choice) => {
    if (isAct(choice)) {
      call(s, f.seat, DUTY);
      takeAct(s, f.seat, choice);
      return AGAIN;
    }
    moveCard(s, f.seat, targetOf(choice), HAND, CHOSEN);
    tellSome('chose', only(f.seat), 1, f.seat, targetOf(choice));
    return AGAIN;
  },
};

/** One option for each card of one of the hero's piles. */
export const offerCards = (
  s: State,
  seat: number,
  pile: number,
  kind: number,
  out: { yes(choice: number): void },
): void => {
  const hero = get(s, seat, HERO);
  for (let m = get(s, seat, pile), local = 0; m !== 0; m >>= 1, local++)
    if (m & 1) out.yes(option(kind, cardNumber(hero, local)));
};

const FIGHT = Object.freeze([damage(2, 0)]);
const SCOUT = Object.freeze([move(1), reveal(1)]);
const ABILITY_NOISE = 2;

/** T4 and T6: reveal one of the two cards, or use the personal ability instead. */
export const play: Verb<'play'> = {
  why: 'play',
  when: (s, f) => get(s, f.seat, CHOSEN) !== 0,
  offer: (s, f, _op, out) => {
    offerCards(s, f.seat, CHOSEN, K.card, out);
    const used = hasUsed(s, f.seat, USED.ability) ? 'ability-used' : null;
    out.unless(used, option(K.fight));
    out.unless(used, option(K.scout));
    offerActs(s, f.seat, out);
  },
  take: (s, f, _op, choice) => {
    const kind = kindOf(choice);
    if (kind === K.act) {
      takeAct(s, f.seat, choice);
      return AGAIN;
    }
    use(s, f.seat, USED.armed);
    if (kind === K.card) return playCard(s, f.seat, targetOf(choice));
    use(s, f.seat, USED.ability);
    s.pendingNoise += ABILITY_NOISE;
    tell('ability', f.seat, kind === K.fight ? 0 : 1);
    call(s, f.seat, kind === K.fight ? FIGHT : SCOUT, [0, 0, 0, 0]);
  },
};

/** T5: resolved whole or not at all, and its Noise is made either way. */
const playCard = (s: State, seat: number, card: number): void => {
  const { ops, noise } = ACTION_CARDS[card]!;
  moveCard(s, seat, card, CHOSEN, PLAYED);
  shown(s, only(seat), EVERYONE);
  s.pendingNoise += noise;
  tell('played', seat, card);
  if (ops.every((op) => isPossible(s, seat, op))) call(s, seat, ops, [0, 0, 0, 0]);
  else tell('skipped', seat, card);
};

/** A play is over: whoever rode along gets out (V2), and the Weapon's bonus with it (C8). */
export const endPlay: Verb<'endPlay'> = {
  run: (s, f) => {
    s.passenger = 0;
    unuse(s, f.seat, USED.armed);
  },
};

/** T8: Noise of the turn's plays. */
export const makeNoise: Verb<'makeNoise'> = {
  run: (s, f) => {
    const n = s.pendingNoise;
    s.pendingNoise = 0;
    hearNoise(s, f.seat, n);
  },
};

/** T8: only after the Noise, and what it forced, do both cards lie face down in the discard pile. */
export const discardPlayed: Verb<'discardPlayed'> = {
  run: (s, f) => {
    set(s, f.seat, DISCARD, get(s, f.seat, DISCARD) | get(s, f.seat, CHOSEN) | get(s, f.seat, PLAYED));
    set(s, f.seat, CHOSEN, 0);
    set(s, f.seat, PLAYED, 0);
    unuse(s, f.seat, USED.passed);
  },
};

/** Y5, and the next player's turn. */
export const endTurn: Verb<'endTurn'> = {
  run: (s, f) => {
    forgetMarks(s);
    seizeAllCars(s);
    restart(f, (f.seat + 1) % s.players);
  },
};
