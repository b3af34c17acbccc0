// A piece of the hex map as text. The first line numbers the columns; every other line begins with its row: `3` for even
// columns, `3.5` for odd ones, which sit half a space lower. A cell is `ground/figures#sides`:
//   ground   . as set up   _ empty   o a street without icons   PI, surgery-P, park-PPI, dukes-camp … a face-up tile
//            ?dukes-camp a face-down POI   ?raft an empty Suburb with that marker   PI+raft a tile with its marker
//   figures  S M B C heroes   p Prisoner  d Driver  R G D Romero, slaG, Duke  a abandoned Car  i Item cube  1-4 Case token
//            a mark after a p, d or Boss: ' one damage (not on Bosses), ~ tricked
//   sides    #NE a standing Roadblock on that side   %S a destroyed one
import { DIRECTIONS, LAND, LAND_OF, ROAD, spaceAt } from 'shared/games/escape/board/map.ts';
import { BOSS, DRIVER, FOOT } from 'shared/games/escape/board/marks.ts';
import { MARKERS } from 'shared/games/escape/model/names.ts';
import { tileNamed } from './names.ts';

export type Cell = {
  space: number;
  text: string;
  /** null = as set up. */
  tile: number | null;
  /** Dealt here face down: a POI tile or a Suburb marker. */
  faceDown: number | null;
  marker: number | null;
  heroes: number[];
  looks: number[];
  /** Looks of Bosses drawn tricked. */
  trickedBosses: number[];
  cars: number;
  cubes: number;
  cases: number[];
  standing: number[];
  destroyed: number[];
};

const HERO_LETTERS = 'SMBC';
const BOSS_LETTERS = 'RGD';

type Word = { text: string; at: number };
const wordsOf = (line: string): Word[] => [...line.matchAll(/\S+/g)].map((m) => ({ text: m[0], at: m.index }));

export const parse = (drawing: string): Cell[] => {
  const [head, ...lines] = drawing.split('\n').filter((line) => line.trim() !== '');
  const columns = wordsOf(head ?? '').map(({ text, at }) => ({ x: Number(text), at }));
  return lines.flatMap((line) => {
    const [row, ...cells] = wordsOf(line) as [Word, ...Word[]];
    const odd = row.text.endsWith('.5');
    return cells.map(({ text, at }) => {
      const { x } = columns.reduce((best, c) => (Math.abs(c.at - at) < Math.abs(best.at - at) ? c : best));
      const space = spaceAt(x, Math.floor(Number(row.text)));
      if ((x % 2 === 1) !== odd || space < 0) throw new Error(`no space in column ${x}, row ${row.text}: ${text}`);
      return parseCell(space, text);
    });
  });
};

const parseCell = (space: number, text: string): Cell => {
  const [, ground, figures = '', sides] = /^([^/#%]+)(?:\/([^#%]*))?((?:[#%][NSEW]+)*)$/.exec(text) ?? [];
  if (ground === undefined) throw new Error(`cannot read the cell ${text}`);
  const cell: Cell = {
    space, text, tile: null, faceDown: null, marker: null, heroes: [], looks: [], trickedBosses: [], cars: 0, cubes: 0, cases: [],
    standing: [], destroyed: [],
  }; // biome-ignore format: a blank
  readGround(cell, ground);
  for (const [figure] of figures.matchAll(/[a-zA-Z0-9]['~]*/g)) readFigure(cell, figure);
  for (const [, kind, side] of (sides ?? '').matchAll(/([#%])([NSEW]+)/g)) {
    const road = ROAD[space * 6 + DIRECTIONS.indexOf(side as 'N')];
    if (road === undefined || road < 0) throw new Error(`no road ${side} of ${text}`);
    (kind === '#' ? cell.standing : cell.destroyed).push(road);
  }
  return cell;
};

const markerNamed = (name: string): number => {
  const found = MARKERS.indexOf(name as (typeof MARKERS)[number]);
  if (found < 0) throw new Error(`there is no Suburb marker ${name}`);
  return found;
};

const readGround = (cell: Cell, ground: string): void => {
  if (ground === '.') return;
  if (ground.startsWith('?')) {
    const name = ground.slice(1);
    cell.tile = 0;
    cell.faceDown = LAND_OF[cell.space] === LAND.poi ? tileNamed(name) : markerNamed(name);
    return;
  }
  const [tile, marker] = ground.split('+') as [string, string?];
  cell.tile = tileNamed(tile);
  if (marker !== undefined) cell.marker = markerNamed(marker);
};

const readFigure = (cell: Cell, figure: string): void => {
  const letter = figure[0]!;
  const tricked = figure.includes('~') ? 1 : 0;
  if (HERO_LETTERS.includes(letter)) cell.heroes.push(HERO_LETTERS.indexOf(letter));
  else if (BOSS_LETTERS.includes(letter)) {
    cell.looks.push(BOSS + BOSS_LETTERS.indexOf(letter));
    if (tricked) cell.trickedBosses.push(BOSS + BOSS_LETTERS.indexOf(letter));
  } else if (letter === 'p' || letter === 'd')
    cell.looks.push((letter === 'p' ? FOOT : DRIVER) + 2 * (figure.split("'").length - 1) + tricked);
  else if (letter === 'a') cell.cars++;
  else if (letter === 'i') cell.cubes++;
  else if ('1234'.includes(letter)) cell.cases.push(Number(letter) - 1);
  else throw new Error(`what is ${figure} in ${cell.text}?`);
};
