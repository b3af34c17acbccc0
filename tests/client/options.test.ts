// Every answer that can be given has its words in every language.
import { branchesOf, faceFor } from 'client/ui/escape/cards.ts';
import { namesFor } from 'client/ui/escape/names.ts';
import { optionText } from 'client/ui/escape/optionText.ts';
import { askText } from 'client/ui/escape/phrases.ts';
import { escape, type State } from 'shared/games/escape';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { ITEMS } from 'shared/games/escape/content/items.ts';
import { held } from 'shared/games/escape/model/names.ts';
import { escape as de } from 'shared/text/de/escape/index';
import { escape as en } from 'shared/text/en/escape/index';
import { effectsText } from 'shared/text/escapeEffects';
import { escape as it } from 'shared/text/it/escape/index';
import { describe, expect, test } from 'vitest';
import { enrich, gather } from '../fuzz/rich.ts';
import { scenario } from '../support/escape/index.ts';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';

const LANGUAGES = { en, de, it } as const;
const isSaid = (text: string) => text.length > 1 && !/[{}*]|undefined|NaN/.test(text);

/** What the seat that is asked reads: the question, and each of its options. */
const textsOf = (s: State, words: typeof en | typeof de | typeof it, card = -1): string[] =>
  escape.asks(s).flatMap((ask) => {
    if (ask.seat < 0) return [];
    const { public: view, mine } = escape.viewFor(s, ask.seat);
    const names = namesFor(words, view);
    const question = escape.question(s, ask);
    const facts = { names, view, mine, branches: branchesOf(card, names), fresh: 0 };
    return [askText(question, names), ...question.options.map((option) => optionText(option, ask.why, facts))];
  });

test('in games where everybody owns something, no option of any question is without words', () => {
  const kinds = new Set<string>();
  const nameless = Object.values(LANGUAGES).map((words) => words['option.other'].split('{')[0]!);
  for (let n = 0; n < 40; n++) {
    const pick = pickFrom(`options/${n}`);
    const s = setUp(tableNumber(n, pick));
    while (s.turn === 0) escape.apply(s, ...someAnswer(escape.asks(s), pick));
    enrich(s, pick);
    for (let asks = escape.asks(s); asks.length > 0 && s.turn < 12; asks = escape.asks(s)) {
      for (const { seat, options } of asks)
        if (seat >= 0) for (const choice of options) kinds.add(escape.describe(choice).kind);
      for (const words of Object.values(LANGUAGES))
        for (const text of textsOf(s, words)) {
          expect(isSaid(text), `${asks[0]!.why}: ${text}`).toBe(true);
          expect(
            nameless.some((start) => text.startsWith(start)),
            `${asks[0]!.why}: ${text}`,
          ).toBe(false);
        }
      escape.apply(s, ...someAnswer(asks, pick));
      if (asks[0]!.why === 'choose-cards' && pick(8) === 0) gather(s);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['act', 'branch', 'keep', 'road', 'slot', 'objective', 'steal']));
}, 120_000);

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (language) => {
  const words = LANGUAGES[language];
  const names = namesFor(words, { hero: [0, 1, 2, 3], tile: [] });

  test('every Action card and Special Action says each of its effects', () => {
    ACTION_CARDS.forEach((card, number) => {
      if (card === undefined) return;
      const { lines } = faceFor(number, names);
      expect(lines, card.id).toHaveLength(card.ops.length);
      for (const line of lines) expect(isSaid(line), `${card.id}: ${line}`).toBe(true);
    });
  });

  test('D10 where the President may be dead the Bracelet says that it removes an Alive card, elsewhere that it looks', () => {
    const says = (variants: ('dead-or-alive' | 'wanted')[]) => {
      const view = scenario('\n  6\n  3  ./SM\n', { variants }).view('watcher').public;
      return namesFor(words, view).heldText(held('presidents-bracelet'));
    };
    expect(says(['wanted'])).toBe(words['held.presidents-bracelet.text']);
    expect(says(['dead-or-alive'])).toBe(words['held.presidents-bracelet.fate']);
    expect(says(['dead-or-alive'])).not.toBe(says(['wanted']));
  });

  test('every Item that is used says what for', () => {
    for (const { id, ops } of ITEMS)
      if (ops !== undefined && id !== 'flare-gun' && id !== 'presidents-finger')
        expect(isSaid(effectsText(ops, words)), `${id} ${held(id)}`).toBe(true);
  });
});

test('a Building’s choices are its effects, a road its side, an objective its name', () => {
  const shop = scenario(`
          5               6
    2.5   gun-shop-P/S
    3                     ./M
  `)
    .weapon('snake', 'machine-pistol', 0)
    .plays('snake', 'dirty-fight', 'shoot-first')
    .plays('snake', 'shoot-first')
    .until('activate');
  shop.seen((s) => {
    expect(textsOf(s, en).slice(1)).toEqual(['Draw 2 Items, keep 1', 'Reload up to 2 Ammo']);
    expect(textsOf(s, de).slice(1)).toEqual(['2 Gegenstände ziehen, 1 behalten', 'Bis zu 2 Munition nachladen']);
  });

  const roads = scenario(
    `
          5      6
    2.5   o/S
    3            ./B#N
  `,
    { variants: ['extra-specials'] },
  )
    .turnOf('brain')
    .special('brain', 'rigged-pumps')
    .plays('brain', 'rigged-pumps');
  roads.seen((s) => {
    const texts = textsOf(s, en);
    expect(texts).toContain('Destroy the Roadblock to the north');
    expect(texts).toContain('Place a Roadblock to the south-east');
    expect(texts.at(-1)).toBe('That is enough');
  });

  const level = scenario(`
          5     6
    2.5   o/S
    3           ./M
  `)
    .level('snake', 3, { kills: 2, items: 1 })
    .objectives('snake', { blue: 'the-tape' })
    .objectiveDeck('blue', 'any-diagram', 'fake-tape')
    .plays('snake', 'dirty-fight')
    .until('pick-colour');
  level.seen((s) => {
    expect(textsOf(s, en).slice(1)).toEqual(['Blue: what to show', 'Purple: how to escape']);
  });
  level.answers('branch 0').seen((s) => {
    expect(textsOf(s, en).slice(1)).toEqual(['Keep The Tape', 'Keep Fake Tape', 'Keep Any Diagram']);
  });
});
