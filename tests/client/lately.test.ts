// What a question belongs to: the card being resolved, what of New York's is at work, or neither.

import { BEGINNING, follow } from 'client/scene/playback/index.ts';
import { cardInPlay, causeInPlay, itemInPlay } from 'client/ui/escape/lately.ts';
import { storyOf } from 'client/ui/escape/logLines.ts';
import type { Told } from 'shared/engine/events.ts';
import { TILES } from 'shared/games/escape/content/tiles.ts';
import { HELD } from 'shared/games/escape/model/names.ts';
import type { Step } from 'shared/protocol';
import { expect, test } from 'vitest';

const HOP_IN = 48;
const MOLOTOV = 54;
const logOf = (...events: Told[]): Step[] => [{ seq: 1, seat: 0, events } as Step];
/** Cabbie in seat 1 is on turn, and these of his cards are turned up. */
const turned = (...cards: number[]) => ({
  turn: [3, 1],
  played: [0, cards.reduce((bits, card) => bits | (1 << (card - HOP_IN)), 0)],
});

test('a question about a card is the card’s until the cards of the turn are put away', () => {
  const log = logOf(['turn', 3, 1], ['played', 1, HOP_IN], ['moved', 1, 4, 5]);
  expect(cardInPlay('move', log, turned(HOP_IN))).toBe(HOP_IN);
  expect(cardInPlay('play', log, turned(HOP_IN))).toBe(-1);
  // The Gun Shop has Items to choose from, and the Surgery cards: whatever was played is not asking.
  for (const why of ['keep-item', 'recover']) expect(cardInPlay(why, log, turned())).toBe(-1);
  // One of the two is another's.
  expect(cardInPlay('damage', logOf(['played', 0, 3], ['played', 1, MOLOTOV]), turned(HOP_IN, MOLOTOV))).toBe(MOLOTOV);
});

test('a question of New York’s is that of the Event, tile or card at work, and of nothing dealt with before', () => {
  const after = (...events: Told[]) => storyOf(logOf(...events)).reduce(follow, BEGINNING);
  const strikes: Told[] = [
    ['turn', 3, 1],
    ['timer', 0, 1],
    ['event', 1, 9],
  ];
  expect(causeInPlay('remove-prisoner', after(...strikes))).toEqual({ family: 'event', id: 9 });
  expect(causeInPlay('place-driver', after(['turn', 3, 1], ['timer', 0, 1]))).toEqual({ family: 'timer', id: 1 });
  expect(causeInPlay('move-enemy', after(['ny-discarded', 2], ['ny-played', 3, 4, 1]))?.family).toBe('ny');
  // What a hero does is not its doing, nor is what comes after a card has been played.
  expect(causeInPlay('choose-cards', after(...strikes))).toBeNull();
  expect(causeInPlay('remove-prisoner', after(...strikes, ['played', 1, HOP_IN]))).toBeNull();
});

const held = (name: (typeof HELD)[number]): number => HELD.indexOf(name);
const SURGERY = TILES.findIndex(({ building }) => building === 'surgery');
/** Seat 1 is on turn in space 4. */
const standing = ({ played = 0, chosen = 0, tile = 0 } = {}) => ({
  turn: [3, 1],
  played: [0, played],
  chosen: [0, chosen],
  at: [9, 4],
  tile: [0, 0, 0, 0, tile],
});

test('a question that an Item puts is the Item’s, and not that of the Event before it', () => {
  const log = (...events: Told[]) => logOf(['turn', 3, 1], ['event', 1, 9], ...events);
  const flare = log(['used-item', 1, held('flare-gun')]);
  expect(itemInPlay('move-helicopter', flare, standing({ chosen: 2 }))).toBe(held('flare-gun'));
  expect(itemInPlay('play', flare, standing({ chosen: 2 }))).toBe(-1);
  expect(itemInPlay('damage', log(['shot', 1, held('revolver')]), standing())).toBe(held('revolver'));
  // Another's question: of the Event, of the card played after it, of what goes on once damage has been prevented.
  expect(itemInPlay('move-helicopter', log(), standing())).toBe(-1);
  expect(itemInPlay('damage', log(['used-item', 1, held('crowbar')], ['played', 1, HOP_IN]), standing())).toBe(-1);
  expect(itemInPlay('move-helicopter', log(['used-item', 1, held('trash-can-lid')]), standing())).toBe(-1);
});

test('an Item that was taken back asks nothing, nor does one when the Surgery does', () => {
  const kit: Told = ['used-item', 1, held('first-aid-kit')];
  const log = logOf(['turn', 3, 1], kit);
  expect(itemInPlay('recover', log, standing({ played: 1, tile: SURGERY }))).toBe(held('first-aid-kit'));
  expect(itemInPlay('recover', log, standing())).toBe(held('first-aid-kit'));
  expect(itemInPlay('recover', log, standing({ tile: SURGERY }))).toBe(-1);
  const undone = { seq: 3, seat: 1, kind: 'undo', about: [2], events: [] } as unknown as Step;
  const rows = [...logOf(['turn', 3, 1]), { seq: 2, seat: 1, events: [kit] } as unknown as Step, undone];
  expect(itemInPlay('recover', rows, standing())).toBe(-1);
});
