// E: runs of Event cards, and the Event Level.
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { clearBag, PARTS, putBack } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, turnsTimer } from '../support/escape/phases.ts';

const row = `
        6            7
  2     o/S
  2.5                PE
  3     ./M
`;
const steps = (game: ReturnType<typeof scenario>) =>
  game.plays('snake', 'keep-moving').moves('7,2').done().explores('7,1', 'PM');
const deck = (game: ReturnType<typeof scenario>, part: (typeof PARTS)[number]) =>
  game.view('watcher').public.decks[PARTS.indexOf(part)];

describe('E1', () => {
  test.each([1, 2, 3])('E1 at Event Level %i as many Events are drawn, one after another', (level) => {
    const game = steps(scenario(row).eventLevel(level));
    for (const [drawn, event] of ['sirens', 'sirens', 'ambush'].slice(0, level).entries()) {
      expect(game.toldOf('event')).toHaveLength(drawn);
      game.chance(event);
    }
    expect(game.asks()?.why).toBe('play');
    expect([deck(game, 'events'), deck(game, 'eventDiscards')]).toEqual([16 - level, level]);
    expect(game.newYork().noise).toBe(level === 1 ? 2 : 4);
  });

  test('E1 as in the book: at Event Level 2 the second is drawn only when the first is resolved', () => {
    const game = steps(scenario(row).eventLevel(2)).chance('thats-the-duke');
    expect(game.toldOf('event')).toHaveLength(1);
    expect(game.until('draw-event').toldOf('event')).toHaveLength(1);
    game.chance('ambush').shows(`
          6            7
    2     o
    2.5                PE/Sppp
    3     ./M
    `);
  });

  test('E1 an empty deck is reshuffled from its discards', () => {
    const sirens = EVENTS.findIndex(({ id }) => id === 'sirens');
    const ambush = EVENTS.findIndex(({ id }) => id === 'ambush');
    const game = scenario(row)
      .eventLevel(2)
      .arranged((s) => {
        clearBag(s, 'events');
        putBack(s, 'events', sirens);
        putBack(s, 'eventDiscards', ambush);
      });
    steps(game).chance('sirens');
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.asks()?.options.sort()).toEqual(['ambush', 'sirens']);
  });
});

describe('E2', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 3],
  ])('E2 the track is 1, 2, 3: a step up from %i is %i, and that many Events follow', (level, after) => {
    const game = turnsTimer(scenario(row).eventLevel(level).discards('snake', 'dirty-fight'), 'things-get-worse');
    expect(game.newYork().eventLevel).toBe(after);
    game.chance(...['sirens', 'sirens', 'ambush'].slice(0, after));
    expect(game.until('choose-cards', 'snake').toldOf('event')).toHaveLength(after);
  });
});

describe('E3', () => {
  /** Runs of Events that come after the present one. */
  const waiting = (game: ReturnType<typeof scenario>) => game.view('watcher').public.clock[3];

  test('E3 the number is fixed when the run begins: a step up meanwhile counts only for the next', () => {
    const game = steps(scenario(row).eventLevel(2).noise(10).missions(1)).chance('sirens');
    game.chance('things-get-worse');
    expect(game.newYork().eventLevel).toBe(3);
    expect(waiting(game)).toBe(1);
    game.chance('ambush');
    expect(waiting(game)).toBe(0);
    expect(game.toldOf('event')).toHaveLength(2);
    // The run that the tile forced comes after it, with the new number.
    game.chance('quiet-night', 'old-friend', 'sirens');
    expect(game.asks()?.why).toBe('play');
    expect(game.toldOf('event')).toHaveLength(5);
  });

  test('E3 two spaces with the icon are two runs', () => {
    const game = scenario(`
            6            7
      2     o/S
      2.5                PE
      3     ./M
      3.5                IE
    `).eventLevel(2);
    game.plays('snake', 'keep-moving').moves('7,2', '7,3').explores('8,3', 'PI');
    eventsDrawn(game, 'sirens', 'sirens', 'ambush', 'ambush');
    expect(game.asks()?.why).toBe('play');
  });

  const eventsDrawn = (game: ReturnType<typeof scenario>, ...names: string[]) => {
    for (const name of names) {
      expect(game.asks()).toMatchObject({ why: 'draw-event' });
      game.chance(name);
    }
  };

  test('E3 a run inside a Timer tile is finished before a tile that it forced', () => {
    const game = scenario(row).eventLevel(3).noise(10).missions(1).discards('snake', 'dirty-fight');
    eventsStrike(game, 'sirens', 'ambush', 'quiet-night');
    expect(game.asks()).toMatchObject({ why: 'timer-tile' });
    game.chance('things-get-worse');
    eventsDrawn(game, 'sirens', 'ambush', 'old-friend');
    expect(game.until('choose-cards', 'snake').toldOf('event')).toHaveLength(6);
  });
});
