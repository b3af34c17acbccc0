// What must be true wherever a game may stand. Each check throws a sentence.
import { type Ask, CHANCE, IllegalAnswer, Offers, type Pick, WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { type Census, census, dealt, negatives } from '../support/escape/census.ts';
import { standing } from '../support/escape/standing.ts';
import type { Answer } from '../support/play/game.ts';
import { oneOf } from '../support/play/random.ts';

const ensure = (holds: boolean, sentence: () => string): void => {
  if (!holds) throw new Error(sentence());
};
const text = (s: State): string => JSON.stringify(s);

/** Somebody is asked, each seat once, each with something to pick, no option twice. */
export const checkQuestions = (s: State, asks: readonly Ask[]): void => {
  ensure(asks.length > 0, () => 'nobody is asked');
  ensure(new Set(asks.map((ask) => ask.seat)).size === asks.length, () => 'a seat is asked twice');
  for (const { seat, why, options } of asks) {
    ensure(seat === CHANCE || (seat >= 0 && seat < s.players), () => `seat ${seat} is asked ${why}`);
    ensure(escape.whys.includes(why), () => `${why} is not among the kinds of question`);
    ensure(options.length > 0, () => `${why} offers nothing`);
    ensure(new Set(options).size === options.length, () => `${why} offers one thing twice`);
    for (const choice of options) {
      ensure(Number.isSafeInteger(choice) && choice >= 0, () => `${why} offers ${choice}`);
      ensure(escape.describe(choice).id === choice, () => `${why} describes ${choice} as another`);
    }
  }
};

const peeked = new Offers();
/** What search is offered is what is asked. */
export const checkPeek = (s: State, [first]: readonly Ask[]): void => {
  ensure(escape.peek(s, peeked) && peeked.seat === first?.seat, () => 'search asks another seat');
  const same = peeked.size === first?.options.length && first.options.every((one, i) => one === peeked.options[i]);
  ensure(same, () => `search is offered other things at ${first?.why}`);
};

/** Once the first turn has begun every piece is somewhere, always. */
export const takeCensus = (s: State): Census => ({ ...census(s), ...dealt(s) });
export const checkPieces = (s: State, before: Census): void => {
  const wrong = negatives(s);
  ensure(wrong.length === 0, () => wrong.join(', '));
  const now = takeCensus(s);
  // At the end nothing is under way any more, not even the New York card that brought it about.
  const isGone = (piece: string): boolean => escape.result(s) !== null && piece.startsWith('New York card');
  for (const [piece, n] of Object.entries(before))
    ensure(now[piece] === n || isGone(piece), () => `${piece}: ${n} before, ${now[piece]} now`);
};

/** What is forced is done before anybody decides what to do next, and what cannot be is nowhere. */
export const checkStanding = (s: State, [first]: readonly Ask[]): void => {
  const wrong = standing(s, first?.why ?? '');
  ensure(wrong.length === 0, () => `at ${first?.why}: ${wrong.join(', ')}`);
};

/** An answer to a copy leaves the original alone, and the other way round. */
export const checkClones = (s: State, [seat, choice]: Answer): void => {
  const before = text(s);
  const child = escape.clone(s);
  ensure(text(child) === before, () => 'a clone differs');
  escape.apply(child, seat, choice);
  ensure(text(s) === before, () => 'an answer to a clone changed the original');
  const copy = escape.clone(s);
  const original = escape.clone(s);
  const twin = escape.clone(original);
  escape.apply(original, seat, choice);
  ensure(text(twin) === before, () => 'an answer to the original changed a clone');
  escape.apply(copy, seat, choice);
  ensure(text(copy) === text(child), () => 'two clones went different ways');
};

const refuses = (s: State, seat: number, choice: number): boolean => {
  try {
    escape.answer(s, seat, choice);
    return false;
  } catch (error) {
    return error instanceof IllegalAnswer;
  }
};
const NONSENSE = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40];

/** A seat that is not asked, a thing that is not offered, a number that is none: refused, and nothing has changed. */
export const checkRefusals = (s: State, asks: readonly Ask[], pick: Pick): void => {
  const before = text(s);
  const { seat, options } = oneOf(asks, pick);
  const strangers = [WATCHER, CHANCE, 0, 1, 2, 3, 9].filter((one) => !asks.some((ask) => ask.seat === one));
  const stranger = oneOf(strangers, pick);
  ensure(refuses(s, stranger, options[0]!), () => `seat ${stranger} answered for another`);
  const near = oneOf(options, pick) + 1 + pick(64);
  for (const choice of [near, pick(200_000), oneOf(NONSENSE, pick)])
    if (!options.includes(choice)) ensure(refuses(s, seat, choice), () => `${choice} was accepted`);
  ensure(text(s) === before, () => 'a refused answer changed something');
};
