// Somebody with an aim: tries every answer, follows it greedily for a few more, and mostly takes the best.
import { type Ask, CHANCE, Offers, type Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { type Aim, worthOf } from './aims.ts';
import { type Answer, someAnswer } from './game.ts';
import { oneOf } from './random.ts';

/** One answer in so many is given without a thought. */
const WHIM = 12;
/** How many answers each try is followed for. */
const AHEAD = 3;

export const keenAnswer = (aim: Aim) => {
  const worth = (s: State): number => worthOf(s, aim, escape.result(s)?.kind ?? null);
  const offers = new Offers();
  /** What an answer sets off is seen to its end. */
  const deal = (s: State, pick: Pick): void => {
    while (escape.peek(s, offers) && offers.seat === CHANCE)
      escape.apply(s, CHANCE, offers.options[pick(offers.size)]!);
  };
  const tried = (s: State, seat: number, choice: number, pick: Pick): State => {
    const next = escape.clone(s);
    escape.apply(next, seat, choice);
    deal(next, pick);
    return next;
  };
  /** The best that comes of it, one answer after the other. */
  const follow = (s: State, ahead: number, pick: Pick): number => {
    if (ahead === 0 || !escape.peek(s, offers)) return worth(s);
    const { seat, size } = offers;
    const options = offers.options.slice(0, size);
    let best: State | null = null;
    let most = -Infinity;
    for (const choice of options) {
      const next = tried(s, seat, choice, pick);
      const now = worth(next);
      if (now <= most) continue;
      most = now;
      best = next;
    }
    return Math.max(most, follow(best!, ahead - 1, pick));
  };

  return (s: State, asks: readonly Ask[], pick: Pick): Answer => {
    if (pick(WHIM) === 0) return someAnswer(asks, pick);
    const ask = oneOf(asks, pick);
    if (ask.options.length === 1) return [ask.seat, ask.options[0]!];
    let best = -Infinity;
    let choices: number[] = [];
    for (const choice of ask.options) {
      const now = follow(tried(s, ask.seat, choice, pick), AHEAD, pick);
      if (now < best) continue;
      if (now > best) choices = [];
      best = now;
      choices.push(choice);
    }
    return [ask.seat, oneOf(choices, pick)];
  };
};
