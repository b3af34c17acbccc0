// A game played again from its log: what was taken back is left out, and chance says what it said.
import { CHANCE } from 'shared/engine';
import type { AnyRules } from 'shared/games';
import type { Game, Row, Wish } from '../store/Store.ts';
import { optionsOf } from './play.ts';
import { Refused } from './refused.ts';

/** The start and the answers that still count, in order. */
export const standing = (rows: readonly Row[]): Row[] => {
  const gone = new Set(rows.flatMap((row) => (row.kind === 'undo' ? row.about : [])));
  return rows.filter((row) => (row.kind === 'start' || row.kind === 'answer') && !gone.has(row.seq));
};

export const replay = (rules: AnyRules, options: Wish, rows: readonly Row[]): Game => {
  const [start, ...answers] = rows;
  if (start?.kind !== 'start') throw new Refused('too-old');
  if (rows.some((row) => row.engine !== rules.version)) throw new Refused('too-old');
  const game = rules.setup(optionsOf(rules, options, start.about));
  const deal = (row: Row) => {
    for (const choice of row.chance) rules.answer(game, CHANCE, choice);
  };
  deal(start);
  for (const row of answers) {
    rules.answer(game, row.seat, row.choice);
    deal(row);
  }
  return game;
};
