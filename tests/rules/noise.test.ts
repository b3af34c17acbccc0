// N: Noise, and the Missions it moves when it overflows.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, IDLE_NOISE, idles, newYorkTurns } from '../support/escape/phases.ts';

const alone = `
        6
  2     o/S
  3     ./M
`;
const brain = `
        6
  2     o/B
  3     ./S
`;

describe('N1', () => {
  test('N1 as in the book: Clean Shot and Hurry Up make 4 Noise together', () => {
    const game = scenario(alone).turnOf('maggie').noise(2).plays('maggie', 'clean-shot', 'hurry-up');
    expect(game.newYork().noise).toBe(2);
    game.plays('maggie', 'hurry-up').moves('6,2').done().explores('6,1', 'PM').passFreeActs();
    expect(game.toldOf('noise')[0]).toEqual(['noise', 4, 6, 4]);
  });

  /** Two cards of 4 Noise together, given at T8. */
  const loud = (noise: number, missions: number) =>
    scenario(alone)
      .noise(noise)
      .missions(missions)
      .plays('snake', 'shoot-first', 'dirty-fight')
      .plays('snake', 'dirty-fight')
      .passes();

  test.each([
    [5, 4, 9, 4],
    [6, 4, 10, 4],
    [7, 4, 10, 3],
    [9, 4, 10, 1],
  ])('N1 from %i Noise with %i Missions left, 4 more make %i with %i', (noise, missions, after, left) => {
    expect(loud(noise, missions).toldOf('noise')[0]).toEqual(['noise', 4, after, left]);
  });

  test('N1 the last cube resets Noise and cubes, then a Timer tile is revealed, then the gain goes on', () => {
    const game = loud(10, 2);
    expect(game.toldOf('missions-full')).toHaveLength(1);
    expect(game.newYork()).toMatchObject({ noise: 0, missions: 4, black: 10 });
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
    game.chance('dead-of-night');
    expect(game.toldOf('noise')).toContainEqual(['noise', 2, 2, 4]);
    expect(game.newYork().black).toBe(9);
  });

  test('N1 the reset comes before the effect of the tile: what it takes away is not there any more', () => {
    const game = loud(10, 4).chance('dead-of-night');
    expect(game.toldOf('noise-lost')).toEqual([]);
    expect(game.toldOf('noise')).toContainEqual(['noise', 4, 0, 4]);
  });

  test('N1 T8 a tile that the Noise of the plays forces gives none of their cards back', () => {
    const game = scenario(alone).noise(10).missions(1).discards('snake', 'keep-moving').discards('maggie', 'hurry-up');
    game.answers('no').plays('snake', 'shoot-first', 'dirty-fight').plays('snake', 'dirty-fight').chance('second-wind');
    expect(game.asks()).toMatchObject({ why: 'recover-random', options: ['keep-moving'] });
    game.chance('keep-moving', 'hurry-up');
    expect(game.knows('snake').discard.sort()).toEqual(['dirty-fight', 'shoot-first']);
    expect(game.newYork().noise).toBe(3);
  });

  test('N1 where the tile must wait, the gain goes on without it', () => {
    const game = scenario(alone).noise(10).missions(1).discards('snake', 'dirty-fight');
    eventsStrike(game, 'sirens');
    expect(game.newYork()).toMatchObject({ noise: 1, missions: 4 });
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });
});

describe('N2', () => {
  const sabotage = (missions: number) => {
    const game = scenario(brain).turnOf('brain').noise(6).missions(missions).newYorkTop('midnight');
    return newYorkTurns(idles(game), 'sabotage', 'barricades');
  };
  const after = 6 + IDLE_NOISE + 1 - 3;

  test('N2 a New York card that moves the last cube resets the cubes and reveals a Timer tile, but leaves Noise alone', () => {
    const game = sabotage(1);
    expect(game.newYork()).toMatchObject({ noise: after, missions: 4 });
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'timer-tile' });
  });

  test('N2 with a cube to spare nothing is revealed', () => {
    const game = sabotage(2);
    expect(game.newYork()).toMatchObject({ noise: after, missions: 1, black: 10 });
    expect(game.toldOf('timer')).toEqual([]);
  });

  test.each([
    [2, 4],
    [1, 3],
    [3, 1],
  ])('N2 of two cubes with %i on the left, those after the reset move too: %i stay', (missions, left) => {
    const game = scenario(brain, { variants: ['hard-deck'] })
      .turnOf('brain')
      .noise(6)
      .missions(missions);
    newYorkTurns(idles(game.newYorkTop('midnight')), 'sabotage', 'barricades');
    expect(game.newYork()).toMatchObject({ missions: left, noise: 6 + IDLE_NOISE + 1 - 2 });
  });
});

describe('N3', () => {
  test('N3 the Noise of an Event counts at once, that of plays only at T8', () => {
    const game = scenario(alone).noise(3).discards('snake', 'keep-moving');
    eventsStrike(game, 'sirens');
    expect(game.newYork()).toMatchObject({ noise: 5, pending: 0 });
    game.plays('snake', 'shoot-first', 'dirty-fight');
    expect(game.newYork()).toMatchObject({ noise: 5, pending: 3 });
    game.plays('snake', 'dirty-fight').passes();
    expect(game.toldOf('noise')[1]).toEqual(['noise', 4, 9, 4]);
  });
});
