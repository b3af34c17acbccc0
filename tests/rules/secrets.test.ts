// H: who may know what. The leak fuzz compares whole games; here each rule has its case.

import { rememberSlot } from 'shared/games/escape/board/cases.ts';
import { POI_OF, SUBURB_OF } from 'shared/games/escape/board/map.ts';
import { PARTS } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario, type Viewer } from '../support/escape/index.ts';
import { space } from '../support/escape/names.ts';
import { eventsStrike, turnsTimer } from '../support/escape/phases.ts';

type Game = ReturnType<typeof scenario>;
const VIEWERS: readonly Viewer[] = ['snake', 'maggie', 'watcher'];
const pair = '\n  6\n  2  o/S\n  3  ./M\n';
const bytes = (game: Game, viewer: Viewer) => JSON.stringify([game.view(viewer), game.told(viewer)]);
/** Whether two games look the same to these viewers, byte for byte. */
const looksAlike = (one: Game, other: Game, ...viewers: Viewer[]) => {
  for (const viewer of viewers) expect(bytes(one, viewer)).toBe(bytes(other, viewer));
};

describe('H1', () => {
  test('H1 the public part is the same for everybody', () => {
    const game = scenario(pair).supply('snake', 'pistol', 'the-tape').plays('snake', 'dirty-fight');
    const [first, ...rest] = VIEWERS.map((viewer) => JSON.stringify(game.view(viewer).public));
    for (const other of rest) expect(other).toBe(first);
  });

  test('H1 it holds all counts: hands, discards, supplies by their backs, stacks, Timer tiles by colour', () => {
    const game = scenario(pair).discards('maggie', 'hurry-up', 'no-mercy').supply('maggie', 'flare-gun', 'the-tape');
    game.chooses('snake', 'dirty-fight', 'shoot-first');
    expect(game.hero('snake')).toMatchObject({ hand: 6, chosen: 2, weapon: 'machine-pistol', ammo: 3, level: 1 });
    expect(game.hero('maggie')).toMatchObject({ hand: 6, discard: 2, supply: ['an item', 'a case'] });
    expect(game.newYork()).toMatchObject({ black: 10, red: 3, noise: 0, missions: 4, eventLevel: 1 });
    const { decks, newYork } = game.view('watcher').public;
    expect(decks[PARTS.indexOf('city')]).toBe(34);
    expect(newYork[4]).toBeGreaterThanOrEqual(0);
  });

  test('H1 whose decision is awaited is known, what they may answer is not', () => {
    const game = scenario(pair).hand('snake', 'dirty-fight', 'shoot-first').answers('no');
    const other = scenario(pair).hand('snake', 'keep-moving', 'slip-away').answers('no');
    looksAlike(game, other, 'maggie', 'watcher');
    expect(game.asks()?.options).not.toEqual(other.asks()?.options);
  });
});

describe('H2', () => {
  test("H2 the hand, the discards and the cards face down on the table are one player's alone", () => {
    const chosen = (...cards: [string, string]) => scenario(pair).chooses('snake', ...cards);
    looksAlike(chosen('dirty-fight', 'shoot-first'), chosen('slip-away', 'keep-moving'), 'maggie', 'watcher');
    expect(chosen('dirty-fight', 'shoot-first').knows('snake').chosen.sort()).toEqual(['dirty-fight', 'shoot-first']);
  });

  test('H2 so are face-down supplies', () => {
    const holds = (item: string) => scenario(pair).supply('snake', item);
    const one = holds('pistol');
    const other = holds('flare-gun');
    looksAlike(one, other, 'maggie', 'watcher');
    // The owner does see the difference, so the comparison can fail.
    expect(() => looksAlike(one, other, 'snake')).toThrow();
    expect([one.knows('snake').supply, other.knows('snake').supply]).toEqual([['pistol'], ['flare-gun']]);
  });

  test('H2 and objectives', () => {
    const aims = (purple: string) => scenario(pair).objectives('snake', { purple });
    looksAlike(aims('gullfire'), aims('helicopter'), 'maggie', 'watcher');
    expect(aims('gullfire').knows('snake').purple).toBe('gullfire');
  });

  test('H2 what was looked at is known to the one who looked; that they looked, to all', () => {
    const looks = (poi: string) => {
      const drawing = `
          6       7
    2     o/B
    3     ./S
    5.5           ?${poi}
      `;
      return scenario(drawing).turnOf('brain').plays('brain', 'old-maps').answers('7,5');
    };
    const game = looks('dukes-camp');
    expect(game.knows('brain').pois).toEqual({ '7,5': 'dukes-camp' });
    expect(game.knows('snake').pois).toEqual({});
    expect(game.toldOf('looked-at-poi', 'snake')[0]).toHaveLength(3);
    expect(game.toldOf('looked-at-poi', 'brain')[0]).toHaveLength(4);
    looksAlike(game, looks('nothing-here'), 'snake', 'watcher');
  });
});

