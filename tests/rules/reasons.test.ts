// Why something is not offered: every thing a player could point at has a reason, in words, and the right one.
import { option } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { SPACES } from 'shared/games/escape/board/map.ts';
import { eachLook } from 'shared/games/escape/board/marks.ts';
import { ACTS, type Act, isCase, isItem } from 'shared/games/escape/model/names.ts';
import { K, KINDS, PAIR, pair } from 'shared/games/escape/model/options.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';
import { enrich, gather } from '../fuzz/rich.ts';
import { scenario } from '../support/escape/index.ts';
import { eventsStrike, idles } from '../support/escape/phases.ts';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';

const act = (name: Act, what = 0): number => option(K.act, pair(ACTS.indexOf(name), what));

/** What the owner of this seat can see and point at: own cards and things, every space and Enemy, every act. */
const wantsOf = (s: State, seat: number): number[] => {
  const mine = escape.viewFor(s, seat).mine!;
  const wants = [option(K.fight), option(K.scout), option(K['car-move']), option(K.invite), option(K.done)];
  for (const card of [...mine.hand, ...mine.discard, ...mine.chosen, ...mine.beside]) wants.push(option(K.card, card));
  for (const name of ACTS) wants.push(act(name));
  mine.supply.forEach((card, slot) => {
    if (isItem(card)) wants.push(act('pay-item', slot), act('use-item', slot), act('reveal-weapon', slot));
    if (isCase(card)) wants.push(act('reveal-case', slot));
    for (let place = 0; isCase(card) && place < 4; place++) wants.push(act('give-up-case', slot * 4 + place));
  });
  for (let x = 0; x < SPACES; x++) {
    wants.push(option(K.space, x), option(K.poi, x), option(K.crash, x));
    eachLook(s, x, (look) => wants.push(option(K.enemy, pair(x, look))));
  }
  return wants;
};

