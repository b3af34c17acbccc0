// I1-I5: Items, Weapons and the supply of three.
import { clearBag, PARTS, putBack } from 'shared/games/escape/model/bags.ts';
import { held } from 'shared/games/escape/model/names.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

/** Snake on a street with Items; Maggie watches from next door, where others lie. */
const street = (figures: string) => `
        6
  2     o/S${figures}
  3     ./M
  4     o/i
`;

describe('I1', () => {
  test('I1 the cube goes back and the top Item card is drawn, unseen by others', () => {
    const game = scenario(street('ii')).answers('take-item').chance('pistol');
    game.shows(street('i'));
    expect(game.newYork().cubes).toBe(13);
    expect(game.knows('snake').supply).toEqual(['pistol']);
    expect(game.hero('snake').supply).toEqual(['an item']);
    expect(game.toldOf('drew-item', 'snake')).toEqual([['drew-item', 0, held('pistol')]]);
    expect(game.toldOf('drew-item', 'maggie')).toEqual([['drew-item', 0]]);
    expect(game.toldOf('drew-item', 'watcher')).toEqual([['drew-item', 0]]);
    expect(game.hero('maggie').supply).toEqual([]);
    expect(game.window()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
    expect(game.window()?.options).toContain('take-item');
  });

  test('I1 one cube is one card; without a cube there is nothing to take', () => {
    const game = scenario(street('i')).answers('take-item').chance('pistol');
    expect(game.window()?.options).not.toContain('take-item');
  });

  test.each(['p', 'd', 'G'])('I1 not under the eyes of one %s', (enemy) => {
    const game = scenario(street(`i${enemy}`));
    expect(game.asks()?.options).not.toContain('take-item');
    expect(game.whyNot('take-item')).toBe('enemy-here');
  });

  test('I1 an Enemy next door does not matter', () => {
    const game = scenario('\n   6\n 2  o/Si\n 3  ./Mp\n');
    expect(game.asks()?.options).toContain('take-item');
  });

  test('I1 the last card of the deck is drawn, then its discards become the deck', () => {
    const game = scenario(street('ii')).arranged((s) => {
      clearBag(s, 'items');
      putBack(s, 'items', held('crowbar'));
      putBack(s, 'itemDiscards', held('axe'));
    });
    game.answers('take-item');
    expect(game.asks()).toEqual({ seat: 'chance', why: 'draw-item', options: ['crowbar'] });
    game.chance('crowbar').answers('take-item');
    expect(game.asks()).toEqual({ seat: 'chance', why: 'draw-item', options: ['axe'] });
  });

  test('I1 of several drawn at once, too, the first comes from the discards where the deck is empty', () => {
    const game = scenario('\n   6\n 3  ./CM\n').turnOf('cabbie').special('cabbie', 'for-the-good-cause');
    game.arranged((s) => {
      clearBag(s, 'items');
      putBack(s, 'itemDiscards', held('axe'));
      putBack(s, 'itemDiscards', held('crowbar'));
    });
    game.plays('cabbie', 'for-the-good-cause').chance('crowbar', 'axe').answers('axe');
    expect(game.knows('cabbie').supply).toEqual(['axe']);
    expect(game.view('maggie').public.decks[PARTS.indexOf('itemDiscards')]).toBe(1);
  });

  test('I1 with both empty there is nothing to draw', () => {
    const game = scenario(street('i')).arranged((s) => clearBag(s, 'items'));
    expect(game.asks()?.options).not.toContain('take-item');
    expect(game.whyNot('take-item')).toBe('no-items-left');
  });

  test('I1 T13 a cube for which no card is left is worth no window', () => {
    const after = (how: (s: State) => void) =>
      scenario('\n   6\n 2  o/Bi\n 3  ./S\n')
        .turnOf('brain')
        .arranged(how)
        .plays('brain', 'gasoline-bomb', 'let-me-think')
        .plays('brain', 'let-me-think')
        .passes();
    expect(after(() => {}).window()).toMatchObject({ seat: 'brain', why: 'free-acts', options: ['take-item', 'pass'] });
    expect(after((s) => clearBag(s, 'items')).window()).toMatchObject({ seat: 'chance', why: 'new-york-top' });
  });
});

describe('I2', () => {
  const full = (figures: string) => scenario(street(figures)).supply('snake', 'flare-gun', 'crowbar', 'smoke-bomb');

  test('I2 a third card fits, a fourth forces one out at once', () => {
    const third = scenario(street('i')).supply('snake', 'flare-gun', 'crowbar').answers('take-item').chance('pistol');
    expect(third.asks()?.why).toBe('choose-cards');
    expect(third.hero('snake').supply).toHaveLength(3);

    const fourth = full('i').level('snake', 1, { set: 'A' }).answers('take-item').chance('pistol');
    expect(fourth.asks()).toEqual({
      seat: 'snake',
      why: 'supply-full',
      options: ['flare-gun', 'crowbar', 'smoke-bomb', 'new'],
    });
    fourth.answers('crowbar');
    expect(fourth.knows('snake').supply).toEqual(['flare-gun', 'smoke-bomb', 'pistol']);
    expect(fourth.asks()).toMatchObject({ seat: 'snake', why: 'choose-cards' });
  });

  test('I2 the new card itself may go', () => {
    const game = full('i').answers('take-item').chance('pistol');
    const before = game.view('maggie').public.decks[3]!;
    game.answers('new');
    expect(game.view('maggie').public.decks[3]).toBe(before + 1);
    expect(game.knows('snake').supply).toEqual(['flare-gun', 'crowbar', 'smoke-bomb']);
    expect(game.toldOf('discarded-item', 'snake')).toEqual([['discarded-item', 0, 3, held('pistol')]]);
    expect(game.toldOf('discarded-item', 'maggie')).toEqual([['discarded-item', 0, 3]]);
  });

  test('I2, H5 what the fourth card is, and what goes, is seen by its owner alone', () => {
    const drawn = ['pistol', 'first-aid-kit'].map((card) => full('i').answers('take-item').chance(card));
    for (const answer of [null, 'crowbar']) {
      if (answer !== null) for (const game of drawn) game.answers(answer);
      for (const viewer of ['maggie', 'watcher'] as const) {
        expect(drawn[0]!.view(viewer)).toEqual(drawn[1]!.view(viewer));
        expect(drawn[0]!.told(viewer)).toEqual(drawn[1]!.told(viewer));
      }
      expect(drawn[0]!.view('snake')).not.toEqual(drawn[1]!.view('snake'));
    }
  });

  test('I2 an Item may go to the Level Bar instead, if an icon is open', () => {
    const open = full('i').level('snake', 1, { set: 'D' }).answers('take-item').chance('pistol');
    expect(open.asks()?.options).toEqual([
      'flare-gun', 'pay flare-gun', 'crowbar', 'pay crowbar', 'smoke-bomb', 'pay smoke-bomb', 'new', 'pay new',
    ]); // biome-ignore format: four pairs
    open.answers('pay new');
    expect(open.hero('snake')).toMatchObject({ items: 1, supply: ['an item', 'an item', 'an item'] });
    expect(open.toldOf('paid-item', 'snake')).toEqual([['paid-item', 0, held('pistol')]]);
    expect(open.toldOf('paid-item', 'maggie')).toEqual([['paid-item', 0]]);

    const closed = full('i').level('snake', 1, { set: 'D', items: 1 }).answers('take-item').chance('pistol');
    expect(closed.whyNot('pay crowbar')).toBe('no-open-icon');
  });

  test('I2 a revealed Weapon and a Car do not count', () => {
    const game = scenario(street('i'))
      .weapon('snake', 'rifle', 2)
      .car('snake', 'car')
      .supply('snake', 'crowbar', 'axe');
    game.answers('take-item').chance('pistol');
    expect(game.asks()?.why).toBe('choose-cards');
    expect(game.hero('snake')).toMatchObject({ weapon: 'rifle', car: 'car' });
    expect(game.hero('snake').supply).toHaveLength(3);
  });

  test('I2 a Case that is forced out goes to a free slot, as in the book: Maggie takes the Tape, slots 2 and 3 are free', () => {
    const game = scenario(`
            6
      2     o/M3
      3     ./S
    `)
      .turnOf('maggie')
      .level('maggie', 1, { set: 'A' })
      .supply('maggie', 'diagram-1', 'crowbar', 'axe')
      .caseSlot(1, 'presidents-bracelet', 'away')
      .caseSlot(2, null)
      .caseSlot(3, 'the-tape', '6,2')
      .caseSlot(4, 'diagram-2', 'away');
    game.answers('take-case 3');
    expect(game.asks()?.options).toEqual([
      'give up diagram-1 2', 'give up diagram-1 3', 'crowbar', 'axe', 'give up new 2', 'give up new 3',
    ]); // biome-ignore format: card by card
    expect(game.whyNot('give up diagram-1 4')).toBe('slot-taken');
    game.answers('give up diagram-1 2').shows(`
            6
      2     o/M2
      3     ./S
    `);
    expect(game.knows('maggie').supply).toEqual(['crowbar', 'axe', 'the-tape']);
    expect(game.hero('maggie').supply).toEqual(['an item', 'an item', 'a case']);
    expect(game.toldOf('gave-up-case', 'snake')).toEqual([['gave-up-case', 1, 1]]);
    expect(game.view('snake').public.caseSlots).toEqual([1, 1, 0, 1]);
  });

  test('I2 the Diagram of Bridge 3 counts, and given up it leaves the game', () => {
    const game = scenario('\n   6\n 2  o/Bi\n 3  ./M\n')
      .supply('brain', 'diagram-3!', 'crowbar', 'axe')
      .turnOf('brain');
    const { decks } = game.answers('take-item').chance('pistol').view('watcher').public;
    game.answers('diagram-3');
    expect(game.view('watcher').public.decks).toEqual(decks);
    expect(game.knows('brain').supply).toEqual(['crowbar', 'axe', 'pistol']);
    expect(game.view('watcher').public.caseSlots.every((shown) => shown === 1)).toBe(true);
    expect(game.newYork().cubes).toBe(15);
  });

  test('I2 the President can never be discarded', () => {
    const game = scenario(street('i')).supply('snake', 'the-president!', 'crowbar', 'axe').presidentTaken();
    game.answers('take-item').chance('pistol');
    expect(game.asks()?.options).toEqual(['crowbar', 'axe', 'new']);
    expect(game.whyNot('the-president')).toBe('president-stays');
  });

  test('I2 the President as the fourth card pushes another one out before anything else happens', () => {
    const game = scenario('\n   6   7\n 5.5     dukes-camp/S\n 3  ./M\n').supply(
      'snake',
      'flare-gun',
      'crowbar',
      'axe',
    );
    game.answers('take-president');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'supply-full', options: ['flare-gun', 'crowbar', 'axe'] });
    expect(game.newYork().landed).toBe(false);
    expect(game.whyNot('new')).toBe('president-stays');
    game.answers('axe');
    expect(game.newYork().landed).toBe(true);
    expect(game.hero('snake').supply).toEqual(['an item', 'an item', 'the-president']);
  });

  test('I2 several cards come one after another', () => {
    const game = full('ii').answers('take-item').chance('pistol').answers('new').answers('take-item').chance('rifle');
    expect(game.asks()?.why).toBe('supply-full');
    expect(game.answers('flare-gun').knows('snake').supply).toEqual(['crowbar', 'smoke-bomb', 'rifle']);
  });

  test('I2 a fourth card taken between two steps asks at once, and the move goes on', () => {
    const game = scenario('\n   6\n 2  o/i\n 3  ./SM\n').supply('snake', 'flare-gun', 'crowbar', 'axe');
    game.plays('snake', 'keep-moving').moves('6,2').answers('take-item').chance('pistol');
    expect(game.asks()?.why).toBe('supply-full');
    expect(game.answers('axe').asks()?.why).toBe('move');
  });
});

