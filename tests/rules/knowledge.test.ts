// H: who may know what.
import { rememberSlot } from 'shared/games/escape/board/cases.ts';
import { SUBURB_OF } from 'shared/games/escape/board/map.ts';
import { tileNumber } from 'shared/games/escape/content/tiles.ts';
import { HEROES, held, MARKERS } from 'shared/games/escape/model/names.ts';
import { POI_PLACES, REMOVED_CASE, SLOT_CARDS, SUBURB_PLACES } from 'shared/games/escape/model/places.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { REVEALED } from 'shared/games/escape/views/public.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario, type Viewer } from '../support/escape/index.ts';
import { space } from '../support/escape/names.ts';

const street = `
        5     6         7
  2.5   o/B             PI/pp
  3           ./SM
`;
const VIEWERS: Viewer[] = ['snake', 'maggie', 'brain', 'watcher'];
const seen = (game: Game, viewer: Viewer) => JSON.stringify(game.view(viewer));
/** Who sees any difference between two positions. */
const tellApart = (one: Game, other: Game): Viewer[] =>
  VIEWERS.filter((viewer) => seen(one, viewer) !== seen(other, viewer));

describe('H1', () => {
  test('H1 everybody knows counts, backs, Weapons and Ammo, Cars, Level Bars and their progress', () => {
    const game = scenario(street)
      .discards('snake', 'keep-moving', 'dirty-fight')
      .supply('snake', 'pistol', 'the-tape')
      .weapon('snake', 'rifle', 1)
      .car('maggie', 'car')
      .level('brain', 2, { kills: 1, items: 1, set: 'B' });
    expect(game.hero('snake')).toMatchObject({
      hand: 6, discard: 2, supply: ['an item', 'a case'], weapon: 'rifle', ammo: 1,
    }); // biome-ignore format: one fact after another
    expect(game.hero('maggie').car).toBe('car');
    expect(game.hero('brain')).toMatchObject({ level: 2, kills: 1, items: 1, bars: 'B', supply: ['diagram-3'] });
  });

  test('H1 and Noise, Missions, Event Level, the back of the top New York card, the clock, every stack by its size', () => {
    const game = scenario(street).noise(7).missions(2).eventLevel(3).newYorkTop('the-hunt').blackTimers(4);
    expect(game.newYork()).toMatchObject({ noise: 7, missions: 2, eventLevel: 3, black: 4, red: 3 });
    const { newYork, decks } = game.view('watcher').public;
    expect(newYork[4]).toBe(3);
    expect(decks.every((n) => n >= 0)).toBe(true);
    for (const viewer of VIEWERS) expect(game.view(viewer).public).toEqual(game.view('watcher').public);
  });

  test('H1 a card that is played, or a tile that is turned, is seen by all', () => {
    const game = scenario(street).plays('snake', 'walk-it-off').moves('7,2').explores('8,2', 'PM');
    for (const viewer of VIEWERS) {
      expect(game.toldOf('played', viewer)).toEqual([['played', 0, 1]]);
      expect(game.toldOf('explored', viewer)).toHaveLength(1);
    }
  });
});

