// Events become steps to be seen, as data: what moves, for how long, in whose phase and why, and what is shown after.

import { applyStep, BEGINNING, durationsOf, type Narration, type Step, stepsOf } from 'client/scene/playback/index.ts';
import { emptyView } from 'client/scene/preview.ts';
import type { Told } from 'shared/engine';
import { NEIGHBOUR, ROAD, SUBURB_OF, SUBURBS, spaceAt } from 'shared/games/escape/board/map.ts';
import { BOSS, DRIVER } from 'shared/games/escape/board/marks.ts';
import { CAR } from 'shared/games/escape/model/seat.ts';
import { EVENT_ARGS } from 'shared/text/escapeEvents';
import { describe, expect, test } from 'vitest';

const HERE = spaceAt(6, 3);
const NORTH = NEIGHBOUR[HERE * 6]!;
const steps = (events: Told[], before: Narration = BEGINNING): Step[] => stepsOf(events, before).steps;
const one = (...told: Told): Step => steps([told])[0]!;
const shownAfter = (...events: Told[]) => steps(events).reduce(applyStep, emptyView());

describe('what is shown after a step', () => {
  test('a hero stands where it went', () => {
    expect(shownAfter(['moved', 1, HERE, NORTH]).at).toEqual([HERE, NORTH, HERE, HERE]);
  });
  test('an explored tile lies there', () => {
    expect(shownAfter(['explored', 0, NORTH, 9]).tile[NORTH]).toBe(9);
  });
  test('a Suburb shows its marker', () => {
    const suburb = SUBURBS[3]!;
    expect(shownAfter(['marker', suburb, 2]).suburbs[SUBURB_OF[suburb]!]).toBe(2);
  });
  test('those who come are counted, those who fall are not', () => {
    const view = shownAfter(
      ['placed', 0, HERE, 3],
      ['killed', 0, HERE, 0],
      ['placed', 1, HERE, 1],
      ['placed', 2, HERE, 2],
    );
    expect([view.prisoners[HERE], view.drivers[HERE], view.cubes[HERE]]).toEqual([2, 1, 2]);
  });
  test('a fallen Driver leaves the Car', () => {
    const view = shownAfter(['placed', 1, HERE, 1], ['killed', 0, HERE, DRIVER]);
    expect([view.drivers[HERE], view.cars[HERE]]).toEqual([0, 1]);
  });
  test('a Car that is left stands there, the Taxi is gone', () => {
    const left = (kind: number) => {
      const before = { ...emptyView(), car: emptyView().car.with(1, kind) };
      const view = steps([['abandoned-car', 1, HERE, kind - 1]]).reduce(applyStep, before);
      return [view.cars[HERE], view.car[1]];
    };
    expect(left(CAR.car)).toEqual([1, 0]);
    expect(left(CAR.taxi)).toEqual([0, 0]);
  });
  test('a Prisoner who takes a Car is a Driver', () => {
    const before = {
      ...emptyView(),
      cars: emptyView().cars.with(HERE, 1),
      prisoners: emptyView().prisoners.with(HERE, 2),
    };
    const view = steps([['enemy-took-car', HERE]]).reduce(applyStep, before);
    expect([view.prisoners[HERE], view.cars[HERE], view.drivers[HERE]]).toEqual([1, 0, 1]);
  });
  test('a Boss enters, moves and is gone', () => {
    expect(shownAfter(['boss-enters', 1, HERE]).bosses[3]).toBe(HERE);
    expect(shownAfter(['boss-enters', 1, HERE], ['enemy-moved', HERE, NORTH, BOSS + 1]).bosses[3]).toBe(NORTH);
    expect(shownAfter(['boss-enters', 1, HERE], ['killed', 0, HERE, BOSS + 1]).bosses[3]).toBe(-1);
  });
  test('a Roadblock stands on the road of its side, and is destroyed', () => {
    const road = ROAD[HERE * 6]!;
    expect(shownAfter(['placed', 3, HERE, 0]).roads[road]).toBe(1);
    expect(shownAfter(['placed', 3, HERE, 0], ['block-destroyed', HERE, NORTH]).roads[road]).toBe(2);
  });
  test('a Driver who crashes is gone with the Roadblock', () => {
    const view = shownAfter(['placed', 3, HERE, 0], ['placed', 1, HERE, 1], ['enemy-crashed', HERE, NORTH]);
    expect([view.drivers[HERE], view.roads[ROAD[HERE * 6]!]]).toEqual([0, 2]);
  });
  test('Noise ticks, and what was to come has come', () => {
    const before = { ...emptyView(), newYork: [2, 3, 4, 1, -1, 0] };
    expect(applyStep(before, one('noise', 3, 5, 4)).newYork).toEqual([5, 0, 4, 1, -1, 0]);
  });
  test('New York’s cards come to the top, are paid for and stay in play', () => {
    const before = { ...emptyView(), newYork: [9, 0, 4, 1, 2, 0] };
    const after = (...events: Told[]) => steps(events).reduce(applyStep, before).newYork;
    expect(after(['ny-top', 5])).toEqual([9, 0, 4, 1, 5, 0]);
    expect(after(['ny-played', 2, 4, 5])).toEqual([5, 0, 4, 1, 2, 0]);
    expect(after(['ny-bonus', 8])).toEqual([9, 0, 4, 1, 2, 2]);
    expect(after(['ny-bonus', 8], ['ny-shuffled'])).toEqual([9, 0, 4, 1, 2, 0]);
  });
  test('a Timer tile is one less, black or red', () => {
    expect(shownAfter(['timer', 0, 3]).clock.slice(0, 2)).toEqual([11, 3]);
    expect(shownAfter(['timer', 1, 0]).clock.slice(0, 2)).toEqual([12, 2]);
  });
  test('the Helicopter flies and lands, the Gullfire burns', () => {
    expect(shownAfter(['helicopter-moved', 0, HERE]).transport).toEqual([HERE, 0, 1, 0]);
    expect(shownAfter(['helicopter-landed', NORTH]).transport).toEqual([NORTH, 1, 1, 0]);
    expect(shownAfter(['gullfire-destroyed']).transport).toEqual([-1, 0, 0, 0]);
  });
  test('what is only said changes nothing', () => {
    expect(shownAfter(['event', 0, 1], ['damaged', 0, HERE, 0], ['wounded', 1, 2])).toEqual(emptyView());
  });
});

