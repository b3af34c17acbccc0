// Each Item that is used and discarded, one test a card.
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../../support/escape/index.ts';
import { eventsStrike } from '../../support/escape/phases.ts';

const alone = '\n   6\n 3  ./SM\n';
const ITEM_DISCARDS = 3;
const discards = (game: Game): number => game.view('watcher').public.decks[ITEM_DISCARDS]!;
/** Snake has this one card and Maggie another; the same card again stays in the deck or is gone. */
const has = (item: string, drawing = alone) => scenario(drawing).supply('snake', item).supply('maggie', 'axe');
/** The card is gone, named to everyone, and Maggie's is untouched. */
const isUsedUp = (game: Game, item: string): void => {
  expect(game.hero('snake').supply).toEqual([]);
  expect(discards(game)).toBe(1);
  expect(game.toldOf('used-item', 'watcher')).toEqual([['used-item', 0, held(item as 'axe')]]);
  expect(game.hero('maggie').supply).toEqual(['an item']);
};

describe('trash-can-lid', () => {
  /** At the end of Snake's Hero Phase with two cards left in hand. */
  const struck = (enemies: string) =>
    has('trash-can-lid', `\n   6\n 2  o/S${enemies}\n 3  ./M\n`)
      .hand('snake', 'strong-antitoxin', 'slip-away', 'keep-moving', 'walk-it-off')
      .answers('no')
      .plays('snake', 'keep-moving', 'walk-it-off')
      .plays('snake', 'walk-it-off')
      .until('prevent');

  test('Trash-Can Lid prevents 3 of 4 damage, and 2 of 2', () => {
    const four = struck('pppp').answers('trash-can-lid');
    isUsedUp(four, 'trash-can-lid');
    expect(four.toldOf('wounded')).toEqual([['wounded', 0, 1]]);
    const two = struck('pp').answers('trash-can-lid');
    expect(two.toldOf('wounded')).toEqual([]);
    expect(two.until('new-york-top').hero('snake').hand).toBe(2);
  });

  test('Trash-Can Lid is no act of its own: it waits for damage', () => {
    const game = has('trash-can-lid', '\n   6\n 2  o/Spp\n 3  ./M\n');
    expect(game.asks()?.options).not.toContain('use-item trash-can-lid');
    expect(game.whyNot('use-item trash-can-lid')).toBe('no-use-now');
  });
});

test('First Aid Kit takes back up to 2 discarded cards of choice', () => {
  const game = has('first-aid-kit')
    .discards('snake', 'keep-moving', 'slip-away', 'dirty-fight')
    .discards('maggie', 'hurry-up');
  game.answers('use-item first-aid-kit', 'slip-away', 'keep-moving');
  isUsedUp(game, 'first-aid-kit');
  expect(game.knows('snake').discard).toEqual(['dirty-fight']);
  expect(game.hero('maggie')).toMatchObject({ hand: 7, discard: 1 });
  expect(game.toldOf('recovered', 'maggie')).toEqual([
    ['recovered', 0],
    ['recovered', 0],
  ]);
  // Used before T2's duty it can lift it.
  const duty = has('first-aid-kit').hand('snake', 'dirty-fight');
  expect(duty.asks()?.options).toEqual(['yes', 'use-item first-aid-kit']);
  duty.answers('use-item first-aid-kit', 'slip-away', 'done');
  expect(duty.asks()?.options).toEqual(['yes', 'no']);

  expect(has('first-aid-kit').whyNot('use-item first-aid-kit')).toBe('no-use-now');
});

test('Ammo Box reloads the Weapon fully, never beyond', () => {
  const game = has('ammo-box').weapon('snake', 'machine-pistol', 1).weapon('maggie', 'revolver', 1);
  game.answers('use-item ammo-box');
  isUsedUp(game, 'ammo-box');
  expect(game.hero('snake')).toMatchObject({ weapon: 'machine-pistol', ammo: 3 });
  expect(game.hero('maggie').ammo).toBe(1);
  expect(has('ammo-box').weapon('snake', 'rifle', 2).whyNot('use-item ammo-box')).toBe('no-use-now');
  expect(has('ammo-box').weapon('snake', null).whyNot('use-item ammo-box')).toBe('no-use-now');
  expect(has('ammo-box').weapon('snake', 'axe').whyNot('use-item ammo-box')).toBe('no-use-now');
});

test('Flare Gun moves the Helicopter marker to any Park space, landed or not', () => {
  const game = has('flare-gun').answers('use-item flare-gun');
  expect(game.asks()).toMatchObject({ seat: 'snake', why: 'move-helicopter' });
  expect(game.asks()?.options.sort()).toEqual(['10,2', '10,3', '10,4', '11,2', '11,3', '9,2', '9,3']);
  game.answers('11,2');
  isUsedUp(game, 'flare-gun');
  expect(game.newYork()).toMatchObject({ helicopter: '11,2', landed: false });
  const landed = has('flare-gun').helicopter('10,3', { landed: true }).answers('use-item flare-gun', '9,3');
  expect(landed.newYork()).toMatchObject({ helicopter: '9,3', landed: true });
});

test('Crowbar destroys one Roadblock on a road of the space', () => {
  const game = has('crowbar', '\n   6          7\n 2  o/S#S#SE\n 3  ./M#S\n').answers('use-item crowbar');
  expect(game.asks()).toEqual({ seat: 'snake', why: 'roadworks', options: ['6,2 SE', '6,2 S', 'done'] });
  game.answers('6,2 S').shows('\n   6          7\n 2  o/S%S#SE\n 3  ./M#S\n');
  isUsedUp(game, 'crowbar');
  expect(game.asks()?.why).toBe('choose-cards');
  expect(has('crowbar', '\n   6\n 2  o/S%S\n 3  ./M#S\n').whyNot('use-item crowbar')).toBe('no-use-now');
});

