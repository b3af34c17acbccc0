// X: what turned tiles and markers bring.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike } from '../support/escape/phases.ts';

/** Snake steps to 8,3 and reveals 8,2; Maggie watches from the Library. */
const edge = `
        6      7       8
  2                    _
  3     ./M            o
  3.5          ./S
  4                    o
`;
const stepsOut = (drawing = edge) => scenario(drawing).plays('snake', 'keep-moving').moves('8,3').done();
const reveals = (tile: string, game = stepsOut()) => game.explores('8,2', tile);

describe('X1', () => {
  test.each([
    ['PI', 'PI/pi'],
    ['PPI', 'PPI/ppi'],
    ['IE', 'IE/i'],
    ['PPE', 'PPE/pp'],
    ['PEM', 'PEM/p'],
    ['C', 'C/d'],
    ['CI', 'CI/di'],
    ['surgery-P', 'surgery-P/p'],
    ['shelter-M', 'shelter-M'],
  ])('X1 each icon of %s acts once', (tile, laid) => {
    reveals(tile).shows(`
            6      8
      2            ${laid}
      3     ./M    o/S
      4            o
    `);
  });

  test('X1 the reserve pays for what comes, and Event and Manhole icons do nothing yet', () => {
    const game = reveals('PEM');
    expect(game.newYork()).toMatchObject({ prisoners: 39, cars: 4, cubes: 15, blocks: 25 });
    expect(game.toldOf('event')).toEqual([]);
    expect(reveals('CI').newYork()).toMatchObject({ prisoners: 40, cars: 3, cubes: 14 });
  });

  test('X1 with no Car in reserve the Driver comes on foot; with one left it drives', () => {
    const game = (cars: number) => scenario(edge).reserve({ cars }).plays('snake', 'keep-moving').moves('8,3').done();
    const shown = (figure: string) => `
            8
      2     C/${figure}
    `;
    expect(reveals('C', game(1)).shows(shown('d')).newYork()).toMatchObject({ cars: 0, prisoners: 40 });
    expect(reveals('C', game(0)).shows(shown('p')).newYork()).toMatchObject({ cars: 0, prisoners: 39 });
  });

  test('X1 without a cube in reserve none is added; the last one is', () => {
    const game = (cubes: number) => scenario(edge).reserve({ cubes }).plays('snake', 'keep-moving').moves('8,3').done();
    reveals('PI', game(1)).shows(`
            8
      2     PI/pi
    `);
    reveals('PI', game(0)).shows(`
            8
      2     PI/p
    `);
  });

  test('X1 of two cubes only the one that is left comes', () => {
    const game = scenario('\n   7            8\n 4.5  PI/SM\n 5                 o\n 5.5  ?the-refinery\n').reserve({
      cubes: 1,
    });
    game.plays('snake', 'keep-moving').moves('7,5').until('move').shows('\n   7\n 4.5  PI/M\n 5.5  the-refinery/Spi\n');
    expect(game.newYork().cubes).toBe(0);
  });

  test.each([
    ['I-N', 'i', 'N'],
    ['P-NE', 'p', 'NE'],
    ['P-SE', 'p', 'SE'],
    ['PP-S', 'pp', 'S'],
    ['PE-SW', 'p', 'SW'],
    ['P-NW', 'p', 'NW'],
    ['gun-shop-SE', '', 'SE'],
  ])('X1 %s brings %j and a Roadblock on the road to the %s', (tile, figures, side) => {
    const game = reveals(tile);
    expect(game.newYork().blocks).toBe(24);
    game.shows(`
            8
      2     ${tile}${figures === '' ? '' : `/${figures}`}#${side}
    `);
  });
});

