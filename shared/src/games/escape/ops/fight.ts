// C1, C7, C8: damage point by point, tricks one by one.
import { AGAIN, call, kindOf, option, targetOf } from '../../../engine/index.ts';
import { hurt, trickTo as trickAway } from '../board/enemies.ts';
import { NEIGHBOUR } from '../board/map.ts';
import { BOSS, countLook, eachLook, isTricked, offerEnemies } from '../board/marks.ts';
import { isOpen } from '../board/roads.ts';
import { bossesAt, driversAt, hasEnemy, isRevealed, prisonersAt } from '../board/space.ts';
import { BOSS_CARDS } from '../content/bosses.ts';
import type { Offers, Op, Verb } from '../model/op.ts';
import { K, PAIR } from '../model/options.ts';
import { atOf } from '../model/seat.ts';
import type { State } from '../model/state.ts';

/** C1: the hero's space, and at range 1 the neighbours behind no standing Roadblock. */
export const inRange = (s: State, from: number, range: number, see: (space: number) => void): void => {
  see(from);
  if (range === 0) return;
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOUR[from * 6 + d]!;
    if (to >= 0 && isOpen(s, from, d)) see(to);
  }
};
const someInRange = (s: State, from: number, range: number, is: (space: number) => boolean): boolean => {
  let found = false;
  inRange(s, from, range, (space) => {
    found ||= is(space);
  });
  return found;
};

/** A guarded Boss cannot be damaged while another Enemy shares its space. */
const against = (s: State, space: number, look: number): string | null =>
  look >= BOSS &&
  BOSS_CARDS[look - BOSS]!.guarded &&
  prisonersAt(s, space) + driversAt(s, space) + bossesAt(s, space) > 1
    ? 'guarded'
    : null;
const offerTargets = (s: State, from: number, range: number, out: Offers): void =>
  inRange(s, from, range, (space) => offerEnemies(s, space, out, (look) => against(s, space, look)));

const LEFT = 0;
export const damage: Verb<'damage'> = {
  why: 'damage',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f, op) => f.regs[LEFT]! > 0 && someInRange(s, atOf(s, f.seat), op.range, (space) => hasEnemy(s, space)),
  offer: (s, f, op, out) => offerTargets(s, atOf(s, f.seat), op.range, out),
  take: (s, f, _op, choice) => {
    f.regs[LEFT]!--;
    hurt(s, f.seat, Math.floor(targetOf(choice) / PAIR), targetOf(choice) % PAIR);
    return AGAIN;
  },
};

export const damageEach: Verb<'damageEach'> = {
  run: (s, f, op) => {
    const hits: [space: number, look: number][] = [];
    inRange(s, atOf(s, f.seat), op.range, (space) =>
      eachLook(s, space, (look, n) => {
        if (against(s, space, look) === null) for (let i = 0; i < n; i++) hits.push([space, look]);
      }),
    );
    for (const [space, look] of hits)
      for (let point = 0, at = look; point < op.n && countLook(s, space, at) > 0; point++, at += 2)
        hurt(s, f.seat, space, at);
  },
};

/** C7: some Bosses cannot be tricked; an Enemy with nowhere to go cannot; one already tricked is passed over. */
const againstTrick = (s: State, space: number, look: number): string | null => {
  if (look >= BOSS && BOSS_CARDS[look - BOSS]!.untrickable) return 'cannot-be-tricked';
  if (isTricked(look) || (look >= BOSS && s.bosses[(look - BOSS) * 3 + 2] === 1)) return 'already-tricked';
  return hasWayOut(s, space) ? null : 'nowhere-to-go';
};
const hasWayOut = (s: State, space: number): boolean => {
  for (let d = 0; d < 6; d++) {
    const to = NEIGHBOUR[space * 6 + d]!;
    if (to >= 0 && isRevealed(s, to) && isOpen(s, space, d)) return true;
  }
  return false;
};

const TRICK_TO: readonly Op[] = Object.freeze([{ op: 'trickTo' }]);
export const trick: Verb<'trick'> = {
  why: 'trick',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f, op) =>
    f.regs[LEFT]! > 0 &&
    someInRange(s, atOf(s, f.seat), op.range, (space) => {
      let any = false;
      eachLook(s, space, (look) => {
        any ||= againstTrick(s, space, look) === null;
      });
      return any;
    }),
  offer: (s, f, op, out) => {
    inRange(s, atOf(s, f.seat), op.range, (space) =>
      offerEnemies(s, space, out, (look) => againstTrick(s, space, look)),
    );
    out.yes(option(K.done));
  },
  take: (s, f, _op, choice) => {
    if (kindOf(choice) === K.done) return;
    f.regs[LEFT]!--;
    const target = targetOf(choice);
    call(s, f.seat, TRICK_TO, [Math.floor(target / PAIR), target % PAIR]);
    return AGAIN;
  },
};

const FROM = 0;
const LOOK = 1;
export const trickTo: Verb<'trickTo'> = {
  why: 'trick-to',
  about: (_s, f) => [f.regs[FROM]!, f.regs[LOOK]!],
  offer: (s, f, _op, out) => {
    const from = f.regs[FROM]!;
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOUR[from * 6 + d]!;
      if (to < 0) continue;
      const reason = !isRevealed(s, to) ? 'not-revealed' : isOpen(s, from, d) ? null : 'roadblock';
      out.unless(reason, option(K.space, to));
    }
  },
  take: (s, f, _op, choice) => trickAway(s, f.regs[FROM]!, f.regs[LOOK]!, targetOf(choice)),
};
