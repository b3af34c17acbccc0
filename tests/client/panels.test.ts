// What the panels make of a view and a question: where a choice is picked, how far an objective is, how the game ended.

import { type Said, withLines } from 'client/net/tableTalk.ts';
import { actOf, takesOf } from 'client/ui/escape/acts.ts';
import { type Choice, choicesOf, groupsOf, targetsOf } from 'client/ui/escape/choices.ts';
import { emptyPass } from 'client/ui/escape/emptyPass.ts';
import { casesLeft, endingOf, isAnnounced, timeLeft } from 'client/ui/escape/ending.ts';
import { aloneNeeds, progressOf } from 'client/ui/escape/goals.ts';
import { levelOf, pegsOf } from 'client/ui/escape/levels.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import { spaceLines } from 'client/ui/escape/spaceList.tsx';
import { words } from 'client/ui/escape/words.ts';
import { placeFor } from 'client/ui/popover.tsx';
import { hashOfSeed } from 'server/table/dealer.ts';
import type { Question } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { OBJECTIVE_CARDS } from 'shared/games/escape/content/objectives.ts';
import { HELD, type Hero } from 'shared/games/escape/model/names.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { seatOf } from '../support/escape/names.ts';

const stateOf = (game: Game): State => {
  let state: State | null = null;
  game.seen((s) => {
    state = s;
  });
  return state!;
};
/** What the hero who is asked sees. */
const seenBy = (game: Game, hero: Hero) => {
  const s = stateOf(game);
  const { public: view, mine } = escape.viewFor(s, seatOf(s, hero));
  const ask = escape.asks(s).find(({ seat }) => seat === seatOf(s, hero));
  const question: Question | null = ask ? escape.question(s, ask) : null;
  const choices = choicesOf(question, mine, { text: ({ kind }) => kind, hint: () => '' });
  return { view, mine: mine!, question, choices };
};
const at = (choices: readonly Choice[], place: Choice['place']) => choices.filter((choice) => choice.place === place);

/** Snake in the Library with an Item, a Pistol, a Case, a Weapon and a Car. */
const library = () =>
  scenario(`
          5      6       7
    2            o/p
    2.5   o              o
    3            ./Si
  `)
    .hand('snake', 'keep-moving', 'walk-it-off', 'dirty-fight')
    .supply('snake', 'pistol', 'the-tape')
    .weapon('snake', 'machine-pistol', 2)
    .car('snake', 'car')
    .level('snake', 2, { kills: 1 });

describe('where a choice is picked', () => {
  test('cards at the cards, acts at the thing they are done with, what lies here in the tray', () => {
    const { choices } = seenBy(library().answers('no'), 'snake');
    expect(at(choices, 'card').map(({ option }) => option.kind)).toEqual(['card', 'card', 'card']);
    expect(at(choices, 'slot').map(({ option, slot }) => [actOf(option)?.name, slot])).toEqual(
      expect.arrayContaining([
        ['reveal-weapon', 0],
        ['pay-item', 0],
        ['give-up-case', 1],
      ]),
    );
    expect(at(choices, 'weapon').map(({ option }) => actOf(option)?.name)).toEqual(['use-weapon']);
    expect(at(choices, 'car').map(({ option }) => actOf(option)?.name)).toEqual(['abandon-car']);
    expect(groupsOf(choices).map(([group, some]) => [group, some.map(({ option }) => actOf(option)?.name)])).toEqual([
      ['here', ['take-item']],
    ]);
  });

  test('digits go to cards and to what is asked, never to what is offered all the time', () => {
    const { choices } = seenBy(library().answers('no'), 'snake');
    const numbered = choices.filter(({ digit }) => digit > 0);
    expect(numbered.map(({ digit }) => digit)).toEqual([1, 2, 3, 4]);
    expect(numbered.some(({ place }) => ['slot', 'weapon', 'car'].includes(place))).toBe(false);
  });

  test('the personal ability lies beside the cards, and what ends a move is the main answer', () => {
    const playing = library().chooses('snake', 'keep-moving', 'dirty-fight');
    expect(at(seenBy(playing, 'snake').choices, 'ability').map(({ option }) => option.kind)).toEqual([
      'fight',
      'scout',
    ]);
    const { choices } = seenBy(playing.answers('keep-moving', '5,2'), 'snake');
    expect(choices.find(({ main }) => main)?.option.kind).toBe('done');
    expect(at(choices, 'line').map(({ option }) => option.kind)).toEqual(['done']);
    expect(targetsOf(choices).spaces.size).toBe(at(choices, 'map').length);
  });

  test('time is spent by no key pressed without thinking: Enter turns a Timer tile only where nothing else is left', () => {
    const mainOf = (game: Game) => seenBy(game, 'snake').choices.find(({ main }) => main)?.option.kind;
    expect(mainOf(library())).toBe('no');
    expect(at(seenBy(library(), 'snake').choices, 'line').map(({ option }) => option.kind)).toEqual(['yes', 'no']);
    expect(mainOf(library().hand('snake', 'keep-moving', 'walk-it-off'))).toBe('no');
    expect(mainOf(library().hand('snake', 'keep-moving'))).toBe('yes');
  });

  test('what lies in the space is known to be there even where an Enemy keeps it', () => {
    const guarded = scenario(`
          6
    3     ./Spia
    `);
    const { view, choices } = seenBy(guarded, 'snake');
    expect(takesOf(view, 0).map((id) => actOf(escape.describe(id))?.name)).toEqual(['take-item', 'take-car']);
    expect(choices.some(({ option }) => actOf(option)?.name === 'take-item')).toBe(false);
  });

  test('nobody who is not asked has a choice', () => {
    expect(choicesOf(null, null, { text: () => '', hint: () => '' })).toEqual([]);
  });
});