test('H2 a fourth card says to its owner, or their bot, nothing of who else has seen its face', () => {
  const fourth = (seers: number) =>
    scenario('\n  6\n  2  o\n  3  ./SM1\n')
      .supply('snake', 'pistol', 'axe', 'crowbar')
      .caseSlot(1, 'the-tape', '6,3')
      .arranged((s) => rememberSlot(s, 0, seers))
      .answers('take-case 1');
  const [one, other] = [fourth(0), fourth(1 << 1)];
  expect(one.window()).toMatchObject({ seat: 'snake', why: 'supply-full' });
  looksAlike(one, other, 'snake', 'watcher');
  // Maggie, who has looked, is told which Case it is that Snake has taken.
  expect(() => looksAlike(one, other, 'maggie')).toThrow();
});

describe('H3', () => {
  const hidden = (cell: string, at: string) => {
    const [x, y] = at.split(',').map(Number) as [number, number];
    return scenario(`\n  ${x}\n  ${y + (x % 2) / 2}  ${cell}\n`, { heroes: ['snake', 'maggie'] });
  };

  test('H3 a face-down POI looks the same to everybody, whatever it is', () => {
    expect(POI_OF[space('7,5')]).toBeGreaterThanOrEqual(0);
    looksAlike(hidden('?dukes-camp', '7,5'), hidden('?the-ring', '7,5'), ...VIEWERS);
  });

  test('H3 so does a face-down Suburb marker, and a Case on its slot', () => {
    expect(SUBURB_OF[space('8,1')]).toBeGreaterThanOrEqual(0);
    looksAlike(hidden('?raft', '8,1'), hidden('?event', '8,1'), ...VIEWERS);
    const lies = (card: string) => scenario(pair).caseSlot(2, card);
    looksAlike(lies('the-tape'), lies('presidents-bracelet'), ...VIEWERS);
  });

  test('H3 the objective that nobody was dealt, and the order of the decks, are in no view', () => {
    const dealt = (...cards: [string, string]) => scenario(pair).objectiveDeck('purple', ...cards);
    looksAlike(dealt('gullfire', 'raft'), dealt('helicopter', 'raft'), ...VIEWERS);
  });
});

describe('H4', () => {
  test('H4 spectators know exactly what is public', () => {
    const game = scenario(pair).supply('snake', 'pistol').plays('snake', 'dirty-fight');
    expect(game.view('watcher')).toMatchObject({ mine: null, all: null });
    expect(game.view('watcher').public).toEqual(game.view('snake').public);
  });

  test('H4 after the game everything is shown to everyone', () => {
    const before = scenario(pair).discards('snake', 'keep-moving').supply('maggie', 'flare-gun').blackTimers(0);
    expect(before.view('snake').all).toBeNull();
    const game = turnsTimer(before, 'red-end');
    for (const viewer of VIEWERS) {
      const all = game.view(viewer).all!;
      expect(all.map(({ hand }) => hand.length)).toEqual([8, 8]);
      expect(all[1]!.supply.filter((card) => card !== 0)).toHaveLength(1);
    }
  });
});

describe('H6', () => {
  /** Snake is shot at; what is he asked, and what may he answer? */
  const shot = (...items: string[]) => {
    const game = scenario(pair)
      .discards('snake', 'keep-moving')
      .supply('snake', ...items);
    eventsStrike(game, 'rooftop-shot');
    return game.window()!;
  };

  test('H6 before damage the question is put whenever a face-down Item lies in the supply, helpful or not', () => {
    expect(shot('trash-can-lid')).toMatchObject({ seat: 'snake', why: 'prevent' });
    expect(shot('pistol')).toMatchObject({ seat: 'snake', why: 'prevent', options: ['pass'] });
    expect(shot('trash-can-lid').options).toContain('trash-can-lid');
  });

  test('H6 with no Item, or only a Case, it is not put: that is public', () => {
    expect(shot()).toMatchObject({ seat: 'chance', why: 'lose-card' });
    expect(shot('the-tape')).toMatchObject({ seat: 'chance', why: 'lose-card' });
  });

  test('H6 to the others both look the same', () => {
    const game = (item: string) =>
      eventsStrike(scenario(pair).discards('snake', 'keep-moving').supply('snake', item), 'rooftop-shot');
    looksAlike(game('trash-can-lid'), game('pistol'), 'maggie', 'watcher');
  });
});
