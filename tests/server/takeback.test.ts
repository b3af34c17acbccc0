// Undo without a server: what may be taken back teaches nobody anything.

import type { Game, Head, Row, TableMeta } from 'server/store/Store.ts';
import { asksOf } from 'server/table/knowledge.ts';
import { answer, askName, type Change, OPEN, type Setting, start } from 'server/table/play.ts';
import { replay, standing } from 'server/table/replay.ts';
import { undo, undoableSeats } from 'server/table/undo.ts';
import { CHANCE, type Event, eventFor, WATCHER } from 'shared/engine';
import { type AnyRules, GAMES } from 'shared/games';
import { expect, test } from 'vitest';
import { headOf } from '../support/server/heads.ts';
import { candles } from '../support/toy/candles.ts';

const escape = GAMES.find((game) => game.id === 'escape')!;

/** Small numbers from a seed, for which game to play; the deal has its own. */
const picker = (seed: number) => {
  let x = seed * 2654435761 + 1;
  return (n: number) => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 3266489917) >>> 0;
    return x % n;
  };
};

const PLAYERS = ['anna', 'bert', 'carla'];
const tableOf = (rules: AnyRules, seed: number, holders = PLAYERS) => {
  const meta: TableMeta = {
    id: 't',
    crew: 'c',
    game: rules.id,
    name: 'T',
    seats: holders.length,
    options: {},
    seed: seed.toString(16).padStart(64, '0'),
  };
  const rows: Row[] = [];
  const asked = (of: Head) => asksOf(rules, of).map((ask) => ask.seat);
  const setting: Setting = { rules, meta, rows: async () => rows, asked };
  const seats = holders.map((player, role) => ({ ...OPEN, player, role }));
  let head = headOf(holders[0]!, seats, rules.version);
  const become = (player: string, change: Change) => {
    head = { ...change.head, seq: head.seq + 1 };
    rows.push({ ...change.row, seq: head.seq, player, request: '', epoch: 1, engine: rules.version });
  };
  become(holders[0]!, start()(head, holders[0]!, setting) as Change);
  return { setting, rows, become, head: () => head };
};

const viewsOf = (rules: AnyRules, head: Head) =>
  JSON.stringify([WATCHER, ...head.seats.keys()].map((viewer) => rules.viewFor(head.game!, viewer)));

/** What one viewer sees of an answer: what they are told, and how the table looks to them afterwards. */
const seenBy = (rules: AnyRules, viewer: number, game: Game, events: readonly Event[]) =>
  JSON.stringify([events.map((event) => eventFor(event, viewer)), { ...rules.viewFor(game, viewer), stack: null }]);

/** Whatever is true of what a viewer cannot see, they could have seen the same: so what they saw excludes nothing. */
const teachesNothing = (rules: AnyRules, before: Head, after: Head, row: Row, pick: (n: number) => number) => {
  for (const viewer of [WATCHER, ...before.seats.keys()]) {
    const seen = seenBy(rules, viewer, after.game!, row.events);
    for (let i = 0; i < 3; i++) {
      const other = rules.guess(rules.viewFor(before.game!, viewer), pick);
      const options = rules.asks(other).find((ask) => ask.seat === row.seat)?.options ?? [];
      const could = options.some((choice) => {
        const game = rules.clone(other);
        return seenBy(rules, viewer, game, rules.answer(game, row.seat, choice)) === seen;
      });
      expect(could, `seat ${viewer} learns something by ${JSON.stringify(rules.describe(row.choice))}`).toBe(true);
    }
  }
};

/** Plays at random; whenever something can be taken back, proves that it teaches nothing and sometimes takes it back. */
const playAndTakeBack = (rules: AnyRules, seed: number, answers: number) => {
  const pick = picker(seed);
  const { setting, rows, become, head } = tableOf(rules, seed);
  let undone = 0;
  for (let i = 0; i < answers && head().phase === 'playing'; i++) {
    const asks = rules.asks(head().game!).filter((ask) => ask.seat !== CHANCE);
    const ask = asks[pick(asks.length)]!;
    const player = head().seats[ask.seat]!.player;
    const choice = ask.options[pick(ask.options.length)]!;
    const before = head();
    become(player, answer(ask.seat, askName(before, ask.seat), choice)(before, player, setting) as Change);
    const after = head();
    if (!undoableSeats(after).includes(ask.seat)) continue;
    teachesNothing(rules, before, after, rows.at(-1)!, pick);
    if (pick(3) > 0) continue;
    become(player, undo('step')(after, player, setting) as Change);
    undone++;
    expect(viewsOf(rules, head())).toBe(viewsOf(rules, before));
    expect(rows.at(-1)).toMatchObject({ kind: 'undo', about: [after.seq] });
    // The log tells the same story.
    expect(JSON.stringify(replay(rules, {}, standing(rows)))).toBe(JSON.stringify(head().game));
  }
  return undone;
};

test.each([
  ['candles', candles as AnyRules, 60, 40],
  ['escape', escape, 10, 100],
] as const)('after an allowed undo no viewer knows more than before: %s', (_name, rules, games, answers) => {
  let undone = 0;
  for (let seed = 1; seed <= games; seed++) undone += playAndTakeBack(rules, seed, answers);
  expect(undone).toBeGreaterThan(games / 3);
});

test('a game that shows a card without saying so would be found', () => {
  // The same toy, but lighting a candle no longer counts as showing it.
  const silent = {
    ...(candles as AnyRules),
    answer: (...[s, seat, choice]: Parameters<AnyRules['answer']>) => {
      const { learned } = s;
      const events = (candles as AnyRules).answer(s, seat, choice);
      s.learned = learned;
      return events;
    },
  };
  expect(() => {
    for (let seed = 1; seed <= 20; seed++) playAndTakeBack(silent, seed, 40);
  }).toThrow();
});

test('back to the last barrier and not beyond: one step, or all of them', () => {
  const rules = escape;
  for (let seed = 1; ; seed++) {
    const pick = picker(seed);
    const { setting, become, head } = tableOf(rules, seed, ['anna']);
    let base: string | null = null;
    for (let i = 0; i < 60 && head().phase === 'playing'; i++) {
      const ask = rules.asks(head().game!)[0]!;
      const before = head();
      become(
        'anna',
        answer(ask.seat, askName(before, ask.seat), ask.options[pick(ask.options.length)]!)(
          before,
          'anna',
          setting,
        ) as Change,
      );
      if (head().undo === null) {
        expect(() => undo('step')(head(), 'anna', setting)).toThrow('nothing-to-undo');
        base = viewsOf(rules, head());
      } else if (base !== null && head().undo!.answers.length === 3) {
        expect(() => undo('turn')(head(), 'bert', setting)).toThrow('nothing-to-undo');
        const name = askName(head(), ask.seat);
        become('anna', undo('turn')(head(), 'anna', setting) as Change);
        expect(viewsOf(rules, head())).toBe(base);
        // A question put again has a new name.
        expect(askName(head(), ask.seat)).not.toBe(name);
        expect(() => undo('step')(head(), 'anna', setting)).toThrow('nothing-to-undo');
        return;
      }
    }
  }
});