describe('a window with nothing in it', () => {
  const option = (kind: string, more: object = {}) => ({ id: kind.length, kind, ...more });
  const window = (...options: object[]): Question =>
    ({ seat: 0, why: 'free-acts', about: [], options: [...options, option('pass')] }) as Question;
  const act = (name: string) => {
    for (let number = 0; number < 32; number++)
      if (actOf({ id: 0, kind: 'act', act: number, what: 0 })?.name === name)
        return option('act', { act: number, what: 0 });
    throw new Error(name);
  };

  test('passes by itself when only passing is offered, or leaving the Car as well', () => {
    expect(emptyPass(window())).toBe(4);
    expect(emptyPass(window(act('abandon-car')))).toBe(4);
  });
  test('waits as soon as there is something to do', () => {
    expect(emptyPass(window(act('take-item')))).toBeNull();
    expect(emptyPass(window(act('reveal-weapon'), act('abandon-car')))).toBeNull();
  });
  test('is the only question that passes by itself', () => {
    expect(emptyPass({ ...window(), why: 'end-turn' })).toBeNull();
    expect(emptyPass(null)).toBeNull();
  });
});

describe('how far an objective is', () => {
  const number = (id: string, colour = 'blue') =>
    OBJECTIVE_CARDS.findIndex((card) => card.id === id && card.colour === colour);
  const progress = (game: Game, objective: number) => {
    const { view, mine } = seenBy(game, 'snake');
    return progressOf(objective, view, mine);
  };

  test('a card of one’s own meets it; where it is known to be is said; else only what kind it is', () => {
    expect(progress(library(), number('the-tape'))).toMatchObject({ isMet: true });
    expect(progress(library(), number('presidents-bracelet'))).toEqual({ isMet: false, key: 'goal.case' });
    expect(progress(library(), number('signed-pardon'))).toEqual({ isMet: false, key: 'goal.item' });
    const shown = scenario(`
          6
    3     ./SM
    `).supply('maggie', 'the-president!');
    expect(progress(shown, number('the-tape'))).toEqual({ isMet: false, key: 'goal.case' });
  });

  test('a Helicopter must have landed, and one must be there', () => {
    const flying = progress(library(), number('helicopter', 'purple'));
    expect(flying).toEqual({ isMet: false, key: 'goal.helicopter.flies' });
    const landed = progress(library().helicopter('10,3', { landed: true }), number('helicopter', 'purple'));
    expect(landed).toMatchObject({ isMet: false, key: 'goal.at' });
  });

  test('a destroyed Gullfire takes nobody along', () => {
    expect(progress(library(), number('gullfire', 'purple'))).toMatchObject({ key: 'goal.at' });
    expect(progress(library().gullfireDestroyed(), number('gullfire', 'purple'))).toEqual({
      isMet: false,
      key: 'goal.gullfire.gone',
    });
  });

  test('besides them, all Levels and the President or the red tiles', () => {
    const needs = (game: Game) => aloneNeeds(seenBy(game, 'snake').view, 0);
    expect(needs(library())).toEqual(['alone.levels', 'alone.time']);
    expect(needs(library().level('snake', 4))).toEqual(['alone.time']);
    expect(needs(library().level('snake', 4).presidentTaken())).toEqual([]);
    expect(needs(library().level('snake', 4).blackTimers(0))).toEqual([]);
  });

  test('a Level Bar is its pegs, killed Prisoners first', () => {
    const { view } = seenBy(library(), 'snake');
    expect(pegsOf(view, 0)).toEqual([
      { kind: 'kill', on: true },
      { kind: 'kill', on: false },
      { kind: 'cube', on: false },
    ]);
  });

  test('a Level Bar says what it asks for, in the right number, and nothing it does not ask for', () => {
    const bar = (barSet: number, level: number, kills: number) => ({
      barSet: [barSet],
      level: [level],
      kills: [kills],
      paid: [0],
    });
    const said = (language: typeof en | typeof de | typeof it, ...of: Parameters<typeof bar>) => {
      words.value = language;
      return levelOf(bar(...of), 0).text;
    };
    expect(said(en, 1, 1, 0)).toBe('0 of 1 Prisoner, 0 of 1 Item');
    expect(said(en, 1, 2, 1)).toBe('1 of 3 Prisoners');
    expect(said(de, 1, 1, 1)).toBe('1 von 1 Gefangenen, 0 von 1 Gegenstand');
    expect(said(it, 3, 1, 0)).toBe('0 su 1 Oggetto');
  });
});

