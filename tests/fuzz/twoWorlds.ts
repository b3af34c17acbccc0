// H5: two games that differ only in what a viewer may not know look the same to that viewer, byte for byte, until
// somebody shows the difference. The second game is dealt by `guess` from the viewer's own view.
import {
  type Ask,
  CHANCE,
  type Event,
  eventFor,
  hasLearned,
  kindOf,
  learners,
  option,
  type Pick,
  type Question,
  type Seat,
  type Told,
} from 'shared/engine';
import type { escape, State } from 'shared/games/escape';
import { KINDS, PAIR } from 'shared/games/escape/model/options.ts';
import { oneOf } from '../support/play/random.ts';
import { countAlike, Sitting } from './sittings.ts';

export type EscapeRules = typeof escape;

/** A difference somebody saw who should not have. */
export class Leak extends Error {
  constructor(viewer: Seat, what: string, one: unknown, other: unknown) {
    super(`seat ${viewer} sees a difference in ${what}\n${firstDifference(one, other)}`);
    this.name = 'Leak';
  }
}

const firstDifference = (one: unknown, other: unknown): string => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `… ${a.slice(from, i + 60)}\n… ${b.slice(from, i + 60)}`;
};
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All questions, as the viewer meets them: its own whole, of the others that they are asked and what about. */
const questionsFor = (rules: EscapeRules, s: State, viewer: Seat): Partial<Question>[] =>
  rules.asks(s).map((ask) => {
    const { options, ...open } = rules.question(s, ask);
    return ask.seat === viewer ? { ...open, options } : open;
  });

/** Everything that reaches the viewer while nothing happens. */
const sight = (rules: EscapeRules, s: State, viewer: Seat): [what: string, seen: unknown][] => [
  ['the public view', rules.viewFor(s, viewer).public],
  ['its own secrets', rules.viewFor(s, viewer).mine],
  ['what is under way', rules.viewFor(s, viewer)],
  ['the questions', questionsFor(rules, s, viewer)],
];

/** A forecast deals a whole state: one position in so many has to do. */
const FORESEEN = 8;
/** How many things the viewer points at and asks "why not?". */
const ASKED_ABOUT = 3;
/** Anything there could be, more often of a kind that is in question now. */
const somethingToAskAbout = (rules: EscapeRules, s: State, viewer: Seat, pick: Pick): number => {
  const offered = rules.asks(s).find(({ seat }) => seat === viewer)?.options ?? [];
  const kind = offered.length > 0 && pick(2) === 0 ? kindOf(oneOf(offered, pick)) : pick(KINDS.length);
  return option(kind, pick(pick(2) === 0 ? PAIR * 4 : PAIR * PAIR * 2));
};

const compare = (rules: EscapeRules, one: State, other: State, viewer: Seat, pick: Pick): void => {
  const there = sight(rules, other, viewer);
  sight(rules, one, viewer).forEach(([what, seen], i) => {
    if (!same(seen, there[i]![1])) throw new Leak(viewer, what, seen, there[i]![1]);
  });
  if (viewer >= 0 && pick(FORESEEN) === 0) {
    const [here, beyond] = [one, other].map((s) => rules.forecast!(rules.viewFor(s, viewer), viewer));
    if (!same(here, beyond)) throw new Leak(viewer, 'the forecast', here, beyond);
  }
  for (let n = 0; viewer >= 0 && n < ASKED_ABOUT; n++) {
    const choice = somethingToAskAbout(rules, one, viewer, pick);
    const reasons = [one, other].map((s) => rules.why(s, viewer, choice));
    if (reasons[0] !== reasons[1]) throw new Leak(viewer, `why ${choice} is not offered`, reasons[0], reasons[1]);
  }
};

/** The same pick in both worlds where it exists in both; else two that differ only in what is hidden; else none. */
const picksFor = (a: Ask, b: Ask, pick: Pick): readonly [number, number] | null => {
  const shared = a.options.filter((choice) => b.options.includes(choice));
  const onlyA = a.options.filter((choice) => !b.options.includes(choice));
  const onlyB = b.options.filter((choice) => !a.options.includes(choice));
  if (shared.length > 0 && (onlyA.length === 0 || pick(2) === 0)) {
    const choice = oneOf(shared, pick);
    return [choice, choice];
  }
  if (onlyA.length === 0) return null;
  const choice = oneOf(onlyA, pick);
  const alike = onlyB.filter((one) => kindOf(one) === kindOf(choice));
  return alike.length === 0 ? null : [choice, oneOf(alike, pick)];
};

