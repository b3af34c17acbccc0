import { type Commit, Follower, type SeatSecrets, type Step, type Sync } from 'shared/protocol';
import { expect, test } from 'vitest';

const mine = (seq: number): SeatSecrets[] => [{ seat: 0, mine: seq, question: null }];
const step = (seq: number, secrets = true): Step => ({
  seq,
  seat: 0,
  events: [['e', seq]],
  ...(secrets && { mine: mine(seq) }),
});
const sync = (seq: number): Sync => ({ seq, player: 'p', held: [0], mine: mine(seq), all: null, log: [] });
const shown = (commit: Commit<string> | null) =>
  commit && {
    seq: commit.seq,
    view: commit.view,
    steps: commit.steps.map((one) => one.seq),
    mine: commit.mine[0]?.mine,
  };

/** Somebody who has joined at seq 5. */
const joined = () => {
  const follower = new Follower<string>();
  follower.state(5, 'five');
  follower.sync(sync(5));
  return follower;
};

test('nothing is shown before the first sync', () => {
  const follower = new Follower<string>();
  expect(follower.state(5, 'five')).toBeNull();
  expect(follower.step(step(5))).toBeNull();
  expect(shown(follower.sync(sync(5)))).toEqual({ seq: 5, view: 'five', steps: [], mine: 5 });
});

test('a state waits for its step, and a step for its state', () => {
  const follower = joined();
  expect(follower.state(6, 'six')).toBeNull();
  expect(shown(follower.step(step(6)))).toEqual({ seq: 6, view: 'six', steps: [6], mine: 6 });
  expect(follower.step(step(7))).toBeNull();
  expect(shown(follower.state(7, 'seven'))).toEqual({ seq: 7, view: 'seven', steps: [7], mine: 7 });
});

test('steps queued while joining are older than the state: they are not played again', () => {
  const follower = new Follower<string>();
  follower.state(5, 'five');
  for (const seq of [3, 4, 5]) expect(follower.step(step(seq))).toBeNull();
  expect(shown(follower.sync(sync(5)))).toMatchObject({ seq: 5, steps: [] });
  expect(follower.step(step(4))).toBeNull();
  expect(follower.state(6, 'six')).toBeNull();
  expect(shown(follower.step(step(6)))).toMatchObject({ seq: 6, steps: [6] });
});

test('an older step never brings older secrets back', () => {
  const follower = joined();
  expect(follower.step(step(4))).toBeNull();
  expect(shown(follower.state(5, 'five again'))).toMatchObject({ view: 'five again', mine: 5 });
});

test('a sync that was overtaken brings nothing old back, and stops nothing', () => {
  const follower = joined();
  follower.state(6, 'six');
  follower.step(step(6));
  expect(follower.sync(sync(5))).toBeNull();
  expect(shown(follower.state(6, 'six again'))).toMatchObject({ seq: 6, view: 'six again', mine: 6 });
  follower.state(7, 'seven');
  expect(shown(follower.step(step(7, false)))).toMatchObject({ seq: 7, mine: 6 });
});

test('what changes without a step is shown at once: somebody came or went', () => {
  expect(shown(joined().state(5, 'Bert is here'))).toEqual({ seq: 5, view: 'Bert is here', steps: [], mine: 5 });
});

test('a state that ran ahead is shown with every step that led there', () => {
  const follower = joined();
  follower.state(8, 'eight');
  expect(follower.step(step(6))).toBeNull();
  expect(follower.step(step(7, false))).toBeNull();
  expect(shown(follower.step(step(8, false)))).toEqual({ seq: 8, view: 'eight', steps: [6, 7, 8], mine: 6 });
});

test('a later sync replaces what was known, and waits for its state', () => {
  const follower = joined();
  follower.step(step(6));
  expect(follower.sync(sync(7))).toBeNull();
  expect(shown(follower.state(7, 'seven'))).toEqual({ seq: 7, view: 'seven', steps: [], mine: 7 });
});

test('the end of a game opens all hands', () => {
  const follower = joined();
  follower.state(6, 'over');
  expect(follower.step({ ...step(6), all: ['a', 'b'] })?.all).toEqual(['a', 'b']);
});
