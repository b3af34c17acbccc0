// What cards put on the map: Prisoners, Cars with Drivers, Item cubes, Roadblocks, the Helicopter; and what they take off it.
import { AGAIN, option, targetOf, tell } from '../../../../engine/index.ts';
import { newYorkCards } from '../../board/bonus.ts';
import { hasHero } from '../../board/crowd.ts';
import { addDriverTo, addPrisonersTo } from '../../board/enemies.ts';
import { LIBRARY, NEIGHBOURS, PARK, WORLD_TRADE_CENTER } from '../../board/map.ts';
import { countLook, DRIVER, enemyOption, FOOT, unmark } from '../../board/marks.ts';
import { gainNoise } from '../../board/noise.ts';
import { addCubes, addPrisoners, bossesAt, driversAt, prisonersAt } from '../../board/space.ts';
import type { F, Verb } from '../../model/op.ts';
import { K, PAIR } from '../../model/options.ts';
import { atOf } from '../../model/seat.ts';
import type { State } from '../../model/state.ts';
import { blockSide } from '../tiles.ts';
import { spacesFor } from './where.ts';

const LEFT = 0;
/** Spaces that have theirs already, as a bit set over the list of spaces meant. */
const HAVE = 1;

/** Y7: whoever finds no place in the reserve is Noise; while there is a choice it is the active player's. */
export const prisoners: Verb<'prisoners'> = {
  why: 'place-prisoner',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (s, f, op) => {
    const spaces = spacesFor(s, f.seat, op.on);
    f.regs[HAVE] = 0;
    f.regs[LEFT] = Math.min(op.of ?? spaces.length, spaces.length);
    if (spaces.length === 1) {
      f.regs[LEFT] = 0;
      addPrisonersTo(s, spaces[0]!, op.n ?? 1);
    } else placeRest(s, f, spaces);
  },
  when: (_s, f) => f.regs[LEFT]! > 0,
  offer: (s, f, op, out) => {
    spacesFor(s, f.seat, op.on).forEach((space, i) => {
      out.unless((f.regs[HAVE]! >> i) & 1 ? 'has-one' : null, option(K.space, space));
    });
  },
  take: (s, f, op, choice) => {
    const spaces = spacesFor(s, f.seat, op.on);
    placeOne(s, f, spaces, spaces.indexOf(targetOf(choice)));
    placeRest(s, f, spaces);
    return AGAIN;
  },
};
const placeOne = (s: State, f: F, spaces: readonly number[], i: number): void => {
  f.regs[HAVE]! |= 1 << i;
  f.regs[LEFT]!--;
  addPrisonersTo(s, spaces[i]!, 1);
};
/** Where nothing is left to choose: one on every space that is left, or Noise for those that cannot come. */
const placeRest = (s: State, f: F, spaces: readonly number[]): void => {
  if (s.prisonersLeft === 0) {
    gainNoise(s, f.regs[LEFT]!);
    f.regs[LEFT] = 0;
    return;
  }
  let open = 0;
  for (let i = 0; i < spaces.length; i++) if (!((f.regs[HAVE]! >> i) & 1)) open++;
  if (f.regs[LEFT]! < open || s.prisonersLeft < open) return;
  for (let i = 0; i < spaces.length; i++) if (!((f.regs[HAVE]! >> i) & 1)) placeOne(s, f, spaces, i);
};

/** A Car with a Driver on one of the spaces meant. */
export const driver: Verb<'driver'> = {
  why: 'place-driver',
  begin: (s, f, op) => {
    const spaces = spacesFor(s, f.seat, op.on);
    f.regs[LEFT] = spaces.length > 1 ? 1 : 0;
    if (spaces.length === 1) addDriverTo(s, spaces[0]!);
  },
  when: (_s, f) => f.regs[LEFT] === 1,
  offer: (s, f, op, out) => {
    for (const space of spacesFor(s, f.seat, op.on)) out.yes(option(K.space, space));
  },
  take: (s, _f, _op, choice) => addDriverTo(s, targetOf(choice)),
};

/** X1: with none left none is added. */
export const cube: Verb<'cube'> = {
  run: (s, f, op) => {
    if (s.cubesLeft === 0) return;
    const space = op.on === 'here' ? atOf(s, f.seat) : LIBRARY;
    s.cubesLeft--;
    addCubes(s, space);
    tell('placed', 2, space, 1);
  },
};

/** R1: the side that the back of New York's top card shows. */
export const blockHere: Verb<'blockHere'> = {
  run: (s, f) => blockSide(s, atOf(s, f.seat), newYorkCards(s)[s.nyTop]!.side),
};

export const burnGlider: Verb<'burnGlider'> = {
  run: (s, _f, op) => {
    const at = WORLD_TRADE_CENTER;
    const enemies = prisonersAt(s, at) + driversAt(s, at) + bossesAt(s, at);
    if (s.gullfire === 0 || enemies < op.enemies || hasHero(s, at)) return;
    s.gullfire = 0;
    tell('gullfire-destroyed');
  },
};

export const landHelicopter: Verb<'landHelicopter'> = {
  run: (s) => land(s),
};
export const land = (s: State): void => {
  if (s.helicopterLanded) return;
  s.helicopterLanded = 1;
  tell('helicopter-landed', s.helicopterAt);
};

export const moveHelicopter: Verb<'moveHelicopter'> = {
  why: 'move-helicopter',
  offer: (_s, _f, _op, out) => {
    for (const space of PARK) out.yes(option(K.space, space));
  },
  take: (s, f, _op, choice) => {
    s.helicopterAt = targetOf(choice);
    tell('helicopter-moved', f.seat, s.helicopterAt);
  },
};

/** C4: removed Prisoners are nobody's kills. Roadblocks do not matter; as many as there are, of the active player's choice. */
export const removePrisoners: Verb<'removePrisoners'> = {
  why: 'remove-prisoner',
  about: (_s, f) => [f.regs[LEFT]!],
  begin: (_s, f, op) => {
    f.regs[LEFT] = op.n;
  },
  when: (s, f) => {
    const at = atOf(s, f.seat);
    return f.regs[LEFT]! > 0 && (prisonersAt(s, at) > 0 || NEIGHBOURS[at]!.some((n) => prisonersAt(s, n) > 0));
  },
  offer: (s, f, _op, out) => {
    const at = atOf(s, f.seat);
    for (const space of [at, ...NEIGHBOURS[at]!])
      for (let look = FOOT; prisonersAt(s, space) > 0 && look < DRIVER; look++)
        if (countLook(s, space, look) > 0) out.yes(enemyOption(space, look));
  },
  take: (s, f, _op, choice) => {
    const space = Math.floor(targetOf(choice) / PAIR);
    const look = targetOf(choice) % PAIR;
    f.regs[LEFT]!--;
    unmark(s, space, look);
    addPrisoners(s, space, -1);
    s.prisonersLeft++;
    tell('removed', space, look);
    return AGAIN;
  },
};
