// T10, T12-T15: what the active player may do at any time, and when it is asked.
import { clearBag, putBack } from 'shared/games/escape/model/bags.ts';
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';

/** The questions of one turn, one after another: every window passed, the rest by what the list says. */
const questions = (game: Game, ...answers: string[]): string[] => {
  const asked: string[] = [];
  const turn = game.view('watcher').public.turn[0];
  const left = [...answers];
  while (game.view('watcher').public.turn[0] === turn) {
    const { seat, why, options } = game.window()!;
    if (why === 'new-york-top') break;
    if (seat !== 'chance') asked.push(why);
    const wish = left[0] !== undefined && options.includes(left[0]) ? left.shift()! : null;
    game.answers(wish ?? (options.includes('pass') ? 'pass' : options[0]!));
  }
  return asked;
};
const IDLE = ['dirty-fight', 'strong-antitoxin', 'dirty-fight', 'strong-antitoxin'];

describe('T10', () => {
  const rich = (enemies = '') =>
    scenario(`
            6
      2     o/Sia1${enemies}
      3     ./M
    `)
      .car('snake', 'none')
      .supply('snake', 'signed-pardon', 'presidents-bracelet', 'rifle')
      .caseSlot(1, 'the-tape', '6,2')
      .caseSlot(2, null)
      .level('snake', 1, { set: 'D' })
      .noise(4);
  const acts = (game: Game) => game.window()!.options.filter((o) => /-(item|case|car|weapon|president)\b/.test(o));

  test('T10 take, give up, reveal, use and pay, all in one question', () => {
    expect(acts(rich())).toEqual([
      'take-item',
      'take-case 1',
      'take-car',
      'give-up-case presidents-bracelet 2',
      'reveal-case presidents-bracelet',
      'pay-item signed-pardon',
      'pay-item rifle',
      'use-item signed-pardon',
      'reveal-weapon rifle',
    ]);
  });

  test('T10 with an Enemy in the space nothing is taken from it, all else stays possible', () => {
    const game = rich('p');
    expect(acts(game)).toEqual([
      'give-up-case presidents-bracelet 2',
      'reveal-case presidents-bracelet',
      'pay-item signed-pardon',
      'pay-item rifle',
      'use-item signed-pardon',
      'reveal-weapon rifle',
      'use-weapon',
    ]);
    for (const taking of ['take-item', 'take-case 1', 'take-car']) expect(game.whyNot(taking)).toBe('enemy-here');
  });

  test('T10 as many as one likes, one after another, and then the question is as before', () => {
    const game = rich()
      .answers('use-item signed-pardon', 'take-item')
      .chance('pistol')
      .answers('take-car', 'abandon-car');
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
    expect(game.newYork().noise).toBe(1);
    expect(game.hero('maggie')).toMatchObject({ supply: [], car: 'none', at: '6,3' });
  });

  test('T10 between two steps of a move only what is taken', () => {
    const game = rich('').plays('snake', 'keep-moving');
    expect(game.window()?.why).toBe('move');
    expect(acts(game)).toEqual([]);
    const back = rich('')
      .plays('snake', 'walk-it-off', 'keep-moving')
      .moves('6,3')
      .plays('snake', 'keep-moving')
      .moves('6,2');
    expect(back.window()?.why).toBe('move');
    expect(acts(back)).toEqual(['take-item', 'take-case 1', 'take-car']);
    back.answers('take-item').chance('crowbar').answers('new');
    expect(acts(back)).toEqual(['take-case 1', 'take-car']);
  });

  test('T10 M7 K6 what waits for the end of the play is not hurried by an act on the way', () => {
    const game = scenario('\n  6\n  1  PI\n  2  PE/i\n  3  ./SM\n').plays('snake', 'keep-moving').moves('6,2');
    game.answers('take-item').chance('crowbar');
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'move' });
    expect(game.moves('6,1').asks()?.why).toBe('explore');
    expect(game.explores('7,1', 'PM').window()).toMatchObject({ seat: 'chance', why: 'draw-event' });
  });

  test('T10 an Enemy tricked away by the same card leaves nothing to take before the first step', () => {
    const game = scenario('\n   6\n 2  o/Spi\n 3  ./M\n').plays('snake', 'slip-away').answers('6,2 p', '6,3');
    expect(game.window()).toMatchObject({ why: 'move' });
    expect(acts(game)).toEqual([]);
  });

  test('T10 never in the middle of another play', () => {
    const game = rich('p').plays('snake', 'dirty-fight');
    expect(game.window()).toEqual({ seat: 'snake', why: 'damage', options: ['6,2 p'] });
    const chosen = rich().answers('dirty-fight');
    expect(chosen.window()?.why).toBe('choose-cards');
    expect(acts(chosen)).toEqual([]);
  });

  test('T10 only the active player acts', () => {
    const game = scenario('\n   6\n 2  o/S\n 3  ./Mi\n').supply('maggie', 'signed-pardon').noise(4);
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['snake']);
    expect(acts(game)).toEqual([]);
  });
});