describe('H2', () => {
  const differ: [string, (game: Game) => Game, (game: Game) => Game][] = [
    ['hand and discards', (g) => g.discards('snake', 'keep-moving'), (g) => g.discards('snake', 'dirty-fight')],
    ['face-down Items', (g) => g.supply('snake', 'pistol'), (g) => g.supply('snake', 'trash-can-lid')],
    ['face-down Cases', (g) => g.caseSlot(1, 'the-tape').supply('snake', 'the-tape'), (g) => g.caseSlot(1, 'diagram-2').supply('snake', 'diagram-2')],
    ['objectives', (g) => g.objectives('snake', { blue: 'the-tape' }), (g) => g.objectives('snake', { blue: 'fake-tape' })],
    ['purple objectives', (g) => g.objectives('snake', { purple: 'raft' }), (g) => g.objectives('snake', { purple: 'gullfire' })],
    ['the Special Action taken', (g) => g.special('snake', 'threat'), (g) => g.special('snake', 'not-my-plan')],
    ['what was looked at', (g) => g.hasSeen('snake', '3,1'), (g) => g.hasSeen('snake', '7,0')],
    ['face-down played cards', (g) => g.chooses('snake', 'dirty-fight', 'keep-moving'), (g) => g.chooses('snake', 'shoot-first', 'walk-it-off')],
  ]; // biome-ignore format: a table
  test.each(differ)('H2 of Snake’s %s only Snake sees which they are', (_what, one, other) => {
    expect(tellApart(one(scenario(street)), other(scenario(street)))).toEqual(['snake']);
  });

  test('H2 who has seen the face of a card that another took still knows it', () => {
    const game = scenario(street.replace('o/B', 'o').replace('./SM', './SMB'))
      .special('snake', 'threat')
      .supply('maggie', 'pistol');
    game.plays('snake', 'threat').answers('branch 0', 'maggie 1');
    expect(game.knows('maggie').others).toEqual(['0 1 pistol']);
    expect(game.knows('brain').others).toEqual([]);
  });
});

test('H2 who has looked at a Case slot is told which Case another takes from there, the rest only that one is taken', () => {
  const game = scenario('\n  6\n  2  o/B\n  3  ./SM1\n').supply('snake', 'fake-tape').caseSlot(1, 'the-tape', '6,3');
  game.answers('use-item fake-tape', 'slot 1').endsTurn().answers('take-case 1');
  expect(game.toldOf('took-case', 'maggie')).toEqual([['took-case', 1, 0, held('the-tape')]]);
  expect(game.toldOf('took-case', 'snake')).toEqual([['took-case', 1, 0, held('the-tape')]]);
  expect(game.toldOf('took-case', 'brain')).toEqual([['took-case', 1, 0]]);
  expect(game.toldOf('took-case', 'watcher')).toEqual([['took-case', 1, 0]]);
  expect(game.knows('snake').others).toEqual(['1 1 the-tape']);
});

describe('H3', () => {
  const swap = (a: number, b: number) => (s: State) => {
    [s.places[a], s.places[b]] = [s.places[b]!, s.places[a]!];
  };
  test.each([
    ['face-down POIs', POI_PLACES, POI_PLACES + 1],
    ['face-down Suburb markers', SUBURB_PLACES, SUBURB_PLACES + 13],
    ['the cards on Case slots', SLOT_CARDS, SLOT_CARDS + 3],
    ['the Case that was removed', REMOVED_CASE, SLOT_CARDS + 2],
  ])('H3 nobody sees %s', (_what, a, b) => {
    const before = scenario(street);
    const after = scenario(street).arranged(swap(a, b));
    expect(tellApart(before, after)).toEqual([]);
  });

  test('H3 H2 but who looks at a POI or a Case slot knows it from then on', () => {
    const poi = scenario(street).turnOf('brain').plays('brain', 'old-maps').answers('3,1');
    expect(Object.keys(poi.knows('brain').pois)).toEqual(['3,1']);
    expect(poi.knows('snake').pois).toEqual({});
    const slot = scenario(street).supply('snake', 'fake-tape').caseSlot(2, 'the-tape');
    slot.answers('use-item fake-tape', 'slot 2');
    expect(slot.knows('snake').slots).toEqual({ 2: 'the-tape' });
    expect(slot.knows('maggie').slots).toEqual({});
    expect(slot.toldOf('looked-at-slot', 'maggie')).toEqual([['looked-at-slot', 0, 1]]);
  });

  test('H3 H2 whoever has looked at a Case slot knows it still when another looks there too', () => {
    const game = scenario(street)
      .supply('snake', 'fake-tape')
      .caseSlot(2, 'the-tape')
      .arranged((s, seatOf) => rememberSlot(s, 1, 1 << seatOf('maggie')));
    game.answers('use-item fake-tape', 'slot 2');
    for (const hero of ['snake', 'maggie'] as const) expect(game.knows(hero).slots).toEqual({ 2: 'the-tape' });
    expect(game.knows('brain').slots).toEqual({});
  });
});

