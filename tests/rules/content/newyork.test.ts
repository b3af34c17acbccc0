// Each New York card, standard and hard, by its printed line: cost, arrows, Roadblock side, effect, Bonus.
import { FIRST_SPECIAL, NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { DIRECTIONS } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';
import { IDLE_NOISE, idles, newYorkTurns } from '../../support/escape/phases.ts';

type Game = ReturnType<typeof scenario>;
type Back = readonly [id: string, cost: number, arrows: string, side: string];
const STANDARD_BACKS: readonly Back[] = [
  ['barricades', 2, 'N SE', 'S'],
  ['reinforcements', 3, 'NE S', 'NW'],
  ['sabotage', 3, 'SE NW', 'NE'],
  ['the-hunt', 4, 'S NW', 'SE'],
  ['gangs-gather', 5, 'N SW', 'SW'],
  ['burn-the-glider', 6, 'NE SW', 'N'],
  ['midnight', 8, 'N NE SE S SW NW', 'N'],
  ['pipe-dreams', 4, 'N S', 'SE'],
  ['street-racers', 4, 'NE SW', 'NW'],
  ['rooftop-snipers', 5, 'SE NW', 'S'],
];
const HARD_BACKS: readonly Back[] = [
  ['barricades', 1, 'N SE S', 'S'],
  ['reinforcements', 2, 'NE S NW', 'NW'],
  ['sabotage', 2, 'NE SE NW', 'NE'],
  ['the-hunt', 3, 'SE S NW', 'SE'],
  ['gangs-gather', 4, 'N SW NW', 'SW'],
  ['burn-the-glider', 5, 'N NE SW', 'N'],
  ['midnight', 7, 'N NE SE S SW NW', 'N'],
  ['pipe-dreams', 3, 'N SE S', 'SE'],
  ['street-racers', 3, 'NE SW NW', 'NW'],
  ['rooftop-snipers', 4, 'SE S NW', 'S'],
];
const arrows = (mask: number) => DIRECTIONS.filter((_, d) => (mask >> d) & 1).sort();

describe.each([
  ['Y2', 0, STANDARD_BACKS],
  ['D8', 1, HARD_BACKS],
] as const)('%s the backs', (rule, deck, backs) => {
  test.each(backs)(`${rule} %s costs %i, points %s, blocks %s`, (id, cost, points, side) => {
    const card = NEW_YORK_DECKS[deck]!.find((c) => c.id === id)!;
    expect([card.cost, DIRECTIONS[card.side]]).toEqual([cost, side]);
    expect(arrows(card.arrows)).toEqual(points.split(' ').sort());
  });
});

test.each([
  ['Y8', 0, [{ hitPoints: 1 }, { move: 1 }, { range: 1 }]],
  ['D8', 1, [{ hitPoints: 1, damage: 1 }, { move: 1 }, { range: 1 }]],
] as const)('%s each Special gives its own Prisoner Bonus and no other', (_rule, deck, bonuses) => {
  const none = { hitPoints: 0, move: 0, range: 0, damage: 0 };
  const printed = NEW_YORK_DECKS[deck]!.slice(FIRST_SPECIAL).map(({ bonus }) => bonus);
  expect(printed).toEqual(bonuses.map((bonus) => ({ ...none, ...bonus })));
});

const NOISE = 8;
const left = (cost: number) => NOISE + IDLE_NOISE + 1 - cost;
/** New York buys the card in Brain's turn; the back that is seen meanwhile has its Roadblock to the NW and few arrows. */
const buys = (drawing: string, card: string, { hard = false, how = (game: Game) => game } = {}) => {
  const game = scenario(drawing, { variants: hard ? ['hard-deck'] : [] })
    .turnOf('brain')
    .noise(NOISE);
  // A Special joins the deck by lying on top of it once.
  how(game)
    .newYorkTop(card)
    .newYorkTop(card === 'sabotage' ? 'midnight' : 'sabotage');
  return newYorkTurns(idles(game), card, card === 'reinforcements' ? 'burn-the-glider' : 'reinforcements');
};
const open = (here = '', around = '') => `
        5      6        7
  1            PM${around}
  1.5   _               _
  2            o/B${here}
  2.5   .               .
  3            ./S
`;

describe.each([false, true])('effects, hard deck: %s', (hard) => {
  const rule = hard ? 'D8' : 'Y2';
  const card = (id: string) => NEW_YORK_DECKS[hard ? 1 : 0]!.find((c) => c.id === id)!;

  test(`${rule} Barricades: a Roadblock on the hero's space by the top card, and ${hard ? 2 : 1} Prisoners there`, () => {
    const game = buys(open(), 'barricades', { hard });
    game.shows(open(hard ? 'pp#NW' : 'p#NW'));
    expect(game.newYork().noise).toBe(left(card('barricades').cost));
  });

  test(`${rule} Reinforcements: 1 Prisoner on ${hard ? 4 : 3} revealed neighbours of choice`, () => {
    const n = hard ? 4 : 3;
    const game = buys(open(), 'reinforcements', { hard });
    // Four neighbours are revealed: a choice for three, none for four.
    if (!hard) {
      expect(game.asks()).toMatchObject({ seat: 'brain', why: 'place-prisoner' });
      expect(game.asks()?.options.sort()).toEqual(['5,2', '6,1', '6,3', '7,2']);
      game.answers('5,2', '6,1', '6,3');
    }
    expect(game.newYork().prisoners).toBe(40 - n);
    expect(game.toldOf('placed').filter(([, kind]) => kind === 0)).toHaveLength(n);
  });

  test(`${rule} Sabotage: ${hard ? 2 : 1} Mission cubes go right`, () => {
    const game = buys(open(), 'sabotage', { hard });
    expect(game.newYork()).toMatchObject({ missions: hard ? 2 : 3, noise: left(card('sabotage').cost) });
  });

  test(`${rule} The Hunt: New York moves up to ${hard ? 5 : 3} Enemies`, () => {
    const game = buys(open('', '/pppppp'), 'the-hunt', { hard });
    expect(game.until('choose-cards', 'snake').toldOf('enemy-moved')).toHaveLength(hard ? 5 : 3);
  });

  test(`${rule} Gangs Gather: 1 Prisoner on every revealed POI${hard ? ' and on the Library' : ''}`, () => {
    const drawing = (poi: string, library: string) => `
          3               6       7
    0.5                           ${poi}
    1.5   ?the-ring
    2                     o/B
    3                     ./S${library}
    `;
    buys(drawing('nothing-here', ''), 'gangs-gather', { hard }).shows(drawing('nothing-here/p', hard ? 'p' : ''));
  });

  test.each([
    ['wtc', hard ? 'wtc/pp' : 'wtc/p', !hard],
    ['wtc/p', hard ? 'wtc/ppp' : 'wtc/pp', false],
    ['wtc/S', hard ? 'wtc/Spp' : 'wtc/Sp', true],
    ['wtc/d', hard ? 'wtc/ppd' : 'wtc/pd', false],
    ['wtc/R', hard ? 'wtc/Rpp' : 'wtc/Rp', false],
  ])(`${rule} Burn the Glider: with %s there, then %s, the Gullfire is ready: %s`, (before, after, ready) => {
    const drawing = (cell: string) =>
      `\n  1           6\n  1.5  ${cell}\n  2           o/B\n  3           .${before.includes('S') ? '' : '/S'}\n`;
    const game = buys(drawing(before), 'burn-the-glider', { hard });
    expect(game.shows(drawing(after)).newYork().gullfire).toBe(ready);
  });

  test(`${rule} Burn the Glider: a Gullfire that is gone is not destroyed again`, () => {
    const game = buys('\n  1           6\n  1.5  wtc/p\n  2           o/B\n  3           ./S\n', 'burn-the-glider', {
      hard,
      how: (g) => g.gullfireDestroyed(),
    });
    expect(game.newYork().gullfire).toBe(false);
    expect(game.toldOf('gullfire-destroyed')).toEqual([]);
  });

  test(`${rule} Midnight: 1 Timer tile${hard ? ', then 1 Event whatever the Event Level' : ''}`, () => {
    const game = buys(open(), 'midnight', { hard, how: (g) => g.eventLevel(3) });
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    if (hard) game.chance('sirens');
    expect(game.until('choose-cards', 'snake').toldOf('event')).toHaveLength(hard ? 1 : 0);
    expect(game.newYork().black).toBe(9);
  });

  test(`${rule} Pipe Dreams: 1 Prisoner here; Prisoners have 1 Hit Point more${hard ? ' and hit for 1 more' : ''}`, () => {
    const game = buys(open(), 'pipe-dreams', { hard });
    expect(game.shows(open('p')).toldOf('ny-bonus')).toHaveLength(1);
    const beset = (bonuses: string[]) =>
      scenario('\n  6\n  2  o/Bpd\n  3  ./S\n', { variants: hard ? ['hard-deck'] : [] })
        .turnOf('brain')
        .bonuses(...bonuses);
    expect(idles(beset([])).toldOf('wounded')).toEqual([['wounded', 1, 2]]);
    expect(idles(beset(['pipe-dreams'])).toldOf('wounded')).toEqual([['wounded', 1, hard ? 4 : 2]]);
    const shot = beset(['pipe-dreams']).plays('brain', 'gasoline-bomb').hits('6,2 p');
    expect(shot.toldOf('killed')).toEqual([]);
    expect(shot.hits("6,2 p'").toldOf('killed')).toHaveLength(1);
  });

  test(`${rule} Street Racers: a Car with a Driver on the revealed POI nearest by spaces; Prisoners move 1 more`, () => {
    // 7,0 is two spaces away but unreachable, 3,1 three, 7,5 three and face down.
    const drawing = (near: string) => `
          3              6       7
    0.5                          ${near}
    1                    _
    1.5   the-ring               _
    2                    o/B
    3                    ./S
    5.5                          ?dukes-camp
    `;
    const game = buys(drawing('nothing-here'), 'street-racers', { hard });
    expect(game.shows(drawing('nothing-here/d')).newYork().cars).toBe(3);
    expect(game.toldOf('ny-bonus')).toHaveLength(1);
  });

  test(`${rule} Rooftop Snipers: 1 Prisoner on a revealed neighbour; Prisoners reach 1 further`, () => {
    const game = buys(open(), 'rooftop-snipers', { hard });
    expect(game.asks()).toMatchObject({ seat: 'brain', why: 'place-prisoner' });
    game.answers('6,3');
    expect(game.toldOf('placed')).toHaveLength(1);
    expect(game.asks()?.why).not.toBe('place-prisoner');
    expect(game.until('choose-cards', 'snake').toldOf('ny-bonus')).toHaveLength(1);
  });
});

test('D8 Reinforcements: with six revealed neighbours four of choice', () => {
  const game = buys(open().replaceAll('_', 'o'), 'reinforcements', { hard: true });
  expect(game.asks()?.options).toHaveLength(6);
  game.answers('5,1', '5,2', '7,1', '7,2');
  expect(game.asks()?.why).not.toBe('place-prisoner');
  expect(game.toldOf('placed')).toHaveLength(4);
  expect(game.newYork().prisoners).toBe(36);
});

test('Y2 Street Racers: of two equally near the active player picks, and a farther one is no choice', () => {
  const drawing = (picked: string) => `
          3           5       6      7
    0.5                              ${picked}
    1                         PM
    1.5   the-ring    PI/B
    3                         ./S
    5.5                              crash-site
  `;
  const game = buys(drawing('nothing-here'), 'street-racers');
  expect(game.asks()).toMatchObject({ seat: 'brain', why: 'place-driver', options: ['3,1', '7,0'] });
  game.answers('7,0').shows(drawing('nothing-here/d'));
});

test('Y2 Street Racers: with no POI revealed nobody comes, and the Bonus counts all the same', () => {
  const game = buys(open(), 'street-racers');
  expect(game.newYork().cars).toBe(4);
  expect(game.toldOf('ny-bonus')).toHaveLength(1);
});

test('Y2 Reinforcements: with fewer revealed neighbours as many as there are', () => {
  const drawing = '\n  7\n  0.5  nothing-here/B\n  1.5  PI\n  3.5  ./S\n';
  buys(drawing, 'reinforcements').shows('\n  7\n  0.5  nothing-here/B\n  1.5  PI/p\n  3.5  ./S\n');
});