describe('T12', () => {
  const alone = (how = (game: Game) => game) =>
    how(scenario('\n   6\n 2  o/S\n 3  ./M\n').supply('snake', 'fake-tape'));

  test('T12 before T2, before T3 and before each card they are among the answers', () => {
    const game = alone((g) => g.discards('snake', 'keep-moving'));
    for (const [why, answer] of [['timer', 'no'], ['choose-cards', 'dirty-fight']] as const) {
      expect(game.window()).toMatchObject({ seat: 'snake', why });
      expect(game.window()?.options).toContain('use-item fake-tape');
      game.answers(answer);
    } // biome-ignore format: two rows
    game.answers('shoot-first');
    for (const card of ['dirty-fight', 'shoot-first']) {
      expect(game.window()?.why).toBe('play');
      expect(game.window()?.options).toContain('use-item fake-tape');
      game.answers(card);
    }
    expect(game.window()).toEqual({ seat: 'snake', why: 'end-turn', options: ['use-item fake-tape', 'pass'] });
  });

  test('T12 then after the second card, and before damage with both cards discarded', () => {
    const game = alone((g) => g.supply('snake', 'first-aid-kit')).plays('snake', 'dirty-fight', 'shoot-first');
    game.plays('snake', 'shoot-first');
    expect(game.window()).toEqual({ seat: 'snake', why: 'end-turn', options: ['pass'] });
    expect(game.whyNot('use-item first-aid-kit')).toBe('no-use-now');
    expect(game.hero('snake').chosen + game.hero('snake').discard).toBe(0);
    game.answers('pass');
    expect(game.hero('snake').discard).toBe(2);
    expect(game.window()).toEqual({ seat: 'snake', why: 'free-acts', options: ['use-item first-aid-kit', 'pass'] });
  });

  test('T12 after the Events of the second card', () => {
    const game = scenario('\n   6\n 2  PE\n 3  ./SM\n').supply('snake', 'fake-tape');
    game.plays('snake', 'dirty-fight', 'walk-it-off').plays('snake', 'walk-it-off').moves('6,2').explores('6,1', 'PM');
    game.chance('quiet-night');
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
    expect(game.window()?.options).toContain('use-item fake-tape');
  });

  test('T12 T15 after the Car move, with whose question they are offered too', () => {
    const game = alone((g) => g.car('snake', 'car')).plays('snake', 'dirty-fight', 'shoot-first');
    game.plays('snake', 'shoot-first');
    expect(game.window()).toEqual({
      seat: 'snake',
      why: 'end-turn',
      options: ['car-move', 'abandon-car', 'use-item fake-tape', 'pass'],
    });
    game.answers('car-move').moves('7,2').explores(game.asks()!.options[0]!, 'PI');
    expect(game.window()).toMatchObject({ why: 'end-turn' });
    expect(game.window()?.options).not.toContain('car-move');
    expect(game.whyNot('car-move')).toBe('car-used');
    game.answers('pass');
    expect(game.window()?.why).toBe('free-acts');
  });

  test('T12 T15 whoever ends the turn without the Car move has had that question for the acts too', () => {
    const game = alone((g) => g.car('snake', 'car').level('snake', 4));
    expect(questions(game, ...IDLE).slice(-2)).toEqual(['end-turn', 'free-acts']);
  });

  test('T12 after damage, before the level', () => {
    const game = scenario('\n   6\n 2  o/Sp\n 3  ./M\n')
      .weapon('snake', null)
      .supply('snake', 'fake-tape')
      .level('snake', 1, { kills: 2 });
    expect(questions(game, 'keep-moving', 'walk-it-off', 'keep-moving', 'walk-it-off')).toEqual([
      'choose-cards', 'choose-cards', 'play', 'play', 'end-turn', 'free-acts', 'prevent', 'free-acts', 'pick-special', 'free-acts',
    ]); // biome-ignore format: one row
  });

  test('T12 after the Building', () => {
    const game = scenario('\n   6\n 2  o/M\n 3  ./S\n').supply('snake', 'fake-tape').level('snake', 4);
    expect(questions(game, ...IDLE)).toEqual([
      'choose-cards', 'choose-cards', 'play', 'play', 'end-turn', 'free-acts', 'activate', 'free-acts',
    ]); // biome-ignore format: one row
  });

  test('T12 from Y1 on nothing but a Lone Victory', () => {
    const game = alone();
    questions(game, ...IDLE);
    for (let asked = game.window()!; asked.seat === 'chance' || asked.seat === 'snake'; asked = game.window()!) {
      expect(asked.why).not.toBe('free-acts');
      game.answers(asked.options[0]!);
    }
    expect(game.window()).toMatchObject({ seat: 'maggie', why: 'choose-cards' });
  });
});

