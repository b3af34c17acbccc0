import type { Me } from 'shared/protocol';
import { expect, test } from 'vitest';
import { crewAround } from '../../client/src/pages/table/crewAround.ts';

const me = (crews: string[], tables: Record<string, string> = {}): Me => ({
  player: 'me',
  name: 'Ann',
  language: 'en',
  colour: 'green',
  symbol: 'circle',
  muted: [],
  crews: crews.map((crew) => ({ crew, name: crew, founder: false })),
  tables: Object.entries(tables).map(([table, crew]) => ({
    table,
    crew,
    name: table,
    phase: 'lobby',
    yourTurn: false,
  })),
});

test('the way back leads to the crew of the table one sits at, wherever one came from', () => {
  expect(crewAround('t', me(['a', 'b'], { t: 'b' }), '/crew/a')).toBe('b');
});

test('without a seat it leads to the crew one came from, never to the first of one’s crews', () => {
  expect(crewAround('t', me(['a', 'b', 'c'], { other: 'c' }), '/crew/b')).toBe('b');
  expect(crewAround('t', me(['a', 'b']), '/crew/elsewhere')).toBeNull();
  expect(crewAround('t', me(['a', 'b']), '')).toBeNull();
});

test('with one crew there is no doubt, with none there is no way', () => {
  expect(crewAround('t', me(['a']), '')).toBe('a');
  expect(crewAround('t', me([]), '/crew/a')).toBeNull();
  expect(crewAround('t', null, '/crew/a')).toBeNull();
});