describe('H4', () => {
  test('H4 spectators know exactly what is public', () => {
    const view = scenario(street).view('watcher');
    expect([view.mine, view.all]).toEqual([null, null]);
  });

  test('H4 after the game everything is shown to everyone', () => {
    const game = scenario(street).blackTimers(0).hand('snake', 'dirty-fight').answers('yes').chance('red-end');
    expect(game.result()?.kind).toBe('lost');
    for (const viewer of VIEWERS) {
      const { all } = game.view(viewer);
      expect(all).toHaveLength(3);
      all!.forEach((mine, seat) => {
        expect(mine).toEqual(game.view(HEROES[seat]!).mine);
        expect(mine.hand.length + mine.discard.length).toBe(8);
      });
    }
  });

  test('H4 after the game what lay face down on the map and on the Case slots is turned up for everyone', () => {
    const drawing = `
            6       7            8
      1                          ?raft
      2     ./S
      3     ./M
      5.5           ?dukes-camp
    `;
    const game = scenario(drawing).caseSlot(2, 'the-tape').blackTimers(0).hand('snake', 'dirty-fight');
    const faces = (viewer: Viewer) => {
      const { tile, suburbs, caseSlots } = game.view(viewer).public;
      return {
        poi: tile[space('7,5')], suburb: suburbs[SUBURB_OF[space('8,1')]!], slot: caseSlots[1], street: tile[space('8,1')],
      }; // biome-ignore format: in one look
    };
    expect(faces('maggie')).toEqual({ poi: 0, suburb: -1, slot: 1, street: 0 });
    game.answers('yes').chance('red-end');
    const shown = { poi: tileNumber('dukes-camp'), suburb: MARKERS.indexOf('raft'), slot: REVEALED + held('the-tape') };
    for (const viewer of ['snake', 'maggie', 'watcher'] as const)
      expect(faces(viewer)).toEqual({ ...shown, street: 0 });
  });
});

test('H5 a move of another looks the same whatever that player keeps to themselves', () => {
  const play = (item: string) =>
    scenario(street).supply('snake', item).plays('snake', 'strong-antitoxin', item === 'pistol' ? 'dirty-fight' : 'shoot-first');
  const [one, other] = [play('pistol'), play('axe')];
  for (const viewer of ['maggie', 'brain', 'watcher'] as const) {
    expect(one.told(viewer)).toEqual(other.told(viewer));
    expect(seen(one, viewer)).toBe(seen(other, viewer));
  }
  expect(one.told('snake')).not.toEqual(other.told('snake'));
}); // biome-ignore format: one line a step

describe('H6', () => {
  const beset = (item: string | null) => {
    const game = scenario(`
            5     6
      2.5   o/M
      3           o/Sp
    `);
    if (item !== null) game.supply('snake', item);
    game.plays('snake', 'keep-moving', 'walk-it-off').plays('snake', 'walk-it-off');
    while (['end-turn', 'free-acts'].includes(game.window()?.why ?? '')) game.passes();
    return game;
  };

  test('H6 before damage one is asked with any face-down Item, not only with one that helps', () => {
    expect(beset('trash-can-lid').window()).toMatchObject({ why: 'prevent', options: ['pass', 'trash-can-lid'] });
    expect(beset('pistol').window()).toMatchObject({ why: 'prevent', options: ['pass'] });
    expect(beset(null).window()).toMatchObject({ seat: 'chance', why: 'lose-card' });
  });

  test('H6 after drawing, one is asked which Item to keep even if both are the same', () => {
    const draw = (...cards: [string, string]) =>
      scenario(`
              5               6
        2.5   gun-shop-P/S
        3                     ./M
      `)
        .plays('snake', 'dirty-fight', 'shoot-first')
        .plays('snake', 'shoot-first')
        .chance(...cards);
    expect(draw('pistol', 'axe').asks()?.why).toBe('keep-item');
    expect(draw('pistol', 'pistol').asks()).toMatchObject({ why: 'keep-item', options: ['pistol'] });
  });
});