describe('T13', () => {
  const turn = (how: (game: Game) => Game, figures = '') =>
    questions(how(scenario(`\n   6\n 2  o/S${figures}\n 3  ./M\n 1  PI\n`).weapon('snake', null)), ...IDLE);
  const SHORT = ['choose-cards', 'choose-cards', 'play', 'play', 'end-turn'];

  test('T13 without anything to act with there is no window', () => {
    expect(turn((game) => game)).toEqual(SHORT);
  });

  test('T13 leaving one’s Car is worth none, though it can be done wherever something is asked', () => {
    const game = scenario('\n   6\n 2  o/S\n 3  ./M\n').weapon('snake', null).car('snake', 'car');
    expect(game.window()?.options).toContain('abandon-car');
    expect(questions(game, ...IDLE)).toEqual(SHORT);
  });

  test.each([
    ['a face-down Item', (game: Game) => game.supply('snake', 'trash-can-lid'), ''],
    ['a Case', (game: Game) => game.supply('snake', 'the-tape'), ''],
    ['an Item cube', (game: Game) => game, 'i'],
    ['a Case token', (game: Game) => game.caseSlot(2, 'the-tape', '6,2'), ''],
    ['a Weapon for an open Item icon', (game: Game) => game.weapon('snake', 'axe').level('snake', 1, { set: 'D' }), ''],
  ] as const)('T13 %s opens one', (_what, how, figures) => {
    expect(turn(how, figures)).toEqual([...SHORT, 'free-acts']);
  });

  test.each([
    ['a face-up card that is neither', (game: Game) => game.supply('snake', 'the-president!').presidentTaken(), ''],
    [
      'a Weapon without an open Item icon',
      (game: Game) => game.weapon('snake', 'axe').level('snake', 1, { set: 'A' }),
      '',
    ],
    ['a Weapon with nobody in range', (game: Game) => game.weapon('snake', 'rifle', 2), ''],
    [
      'a Weapon that is no payment, for an open Item icon',
      (game: Game) => game.weapon('snake', 'spiked-club').level('snake', 1, { set: 'D' }),
      '',
    ],
  ] as const)('T13 %s opens none', (_what, how, figures) => {
    expect(turn(how, figures)).toEqual(SHORT);
  });

  test.each([
    ['an Item cube', 'i'],
    ['a Case token', '2'],
    ['a Car', 'a'],
  ])('T13 under the eyes of an Enemy %s opens none', (_what, figure) => {
    const moves = ['keep-moving', 'walk-it-off'];
    const asked = (enemy: string) =>
      questions(scenario(`\n  6\n  2  o/S${figure}${enemy}\n  3  ./M\n`).weapon('snake', null), ...moves, ...moves);
    expect(asked('p')).toEqual(SHORT);
    expect(asked('p~')).toEqual(SHORT);
  });

  test('T13 I9 nor does the token of a Case that was given up this turn', () => {
    const game = scenario('\n  6\n  2  o/S\n  3  ./M\n').weapon('snake', null).supply('snake', 'the-tape');
    game.caseSlot(2, null).answers('give-up-case the-tape 2').shows('\n  6\n  2  o/S2\n  3  ./M\n');
    expect(questions(game, ...IDLE)).toEqual(SHORT);
  });

  test('T13 a window passed is not put again while nothing has happened', () => {
    const quiet = scenario('\n   6\n 2  o/S\n 3  ./M\n').supply('snake', 'fake-tape').level('snake', 4);
    expect(questions(quiet, ...IDLE)).toEqual([...SHORT, 'free-acts']);
  });

  test('T13, H6 whether it is put does not depend on which Item lies face down', () => {
    const asked = ['trash-can-lid', 'signed-pardon', 'rifle', 'fake-tape', 'first-aid-kit', 'crowbar', 'flare-gun'].map(
      (item) => turn((game) => game.supply('snake', item)),
    );
    for (const list of asked) expect(list).toEqual(asked[0]);
  });

  test('T13, H6 nor on which Case', () => {
    const asked = ['the-tape', 'presidents-bracelet', 'diagram-1'].map((card) =>
      turn((game) => game.supply('snake', card)),
    );
    for (const list of asked) expect(list).toEqual(asked[0]);
  });

  test('H2 which acts a window offers is told to nobody else', () => {
    const game = scenario('\n   6\n 2  o/S\n 3  ./M\n').supply('snake', 'signed-pardon').noise(4);
    const other = scenario('\n   6\n 2  o/S\n 3  ./M\n').supply('snake', 'crowbar').noise(4);
    for (const viewer of ['maggie', 'watcher'] as const) expect(game.view(viewer)).toEqual(other.view(viewer));
    expect(game.view('snake')).not.toEqual(other.view('snake'));
  });
});

