// The games that are kept as text: one for each number of players, the last with every variant. Each comes to the ending
// that was aimed at; the first line of its text names the seed that does.
import { readFileSync, writeFileSync } from 'node:fs';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import type { Aim } from '../support/play/aims.ts';
import type { Table } from '../support/play/game.ts';

export const GAMES: readonly { name: string; table: Table; aim: Aim }[] = [
  { name: '1-player', table: { heroes: [0], variants: [] }, aim: 'alone' },
  { name: '2-players', table: { heroes: [1, 3], variants: [] }, aim: 'lost' },
  { name: '3-players', table: { heroes: [2, 0, 1], variants: [] }, aim: 'together' },
  { name: '4-players', table: { heroes: [0, 1, 2, 3], variants: [...VARIANTS] }, aim: 'alone' },
];

const fileOf = (name: string): URL => new URL(`./${name}.txt`, import.meta.url);
export const readGolden = (name: string): string => readFileSync(fileOf(name), 'utf8');
export const seedOf = (text: string): string => /, seed (\S+)\n/.exec(text)![1]!;
export const writeGolden = (name: string, text: string): void => writeFileSync(fileOf(name), text);