describe('I3', () => {
  test('I3 a used Item is named to all and goes to the discards, whose content nobody sees', () => {
    const game = scenario('\n   6\n 2  o/S#NE\n 3  ./M\n').supply('snake', 'crowbar');
    const before = game.view('maggie').public.decks[3]!;
    game.answers('use-item crowbar', '6,2 NE');
    expect(game.view('maggie').public.decks[3]).toBe(before + 1);
    expect(game.toldOf('used-item', 'watcher')).toEqual([['used-item', 0, held('crowbar')]]);
  });

  test('I3 starting gear leaves the game when another Weapon takes its place', () => {
    const game = scenario('\n   6\n 3  ./SM\n').supply('snake', 'axe');
    const { decks } = game.view('maggie').public;
    game.answers('reveal-weapon axe');
    expect(game.view('maggie').public.decks).toEqual(decks);
    expect(game.hero('snake').weapon).toBe('axe');
    expect(game.hero('maggie').weapon).toBe('revolver');
  });
});

describe('I4', () => {
  test('I4 a Weapon is an Item until it is revealed, with full Ammo, and the old one is discarded', () => {
    const game = scenario('\n   6\n 3  ./SM\n').supply('snake', 'pistol', 'rifle').weapon('snake', 'shotgun', 1);
    const before = game.view('maggie').public.decks[3]!;
    expect(game.hero('snake').supply).toEqual(['an item', 'an item']);
    game.answers('reveal-weapon rifle');
    expect(game.hero('snake')).toMatchObject({ weapon: 'rifle', ammo: 2, supply: ['an item'] });
    expect(game.view('maggie').public.decks[3]).toBe(before + 1);
    expect(game.hero('maggie')).toMatchObject({ weapon: 'revolver', ammo: 4 });
  });

  test('I4 an empty Weapon stays and does not shoot; one Ammo is enough', () => {
    const last = scenario('\n   6\n 3  ./SMpp\n').weapon('snake', 'pistol', 1);
    last.answers('use-weapon').hits('6,3 p');
    expect(last.hero('snake')).toMatchObject({ weapon: 'pistol', ammo: 0 });
    expect(last.whyNot('use-weapon')).toBe('no-ammo');
    expect(last.window()?.options).not.toContain('use-weapon');
  });

  test('I4 without an Enemy in range nothing is shot', () => {
    const game = scenario('\n   6\n 2  o/p\n 3  ./SM\n');
    expect(game.weapon('snake', 'shotgun', 2).asks()?.options).not.toContain('use-weapon');
    expect(game.whyNot('use-weapon')).toBe('nobody-in-range');
    const far = scenario('\n   6\n 2  o/p\n 3  ./SM\n').weapon('snake', 'rifle', 2);
    expect(far.asks()?.options).toContain('use-weapon');
  });
});