const sealedPicks = (a: Ask, b: Ask, pick: Pick): readonly [number, number] => [
  oneOf(a.options, pick),
  oneOf(b.options, pick),
];

type Outcome = { events: Event[]; told: Told[]; learned: boolean };
const act = (rules: EscapeRules, s: State, seat: Seat, choice: number, viewer: Seat): Outcome => {
  let events: Event[] = [];
  const mask = learners(() => {
    events = rules.answer(s, seat, choice);
  });
  return { events, told: events.map((event) => eventFor(event, viewer)), learned: hasLearned(mask, viewer) };
};

/** All that the server makes of the rows so far, once a person is asked again. */
const compareTables = (sittings: readonly [Sitting, Sitting], worlds: readonly [State, State], viewer: Seat): void => {
  const there = sittings[1].settled(worlds[1]);
  sittings[0].settled(worlds[0]).forEach(([what, seen], i) => {
    if (!same(seen, there[i]![1])) throw new Leak(viewer, what, seen, there[i]![1]);
  });
};

/** The events that tell what is shown: where a viewer may learn something, one of these is the first to differ. */
const SHOWING = new Set([
  'played', 'poi-revealed', 'marker', 'used-item', 'revealed-weapon', 'revealed-case', 'showed', 'looked-at-poi',
  'looked-at-slot', 'took-case', 'stole', 'drew-item', 'consented',
]); // biome-ignore format: a list of names
const isShowing = (one: readonly Told[], other: readonly Told[], isSamePick: boolean): boolean => {
  const both = one.length > other.length ? one : other;
  const i = both.findIndex((_, at) => !same(one[at], other[at]));
  // Nothing told apart: then only another pick can look another way, where a card left from another place.
  if (i < 0) return !isSamePick;
  // The same card, put down in both worlds, has the same face.
  if (isSamePick && one[i]?.[0] === 'played') return false;
  return [one[i], other[i]].some((told) => told !== undefined && SHOWING.has(told[0]));
};
/** A whole objective deck lies open to who looks through it: the question shows it, no event does. */
const looksThrough = (ask: Ask, viewer: Seat): boolean => ask.why === 'pick-colour' && ask.seat === viewer;

/**
 * Deals the second world from what `viewer` sees of `s`, compares, and plays both on for up to `answers` answers.
 * Returns how many were compared.
 */
export const compareWorlds = (rules: EscapeRules, s: State, viewer: Seat, pick: Pick, answers: number): number => {
  const one = rules.clone(s);
  const other = rules.guess(rules.viewFor(s, viewer), pick);
  countAlike(one, other);
  compare(rules, one, other, viewer, pick);
  const sittings = [new Sitting(rules, one, viewer), new Sitting(rules, other, viewer)] as const;
  for (let n = 0; n < answers; n++) {
    const asks = rules.asks(one);
    if (asks.length === 0) return n;
    const ask = oneOf(asks, pick);
    const twin = rules.asks(other).find((a) => a.seat === ask.seat)!;
    // While others are asked too an answer is sealed: to the viewer it may be another one in each world.
    const isSealed = asks.length > 1 && ask.seat !== viewer;
    const picks = isSealed ? sealedPicks(ask, twin, pick) : picksFor(ask, twin, pick);
    if (picks === null) return n;
    const here = act(rules, one, ask.seat, picks[0], viewer);
    const there = act(rules, other, ask.seat, picks[1], viewer);
    const isLearned = here.learned || there.learned;
    const about = `${ask.seat === CHANCE ? 'chance' : `seat ${ask.seat}`} at ${ask.why} (${picks.join(' and ')})`;
    try {
      if (!same(here.told, there.told)) throw new Leak(viewer, 'what is told', here.told, there.told);
      // Once the game is over everything is shown to everyone.
      if (rules.asks(one).length === 0) return n + 1;
      compare(rules, one, other, viewer, pick);
      sittings.forEach((sitting, i) => {
        sitting.answered(ask.seat, picks[i]!, [here, there][i]!.events);
      });
      if (rules.asks(one)[0]!.seat !== CHANCE) compareTables(sittings, [one, other], viewer);
    } catch (error) {
      const isShown = isShowing(here.told, there.told, picks[0] === picks[1]) || looksThrough(ask, viewer);
      if (isLearned && isShown) return n + 1;
      if (error instanceof Leak) error.message += `\nafter ${about}`;
      throw error;
    }
  }
  return answers;
};
