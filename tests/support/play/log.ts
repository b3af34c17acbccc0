// A game as one line of text: who played, which variants, every answer. Enough to play it again.
import { CHANCE } from 'shared/engine';
import { HEROES } from 'shared/games/escape/model/names.ts';
import type { Variant } from 'shared/games/escape/model/state.ts';
import type { Answer, Table } from './game.ts';

export type GameLog = Table & { answers: Answer[] };

/** `snake,brain traps,wanted c8192 0:16384 …`: `-` stands for no variant, `c` for CHANCE. */
export const writeLog = ({ heroes, variants, answers }: GameLog): string =>
  [
    heroes.map((hero) => HEROES[hero]).join(','),
    variants.join(',') || '-',
    ...answers.map(([seat, choice]) => (seat === CHANCE ? `c${choice}` : `${seat}:${choice}`)),
  ].join(' ');

const readHero = (name: string): number => {
  const hero = (HEROES as readonly string[]).indexOf(name);
  if (hero < 0) throw new Error(`there is no hero ${name}`);
  return hero;
};
const readAnswer = (word: string): Answer => {
  const [, seat, choice] = /^(?:(\d+):|c)(\d+)$/.exec(word) ?? [];
  if (choice === undefined) throw new Error(`${word} is no answer`);
  return [seat === undefined ? CHANCE : Number(seat), Number(choice)];
};

export const readLog = (text: string): GameLog => {
  const [heroes = '', variants = '-', ...answers] = text.trim().split(/\s+/);
  return {
    heroes: heroes.split(',').map(readHero),
    variants: variants === '-' ? [] : (variants.split(',') as Variant[]),
    answers: answers.map(readAnswer),
  };
};
