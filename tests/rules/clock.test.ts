// K, W5: the clock, and the loss at its end.
import { RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { takeOut } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { idles, newYorkTurns, turnsTimer } from '../support/escape/phases.ts';

const pair = `
        6
  2     o/S
  3     ./M
`;
const BLANK = RED_TIMERS.findIndex(({ loses }) => !loses);
const withDiscards = (drawing = pair) => scenario(drawing).discards('snake', 'dirty-fight');

describe('K1', () => {
  test('K1 the top tile is turned for everyone to see, and the active player decides', () => {
    const game = turnsTimer(withDiscards(), 'word-on-the-street');
    expect(game.newYork().black).toBe(9);
    expect(game.toldOf('timer', 'maggie')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'reveal-poi' });
  });

  test('K1 a tile that was turned is out of the game', () => {
    const game = withDiscards().discards('maggie', 'hurry-up');
    turnsTimer(game, 'dead-of-night').endsTurn().answers('yes');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.asks()?.options).not.toContain('dead-of-night');
    expect(game.asks()?.options).toHaveLength(11);
  });

  test('K1 also when New York forced it', () => {
    const game = scenario('\n  6\n  2  o/B\n  3  ./S\n').turnOf('brain').noise(9).newYorkTop('sabotage');
    newYorkTurns(idles(game), 'midnight', 'barricades').chance('change-of-course');
    expect(game.asks()).toMatchObject({ seat: 'brain', why: 'move-helicopter' });
  });
  test('K1 X5 a tile of a New York card turns a POI whose Special joins the deck: the new top is followed by Y3', () => {
    const drawing = (poi: string, enemies: string) => `
          5        6           7
    1              PM/p
    1.5   PI/p                 PE
    2              o/B${enemies}
    3              ./S
    5.5                        ${poi}
    `;
    const game = scenario(drawing('?the-refinery', '')).turnOf('brain').noise(8).newYorkTop('sabotage');
    newYorkTurns(idles(game), 'midnight', 'barricades').chance('word-on-the-street').answers('7,5');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'new-york-top' });
    expect(game.asks()?.options).toHaveLength(6);
    // Its arrows point at the top left, those of Barricades straight up.
    game.chance('rooftop-snipers').until('choose-cards', 'snake');
    game.shows(drawing('the-refinery/pii', 'p').replace('PI/p', 'PI'));
  });
});

test('K2 turned to recover cards, the cards are recovered before it acts', () => {
  const game = scenario(pair).hand('snake', 'dirty-fight').discards('maggie', 'hurry-up', 'stay-close', 'no-mercy');
  turnsTimer(game, 'second-wind');
  expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
  game.chance('stay-close', 'no-mercy');
  expect(game.hero('maggie')).toMatchObject({ hand: 7, discard: 1 });
});

describe('K3', () => {
  test.each([
    [2, false],
    [1, true],
  ])('K3 with %i black tiles left before it, turning one reveals Hurry Up: %s', (black, landed) => {
    const game = turnsTimer(withDiscards().blackTimers(black), 'dead-of-night');
    expect(game.newYork()).toMatchObject({ black: black - 1, red: 3, landed });
    expect(game.toldOf('hurry-up')).toHaveLength(landed ? 1 : 0);
    expect(game.toldOf('helicopter-landed')).toHaveLength(landed ? 1 : 0);
  });

  test('K3 it counts as no tile revealed: the last black one still acts', () => {
    const game = turnsTimer(withDiscards().blackTimers(1), 'change-of-course');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'move-helicopter' });
    game.answers('11,2');
    expect(game.newYork()).toMatchObject({ helicopter: '11,2', landed: true, red: 3 });
    expect(game.result()).toBeNull();
  });
});

describe('K4', () => {
  test('K4 two red tiles do nothing', () => {
    const game = turnsTimer(withDiscards().blackTimers(0), 'red-blank');
    expect(game.result()).toBeNull();
    expect(game.newYork().red).toBe(2);
    expect(game.until('choose-cards', 'snake').hero('snake').hand).toBe(8);
  });

  test('K4 the losing tile forced by an Event ends the game before the next Event of the run', () => {
    const game = scenario('\n  6        7\n  2  o/S\n  2.5         PE\n  3  ./M\n').blackTimers(0).eventLevel(2);
    game.noise(10).missions(1).plays('snake', 'keep-moving').moves('7,2').done().explores('7,1', 'PM');
    game.chance('sirens', 'red-end');
    expect(game.result()).toEqual({ kind: 'lost', winners: [] });
    expect(game.toldOf('event')).toHaveLength(1);
  });

  test('K4 each of them is turned once', () => {
    const game = withDiscards().blackTimers(0).discards('maggie', 'hurry-up');
    turnsTimer(game, 'red-blank').endsTurn().answers('yes');
    expect(game.asks()).toMatchObject({ why: 'timer-tile', options: ['red-blank', 'red-end'] });
  });

  test.each([0, 1, 2])('K4 the third kind ends the game, after %i of the others', (blanks) => {
    const game = withDiscards()
      .blackTimers(0)
      .arranged((s) => {
        for (let turned = 0; turned < blanks; turned++) takeOut(s, 'red', BLANK);
      });
    expect(game.newYork().red).toBe(3 - blanks);
    turnsTimer(game, 'red-end');
    expect(game.result()).toEqual({ kind: 'lost', winners: [] });
  });
});

test('W5 the losing red tile ends the game at once, and everyone loses', () => {
  const game = turnsTimer(withDiscards().blackTimers(0), 'red-end');
  expect(game.result()).toEqual({ kind: 'lost', winners: [] });
  expect(game.asks()).toBeNull();
  expect(game.view('watcher').public.outcome).toEqual([3, 0]);
});

describe('K5', () => {
  /** Snake meets the President with seven POIs still face down, and discards these tiles for them. */
  const meets = (black: number, ...tiles: string[]) => {
    const game = scenario('\n  7\n  4.5  PI/M\n  5.5  dukes-camp/S\n').blackTimers(black).answers('take-president');
    for (const tile of tiles) game.until('timer-tile').chance(tile);
    return game;
  };
  const five = ['things-get-worse', 'things-get-worse', 'trouble', 'gathering', 'change-of-course'];

  test('K5 tiles discarded when the President is taken have no effect', () => {
    const game = meets(10, ...five, 'word-on-the-street', 'dead-of-night').until('choose-cards', 'snake');
    expect(game.newYork()).toMatchObject({ black: 3, red: 3, eventLevel: 1, helicopter: '10,3' });
    expect(game.toldOf('timer-discarded')).toHaveLength(7);
    expect(game.toldOf('timer')).toEqual([]);
    expect(game.toldOf('event')).toEqual([]);
  });

  test('K5 save Hurry Up, which counts as none of them', () => {
    const game = meets(5, ...five, 'red-blank', 'red-blank').until('choose-cards', 'snake');
    expect(game.toldOf('hurry-up')).toHaveLength(1);
    expect(game.newYork()).toMatchObject({ black: 0, red: 1, landed: true });
    expect(game.result()).toBeNull();
  });

  test('K5 W5 save the losing red tile, which still ends the game at once', () => {
    const game = meets(5, ...five, 'red-end');
    expect(game.result()).toEqual({ kind: 'lost', winners: [] });
    expect(game.asks()).toBeNull();
  });
});