describe('X2', () => {
  /** 8,1 is a Suburb beside 8,2. */
  const suburb = (marker: string) =>
    scenario(`
            7      8            9
      1            ?${marker}
      1.5   _                   _
      2            o
      2.5   ./SM                _
      3            _
    `)
      .plays('snake', 'keep-moving')
      .moves('8,2')
      .done();
  const laid = (cell: string) => `
            7      8
      1            ${cell}
      2            o/S
      2.5   ./M
  `;

  test('X2 as in the book: an Item marker under a tile with a Prisoner and an Item brings a second Item, and stays', () => {
    const game = suburb('item').explores('8,1', 'PI');
    expect(game.shows(laid('PI+item/pii')).newYork()).toMatchObject({ prisoners: 39, cubes: 13 });
  });

  test.each([
    ['prisoner', 'PI+prisoner/ppi'],
    ['car', 'PI+car/pdi'],
    ['raft', 'PI+raft/pi'],
    ['manhole', 'PI+manhole/pi'],
    ['event', 'PI+event/pi'],
  ])('X2 a %s adds its icon to the tile', (marker, cell) => {
    suburb(marker).explores('8,1', 'PI').shows(laid(cell));
  });

  test.each([
    ['car', { cars: 0 }, 'PI+car/ppi', 0],
    ['car', { cars: 1 }, 'PI+car/pdi', 0],
    ['prisoner', { prisoners: 1 }, 'PI+prisoner/pi', 1],
    ['item', { cubes: 1 }, 'PI+item/pi', 0],
  ] as const)('X2 X1 Y7 a %s of which the reserve has only %j: %s and %i Noise', (marker, reserve, cell, noise) => {
    const game = scenario(`
            7      8            9
      1            ?${marker}
      1.5   _                   _
      2            o
      2.5   ./SM                _
      3            _
    `);
    game.reserve(reserve).plays('snake', 'keep-moving').moves('8,2').done().explores('8,1', 'PI').shows(laid(cell));
    expect(game.newYork().noise).toBe(noise);
  });

  test('X2 the Event icon of a marker acts when a hero moves there', () => {
    const game = suburb('event').explores('8,1', 'PM');
    expect(game.toldOf('event')).toEqual([]);
    game.until('play').answers('scout').moves('8,1');
    game.explores(game.asks()!.options[0]!, 'PI');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    game.chance('quiet-night');
    expect(game.toldOf('event')).toHaveLength(1);
  });

  test('X2 a marker stays face down while its space is empty', () => {
    const game = suburb('raft');
    expect(game.view('watcher').public.suburbs).toEqual(Array(14).fill(-1));
    game.explores('8,1', 'PI');
    expect(game.view('watcher').public.suburbs.filter((marker) => marker >= 0)).toHaveLength(1);
  });
});

test('X3 a Raft lies open in its space once the tile is revealed, and nothing comes with it', () => {
  const game = scenario(`
          7      8
    1            ?raft
    2            o
    2.5   ./SM
  `);
  game
    .plays('snake', 'keep-moving')
    .moves('8,2')
    .done()
    .explores('8,1', 'shelter-M')
    .shows(`
          7      8
    1            shelter-M+raft
    2            o/S
    2.5   ./M
  `);
  expect(game.newYork()).toMatchObject({ prisoners: 40, cars: 4, cubes: 15 });
});

describe('X4', () => {
  const sewers = (there: string) => `
          2           6
    2                 PM/S
    3     ${there}    ./M
  `;
  const afar = (there: string) => scenario(sewers(there)).discards('snake', 'dirty-fight');

  test.each(['p', 'R'])('X4 for a %s all revealed Manholes are neighbours of one another', (enemy) => {
    eventsStrike(afar(`PPM/${enemy}`), 'thats-the-duke').shows(`
          2           6
    2                 PM/S${enemy}
    3     PPM         ./M
    `);
  });

  test.each(['d', 'p'])('X4 a %s that drives, or stands on no Manhole, has no way', (enemy) => {
    const space = enemy === 'd' ? 'PPM/d' : 'PI/p';
    eventsStrike(afar(space), 'thats-the-duke').shows(sewers(space));
  });

  test('X4 a Suburb marker is a Manhole too, once its space is revealed', () => {
    const game = scenario(`
            1                6
      2                      PM/S
      3                      ./M
      4.5   PI+manhole/p
    `).discards('snake', 'dirty-fight');
    eventsStrike(game, 'thats-the-duke').shows(`
            1                6
      2                      PM/Sp
      3                      ./M
      4.5   PI+manhole
    `);
  });
});

describe('X5', () => {
  const gate = (poi: string) => `
          7       8
    4.5   PI/SM
    5             o
    5.5   ?${poi}
  `;

  test('X5 a Special joins the deck as it lies, not the discards, and its top is drawn anew', () => {
    const game = scenario(gate('the-theater')).newYorkTop('midnight').plays('snake', 'keep-moving').moves('7,5');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'new-york-top' });
    expect(game.asks()?.options).toHaveLength(8);
    game.chance('pipe-dreams');
    expect(game.view('watcher').public.decks.at(-1)).toBe(8);
    expect(game.toldOf('ny-shuffled')).toEqual([]);
    expect(game.asks()?.why).toBe('move');
  });

  test('X5 a Boss enters on its tile even where a hero stands, and the move goes on', () => {
    const game = scenario(gate('the-ring'))
      .plays('snake', 'keep-moving')
      .moves('7,5')
      .shows(`
            7           8
      4.5   PI/M
      5                 o
      5.5   the-ring/SG
    `);
    expect(game.moves('8,5').hero('snake').at).toBe('8,5');
  });
});
