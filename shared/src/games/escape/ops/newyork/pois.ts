// M6, X5, P2: Points of Interest turned from afar, and what they bring.
import { call, option, targetOf, tell } from '../../../../engine/index.ts';
import { layCaseToken, placeBoss } from '../../board/enemies.ts';
import { POIS } from '../../board/map.ts';
import { isRevealed } from '../../board/space.ts';
import { PRESIDENT_TAKEN } from '../../content/president.ts';
import { tileNumber } from '../../content/tiles.ts';
import type { F, Offers, Op, Verb } from '../../model/op.ts';
import { K } from '../../model/options.ts';
import { POI_PLACES } from '../../model/places.ts';
import type { State } from '../../model/state.ts';
import { turnPoi as turn } from '../poi.ts';

/** The space that this POI tile was dealt to. */
export const spaceOfPoi = (s: State, id: string): number => {
  const tile = tileNumber(id);
  return POIS[s.places.indexOf(tile, POI_PLACES) - POI_PLACES]!;
};

const faceDown = (s: State): number => {
  let n = 0;
  for (const space of POIS) if (!isRevealed(s, space)) n++;
  return n;
};
const lastFaceDown = (s: State): number => POIS.find((space) => !isRevealed(s, space))!;
const offerFaceDown = (s: State, out: Offers): void => {
  for (const space of POIS) out.unless(isRevealed(s, space) ? 'face-up' : null, option(K.poi, space));
};

const DONE = 0;
/** One of the active player's choice; the last one needs no question. */
export const revealPoi: Verb<'revealPoi'> = {
  why: 'reveal-poi',
  begin: (s, f) => {
    f.regs[DONE] = faceDown(s) > 1 ? 0 : 1;
    if (faceDown(s) === 1) turn(s, f.seat, lastFaceDown(s));
  },
  when: (_s, f) => f.regs[DONE] === 0,
  offer: (s, _f, _op, out) => offerFaceDown(s, out),
  take: (s, f, _op, choice) => turn(s, f.seat, targetOf(choice)),
};

const SPACE = 0;
/** The tile first, then a Timer tile for it, then the next one. */
const TURN_ONE: readonly Op[] = Object.freeze([
  { op: 'turnPoi' },
  { op: 'discardTimer' },
  { op: 'revealPois' },
] satisfies Op[]);
const turnOne = (s: State, f: F, space: number): void => call(s, f.seat, TURN_ONE, [space]);

export const turnPoi: Verb<'turnPoi'> = {
  run: (s, f) => turn(s, f.seat, f.regs[SPACE]!),
};

/** P2: all of them, in an order the active player chooses. */
export const revealPois: Verb<'revealPois'> = {
  why: 'reveal-pois',
  begin: (s, f) => {
    if (faceDown(s) === 1) turnOne(s, f, lastFaceDown(s));
  },
  when: (s) => faceDown(s) > 1,
  offer: (s, _f, _op, out) => offerFaceDown(s, out),
  take: (s, f, _op, choice) => turnOne(s, f, targetOf(choice)),
};

export const bossEnters: Verb<'bossEnters'> = {
  run: (s, f, op) => placeBoss(s, op.boss, op.on === undefined ? f.regs[SPACE]! : spaceOfPoi(s, op.on)),
};

export const caseHere: Verb<'caseHere'> = {
  run: (s, f, op) => layCaseToken(s, op.slot, f.regs[SPACE]!),
};

/** P2: only the first time. */
export const presidentTaken: Verb<'presidentTaken'> = {
  run: (s, f) => {
    if (s.presidentTaken) return;
    s.presidentTaken = 1;
    tell('president-taken', f.seat);
    call(s, f.seat, PRESIDENT_TAKEN, [0, 0, 0, 0]);
  },
};
