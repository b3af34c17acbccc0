// K, W5: the clock, and the loss at its end.
import { RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { takeOut } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, idles, newYorkTurns, turnsTimer } from '../support/escape/phases.ts';

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

describe('K6', () => {
  const event = `
          6            7
    2     o/S
    2.5                PE
    3     ./M
  `;

  test('K6 a tile forced in the middle of a play waits until it is finished', () => {
    const game = scenario(`
            6       7
      2     o/S
      2.5           o
      3     ./M
    `)
      .noise(10)
      .missions(1)
      .reserve({ prisoners: 0 })
      .plays('snake', 'keep-moving')
      .moves('7,2')
      .done();
    game.explores('7,1', 'PI');
    expect(game.toldOf('missions-full')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.chance('dead-of-night').asks()?.why).toBe('play');
  });

  test('K6 forced on the Car move it waits for its reveal, and comes before the free acts and the Noise of the plays', () => {
    const game = scenario(`
            6       7
      2     o/S
      2.5           o/i
      3     ./M
    `).car('snake', 'car');
    game.noise(10).missions(1).reserve({ prisoners: 0 }).weapon('snake', null);
    game.plays('snake', 'dirty-fight', 'call-me-snake').plays('snake', 'call-me-snake').answers('car-move');
    game.moves('7,2').explores('7,1', 'PI');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
    expect(game.chance('dead-of-night').window()).toMatchObject({ seat: 'snake', why: 'free-acts' });
    expect(game.newYork()).toMatchObject({ noise: 0, pending: 2 });
  });

  test('K6 in the middle of a move it waits for the reveal too', () => {
    const game = scenario(`
            6          7
      4.5              PI/S
      5     _
      5.5              ?dukes-camp
      3     ./M
    `)
      .noise(10)
      .missions(1)
      .reserve({ prisoners: 1 })
      .plays('snake', 'keep-moving')
      .moves('7,5');
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    expect(game.asks()?.why).toBe('move');
    game.done().explores('6,5', 'PM');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });

  test('K6 forced by an Event it waits for that Event, and comes before the next of the run', () => {
    const game = scenario(event).eventLevel(2).noise(10).missions(1);
    game.plays('snake', 'keep-moving').moves('7,2').done().explores('7,1', 'PM').chance('sirens');
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
    expect(game.chance('dead-of-night').asks()).toMatchObject({ why: 'draw-event' });
    expect(game.chance('ambush').asks()?.why).toBe('play');
  });

  test('K6 forced by an Event of another Timer tile it waits for that tile, the whole run included', () => {
    const game = withDiscards().eventLevel(2).noise(10).missions(1);
    eventsStrike(game, 'sirens');
    expect(game.asks()).toMatchObject({ why: 'draw-event' });
    game.chance('ambush');
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
  });

  test('K6 forced by a New York card it waits until the card is discarded', () => {
    const game = scenario('\n  6\n  2  o/B\n  3  ./S\n').turnOf('brain').noise(6).missions(1).newYorkTop('midnight');
    newYorkTurns(idles(game), 'sabotage', 'barricades');
    expect(game.view('watcher').public.decks.at(-1)).toBe(5);
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
    game.chance('trouble').chance('quiet-night');
    expect(game.until('choose-cards', 'snake').asks()?.seat).toBe('snake');
  });

  test('K6 several wait in the order forced, one tile each', () => {
    const game = scenario(pair, { variants: ['extra-timers'] })
      .discards('snake', 'dirty-fight')
      .noise(10)
      .missions(1);
    turnsTimer(game, 'alarm');
    expect(game.newYork()).toMatchObject({ noise: 2, missions: 4, black: 9 });
    game.chance('dead-of-night');
    expect(game.newYork()).toMatchObject({ noise: 0, black: 8 });
    expect(game.until('choose-cards', 'snake').newYork().black).toBe(8);
  });

  test('K6 one that is forced while another waits is one more', () => {
    const game = withDiscards('\n  6\n  2  o/Sp\n  3  ./M\n')
      .noise(10)
      .missions(1)
      .arranged((s) => {
        s.waitingTimers = 1;
      });
    game.answers('use-weapon').hits('6,2 p').chance('dead-of-night');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    expect(game.chance('gathering').asks()).toMatchObject({ seat: 'snake', why: 'timer' });
    expect(game.newYork().black).toBe(8);
  });

  test('K6 all that wait come one after another, before the Events that wait and before the next question', () => {
    const game = withDiscards().arranged((s) => {
      s.waitingTimers = 2;
      s.waitingEvents = 1;
    });
    game.answers('no');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('gathering');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.chance('quiet-night').asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
    expect(game.newYork().black).toBe(8);
  });

  test('K6 forced by the tile of the duty (T3) it comes before the choice of cards', () => {
    const game = scenario(pair, { variants: ['extra-timers'] })
      .hand('snake', 'dirty-fight', 'shoot-first')
      .noise(10)
      .missions(1)
      .arranged((s) => {
        s.waitingEvents = 1;
      });
    game.answers('no').chance('rooftop-shot').chance('dirty-fight').chance('alarm');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.until('choose-cards', 'snake').newYork()).toMatchObject({ black: 8, noise: 0 });
  });

  test('K6 forced in the middle of P2 it waits until all of it is done, then it acts', () => {
    const game = scenario('\n  7\n  4.5  PI/M\n  5.5  dukes-camp/S\n').noise(10).missions(1).reserve({ prisoners: 0 });
    game.answers('take-president');
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4 });
    expect(game.asks()).toMatchObject({ why: 'reveal-pois' });
    for (let discarded = 0; discarded < 7; discarded++) game.until('timer-tile').answers(game.asks()!.options[0]!);
    expect(game.toldOf('timer-discarded')).toHaveLength(7);
    expect(game.toldOf('boss-enters').at(-1)?.[1]).toBe(2);
    game.until('timer-tile').answers(game.asks()!.options[0]!);
    expect(game.toldOf('timer')).toHaveLength(1);
  });

  test('K6 Hurry Up never waits', () => {
    const game = turnsTimer(withDiscards().blackTimers(1).eventLevel(2), 'trouble');
    expect(game.toldOf('hurry-up')).toHaveLength(1);
    expect(game.asks()).toMatchObject({ why: 'draw-event' });
  });
});
