// What a guess deals again: every secret there is takes other values, or two worlds could not differ in it (H5).
import { type Pick, type Seat, WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { inBag, putBack, takeOut } from 'shared/games/escape/model/bags.ts';
import { OBJECTIVES } from 'shared/games/escape/model/counts.ts';
import { held, LAST_ITEM } from 'shared/games/escape/model/names.ts';
import { POI_PLACES, REMOVED_CASE, SLOT_CARDS, SUBURB_PLACES } from 'shared/games/escape/model/places.ts';
import { BESIDE, BLUE, CHOSEN, DISCARD, get, HAND, heldCard, PURPLE, SUPPLY } from 'shared/games/escape/model/seat.ts';
import { expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { pickFrom } from '../support/play/random.ts';

const GUESSES = 80;
const guessesOf = (game: Game, viewer: Seat, pick: Pick): State[] => {
  let guesses: State[] = [];
  game.seen((s) => {
    guesses = Array.from({ length: GUESSES }, () => escape.guess(escape.viewFor(s, viewer), pick));
  });
  return guesses;
};
const kinds = (guesses: readonly State[], read: (s: State) => unknown): number =>
  new Set(guesses.map((s) => JSON.stringify(read(s)))).size;

/** Maggie in the middle of her turn: with cards, Items, a Case, a Special and two cards chosen. */
const table = () =>
  scenario('\n  6\n  2  o/SMB\n')
    .turnOf('maggie')
    .discards('maggie', 'hurry-up', 'no-mercy')
    .special('maggie', 'captivating-look')
    .supply('maggie', 'pistol', 'the-tape')
    .arranged((s) => {
      // Some Items have been discarded.
      for (const item of [held('first-aid-kit'), held('molotov-cocktail')]) {
        takeOut(s, 'items', item);
        putBack(s, 'itemDiscards', item);
      }
    })
    .chooses('maggie', 'clean-shot', 'back-alley');
const items = (part: 'items' | 'itemDiscards') => (s: State) =>
  Array.from({ length: LAST_ITEM + 1 }, (_, item) => inBag(s, part, item));
const deck = (colour: 'blue' | 'purple') => (s: State) =>
  Array.from({ length: OBJECTIVES }, (_, kind) => inBag(s, colour, kind));
const [SNAKE, MAGGIE] = [0, 1];
/** Everything of the table above that Snake may not know. */
const SECRETS: [string, (s: State) => unknown][] = [
  ['face-down POIs', (s) => s.places.slice(POI_PLACES, SUBURB_PLACES)],
  ['face-down Suburb markers', (s) => s.places.slice(SUBURB_PLACES, SLOT_CARDS)],
  ['Cases on their slots', (s) => s.places.slice(SLOT_CARDS, SLOT_CARDS + 4)],
  ['the Case that was removed', (s) => s.places[REMOVED_CASE]],
  ['a hand', (s) => get(s, MAGGIE, HAND)],
  ['a discard pile', (s) => get(s, MAGGIE, DISCARD)],
  ['cards chosen', (s) => get(s, MAGGIE, CHOSEN)],
  ['Specials beside the board', (s) => get(s, MAGGIE, BESIDE)],
  ['a face-down Item', (s) => heldCard(get(s, MAGGIE, SUPPLY))],
  ['a face-down Case', (s) => heldCard(get(s, MAGGIE, SUPPLY + 1))],
  ['a blue objective', (s) => get(s, MAGGIE, BLUE)],
  ['a purple objective', (s) => get(s, MAGGIE, PURPLE)],
  ['the blue deck', deck('blue')],
  ['the purple deck', deck('purple')],
  ['the Item deck', items('items')],
  ['the Item discards', items('itemDiscards')],
];
test.each(SECRETS)('H5 a guess deals %s again, for another hero and for a watcher', (_what, read) => {
  for (const viewer of [SNAKE, WATCHER]) {
    const guesses = guessesOf(table(), viewer, pickFrom('again'));
    expect(kinds(guesses, read)).toBeGreaterThan(1);
  }
});

test('H5 what a viewer knows is the same in every guess', () => {
  const game = table();
  const guesses = guessesOf(game, MAGGIE, pickFrom('own'));
  for (const field of [HAND, DISCARD, CHOSEN, BESIDE, BLUE, PURPLE, SUPPLY, SUPPLY + 1])
    expect(kinds(guesses, (s) => get(s, MAGGIE, field))).toBe(1);
  const seen = scenario('\n  6\n  2  o/SMB\n').hasSeen('snake', '3,1').hasSeen('snake', '7,0');
  const places = guessesOf(seen, SNAKE, pickFrom('seen'));
  expect(kinds(places, (s) => s.places.slice(POI_PLACES + 1, POI_PLACES + 2))).toBe(1);
  expect(kinds(places, (s) => s.places[POI_PLACES])).toBeGreaterThan(1);
});

/** What waits in the frame of another's open question. */
const inFlight = (game: Game): number => kinds(guessesOf(game, SNAKE, pickFrom('flight')), (s) => s.stack.at(-1)!.regs);
test('H5 a guess deals again what another has just drawn and not yet kept or given up', () => {
  const full = scenario('\n  6\n  2  o/Mi\n  3  ./S\n').turnOf('maggie').supply('maggie', 'pistol', 'axe', 'crowbar');
  full.answers('take-item').chance('rifle');
  expect(full.window()).toMatchObject({ seat: 'maggie', why: 'supply-full' });
  expect(inFlight(full)).toBeGreaterThan(1);
  const shop = scenario('\n  6\n  2  o/C\n  3  ./S\n').turnOf('cabbie').special('cabbie', 'for-the-good-cause');
  shop.plays('cabbie', 'for-the-good-cause').chance('rifle');
  expect(shop.window()?.why).toBe('draw-item');
  expect(inFlight(shop)).toBeGreaterThan(1);
  expect(shop.chance('axe').window()?.why).toBe('keep-item');
  expect(inFlight(shop)).toBeGreaterThan(1);
});

test('H5 a sealed answer is not in a guess, however it was answered', () => {
  const bridge = (answer: string) =>
    scenario('\n  6    8\n  3  ./C\n  5       o/SMB\n')
      .turnOf('brain')
      .supply('maggie', 'the-tape')
      .plays('brain', 'mind-your-step')
      .moves('bridge 3')
      .answersAs('maggie', answer);
  const ride = (answer: string) =>
    scenario('\n  6\n  2  o/SMC\n')
      .turnOf('cabbie')
      .plays('cabbie', 'hop-in')
      .answers('invite')
      .answersAs('maggie', answer);
  for (const [sealed, ...answers] of [[bridge, 'show the-tape', 'show nothing'], [ride, 'yes', 'no']] as const) {
    const regs = answers.map((answer) => guessesOf(sealed(answer), SNAKE, pickFrom('sealed'))[0]!.stack.at(-1)!.regs);
    expect(regs[0]).toEqual(regs[1]);
  } // biome-ignore format: two pairs
});
