// P1, P2, D10: finding the President.
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { space } from '../support/escape/names.ts';

/** Snake in the Duke's Camp with two revealed neighbours; three POIs are known, the others still face down. */
const camp = (enemies: string) => `
          6         7                  10
  0.5               ?the-ring
  1                                    dukes-garage
  3       ./M
  4.5               PI
  5       PM                           the-refinery
  5.5               dukes-camp/S${enemies}
`;
const found = (enemies = '', options = {}) => scenario(camp(enemies), options);
/** Takes the President; which POI is next is the first of what is offered. */
const taken = (game: Game) => game.answers('take-president');

describe('P1', () => {
  test('P1 in the Duke’s Camp with no Enemy there the President may be taken, and is held face up', () => {
    const game = found();
    expect(game.asks()?.options).toContain('take-president');
    taken(game);
    expect(game.hero('snake').supply).toEqual(['the-president']);
    expect(game.hero('maggie').supply).toEqual([]);
    expect(game.newYork().presidentTaken).toBe(true);
  });

  test.each(['p', 'd', 'D'])('P1 not while one %s is there', (enemy) => {
    const game = found(enemy);
    expect(game.asks()?.options).not.toContain('take-president');
    expect(game.whyNot('take-president')).toBe('enemy-here');
  });

  test('P1 T13 nor is a question put for him then', () => {
    const idle = (enemy: string) =>
      found(enemy).weapon('snake', null).plays('snake', 'keep-moving', 'walk-it-off').plays('snake', 'walk-it-off');
    expect(idle('p').passes().window()).toMatchObject({ seat: 'chance', why: 'lose-card' });
  });

  test('P1 nowhere else, and no second time', () => {
    const elsewhere = scenario('\n   6   7\n 5  PI/S\n 5.5     dukes-camp\n 3  ./M\n');
    expect(elsewhere.asks()?.options).not.toContain('take-president');
    const again = found().presidentTaken();
    expect(again.asks()?.options).not.toContain('take-president');
  });

  test('P1 I2 I7 with three Cases in the supply one is laid onto a slot for him before P2', () => {
    const game = scenario(`
            4            6        7              10                12
      1                                          romeros-hideout
      3                  ./M                                       the-theater
      5     crash-site
      5.5                         dukes-camp/S
    `);
    game.supply('snake', 'the-tape', 'diagram-1', 'presidents-bracelet').caseSlot(2, 'diagram-2');
    for (const slot of [1, 3, 4]) game.caseSlot(slot, null);
    taken(game);
    const { options } = game.asks()!;
    expect(options).toHaveLength(9);
    expect(options.every((option) => option.startsWith('give up '))).toBe(true);
    expect(game.newYork().landed).toBe(false);
    game.answers('give up diagram-1 3');
    expect(game.knows('snake').supply).toEqual(['the-tape', 'presidents-bracelet', 'the-president']);
    expect(game.view('maggie').public.caseTokens[2]).toBe(space('7,5'));
    expect(game.newYork().landed).toBe(true);
    expect(game.until('choose-cards', 'snake').whyNot('take-case 3')).toBe('just-given-up');
  });

  test('P1 between two steps of a move, which then goes on', () => {
    const game = scenario(camp('').replace('dukes-camp/S', 'dukes-camp').replace('PM ', 'PM/S'));
    game.plays('snake', 'keep-moving').moves('7,5').answers('take-president').until('move');
    expect(game.hero('snake')).toMatchObject({ at: '7,5', supply: ['the-president'] });
  });
});

