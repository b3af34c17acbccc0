// The map, the clock and the Events against docs/content.md: coordinates, relations and copies, read from the record.
import { readFileSync } from 'node:fs';
import {
  BRIDGES, COORDS, DIRECTIONS, LIBRARY, NEIGHBOUR, NEIGHBOURS, PARK, POIS, SPACES, STREETS, SUBURBS, spaceAt,
  WORLD_TRADE_CENTER,
} from 'shared/games/escape/board/map.ts'; // biome-ignore format: a list of names
import { BOSS_CARDS } from 'shared/games/escape/content/bosses.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { BLACK_TIMERS } from 'shared/games/escape/content/timers.ts';
import { escape as en } from 'shared/text/en/escape/index';
import { expect, test } from 'vitest';

const record = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');
/** One chapter without the marks of what is fixed. */
const chapter = (title: string): string =>
  new RegExp(`^## ${title}[^\\n]*\\n([^]*?)(?=^## )`, 'm').exec(record)![1]!.replace(/†/g, '');
const map = chapter('Map');
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const spacesIn = (text: string): number[] =>
  [...text.matchAll(/\((\d+),(\d+)\)/g)].map(([, x, y]) => spaceAt(Number(x), Number(y)));
const found = (text: string, pattern: RegExp): string => pattern.exec(text)![1]!;

test('S2 each column has the rows of the record', () => {
  const rows = [...found(flat(map), /Rows per column: ([^(]+)/).matchAll(/(\d+):(\d)-(\d)/g)].map((m) => m.slice(1, 4));
  expect(rows).toHaveLength(13);
  const is = rows.map(([x]) => {
    const ys = COORDS.filter(([column]) => column === Number(x)).map(([, y]) => y);
    return [x, String(Math.min(...ys)), String(Math.max(...ys))];
  });
  expect(is).toEqual(rows);
});

test('M1 each space has the neighbours of the record, and every road leads back', () => {
  const printed = (parity: string) =>
    Object.fromEntries(
      [
        ...found(flat(map), new RegExp(`x ${parity}: ([^;.]+)`)).matchAll(/([NSEW]+) \(x(?:([+-])1)?,y(?:([+-])1)?\)/g),
      ].map(([, side, dx, dy]) => [side!, [dx, dy].map((sign) => (sign === undefined ? 0 : Number(`${sign}1`)))]),
    );
  const both = { N: [0, -1], S: [0, 1] };
  expect(flat(map)).toContain('N (x,y-1), S (x,y+1)');
  const steps = [
    { ...both, ...printed('even') },
    { ...both, ...printed('odd') },
  ];
  for (let space = 0; space < SPACES; space++)
    DIRECTIONS.forEach((side, d) => {
      const [x, y] = COORDS[space]!;
      const [dx, dy] = steps[x % 2]![side as 'N']!;
      const to = NEIGHBOUR[space * 6 + d]!;
      expect(to, `${side} of ${x},${y}`).toBe(spaceAt(x + dx!, y + dy!));
      if (to >= 0) expect(NEIGHBOUR[to * 6 + ((d + 3) % 6)]).toBe(space);
    });
});

test('S2 S3 S4 Library, World Trade Center, Park, POI spaces, Suburbs and bridges lie where the record says', () => {
  expect([LIBRARY, WORLD_TRADE_CENTER]).toEqual(spacesIn(found(map, /- (Library [^\n]+)/)));
  expect(STREETS).toEqual(NEIGHBOURS[LIBRARY]);
  const [middle] = spacesIn(found(map, /- (Central Park: [^\n]+)/));
  expect([...PARK].sort()).toEqual([middle!, ...NEIGHBOURS[middle!]!].sort());
  expect(POIS).toEqual(spacesIn(found(map, /- (POI spaces [^\n]+)/)));
  expect(SUBURBS).toEqual(spacesIn(found(map, /- (Suburb spaces [^\n]+)/)));
  const bridges = found(map, /- Bridges \(4\): ([^\n]+)/).split(';');
  expect(BRIDGES.map(({ space, direction }) => [space, DIRECTIONS[direction]])).toEqual(
    bridges.map((line) => [spacesIn(line)[0], found(line, /\) (?:to the )?([NSEW]+)/)]),
  );
  for (const { space, direction } of BRIDGES) expect(NEIGHBOUR[space * 6 + direction]).toBe(-1);
});

test('C2 C5 the Bosses as in the record: damage, range, movement, Hit Points', () => {
  const rows = [...chapter('Bosses').matchAll(/^\| (?:Romero|Slag|The Duke) \| (\d) \| (\d) \| (\d) \| (\d) \|/gm)];
  expect(BOSS_CARDS.map(({ damage, range, move, hitPoints }) => [damage, range, move, hitPoints])).toEqual(
    rows.map((row) => row.slice(1, 5).map(Number)),
  );
  expect(rows).toHaveLength(3);
});

/** 'Sirens x2: …' and 'Barricade: …' as the name and its copies. */
const copiesOf = (line: string): [string, number] => {
  const [, name, copies] = /^(.*?)(?: x(\d))?:/.exec(line)!;
  return [name!, Number(copies ?? 1)];
};

test('S8 D5 as many of each Event as the record says', () => {
  const [plain, more] = flat(chapter('Events'))
    .replace(/\.\s*$/, '')
    .split('. D5: ');
  const nameOf = (id: string) => (en as Record<string, string>)[`event.${id}`]!.replaceAll('’', "'");
  const is = (variant: boolean) =>
    EVENTS.filter((event) => (event.variant !== null) === variant).map(({ id, copies }) => [nameOf(id), copies]);
  expect(is(false)).toEqual(plain!.trim().split(' · ').map(copiesOf));
  expect(is(true)).toEqual([copiesOf(more!)]);
});

test('S6 D6 as many of each black Timer tile as the record says', () => {
  const [, plain, more] = /Black \(12\): (.*?)\. D6 \(3\): (.*?)\. Event Level/.exec(flat(chapter('Timer tiles')))!;
  const counts = (text: string) => text.split(' · ').map((line) => Number(/ x(\d)$/.exec(line)?.[1] ?? 1));
  const is = (variant: boolean) =>
    BLACK_TIMERS.filter((tile) => (tile.variant !== null) === variant).map(({ copies }) => copies);
  expect([is(false), is(true)]).toEqual([counts(plain!), counts(more!)]);
});