test('T10 T11 whatever a player could point at and is not offered has a reason, in every language', () => {
  const speechless = new Set<string>();
  const met = new Set<string>();
  const reasons = new Set<string>();
  for (let n = 0; n < 48; n++) {
    const pick = pickFrom(`reasons/${n}`);
    const s = setUp(tableNumber(n, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    for (let asks = escape.asks(s); asks.length > 0 && s.turn < 6; asks = escape.asks(s)) {
      for (const { seat, why, options } of asks) {
        if (seat < 0) continue;
        const offered = new Set(options);
        for (const want of met.has(why) && pick(6) > 0 ? [] : wantsOf(s, seat)) {
          const reason = escape.why(s, seat, want);
          if (offered.has(want)) expect(reason, `${why} offers what it gives a reason against`).toBeNull();
          else if (reason === null) speechless.add(`${why}: ${JSON.stringify(escape.describe(want))}`);
          else reasons.add(reason);
        }
        // Whatever else somebody sends is answered as calmly.
        for (const odd of [pick(150_000), -1 - pick(9), 0.5, Number.NaN, 2 ** 40])
          if (!offered.has(odd)) expect(typeof (escape.why(s, seat, odd) ?? '')).toBe('string');
        met.add(why);
      }
      const { why } = asks[0]!;
      escape.apply(s, ...someAnswer(asks, pick));
      if (why === 'choose-cards' && pick(6) === 0) gather(s);
    }
  }
  expect([...speechless]).toEqual([]);
  for (const words of [en, de, it]) expect([...reasons].filter((one) => !(`reason.${one}` in words))).toEqual([]);
  expect(met.size).toBeGreaterThan(20);
});

test('whatever number is asked about has a reason or none, and is no fault', () => {
  const faults = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const pick = pickFrom(`numbers/${n}`);
    const s = setUp(tableNumber(n, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    const met = new Set<string>();
    for (let asks = escape.asks(s); asks.length > 0 && s.turn < 6; asks = escape.asks(s)) {
      for (const { seat, why } of asks) {
        if (seat < 0 || met.has(why)) continue;
        met.add(why);
        for (const kind of KINDS.keys())
          for (let target = 0; target < PAIR * PAIR * 2; target += target < PAIR * 2 ? 1 : 37)
            try {
              escape.why(s, seat, option(kind, target));
            } catch (error) {
              faults.add(`${why}: ${KINDS[kind]} ${target}: ${error}`);
            }
      }
      escape.apply(s, ...someAnswer(asks, pick));
    }
  }
  expect([...faults]).toEqual([]);
});

describe('the reason is the right one', () => {
  type Game = ReturnType<typeof scenario>;
  const quiet = `
          5         6         7
    1               PIM/p
    1.5                       PI/p~
    2               o/S
    2.5   o/p                 o/B#NW
    3               ./MG
    4               PM/d
  `;
  const beset = quiet.replace('o/S', 'o/Spi');
  const at = (drawing: string, how: (game: Game) => Game = (game) => game) => how(scenario(drawing));
  /** What is not offered at this moment, and why. */
  const says = (game: Game, reasons: Record<string, string>) => {
    for (const [name, reason] of Object.entries(reasons)) expect([name, game.whyNot(name)]).toEqual([name, reason]);
  };

  test('T2 before the cards are chosen', () => {
    const game = at(beset, (g) => g.discards('snake', 'shoot-first'));
    expect(game.window()?.why).toBe('timer');
    says(game, {
      'dirty-fight': 'discards-first',
      'shoot-first': 'discarded',
      threat: 'level-up-first',
      '6,1': 'by-a-card',
      '6,2 p': 'by-a-card',
      fight: 'instead-of-a-card',
      'take-item': 'enemy-here',
      'take-car': 'not-here',
      'take-president': 'not-here',
      'abandon-car': 'no-car',
      'car-move': 'no-car',
    });
  });

  test('T3 T13 while they are chosen: each card once, and after the first no act', () => {
    const game = at(quiet, (g) => g.supply('snake', 'pistol')).answers('dirty-fight');
    expect(game.window()?.why).toBe('choose-cards');
    says(game, { 'dirty-fight': 'already-chosen', 'reveal-weapon pistol': 'second-card-first', '6,1': 'by-a-card' });
  });

  test('T4 T6 before a card is played: only the two chosen, the ability once, the Car after both', () => {
    const game = at(quiet, (g) => g.car('snake', 'car').supply('snake', 'crowbar', 'pistol', 'the-tape'));
    game.chooses('snake', 'dirty-fight', 'slip-away');
    says(game, {
      'keep-moving': 'not-chosen',
      'car-move': 'after-both-cards',
      'reveal-weapon crowbar': 'not-a-weapon',
      'use-item pistol': 'is-a-weapon',
      'use-item the-tape': 'not-an-item',
      'reveal-case pistol': 'not-a-case',
      'give-up-case crowbar 1': 'not-a-case',
    });
    says(game.answers('fight'), { scout: 'ability-used' });
    expect(at(quiet, (g) => g.weapon('snake', 'axe')).whyNot('use-weapon')).toBe('no-gun');
  });

  test('T10 in the middle of a play there are no acts, in a move only some and only between two steps', () => {
    const game = at(quiet, (g) => g.supply('snake', 'pistol', 'crowbar')).plays('snake', 'keep-moving', 'shoot-first');
    says(game, {
      'use-weapon': 'between-steps',
      'reveal-weapon pistol': 'between-steps',
      'keep-moving': 'already-played',
      'shoot-first': 'in-the-middle',
      '6,2': 'already-there',
      '6,4': 'not-next-to-you',
      'crash 6,1': 'no-car',
      'bridge 3': 'not-at-the-bridge',
      invite: 'no-car',
    });
    game.moves('6,1').done();
    expect(game.asks()?.why).toBe('explore');
    says(game, { '6,4': 'not-next-to-you', 'use-item crowbar': 'in-the-middle', done: 'must-be-done' });
  });

  test('V2 V3 whoever has a Car learns why nobody rides along and why nothing is rammed', () => {
    const alone = at(quiet, (g) => g.car('snake', 'car').plays('snake', 'keep-moving'));
    says(alone, { invite: 'nobody-to-take', 'crash 6,1': 'no-roadblock' });
    const asked = at(quiet.replace('o/S', 'o/SM#N').replace('./MG', './G'), (g) =>
      g.car('snake', 'car').plays('snake', 'kick-it-down'),
    );
    asked.answers('invite').answersAs('maggie', 'no');
    says(asked, { invite: 'already-asked', 'crash 6,1': 'no-need' });
  });

  test('C1 C7 of an Enemy: out of range, behind a Roadblock, or not to be tricked', () => {
    const shot = at(quiet.replace('o/S', 'o/S#S')).plays('snake', 'shoot-first');
    says(shot, { '6,4 d': 'out-of-range', '6,3 slag': 'roadblock' });
    const near = at(beset).plays('snake', 'dirty-fight');
    says(near, { '6,1 p': 'out-of-range', 'lone-victory': 'in-the-middle' });
  });

  test('V2 whoever is asked in another’s turn can do nothing of their own', () => {
    const game = at(quiet.replace('o/S', 'o/SM').replace('./MG', './G'), (g) =>
      g.car('snake', 'car').supply('maggie', 'pistol').plays('snake', 'keep-moving').answers('invite'),
    );
    expect(game.window()?.seat).toBe('maggie');
    says(game, { 'reveal-weapon pistol': 'not-your-turn', '6,3': 'not-your-turn', 'clean-shot': 'not-your-turn' });
  });

  test('Y6 of Enemies that could move next: engaged, tricked, without a way, or after others', () => {
    const game = eventsStrike(at(`
          4         5         6         7
    1                         PIM/p
    1.5                                 PI/p~
    2                         o/S
    2.5             o/p                 o
    3                         ./MG
    4                         PM/p
    5     the-refinery/p
    `, (g) => g.discards('snake', 'dirty-fight')), 'thats-the-duke'); // biome-ignore format: a drawing
    expect(game.window()?.why).toBe('move-enemy');
    says(game, { '6,3 slag': 'engaged', '7,1 p~': 'already-tricked', '4,5 p': 'no-way', '6,4 p': 'others-first' });
  });

  test('T12 from New York’s phase on nothing but a Lone Victory', () => {
    const game = idles(
      at('\n  6\n  2  o/Si\n  3  ./M\n', (g) => g.level('snake', 4).presidentTaken().supply('snake', 'crowbar')),
      'snake',
    );
    game.chance('midnight');
    expect(game.window()).toMatchObject({ why: 'free-acts', options: expect.arrayContaining(['pass']) });
    says(game, { 'take-item': 'new-yorks-phase', 'use-item crowbar': 'new-yorks-phase', '6,3': 'new-yorks-phase' });
  });

  test('I2 I8 of what others own, or must be given up', () => {
    const thief = at('\n      6        7\n  2   o/SMB\n  2.5          o/C\n', (g) =>
      g
        .special('snake', 'threat')
        .supply('maggie', 'pistol', 'axe')
        .supply('brain', 'diagram-3!')
        .supply('cabbie', 'rifle'),
    );
    thief.plays('snake', 'threat').answers('branch 0');
    says(thief, { 'brain 1': 'not-to-be-stolen', 'cabbie 1': 'elsewhere', 'maggie 3': 'not-to-be-stolen' });
    const full = at('\n  6\n  2  o/Si\n  3  ./M\n', (g) => g.supply('snake', 'the-tape', 'pistol', 'axe'));
    full.answers('take-item').chance('rifle');
    expect(full.window()?.why).toBe('supply-full');
    expect(escapeWhy(full, option(K.item, 0))).toBe('case-to-a-slot');
    expect(escapeWhy(full, option(K.pay, 0))).toBe('not-an-item');
  });

  test('H5 of what lies beyond a supply nothing is said: other secrets of its owner are stored there', () => {
    const thief = (blue: string) =>
      at('\n  6\n  2  o/SMB\n', (g) =>
        g.special('snake', 'threat').supply('maggie', 'pistol').objectives('maggie', { blue }),
      )
        .plays('snake', 'threat')
        .answers('branch 0');
    const said = (game: Game) =>
      Array.from({ length: 32 }, (_, slot) => escapeWhy(game, option(K.steal, pair(1, slot))));
    expect(said(thief('the-tape'))).toEqual(said(thief('fake-tape')));
    expect(said(thief('the-tape')).slice(3)).toEqual(Array(29).fill(null));
  });

  /** For what has no name of its own. */
  const escapeWhy = (game: Game, choice: number): string | null => {
    let reason: string | null = null;
    game.seen((s) => {
      reason = escape.why(s, escape.asks(s)[0]!.seat, choice);
    });
    return reason;
  };
});
