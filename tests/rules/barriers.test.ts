// H2, H3: undo stops where somebody has learned something, and nowhere else.
import { expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';

/** Snake with all that can be shown; a Case, a cube, a Car and a face-down POI lie around, Maggie stands by. */
const rich = () =>
  scenario(`
          7         8
    4.5   PI/SMi1a
    5               o
    5.5   ?the-ring
  `)
    .supply('snake', 'pistol', 'secret-documents', 'presidents-bracelet')
    .caseSlot(1, 'the-tape', '7,4')
    .caseSlot(2, null)
    .level('snake', 1, { set: 'D' })
    .discards('snake', 'slip-away');
const thieves = () =>
  scenario('\n  6\n  2  o\n  3  ./SMB\n').supply('maggie', 'crowbar').supply('brain', 'axe').special('snake', 'threat');

/** How often somebody has learned something. */
const learned = (game: Game): number => {
  let n = 0;
  game.seen((s) => {
    n = s.learned;
  });
  return n;
};

const atMove = (game: Game) => game.answers('no').plays('snake', 'keep-moving', 'strong-antitoxin');
type Case = [what: string, before: (game: Game) => Game, answer: string];

const barriers: Case[] = [
  ['an Action card is revealed', (g) => g.answers('no').chooses('snake', 'dirty-fight', 'shoot-first'), 'dirty-fight'],
  ['a Weapon is revealed', (g) => g, 'reveal-weapon pistol'],
  ['an Item is used', (g) => g, 'use-item secret-documents'],
  ['the Bracelet is revealed', (g) => g, 'reveal-case presidents-bracelet'],
  ['somebody looks at a POI', (g) => g.answers('use-item secret-documents'), '3,1'],
  ['somebody takes a Case', (g) => g.answers('pay-item pistol'), 'take-case 1'],
  ['a POI is entered and turned', atMove, '7,5'],
];
test.each(barriers)('H2 what was learned when %s is not taken back', (_what, before, answer) => {
  const game = before(rich());
  const known = learned(game);
  game.answers(answer);
  expect(learned(game)).toBeGreaterThan(known);
});

test('H2 nor the objective deck that was looked through, but which one was kept', () => {
  const game = rich().level('snake', 3, { set: 'A', kills: 2, items: 1 }).answers('no');
  game.plays('snake', 'strong-antitoxin', 'dirty-fight').until('pick-colour');
  const known = learned(game);
  expect(learned(game.answers('branch 0'))).toBe(known + 1);
  expect(learned(game.answers(game.asks()!.options[0]!))).toBe(known + 1);
});

test('H2 nor what a thief has seen, nor a Case looked at on its slot', () => {
  const theft = thieves().plays('snake', 'threat');
  theft.until('steal');
  const known = learned(theft);
  expect(learned(theft.answers('maggie 1'))).toBeGreaterThan(known);
  const look = rich().supply('snake', 'fake-tape').answers('use-item fake-tape');
  const before = learned(look);
  expect(learned(look.answers('slot 1'))).toBeGreaterThan(before);
});

const free: Case[] = [
  ['refusing the Timer tile', (g) => g, 'no'],
  ['putting a card face down', (g) => g.answers('no'), 'dirty-fight'],
  ['a step to a revealed space', atMove, '8,5'],
  ['taking a Car', (g) => g, 'take-car'],
  ['giving up a Case', (g) => g, 'give-up-case presidents-bracelet 2'],
  ['an Item onto the Level Bar', (g) => g, 'pay-item pistol'],
  ['taking a card back', (g) => g.answers('no').plays('snake', 'strong-antitoxin', 'dirty-fight'), 'slip-away'],
];
test.each(free)('H2 %s teaches nobody anything and may be taken back', (_what, before, answer) => {
  const game = before(rich());
  const known = learned(game);
  game.answers(answer);
  expect(learned(game)).toBe(known);
});

test('H2 looking a second time at what one knows already teaches nothing', () => {
  const game = rich().hasSeen('snake', '3,1').answers('use-item secret-documents');
  const known = learned(game);
  expect(learned(game.answers('3,1'))).toBe(known);
});
