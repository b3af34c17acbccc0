// One whole game at random, with every check at every question. A game that fails throws its log.
import type { Ask, Pick } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import type { Census } from '../support/escape/census.ts';
import { type Answer, LONGEST, setUp, someAnswer, type Table } from '../support/play/game.ts';
import { type GameLog, writeLog } from '../support/play/log.ts';
import {
  checkClones,
  checkPeek,
  checkPieces,
  checkQuestions,
  checkRefusals,
  checkStanding,
  takeCensus,
} from './positions.ts';

export class BadGame extends Error {
  readonly log: string;

  constructor(log: GameLog, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`${what}\nafter ${log.answers.length} answers; replay with:\nnpm run replay -- '${writeLog(log)}'`, {
      cause,
    });
    this.name = 'BadGame';
    this.log = writeLog(log);
  }
}

type Chooser = (s: State, asks: readonly Ask[], pick: Pick) => Answer;
const anything: Chooser = (_s, asks, pick) => someAnswer(asks, pick);

export type Ending = { kind: string; steps: number };

/** `state` is never written out; `saved` is at every question. Both must go the same way. */
export const playGame = (table: Table, pick: Pick, choose: Chooser = anything): Ending => {
  const log: GameLog = { ...table, answers: [] };
  try {
    return play(log, pick, choose);
  } catch (error) {
    throw new BadGame(log, error);
  }
};

const play = (log: GameLog, pick: Pick, choose: Chooser): Ending => {
  const state = setUp(log);
  let saved = JSON.stringify(state);
  let pieces: Census | null = null;
  for (let steps = 0; steps < LONGEST; steps++) {
    const asks = escape.asks(state);
    const result = escape.result(state);
    if (result !== null) {
      if (asks.length > 0) throw new Error('a game that is over asks');
      return { kind: result.kind, steps };
    }
    checkQuestions(state, asks);
    checkPeek(state, asks);
    if (pieces === null && state.turn > 0) pieces = takeCensus(state);
    if (pieces !== null) checkPieces(state, pieces);
    if (state.turn > 0) checkStanding(state, asks);
    const answer = choose(state, asks, pick);
    checkClones(state, answer);
    checkRefusals(state, asks, pick);
    log.answers.push(answer);
    const read = JSON.parse(saved) as State;
    escape.apply(read, ...answer);
    escape.answer(state, ...answer);
    saved = JSON.stringify(state);
    if (JSON.stringify(read) !== saved) throw new Error('a saved game went another way');
  }
  throw new Error('the game does not end');
};

/** Plays a log again up to its end, or to where it breaks. */
export const replay = (log: GameLog, see: (s: State, n: number) => void = () => {}): State => {
  const state = setUp(log);
  let pieces: Census | null = null;
  log.answers.forEach((answer, n) => {
    see(state, n);
    escape.answer(state, ...answer);
    if (pieces === null && state.turn > 0) pieces = takeCensus(state);
    if (pieces !== null) checkPieces(state, pieces);
    if (escape.result(state) === null) checkQuestions(state, escape.asks(state));
  });
  return state;
};