describe('T14', () => {
  const street = '\n  6\n  2  o/Si\n  3  ./M\n';
  type How = (game: Game) => Game;
  const ACTS: readonly [act: string, idle: How, useful: How][] = [
    ['use-item signed-pardon', (g) => g.supply('snake', 'signed-pardon'), (g) => g.noise(1)],
    ['use-item first-aid-kit', (g) => g.supply('snake', 'first-aid-kit'), (g) => g.discards('snake', 'slip-away')],
    ['use-item ammo-box', (g) => g.supply('snake', 'ammo-box'), (g) => g.weapon('snake', 'machine-pistol', 2)],
    [
      'take-item',
      (g) => g.arranged((s) => clearBag(s, 'items')),
      (g) => g.arranged((s) => putBack(s, 'itemDiscards', held('axe'))),
    ],
  ];

  test.each(ACTS)('T14 %s is not possible while it would do nothing', (act, idle, useful) => {
    expect(idle(scenario(street)).window()?.options).not.toContain(act);
    expect(useful(idle(scenario(street))).window()?.options).toContain(act);
  });

  test('T14 nobody in range is no use for a shot or a Molotov Cocktail: the Noise is no reason', () => {
    const shots = (figures: string) =>
      scenario(`\n  6\n  1  PI/${figures}\n  2  o/S\n  3  ./M\n`)
        .supply('snake', 'molotov-cocktail')
        .noise(3)
        .window()
        ?.options.filter((act) => act.startsWith('use-'));
    expect(shots('')).toEqual([]);
    expect(shots('R')).toEqual(['use-item molotov-cocktail', 'use-weapon']);
    expect(shots('Rp')).toEqual(['use-item molotov-cocktail', 'use-weapon']);
  });

  test('T14 the Bracelet is not revealed once every POI lies face up', () => {
    const bracelet = (last: string) =>
      scenario(`
          0                    3            4              6     7              10             12
    0.5                                                          nothing-here
    1                                                                           crash-site
    1.5                        the-ring
    3     ${last.padEnd(20)}                               ./SM                               the-theater
    5                                       the-refinery                        dukes-garage
    5.5                                                          dukes-camp
      `).supply('snake', 'presidents-bracelet');
    expect(bracelet('?romeros-hideout').window()?.options).toContain('reveal-case presidents-bracelet');
    expect(bracelet('romeros-hideout').whyNot('reveal-case presidents-bracelet')).toBe('no-use-now');
  });
});