describe('I5', () => {
  test.each(['spiked-club', 'rifle', 'machine-pistol', 'revolver'])('I5 a revealed %s is no payment', (weapon) => {
    const game = scenario('\n   6\n 3  ./SM\n').weapon('snake', weapon, 1).level('snake', 1, { set: 'D' });
    expect(game.asks()?.options).not.toContain(`pay-item ${weapon}`);
    expect(game.whyNot(`pay-item ${weapon}`)).toBe('not-for-levels');
  });

  test.each(['axe', 'pistol', 'shotgun'])('I5 a revealed %s is', (weapon) => {
    const game = scenario('\n   6\n 3  ./SM\n').weapon('snake', weapon, 1).level('snake', 1, { set: 'D' });
    game.answers(`pay-item ${weapon}`);
    expect(game.hero('snake')).toMatchObject({ weapon: null, ammo: 0, items: 1 });
    expect(game.toldOf('paid-weapon', 'maggie')).toEqual([['paid-weapon', 0, held(weapon as 'axe')]]);
    expect(game.view('maggie').public.decks[PARTS.indexOf('itemDiscards')]).toBe(1);
  });

  test('I5 before they are revealed they are Items like others', () => {
    const game = scenario('\n   6\n 3  ./SM\n').supply('snake', 'rifle').level('snake', 1, { set: 'D' });
    game.answers('pay-item rifle');
    expect(game.hero('snake')).toMatchObject({ supply: [], items: 1 });
  });
});
