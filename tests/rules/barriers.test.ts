// H2, H3: undo stops where somebody has learned something, and nowhere else.
import { rememberSlot } from 'shared/games/escape/board/cases.ts';
import { SEEN_SHIFT, STRIDE, SUPPLY } from 'shared/games/escape/model/seat.ts';
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

test('T15 until the turn is ended nobody has learned anything of its last step: it may be taken back', () => {
  const game = scenario('\n  6\n  2  o/S\n  3  ./Mp\n').plays('snake', 'dirty-fight', 'slip-away').plays('snake', 'slip-away');
  const known = learned(game.moves('6,3'));
  expect(game.window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
  expect(learned(game)).toBe(known);
  // Then chance speaks, and nothing before it comes back.
  expect(game.passes().passFreeActs().window()).toMatchObject({ seat: 'chance', why: 'lose-card' });
}); // biome-ignore format: one line a step

/** These have seen the face of what the hero holds first; who of several cards that look alike it was, others may not know. */
const faceSeenBy = (game: Game, owner: 'snake' | 'maggie', seers: number) =>
  game.arranged((s, seatOf) => {
    s.seats[seatOf(owner) * STRIDE + SUPPLY]! |= seers << SEEN_SHIFT;
  });
const BRAIN = 1 << 2;
const EVERYBODY = 0xff;

test('H5 that a theft may be taken back would tell the others which card was given away before it', () => {
  // Brain has seen Maggie's Pistol; which of two Items she then lays on her Level Bar, Snake cannot tell.
  const theft = (paid: string) => {
    const game = scenario('\n  6\n  2  o\n  3  ./SMB\n')
      .turnOf('maggie')
      .supply('maggie', 'pistol', 'axe')
      .level('maggie', 1, { set: 'D' });
    faceSeenBy(game, 'maggie', BRAIN).supply('brain').special('brain', 'persuasion').supply('snake', 'flare-gun');
    game.answers(`pay-item ${paid}`).plays('maggie', 'no-mercy', 'clean-shot').plays('maggie', 'clean-shot').endsTurn();
    game.plays('brain', 'persuasion').answers('branch 0');
    const known = learned(game);
    game.answers('maggie 1');
    return { game, isBarrier: learned(game) > known };
  };
  const [one, other] = [theft('pistol'), theft('axe')];
  for (const viewer of ['snake', 'watcher'] as const) {
    expect(one.game.told(viewer)).toEqual(other.game.told(viewer));
    expect(one.game.view(viewer)).toEqual(other.game.view(viewer));
  }
  expect([one.isBarrier, other.isBarrier]).toEqual([true, true]);
});

const known: [string, (game: Game) => Game, (game: Game, isKnown: boolean) => Game, string][] = [
  [
    'an Item that is used',
    () => rich().supply('snake', 'secret-documents', 'pistol'),
    (g, isKnown) => faceSeenBy(g, 'snake', isKnown ? EVERYBODY : 0),
    'use-item secret-documents',
  ],
  ['a Weapon that is revealed', rich, (g, isKnown) => faceSeenBy(g, 'snake', isKnown ? EVERYBODY : 0), 'reveal-weapon pistol'],
  [
    'the Bracelet that is revealed',
    () => rich().supply('snake', 'presidents-bracelet'),
    (g, isKnown) => faceSeenBy(g, 'snake', isKnown ? EVERYBODY : 0),
    'reveal-case presidents-bracelet',
  ],
  [
    'a Case that is looked at',
    () => rich().supply('snake', 'fake-tape'),
    (g, isKnown) => g.arranged((s) => rememberSlot(s, 0, isKnown ? 1 : 0)).answers('use-item fake-tape'),
    'slot 1',
  ],
  [
    'a Case that is taken',
    () => rich().supply('snake', 'pistol'),
    (g, isKnown) => g.arranged((s) => rememberSlot(s, 0, isKnown ? 1 : 0)),
    'take-case 1',
  ],
]; // biome-ignore format: a table
test.each(known)(
  'H5 %s is a barrier also for who knows it already: nobody else can tell',
  (_what, set, knows, answer) => {
    for (const isKnown of [true, false]) {
      const game = knows(set(rich()), isKnown);
      const before = learned(game);
      expect(learned(game.answers(answer))).toBeGreaterThan(before);
    }
  },
);