describe('T15', () => {
  const bare = () => scenario('\n   6\n 2  o/S\n 3  ./M\n').weapon('snake', null);
  const played = (game: Game) => game.plays('snake', 'dirty-fight', 'call-me-snake').plays('snake', 'call-me-snake');

  test('T15 with nothing left to do the player is asked all the same, and nothing of T8 has happened', () => {
    const game = played(bare().noise(3));
    expect(game.asksAll().length).toBe(1);
    expect(game.window()).toEqual({ seat: 'snake', why: 'end-turn', options: ['pass'] });
    expect(game.newYork()).toMatchObject({ noise: 3, pending: 2 });
    expect(game.hero('snake')).toMatchObject({ discard: 0, hand: 6 });
    game.passes();
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'new-york-top' });
    expect(game.newYork()).toMatchObject({ noise: 5, pending: 0 });
    expect(game.hero('snake')).toMatchObject({ discard: 2, hand: 6 });
    expect(game.hero('maggie')).toMatchObject({ discard: 0, hand: 8 });
  });

  test('T15 Events of the second card come first', () => {
    const game = scenario('\n   6\n 2  PE\n 3  ./SM\n').weapon('snake', null);
    game.plays('snake', 'dirty-fight', 'walk-it-off').plays('snake', 'walk-it-off').moves('6,2').explores('6,1', 'PM');
    expect(game.window()).toMatchObject({ seat: 'chance', why: 'draw-event' });
    expect(game.chance('quiet-night').window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
  });

  test('T15 T7 acts and the Car move in any order, the Car move once', () => {
    const street = '\n   6   7\n 2  o/Si\n 2.5    o\n 3  ./M\n';
    const first = played(scenario(street).weapon('snake', null).car('snake', 'car'));
    first.answers('take-item').chance('pistol').answers('car-move').moves('7,2').explores('8,2', 'PM');
    expect(first.window()).toMatchObject({ why: 'end-turn' });
    expect(first.window()?.options).not.toContain('car-move');
    const last = played(scenario(street.replace('Si', 'S').replace('    o\n', '    o/i\n')).weapon('snake', null).car('snake', 'car'));
    last.answers('car-move').moves('7,2').explores('8,2', 'PM').answers('take-item').chance('pistol');
    expect(last.window()).toMatchObject({ seat: 'snake', why: 'end-turn' });
    expect(last.hero('maggie')).toMatchObject({ at: '6,3', supply: [] });
  }); // biome-ignore format: one line a step
});