describe('the story', () => {
  const phase: Told[] = [
    ['noise', 2, 4, 4],
    ['ny-discarded', 1],
    ['ny-top', 3],
    ['noise', 1, 5, 4],
    ['ny-played', 3, 4, 1],
    ['ny-top', 6],
    ['enemy-moved', NORTH, HERE, 0],
    ['ny-arrows', 6],
    ['enemy-moved', NORTH, HERE, 0],
    ['enemy-moved', NORTH, HERE, DRIVER],
    ['turn', 2, 1],
    ['played', 1, 20],
  ];
  test('the New York Phase begins with a sweep, step by step with its cause', () => {
    expect(steps(phase).map(({ kind, city, cause }) => [kind, city, cause?.family ?? null])).toEqual([
      ['noise', false, null],
      ['sweep', true, 'discard'],
      ['say', true, 'discard'],
      ['board', true, 'discard'],
      ['noise', true, 'discard'],
      ['board', true, 'ny'],
      ['board', true, 'ny'],
      ['roam', true, 'ny'],
      ['say', true, 'arrows'],
      ['roam', true, 'arrows'],
      ['say', false, null],
    ]);
  });
  test('those whom the arrows draw in come together, others one by one', () => {
    const roams = steps(phase).filter((step) => step.kind === 'roam');
    expect(roams.map(({ movers }) => movers.length)).toEqual([1, 2]);
  });
  test('a phase that is interrupted by a question goes on as the same phase', () => {
    const first = stepsOf(phase.slice(0, 5), BEGINNING);
    const rest = stepsOf([['placed', 0, HERE, 1]], first.after);
    expect(rest.steps).toMatchObject([{ kind: 'arrive', city: true, cause: { family: 'ny', id: 3 } }]);
  });
  test('an Event is the cause of what it does until the hero acts again', () => {
    const events: Told[] = [
      ['moved', 0, HERE, NORTH],
      ['event', 0, 1],
      ['placed', 0, NORTH, 2],
      ['moved', 0, NORTH, HERE],
    ];
    expect(steps(events).map(({ cause }) => cause?.family ?? null)).toEqual([null, 'event', 'event', null]);
  });
});

describe('no event breaks the playback', () => {
  test.each(Object.keys(EVENT_ARGS))('%s with strange numbers', (code) => {
    for (const value of [-1, 0, 3, 999]) {
      const told: Told = [code, ...new Array(4).fill(value)];
      expect(() => steps([told]).reduce(applyStep, emptyView())).not.toThrow();
    }
  });
  test('a code nobody knows is left out', () => {
    expect(steps([['of-a-newer-rule', 1, 2]])).toEqual([]);
  });
});

describe('pace', () => {
  const row = (...ms: number[]) => ms.map((one) => ({ ms: one }));
  test('a wish for slow and fast changes every step', () => {
    expect(durationsOf(row(100, 200), 'normal')).toEqual([100, 200]);
    expect(durationsOf(row(100, 200), 'slow')[0]).toBeGreaterThan(100);
    expect(durationsOf(row(100, 200), 'fast')[0]).toBeLessThan(100);
    expect(durationsOf(row(100, 200), 'off')).toEqual([0, 0]);
  });
  test('however much happens, nobody waits longer than a dozen seconds', () => {
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    expect(sum(durationsOf(row(...new Array(100).fill(1000)), 'normal'))).toBeCloseTo(12_000);
    expect(sum(durationsOf(row(...new Array(100).fill(1000)), 'fast'))).toBeLessThan(12_000);
  });
});
