// The games that are kept as text: one for each number of players, the last with every variant.
import { readFileSync, writeFileSync } from 'node:fs';
import { VARIANTS } from 'shared/games/escape/model/state.ts';
import type { Table } from '../support/play/game.ts';

export const GAMES: readonly { name: string; table: Table }[] = [
  { name: '1-player', table: { heroes: [0], variants: [] } },
  { name: '2-players', table: { heroes: [1, 3], variants: [] } },
  { name: '3-players', table: { heroes: [2, 0, 1], variants: [] } },
  { name: '4-players', table: { heroes: [0, 1, 2, 3], variants: [...VARIANTS] } },
];

const fileOf = (name: string): URL => new URL(`./${name}.txt`, import.meta.url);
export const readGolden = (name: string): string => readFileSync(fileOf(name), 'utf8');
export const writeGolden = (name: string, text: string): void => writeFileSync(fileOf(name), text);
