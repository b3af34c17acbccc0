// Each Point of Interest by what it brings, to the hero who enters it.
import { POI_TILES, TILES } from 'shared/games/escape/content/tiles.ts';
import { expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';

/** Snake enters the POI; Maggie watches from 7,4 with a Prisoner of her own. */
const enters = (poi: string) =>
  scenario(`
          7              8
    4.5   PI/SMp
    5                    o
    5.5   ?${poi}
  `)
    .plays('snake', 'kick-it-down')
    .moves('7,5');
const lies = (cell: string) => `
          7              8
    4.5   PI/Mp
    5                    o
    5.5   ${cell}
`;
const newYorkDeck = (game: ReturnType<typeof scenario>) => game.view('watcher').public.decks.at(-1);

const QUIET = [
  ["X5 Duke's Camp: 2 Prisoners", 'dukes-camp', 'dukes-camp/Spp'],
  ['X5 Nothing Here: nothing', 'nothing-here', 'nothing-here/S'],
  ["X5 Romero's Hideout: Romero enters", 'romeros-hideout', 'romeros-hideout/SR'],
  ['X5 The Ring: Slag enters', 'the-ring', 'the-ring/SG'],
  ['X5 Crash Site: Case token 3 and 2 Prisoners', 'crash-site', 'crash-site/Spp3'],
] as const;
test.each(QUIET)('%s', (_line, poi, cell) => {
  const game = enters(poi).shows(lies(cell));
  expect(newYorkDeck(game)).toBe(7);
  expect(game.toldOf('poi-revealed')).toHaveLength(1);
});

const JOINING = [
  ["X5 The Theater: Case token 4, and Pipe Dreams joins New York's deck", 'the-theater', 'the-theater/S4', 'pipe-dreams'],
  ["X5 Duke's Garage: a Car with a Driver, and Street Racers joins", 'dukes-garage', 'dukes-garage/Sd', 'street-racers'],
  ['X5 The Refinery: 2 Item cubes, 1 Prisoner, and Rooftop Snipers joins', 'the-refinery', 'the-refinery/Spii', 'rooftop-snipers'],
] as const; // biome-ignore format: one tile a line
test.each(JOINING)('%s', (_line, poi, cell, special) => {
  const game = enters(poi).chance(special).shows(lies(cell));
  expect(newYorkDeck(game)).toBe(8);
  expect(game.toldOf('ny-joins')).toHaveLength(1);
});

test('X5 a Boss keeps the token that it guards, and the other tokens stay where they are', () => {
  const lying = (poi: string) =>
    enters(poi)
      .view('watcher')
      .public.caseTokens.map((at) => at >= 0);
  expect(lying('romeros-hideout')).toEqual([false, false, false, false]);
  expect(lying('crash-site')).toEqual([false, false, true, false]);
});

test('X5 every POI has its test here', () => {
  const tested = [...QUIET, ...JOINING].map(([, poi]) => poi);
  expect(POI_TILES.map((tile) => TILES[tile]!.id).sort()).toEqual([...tested].sort());
});