describe('P2', () => {
  test('P2 as in the book: Cabbie takes the President; 3 Prisoners, the Helicopter, 6 places and 6 Timer tiles, the Duke', () => {
    const game = scenario(
      `
          6         7               8       10
    0.5             ?nothing-here
    1                                       dukes-garage
    3     ./SMB
    4.5             PI
    5     PM                        PM
    5.5             dukes-camp/C
    `,
    ).turnOf('cabbie');
    const before = game.newYork();
    expect(before).toMatchObject({ landed: false, black: 12, red: 3 });
    game.answers('take-president').until('choose-cards', 'cabbie');
    expect(game.hero('cabbie').supply).toEqual(['the-president']);
    game.shows(`
          6         7               8
    0.5             nothing-here/D
    3     ./SMB
    4.5             PI/p
    5     PM/p                      PM/p
    5.5             dukes-camp/C
    `);
    expect(game.toldOf('poi-revealed')).toHaveLength(6);
    expect(game.toldOf('timer-discarded')).toHaveLength(6);
    expect(game.toldOf('timer')).toEqual([]);
    expect(game.newYork()).toMatchObject({ landed: true, black: 6, red: 3, eventLevel: 1 });
  });

  test('P2 a Prisoner on each revealed neighbour of the Camp, nobody elsewhere, nobody in it', () => {
    const game = taken(found());
    expect(game.toldOf('placed').filter(([, what]) => what === 0)).toHaveLength(2);
    game.shows('\n   6     7\n 3  ./M\n 4.5      PI/p\n 5  PM/p\n 5.5      dukes-camp/S\n');
  });

  test('P2 Y7 with a single Prisoner left the active player says where, before the Helicopter lands; the other is 1 Noise', () => {
    const game = taken(found().reserve({ prisoners: 1 }));
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'place-prisoner', options: ['7,4', '6,5'] });
    expect(game.newYork().landed).toBe(false);
    game.answers('6,5').shows('\n   6     7\n 4.5      PI\n 5  PM/p\n 5.5      dukes-camp/S\n');
    expect(game.newYork()).toMatchObject({ noise: 1, prisoners: 0, landed: true });
    expect(game.asks()?.why).toBe('reveal-pois');
  });

  test('P2 the Helicopter lands', () => {
    expect(taken(found()).newYork().landed).toBe(true);
  });

  test('P2 all face-down POIs are turned in an order the active player chooses, a Timer tile discarded for each without effect', () => {
    const game = taken(found());
    const down = game.asks()!;
    expect(down).toMatchObject({ seat: 'snake', why: 'reveal-pois' });
    expect(down.options).toContain('7,0');
    expect(game.whyNot('7,5')).toBe('face-up');
    const black = game.newYork().black;
    game.answers('7,0');
    expect(game.toldOf('boss-enters')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('trouble');
    expect(game.toldOf('timer-discarded')).toHaveLength(1);
    expect(game.toldOf('event')).toEqual([]);
    game.until('choose-cards');
    expect(game.newYork().black).toBe(black - down.options.length);
    expect(game.toldOf('timer')).toEqual([]);
  });

  test('P2 then the Duke enters on Nothing Here', () => {
    const game = taken(found()).until('choose-cards', 'snake');
    expect(game.map()).toMatch(/nothing-here\/[^ ]*D/);
    expect(game.toldOf('boss-enters').at(-1)?.[1]).toBe(2);
  });

  test('P2 as in the book: Cabbie takes him, 3 Prisoners come beside the Camp, 6 POIs cost 6 Timer tiles, and the Duke enters', () => {
    const game = scenario(`
            3     4              5     6     12
      3                                ./S   the-refinery
      4           PI
      4.5   PM                   PE
      5           dukes-camp/C
    `)
      .car('cabbie', 'none')
      .turnOf('cabbie');
    const { black } = game.newYork();
    game.answers('take-president');
    const tiles = ['trouble', 'things-get-worse', 'second-wind', 'supply-drop', 'gathering', 'dead-of-night'];
    tiles.forEach((tile, i) => {
      if (i < 5) game.answers(game.asks()!.options[0]!);
      game.until('timer-tile').chance(tile);
    });
    expect(game.asks()).toMatchObject({ seat: 'cabbie', why: 'choose-cards' });
    expect(game.newYork()).toMatchObject({ black: black - 6, landed: true, noise: 0 });
    game.shows(`
            3     4              5     6     12
      3                                ./S   the-refinery
      4           PI/p
      4.5   PM/p                 PE/p
      5           dukes-camp/C
    `);
    expect(game.map()).toMatch(/nothing-here\/[^ ]*D/);
    expect(game.toldOf('timer')).toEqual([]);
    expect(game.hero('snake').supply).toEqual([]);
  });

  test('P2 the losing red tile ends the game even so', () => {
    const game = taken(found().blackTimers(0)).answers('7,0').chance('red-end');
    expect(game.result()).toEqual({ kind: 'lost', winners: [] });
  });

  test('P2 Hurry Up among the discards never counts as one of them', () => {
    const game = taken(found().blackTimers(1)).answers('7,0').chance('dead-of-night');
    expect(game.newYork()).toMatchObject({ black: 0, red: 3 });
    expect(game.toldOf('hurry-up')).toHaveLength(1);
    // It lands once, when the President is taken.
    expect(game.toldOf('helicopter-landed')).toHaveLength(1);
  });
});

describe('D10', () => {
  const fate = (how = (game: Game) => game) => taken(how(found('', { variants: ['dead-or-alive'] })));

  test('D10 the President’s deck is 1 Dead and 2 Alive', () => {
    expect(fate().asks()).toEqual({ seat: 'chance', why: 'fate', options: ['dead', 'alive', 'alive'] });
  });

  test('D10 Alive: as usual, and the rest of the deck leaves the game', () => {
    const game = fate().chance('alive');
    expect(game.hero('snake').supply).toEqual(['the-president']);
    expect(game.newYork()).toMatchObject({ landed: true, presidentTaken: true });
    expect(game.view('watcher').public.extras[0]).toBe(0);
    expect(game.asks()?.why).toBe('reveal-pois');
  });

  test('D10 Dead: nobody holds a President, and all the rest happens', () => {
    const game = fate().chance('dead');
    expect(game.hero('snake').supply).toEqual([]);
    expect(game.newYork()).toMatchObject({ landed: true, presidentTaken: true });
    expect(game.toldOf('president-dead')).toEqual([['president-dead', 0]]);
    expect(game.asks()?.why).toBe('reveal-pois');
    game.until('choose-cards', 'snake').shows('\n   6     7\n 4.5      PI/p\n 5  PM/p\n');
    expect(game.whyNot('take-president')).toBe('not-here');
    expect(game.window()?.options).not.toContain('take-president');
  });

  test('D10 each Bracelet and Finger removes one Alive card: with both only Dead is left', () => {
    const game = fate((g) =>
      g
        .supply('snake', 'presidents-bracelet', 'presidents-finger')
        .answers('reveal-case presidents-bracelet', 'use-item presidents-finger'),
    );
    expect(game.asks()?.options).toEqual(['dead']);
  });

  test('D10 after the rescue neither does anything', () => {
    const game = fate((g) => g.supply('snake', 'presidents-bracelet', 'presidents-finger'))
      .chance('alive')
      .until('choose-cards', 'snake');
    expect(game.whyNot('reveal-case presidents-bracelet')).toBe('no-use-now');
    expect(game.whyNot('use-item presidents-finger')).toBe('no-use-now');
  });

  test('D10 Alive takes the fourth place of a full supply, Dead takes none', () => {
    const full = (g: Game) => g.supply('snake', 'axe', 'pistol', 'rifle');
    expect(fate(full).chance('alive').asks()?.why).toBe('supply-full');
    expect(fate(full).chance('dead').asks()?.why).toBe('reveal-pois');
  });
});
