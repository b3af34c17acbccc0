// Cards are data: neither a verb nor the board nor a view knows one by its name, and every one is proven by a test.
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { HELD } from 'shared/games/escape/model/names.ts';
import { expect, test } from 'vitest';
import { stringsIn, type Text } from './syntax.ts';
import { filesUnder, isCode, read } from './tree.ts';

const ids = (list: readonly ({ readonly id: string } | undefined)[]): string[] =>
  list.flatMap((card) => card?.id ?? []);
const CARDS = new Set([
  ...HELD,
  ...ids(ACTION_CARDS),
  ...ids(EVENTS),
  ...ids(NEW_YORK_DECKS.flat()),
  ...ids([...BLACK_TIMERS, ...RED_TIMERS]),
]);
/** The code of a question or an event may be the same word. */
const isSaid = ({ key, callee }: Text): boolean => key === 'why' || /^tell/.test(callee ?? '');
const namedIn = (path: string, source: string): string[] =>
  stringsIn(path, source).flatMap((text) =>
    CARDS.has(text.text) && !isSaid(text) ? [`${path} names ${text.text}`] : [],
  );

test('no verb, board or view names a card', () => {
  const files = ['ops', 'board', 'views']
    .flatMap((room) => filesUnder(`shared/src/games/escape/${room}`))
    .filter(isCode);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((path) => namedIn(path, read(path)))).toEqual([]);
});

test('a verb that names one is found', () => {
  expect(namedIn('x.ts', "if (card === held('the-tape')) win(s);")).toEqual(['x.ts names the-tape']);
});

/** A drawing or an answer may name several things in one string. */
const unproven = (cards: Iterable<string>): string[] => {
  const said = filesUnder('tests/rules')
    .filter(isCode)
    .flatMap((path) => stringsIn(path, read(path)).flatMap(({ text }) => text.split(/[\s:|/+]+/)));
  const named = new Set(said);
  return [...cards].filter((card) => !named.has(card));
};

test('every card is named in a test of the rules', () => {
  expect(CARDS.size).toBeGreaterThan(100);
  expect(unproven(CARDS)).toEqual([]);
});

test('a card that no test names is found', () => {
  expect(unproven(['the-tape', 'card-of-nobody'])).toEqual(['card-of-nobody']);
});