describe('how the game ended', () => {
  test('together, with whoever was not there left behind', () => {
    expect(endingOf({ outcome: [1, 0b011] }, 3)).toEqual({ kind: 'together', winners: [0, 1], behind: [2] });
  });
  test('alone, lost by all, given up', () => {
    expect(endingOf({ outcome: [2, 0b10] }, 2)).toEqual({ kind: 'alone', winners: [1], behind: [0] });
    expect(endingOf({ outcome: [3, 0] }, 2)).toEqual({ kind: 'lost', winners: [], behind: [] });
    expect(endingOf({ outcome: [0, 0] }, 2)).toEqual({ kind: 'abandoned', winners: [], behind: [] });
  });
  test('H4 which Cases nobody carried is told at the end, and not before', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./M\n').supply('maggie', 'diagram-4').caseSlot(1, 'the-tape');
    game.caseSlot(2, null).caseSlot(3, 'presidents-bracelet').caseSlot(4, 'diagram-2');
    game.blackTimers(0).hand('snake', 'dirty-fight');
    const left = () => casesLeft(game.view('watcher').public).map(({ n, card }) => [n, HELD[card]]);
    expect(left()).toEqual([]);
    game.answers('yes').chance('red-end');
    expect(left()).toEqual([[1, 'the-tape'], [3, 'presidents-bracelet'], [4, 'diagram-2']]); // biome-ignore format: one row
  });
  test('K4 W5 no time is left once the losing red tile is turned, though it was the first of the three', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./M\n').blackTimers(0).hand('snake', 'dirty-fight');
    const left = () => timeLeft(game.view('watcher').public);
    expect(left()).toEqual({ black: 0, red: 3 });
    game.answers('yes').chance('red-end');
    expect(left()).toEqual({ black: 0, red: 0 });
    // A game that is given up leaves the clock as it stood.
    expect(timeLeft({ clock: [4, 3], outcome: [0, 0] })).toEqual({ black: 4, red: 3 });
  });
  test('the seed told at the end is the one announced at the start, or not', async () => {
    const seed = '00ff10'.repeat(10);
    expect(await isAnnounced(seed, hashOfSeed(seed))).toBe(true);
    expect(await isAnnounced(`${seed}00`, hashOfSeed(seed))).toBe(false);
    expect(await isAnnounced(seed, '')).toBe(false);
  });
});

test('the map in words names every space that somebody or something is in', () => {
  const { view } = seenBy(library(), 'snake');
  const lines = spaceLines({ names: namesFor(en, view), view }).map(({ line }) => line);
  expect(lines.some((line) => /Library/.test(line) && /Snake/.test(line) && /Item/.test(line))).toBe(true);
  expect(lines.some((line) => /Prisoner/.test(line))).toBe(true);
  expect(lines.join()).not.toMatch(/undefined|[{}]/);
});

test('a sheet opens above its thing, below where there is no room, and never leaves the window', () => {
  const [size, window] = [
    { width: 200, height: 100 },
    { width: 1000, height: 600 },
  ];
  expect(placeFor({ left: 50, top: 500, bottom: 540 }, size, window)).toEqual({ left: 50, top: 392 });
  expect(placeFor({ left: 50, top: 20, bottom: 60 }, size, window)).toEqual({ left: 50, top: 68 });
  expect(placeFor({ left: 950, top: 500, bottom: 540 }, size, window)).toEqual({ left: 792, top: 392 });
});

test('a line that comes twice is one line, in the order it was said', () => {
  const said = (id: string, time: number): Said => ({
    id,
    seq: 1,
    by: '',
    name: '',
    to: '',
    text: id,
    at: time,
    talk: 'table',
  });
  const lines = withLines([said('b', 2)], [said('a', 1), said('b', 2), said('c', 3)]);
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
