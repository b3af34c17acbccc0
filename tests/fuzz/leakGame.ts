// One whole game at random, looked at with the eyes of every seat and of a watcher at positions on its way.
import { type Pick, WATCHER } from 'shared/engine';
import { LONGEST, setUp, someAnswer, type Table } from '../support/play/game.ts';
import type { GameLog } from '../support/play/log.ts';
import { oneOf } from '../support/play/random.ts';
import { BadGame } from './playGame.ts';
import { compareWorlds, type EscapeRules } from './twoWorlds.ts';

/** How far both worlds are played on from each position. */
const AHEAD = 12;

/** Looks at one position in `every`; returns how many answers were compared. */
export const leakGame = (rules: EscapeRules, table: Table, pick: Pick, every = 3): number => {
  const log: GameLog = { ...table, answers: [] };
  const state = setUp(log);
  const viewers = [WATCHER, ...log.heroes.keys()];
  let compared = 0;
  try {
    for (let asks = rules.asks(state); asks.length > 0; asks = rules.asks(state)) {
      if (log.answers.length > LONGEST) throw new Error('the game does not end');
      if (state.turn > 0 && pick(every) === 0)
        compared += compareWorlds(rules, state, oneOf(viewers, pick), pick, AHEAD);
      const answer = someAnswer(asks, pick);
      rules.apply(state, ...answer);
      log.answers.push(answer);
    }
  } catch (error) {
    throw new BadGame(log, error);
  }
  return compared;
};
