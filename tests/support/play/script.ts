// A whole game written down before it is played: which seed the table gets, and what each seat answers to reach an ending.
import { Dealer } from 'server/table/dealer.ts';
import { CHANCE } from 'shared/engine';
import { escape } from 'shared/games/escape';
import type { Aim } from './aims.ts';
import { type Answer, setUp, type Table } from './game.ts';
import { keenAnswer } from './keen.ts';
import { pickFrom } from './random.ts';

export type Script = {
  /** For the table: its dealer then deals exactly this game. */
  readonly seed: string;
  /** CHANCE's answers left out: the dealer gives them. */
  readonly answers: readonly Answer[];
};

const seedNumber = (n: number): string => n.toString(16).padStart(64, '0');

const play = (table: Table, aim: Aim, seed: string, longest: number): Answer[] | null => {
  const s = setUp(table);
  const dealer = new Dealer(seed);
  const keen = keenAnswer(aim);
  const pick = pickFrom(seed);
  const answers: Answer[] = [];
  for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
    const [first] = asks;
    if (first!.seat === CHANCE) {
      escape.apply(s, CHANCE, first!.options[dealer.pick(first!.options.length)]!);
      continue;
    }
    const answer = keen(s, asks, pick);
    escape.apply(s, ...answer);
    answers.push(answer);
    if (answers.length > longest) return null;
  }
  return escape.result(s)?.kind === aim ? answers : null;
};

/** The shortest of the first `tries` games that come to the ending; throws where none does. */
export const scriptFor = (table: Table, aim: Aim, tries = 60): Script => {
  let best: Script | null = null;
  for (let n = 1; n <= tries; n++) {
    const answers = play(table, aim, seedNumber(n), best?.answers.length ?? 400);
    if (answers !== null && (best === null || answers.length < best.answers.length))
      best = { seed: seedNumber(n), answers };
  }
  if (best === null) throw new Error(`none of ${tries} games ended ${aim}`);
  return best;
};
