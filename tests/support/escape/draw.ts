// The map as everybody sees it, drawn in the alphabet of the drawings.
import { COORDS, DIRECTIONS, ROAD, SUBURB_OF } from 'shared/games/escape/board/map.ts';
import { BOSS, eachLook, isBoss } from 'shared/games/escape/board/marks.ts';
import { MARKERS } from 'shared/games/escape/model/names.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { type EscapePublic, publicView } from 'shared/games/escape/views/public.ts';
import type { Cell } from './drawing.ts';
import { lookName, tileName } from './names.ts';

const HERO_LETTERS = 'SMBC';
const BOSS_LETTERS = 'RGD';

type Drawn = { ground: string; figures: string; standing: number[]; destroyed: number[] };

/** Heroes, then Enemies, then things, so that two drawings of the same space are the same text. */
const figuresOf = (
  heroes: readonly number[],
  looks: readonly string[],
  cars: number,
  cubes: number,
  cases: readonly number[],
): string =>
  [...heroes].sort().map((h) => HERO_LETTERS[h]).join('') +
  [...looks].sort().join('') +
  'a'.repeat(cars) + 'i'.repeat(cubes) +
  [...cases].sort().map((c) => c + 1).join(''); // biome-ignore format: one part a line

const letterOf = (look: number, tricked: boolean): string =>
  isBoss(look) ? `${BOSS_LETTERS[look - BOSS]}${tricked ? '~' : ''}` : lookName(look);

const drawSpace = (s: State, p: EscapePublic, space: number, withMarker: boolean): Drawn => {
  const looks: string[] = [];
  eachLook(s, space, (look, n) => {
    const tricked = isBoss(look) && p.bosses[(look - BOSS) * 3 + 2] === 1;
    for (let i = 0; i < n; i++) looks.push(letterOf(look, tricked));
  });
  const heroes = p.hero.filter((_, seat) => p.at[seat] === space);
  const cases = p.caseTokens.flatMap((at, token) => (at === space ? [token] : []));
  const marker = p.suburbs[SUBURB_OF[space]!] ?? -1;
  return {
    ground: tileName(p.tile[space]!) + (withMarker && marker >= 0 ? `+${MARKERS[marker]}` : ''),
    figures: figuresOf(heroes, looks, p.cars[space]!, p.cubes[space]!, cases),
    standing: roadsOf(space).filter((road) => p.roads[road] === 1),
    destroyed: roadsOf(space).filter((road) => p.roads[road] === 2),
  };
};
const roadsOf = (space: number): number[] => ROAD.slice(space * 6, space * 6 + 6).filter((road) => road >= 0);

/** What a cell of a drawing says, face-down things left out. */
const drawCell = (cell: Cell, asSetUp: EscapePublic): Drawn => ({
  ground: tileName(cell.tile ?? asSetUp.tile[cell.space]!) + (cell.marker === null ? '' : `+${MARKERS[cell.marker]}`),
  figures: figuresOf(
    cell.heroes,
    cell.looks.map((look) => letterOf(look, cell.trickedBosses.includes(look))),
    cell.cars,
    cell.cubes,
    cell.cases,
  ),
  standing: cell.standing,
  destroyed: cell.destroyed,
});

/** One text for a list of spaces: a road is written once, at the first of the spaces drawn. */
const paint = (drawn: ReadonlyMap<number, Drawn>): string => {
  const sides = new Map<number, Set<string>>();
  const write = (kind: string, road: number) => {
    const space = [...drawn.keys()].sort((a, b) => a - b).find((at) => roadsOf(at).includes(road))!;
    const mark = `${kind}${DIRECTIONS[ROAD.slice(space * 6, space * 6 + 6).indexOf(road)]}`;
    sides.set(space, (sides.get(space) ?? new Set()).add(mark));
  };
  for (const { standing, destroyed } of drawn.values()) {
    for (const road of standing) write('#', road);
    for (const road of destroyed) write('%', road);
  }
  const text = (space: number): string => {
    const { ground, figures } = drawn.get(space)!;
    return `${ground}${figures === '' ? '' : `/${figures}`}${[...(sides.get(space) ?? [])].sort().join('')}`;
  };
  const spaces = [...drawn.keys()];
  const columns = [...new Set(spaces.map((at) => COORDS[at]![0]))].sort((a, b) => a - b);
  const rows = [...new Set(spaces.map((at) => COORDS[at]![1] + (COORDS[at]![0] % 2) / 2))].sort((a, b) => a - b);
  const width = Math.max(3, ...spaces.map((at) => text(at).length)) + 2;
  const lines = [
    `    ${columns.map((x) => String(x).padEnd(width)).join('')}`,
    ...rows.map((row) => {
      const cells = columns.map((x) => {
        const at = spaces.find((i) => COORDS[i]![0] === x && COORDS[i]![1] + (x % 2) / 2 === row);
        return (at === undefined ? '' : text(at)).padEnd(width);
      });
      return String(row).padEnd(4) + cells.join('');
    }),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
};

/** The whole board, or only the spaces given. */
export const drawMap = (s: State, spaces: readonly number[] = COORDS.map((_, i) => i)): string => {
  const p = publicView(s);
  return paint(new Map(spaces.map((space) => [space, drawSpace(s, p, space, true)])));
};

/** The spaces of a drawing twice: as it says, and as they are. */
export const drawBoth = (s: State, cells: readonly Cell[], asSetUp: State): { said: string; is: string } => {
  const p = publicView(s);
  const before = publicView(asSetUp);
  return {
    said: paint(new Map(cells.map((cell) => [cell.space, drawCell(cell, before)]))),
    is: paint(new Map(cells.map((cell) => [cell.space, drawSpace(s, p, cell.space, cell.marker !== null)]))),
  };
};