test('Smoke Bomb tricks every Enemy in the space, each its own way, and nobody next door', () => {
  const game = has('smoke-bomb', '\n   6     7\n 2  o/Spd\n 2.5      o/p\n 3  ./M\n').answers('use-item smoke-bomb');
  game.answers('6,2 p', '6,3', '6,2 d', '7,2').shows('\n   6     7\n 2  o/S\n 2.5      o/d~p\n 3  ./Mp~\n');
  isUsedUp(game, 'smoke-bomb');
  expect(game.asks()?.why).toBe('choose-cards');
  expect(has('smoke-bomb', '\n   6\n 2  o/p\n 3  ./SM\n').whyNot('use-item smoke-bomb')).toBe('no-use-now');
});

test('Molotov Cocktail deals 3 damage at range 1 for 1 Noise at once', () => {
  const game = has('molotov-cocktail', '\n   6\n 1  PI/p\n 2  o/pp\n 3  ./SMp\n').answers('use-item molotov-cocktail');
  expect(game.asks()).toEqual({ seat: 'snake', why: 'damage', options: ['6,3 p', '6,2 p'] });
  game.hits('6,2 p', '6,2 p', '6,3 p').shows('\n   6\n 1  PI/p\n 2  o\n 3  ./SM\n');
  isUsedUp(game, 'molotov-cocktail');
  expect(game.newYork()).toMatchObject({ noise: 1, pending: 0 });
  const far = has('molotov-cocktail', '\n   6\n 1  PI/p\n 3  ./SM\n');
  expect(far.whyNot('use-item molotov-cocktail')).toBe('no-use-now');
});

test('Fake Tape looks at the card on one Case slot; only its owner learns it', () => {
  const game = has('fake-tape').caseSlot(1, 'the-tape', 'away').caseSlot(3, null).answers('use-item fake-tape');
  expect(game.asks()?.options).toEqual(['slot 1', 'slot 2', 'slot 4']);
  expect(game.whyNot('slot 3')).toBe('no-card-there');
  game.answers('slot 1');
  isUsedUp(game, 'fake-tape');
  expect(game.toldOf('looked-at-slot', 'snake')).toEqual([['looked-at-slot', 0, 0, held('the-tape')]]);
  expect(game.toldOf('looked-at-slot', 'maggie')).toEqual([['looked-at-slot', 0, 0]]);
  expect(game.view('maggie').public.caseSlots[0]).toBe(1);
  expect(game.knows('snake').slots).toEqual({ 1: 'the-tape' });
  expect(game.knows('maggie').slots).toEqual({});
});
test('Fake Tape has no use while no card lies on any slot', () => {
  const game = [1, 2, 3, 4].reduce((g, slot) => g.caseSlot(slot, null), has('fake-tape'));
  expect(game.whyNot('use-item fake-tape')).toBe('no-use-now');
});

test.each([[0, null], [1, 0], [3, 0], [4, 1]])('Signed Pardon takes 3 Noise of %i away, to %s', (noise, left) => {
  const game = has('signed-pardon').noise(noise);
  if (left === null) return expect(game.whyNot('use-item signed-pardon')).toBe('no-use-now');
  game.answers('use-item signed-pardon');
  isUsedUp(game, 'signed-pardon');
  expect(game.newYork()).toMatchObject({ noise: left, missions: 4 });
}); // biome-ignore format: rows

test('Secret Documents look at 1 face-down POI; only their owner learns it', () => {
  const game = has('secret-documents', '\n   6    7\n 3  ./SM\n 5.5     ?dukes-camp\n').answers(
    'use-item secret-documents',
  );
  expect(game.asks()?.options).toHaveLength(8);
  game.answers('7,5');
  isUsedUp(game, 'secret-documents');
  expect(game.knows('snake').pois).toEqual({ '7,5': 'dukes-camp' });
  expect(game.knows('maggie').pois).toEqual({});
  expect(game.asks()?.why).toBe('choose-cards');
});

describe("President's Finger", () => {
  const deadOrAlive = { variants: ['dead-or-alive'] } as const;

  test("President's Finger removes 1 Alive card before the rescue, openly", () => {
    const game = scenario(alone, deadOrAlive)
      .supply('snake', 'presidents-finger')
      .answers('use-item presidents-finger');
    expect(game.toldOf('alive-removed')).toEqual([['alive-removed', 1]]);
    expect(game.view('maggie').public.extras[0]).toBe(1);
    expect(game.hero('snake').supply).toEqual([]);
  });

  test("President's Finger does nothing after the rescue", () => {
    const game = scenario(alone, deadOrAlive).supply('snake', 'presidents-finger').presidentTaken();
    expect(game.whyNot('use-item presidents-finger')).toBe('no-use-now');
  });

  test("President's Finger is no Item of the base game", () => {
    expect(() => scenario(alone).supply('snake', 'presidents-finger').asks()).toThrow('no such Item');
  });
});

test('an Item used during an Event window is not offered: only what prevents damage is', () => {
  const game = eventsStrike(has('first-aid-kit').discards('snake', 'keep-moving', 'slip-away'), 'rooftop-shot');
  expect(game.window()).toEqual({ seat: 'snake', why: 'prevent', options: ['pass'] });
  expect(game.whyNot('first-aid-kit')).toBe('prevents-nothing');
});
