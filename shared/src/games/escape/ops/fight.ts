// C1, C7, C8: damage point by point, tricks one by one.
import { AGAIN, call, kindOf, option, targetOf } from '../../../engine/index.ts';
import { hurt, trickTo as trickAway } from '../board/enemies.ts';
import { NEIGHBOUR } from '../board/map.ts';
import { BOSS, countLook, eachLook, hurtLook, isBoss, isTricked, offerEnemies } from '../board/marks.ts';
import { isOpen } from '../board/roads.ts';
import { bossesAt, driversAt, isRevealed, prisonersAt } from '../board/space.ts';
import { BOSS_CARDS } from '../content/bosses.ts';
import { WEAPONS } from '../content/items.ts';
import type { Offers, Op, Verb } from '../model/op.ts';
import { K, PAIR } from '../model/options.ts';
import { atOf, get, hasUsed, USED, unuse, WEAPON } from '../model/seat.ts';
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
const offerTargets = (s: State, from: number, range: number, out: Offers, bossesOnly: boolean): void =>
  inRange(s, from, range, (space) =>
    offerEnemies(s, space, out, (look) => (bossesOnly && !isBoss(look) ? 'bosses-only' : against(s, space, look))),
  );

/** Whether somebody in range can be damaged. */
export const hasTarget = (s: State, seat: number, range: number): boolean =>
  someInRange(s, atOf(s, seat), range, (space) => {
    let any = false;
    eachLook(s, space, (look) => {
      any ||= against(s, space, look) === null;
    });
    return any;
  });

/** C8: the bonus of the Weapon, once in a play at range 0; given means spent. */
const weaponBonus = (s: State, seat: number, range: number): number => {
  if (range !== 0 || !hasUsed(s, seat, USED.armed)) return 0;
  const bonus = WEAPONS[get(s, seat, WEAPON)]?.bonus ?? 0;
  if (bonus > 0) unuse(s, seat, USED.armed);
  return bonus;
};
/** C8: what a Boss takes beyond the point that hits it. */
const bossBonus = (s: State, seat: number, range: number): number => {
  if (range !== 0 || !hasUsed(s, seat, USED.armed)) return 0;
  const bonus = WEAPONS[get(s, seat, WEAPON)]?.bossBonus ?? 0;
  if (bonus > 0) unuse(s, seat, USED.armed);
  return bonus;
};
/** So many points on one Enemy, or as many as it can take. */
const strike = (s: State, seat: number, space: number, look: number, n: number): void => {
  for (let point = 0; point < n && countLook(s, space, look) > 0; point++) hurt(s, seat, space, look);
};
/** One point, and with it what a Weapon adds against a Boss. */
const hit = (s: State, seat: number, space: number, look: number, range: number): void => {
  const more = isBoss(look) ? bossBonus(s, seat, range) : 0;
  hurt(s, seat, space, look);
  strike(s, seat, space, look, more);
};

const LEFT = 0;
export const damage: Verb<'damage'> = {
  why: 'damage',
  about: (_s, f, op) => [op.blow ?? f.regs[LEFT]!],
  begin: (s, f, op) => {
    f.regs[LEFT] = op.n + weaponBonus(s, f.seat, op.range);
  },
  when: (s, f, op) => f.regs[LEFT]! > 0 && hasTarget(s, f.seat, op.range),
  offer: (s, f, op, out) => offerTargets(s, atOf(s, f.seat), op.range, out, op.blow !== undefined),
  take: (s, f, op, choice) => {
    f.regs[LEFT]!--;
    const space = Math.floor(targetOf(choice) / PAIR);
    const look = targetOf(choice) % PAIR;
    if (op.blow !== undefined) strike(s, f.seat, space, look, op.blow);
    else hit(s, f.seat, space, look, op.range);
    return AGAIN;
  },
};

/** The Bosses in range that cannot be damaged now, as a mask. */
const guardedIn = (s: State, from: number, range: number): number => {
  let mask = 0;
  inRange(s, from, range, (space) =>
    eachLook(s, space, (look) => {
      if (against(s, space, look) !== null) mask |= 1 << (look - BOSS);
    }),
  );
  return mask;
};
const isSpared = (look: number, spares = 0): boolean => isBoss(look) && ((spares >> (look - BOSS)) & 1) === 1;

/** Whether the player has to say which of several Bosses here gets what a Weapon adds. */
const isAmongBosses = (s: State, at: number): boolean => {
  let bosses = 0;
  eachLook(s, at, (look) => {
    if (isBoss(look) && against(s, at, look) === null) bosses++;
  });
  return bosses > 1;
};
/** C8: what a Weapon's bonus deals to one Enemy before each is hit, null = nothing, or nothing to choose. */
const bonusFirst = (s: State, seat: number, range: number): Op | null => {
  const bonus = weaponBonus(s, seat, range);
  if (bonus > 0) return { op: 'damage', n: bonus, range };
  const blow = isAmongBosses(s, atOf(s, seat)) ? bossBonus(s, seat, range) : 0;
  return blow > 0 ? { op: 'damage', n: 1, range, blow } : null;
};

/** C8: the bonus goes to one Enemy first, of the player's choice; then each is hit that could be before. */
export const damageEach: Verb<'damageEach'> = {
  run: (s, f, op) => {
    const first = bonusFirst(s, f.seat, op.range);
    if (first !== null) {
      const spares = guardedIn(s, atOf(s, f.seat), op.range);
      return call(s, f.seat, [first, { ...op, spares }], [0]);
    }
    const hits: [space: number, look: number][] = [];
    inRange(s, atOf(s, f.seat), op.range, (space) =>
      eachLook(s, space, (look, n) => {
        if (isSpared(look, op.spares) || against(s, space, look) !== null) return;
        for (let i = 0; i < n; i++) hits.push([space, look]);
      }),
    );
    // All at once: those on foot are hit before a Driver leaves them its Car (V6).
    hits.sort(([, one], [, other]) => one - other);
    for (const [space, look] of hits)
      for (let point = 0, at = look; point < op.n && countLook(s, space, at) > 0; point++, at = hurtLook(at))
        hit(s, f.seat, space, at, op.range);
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

/** Whether somebody in range can be tricked. */
export const hasTrickable = (s: State, seat: number, range: number): boolean =>
  someInRange(s, atOf(s, seat), range, (space) => {
    let any = false;
    eachLook(s, space, (look) => {
      any ||= againstTrick(s, space, look) === null;
    });
    return any;
  });

const TRICK_TO: readonly Op[] = Object.freeze([{ op: 'trickTo' }]);
export const trick: Verb<'trick'> = {
  why: 'trick',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f, op) => f.regs[LEFT]! > 0 && hasTrickable(s, f.seat, op.range),
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
