// Everything that can lie on the map explains itself in every language.
import { contentsOf, THINGS } from 'client/scene/layout/contents.ts';
import { BEGINNING, stepsOf } from 'client/scene/playback/index.ts';
import { crowdedInput, emptyView, previewView } from 'client/scene/preview.ts';
import { bannerOf } from 'client/ui/escape/bannerText.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import { tipOf } from 'client/ui/escape/tipText.ts';
import type { Told } from 'shared/engine';
import { SPACES, spaceAt } from 'shared/games/escape/board/map.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { NEW_YORK_DECKS } from 'shared/games/escape/content/newyork.ts';
import { tileNumber } from 'shared/games/escape/content/tiles.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { variantBit } from 'shared/games/escape/model/state.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';

const LANGUAGES = { en, de, it } as const;
const PIT = 0;
const trapped = { ...emptyView(), tile: emptyView().tile.with(PIT, tileNumber('pit')) };
/** D10: what is said of the President's cards is said only where there are any. */
const fated = { ...trapped, variants: [variantBit('dead-or-alive')] };
const VIEWS = [previewView(), crowdedInput().view, trapped, { ...previewView(), transport: [5, 1, 1, 0] }];
/** A word that nobody wrote is its key made readable: a sentence never looks like one. */
const isSaid = (text: string) => !/[{}*]|undefined/.test(text) && text.length > 0;

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (language) => {
  const facts = (view = previewView()) => ({ view, names: namesFor(LANGUAGES[language], view) });

  test('every space with all it holds', () => {
    for (const view of VIEWS)
      for (let target = 0; target < SPACES; target++) {
        const tip = tipOf({ kind: 'space', target }, facts(view));
        expect(isSaid(tip.title)).toBe(true);
        for (const { name, text } of tip.entries) {
          expect(isSaid(name), name).toBe(true);
          expect(text, name).toMatch(/^.{12,}[.!)]$/s);
        }
      }
  });
  test('the views together hold every kind of thing', () => {
    const kinds = VIEWS.flatMap((view) =>
      Array.from({ length: SPACES }, (_, i) => contentsOf(view, i).map(({ kind }) => kind)),
    );
    expect([...new Set(kinds.flat())].sort()).toEqual(Object.keys(THINGS).sort());
  });
  test('bridges and Roadblocks', () => {
    for (const kind of ['bridge', 'road'] as const)
      for (const target of [1, 2]) expect(isSaid(tipOf({ kind, target }, facts()).text)).toBe(true);
  });

  const CARDS: Told[] = [
    ...NEW_YORK_DECKS[0]!.map((_, i): Told => ['ny-played', i, 3, 2]),
    ...EVENTS.map((_, i): Told => ['event', 0, i]),
    ...BLACK_TIMERS.map((_, i): Told => ['timer', 0, i]),
    ...RED_TIMERS.map((_, i): Told => ['timer', 1, i]),
    ['ny-arrows', 1],
    ['ny-discarded', 1],
    ['hurry-up'],
    ['trap', 0, PIT, 0],
    ['trap', 0, PIT, 1],
    ['took-president', 0],
    ['president-dead', 0],
    ['played', 1, 17],
  ];
  test.each(CARDS.map((told) => ({ told })))('the banner says what $told is', ({ told }) => {
    const step = stepsOf([told], BEGINNING).steps.at(-1)!;
    const banner = bannerOf(step, facts(fated), [])!;
    for (const said of [banner.title, banner.name, banner.text]) expect(isSaid(said), said).toBe(true);
    expect(banner.text).toMatch(/^.{8,}[.!)]$/s);
  });
});

test('D7 D10 a drawn card is named and says what it means, at the tables that have it', () => {
  const said = (told: Told, view = fated) => {
    const [step] = stepsOf([told], BEGINNING).steps;
    return bannerOf(step!, { view, names: namesFor(en, view) }, []);
  };
  expect(said(['trap', 0, PIT, 1])).toMatchObject({ title: 'Pit', name: 'Triggered' });
  expect(said(['trap', 0, PIT, 1])?.text).toContain('you receive 2 damage');
  expect(said(['trap', 0, PIT, 0])).toMatchObject({ title: 'Pit', name: 'Safe', text: 'Nothing happens.' });
  expect(said(['took-president', 0])).toMatchObject({ title: 'The President', name: 'Alive' });
  expect(said(['took-president', 0], trapped)).toBeNull();
  expect(said(['president-dead', 0])).toMatchObject({ name: 'Dead', text: en['fate.dead.text'] });
});

test('an Event or Timer tile that comes up is said once, and below it what it does', () => {
  const steps = stepsOf(
    [
      ['timer', 0, 1],
      ['event', 1, 1],
      ['placed', 0, spaceAt(7, 2), 2],
    ],
    BEGINNING,
  ).steps.map((step) => bannerOf(step, { view: fated, names: namesFor(en, fated) }, [])!);
  expect(steps.map(({ line }) => line !== '')).toEqual([false, false, true]);
  expect(steps[1]).toMatchObject({ title: 'Event', name: steps[2]!.name });
});

test('a card of one’s own needs no banner, and neither does a step on the map', () => {
  const facts = { view: previewView(), names: namesFor(en, previewView()) };
  const [played] = stepsOf([['played', 1, 17]], BEGINNING).steps;
  expect(bannerOf(played!, facts, [1])).toBeNull();
  const [moved] = stepsOf([['moved', 1, spaceAt(7, 3), spaceAt(7, 2)]], BEGINNING).steps;
  expect(bannerOf(moved!, facts, [])).toBeNull();
});
