// Each Timer tile by its printed line.
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';
import { turnsTimer } from '../../support/escape/phases.ts';

const pair = '\n  6\n  2  o/S\n  3  ./M\n';
const start = (drawing = pair) => scenario(drawing).discards('snake', 'keep-moving');
const extra = (drawing = pair) => scenario(drawing, { variants: ['extra-timers'] }).discards('snake', 'keep-moving');

test('K1 things get worse: the Event Level rises one step, and Events are revealed by the new one', () => {
  const game = turnsTimer(start(), 'things-get-worse');
  expect(game.newYork().eventLevel).toBe(2);
  game.chance('sirens', 'sirens');
  expect(game.until('choose-cards', 'snake').newYork().noise).toBe(4);
});

test('K1 second wind: every hero takes back 2 random discarded cards, unseen by the others', () => {
  const three = start('\n  6\n  2  o/S\n  3  ./MB\n');
  const game = turnsTimer(
    three.discards('maggie', 'hurry-up').discards('brain', 'detour', 'old-maps', 'smooth-talk'),
    'second-wind',
  );
  expect(game.asks()).toMatchObject({ seat: 'chance', why: 'recover-random', options: ['hurry-up'] });
  game.chance('hurry-up', 'old-maps', 'detour');
  expect(game.hero('maggie')).toMatchObject({ hand: 8, discard: 0 });
  expect(game.knows('brain').discard).toEqual(['smooth-talk']);
  expect(game.toldOf('recovered', 'snake').every((told) => told.length === 2)).toBe(true);
  expect(game.asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
});

describe('K1 word on the street', () => {
  const far = '\n  7\n  3.5  ./M\n  4.5  PI/S\n  5.5  ?dukes-camp\n';

  test('K1 word on the street: as in the book, the player turns a POI of choice, and it acts where it lies', () => {
    const game = turnsTimer(start(far), 'word-on-the-street');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'reveal-poi' });
    expect(game.asks()?.options).toHaveLength(8);
    game.answers('7,5').shows('\n  7\n  3.5  ./M\n  4.5  PI/S\n  5.5  dukes-camp/pp\n');
    expect(game.toldOf('poi-revealed')).toHaveLength(1);
  });

  test('K1 word on the street: the last one is turned without a question, and with none left nothing happens', () => {
    const allBut = (last: string) => `
          0               3                4              6      7              10              12
    0.5                                                          nothing-here
    1                                                                           crash-site
    1.5                   the-ring
    2                                                     o/S
    3                                                     ./M                                   the-theater
    5                                      the-refinery                         dukes-garage
    5.5                                                          ${last}
    3     romeros-hideout
    `;
    const game = turnsTimer(start(allBut('?dukes-camp')), 'word-on-the-street');
    expect(game.shows('\n  7\n  5.5  dukes-camp/pp\n').until('choose-cards').asks()?.seat).toBe('snake');
    const none = turnsTimer(start(allBut('dukes-camp')), 'word-on-the-street');
    expect(none.until('choose-cards', 'snake').toldOf('poi-revealed')).toEqual([]);
  });

  test('K1 word on the street: one that is face up is no choice', () => {
    const game = turnsTimer(start(far.replace('?', '')), 'word-on-the-street');
    expect(game.asks()?.options).toHaveLength(7);
    expect(game.asks()?.options).not.toContain('7,5');
  });
});

test('K1 change of course: the Helicopter marker goes to any Park space, revealed or not', () => {
  const game = turnsTimer(start(), 'change-of-course');
  expect(game.asks()).toMatchObject({ seat: 'snake', why: 'move-helicopter' });
  expect(game.asks()?.options.sort()).toEqual(['10,2', '10,3', '10,4', '11,2', '11,3', '9,2', '9,3']);
  game.answers('9,2');
  expect(game.newYork()).toMatchObject({ helicopter: '9,2', landed: false });
});

test('K1 trouble: Events are revealed', () => {
  const game = turnsTimer(start().eventLevel(2), 'trouble').chance('sirens', 'ambush');
  expect(game.until('choose-cards', 'snake').toldOf('event')).toHaveLength(2);
  expect(game.newYork().eventLevel).toBe(2);
});

test.each([
  [10, 7],
  [3, 0],
  [2, 0],
])('K1 dead of night: of %i Noise New York loses 3, so %i stay', (noise, left) => {
  expect(turnsTimer(start().noise(noise), 'dead-of-night').newYork()).toMatchObject({ noise: left, missions: 4 });
});

describe('K1 supply drop', () => {
  test('K1 supply drop: an Item cube in your space and one on the Library', () => {
    const game = turnsTimer(start(), 'supply-drop').shows('\n  6\n  2  o/Si\n  3  ./Mi\n');
    expect(game.newYork().cubes).toBe(13);
  });

  test('K1 supply drop: both on the Library for a hero who is there; of one cube left yours is the one', () => {
    turnsTimer(start('\n  6\n  2  o/M\n  3  ./S\n'), 'supply-drop').shows('\n  6\n  2  o/M\n  3  ./Sii\n');
    turnsTimer(start().reserve({ cubes: 1 }), 'supply-drop').shows('\n  6\n  2  o/Si\n  3  ./M\n');
  });
});

test('K1 gathering: 1 Prisoner on every revealed POI, and on no other', () => {
  const drawing = (one: string, other: string) => `
          3               6       7
    0.5                           ${one}
    1.5   ${other}
    2                     o/S
    3                     ./M
    5.5                           ?dukes-camp
  `;
  turnsTimer(start(drawing('nothing-here', 'the-ring/p')), 'gathering').shows(drawing('nothing-here/p', 'the-ring/pp'));
});

test('D6 alarm: New York gains 3 Noise', () => {
  expect(turnsTimer(extra().noise(4), 'alarm').newYork()).toMatchObject({ noise: 7 });
});

test('D6 more trouble: Events are revealed', () => {
  const game = turnsTimer(extra(), 'more-trouble').chance('sirens');
  expect(game.until('choose-cards', 'snake').newYork().noise).toBe(2);
});

test('D6 on the prowl: New York moves up to 2 Enemies', () => {
  const game = turnsTimer(extra('\n  6\n  1  PM/ppp\n  2  o/S\n  3  ./M\n'), 'on-the-prowl');
  game.until('choose-cards', 'snake').shows('\n  6\n  1  PM/p\n  2  o/Spp\n  3  ./M\n');
});

test('K4 a blank red tile does nothing', () => {
  const game = turnsTimer(start().blackTimers(0), 'red-blank');
  expect(game.newYork()).toMatchObject({ red: 2, noise: 0, eventLevel: 1 });
  expect(game.until('choose-cards').asks()?.seat).toBe('snake');
});

test('K4 the losing red tile loses the game', () => {
  expect(turnsTimer(start().blackTimers(0), 'red-end').result()).toEqual({ kind: 'lost', winners: [] });
});
