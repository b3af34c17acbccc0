// What a question belongs to: the card being resolved, what of New York's is at work, or neither.

import { BEGINNING, follow } from 'client/scene/playback/index.ts';
import { cardInPlay, causeInPlay } from 'client/ui/escape/lately.ts';
import { storyOf } from 'client/ui/escape/logLines.ts';
import type { Told } from 'shared/engine/events.ts';
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
