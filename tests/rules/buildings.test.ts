// B: Buildings at the end of the Hero Phase.
import { clearBag, putBack } from 'shared/games/escape/model/bags.ts';
import { held } from 'shared/games/escape/model/names.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';

/** Snake on that tile, Maggie in the next space. */
const on = (tile: string) =>
  scenario(`
          5              6
    2.5   ${tile}/S
    3                    o/M
  `);
const library = () =>
  scenario(`
          5     6
    2.5   o/M
    3           ./S
  `);
/** Two cards that find nobody to hit: what comes next is the Building. */
const idle = (game: Game) => game.plays('snake', 'dirty-fight', 'shoot-first').plays('snake', 'shoot-first');
const noItems = (s: State) => clearBag(s, 'items');
const oneItem = (s: State) => {
  clearBag(s, 'items');
  putBack(s, 'items', held('axe'));
};

describe('Library', () => {
  test('B1 the Library draws 1 Item, or takes back 1 random discarded Action card', () => {
    const item = idle(library());
    expect(item.asks()).toEqual({ seat: 'snake', why: 'activate', options: ['branch 0', 'branch 1'] });
    item.answers('branch 0').chance('pistol');
    expect(item.knows('snake').supply).toEqual(['pistol']);
    expect(item.hero('snake')).toMatchObject({ supply: ['an item'], hand: 6, discard: 2 });
    expect(item.hero('maggie')).toMatchObject({ supply: [], hand: 8 });

    const back = idle(library()).answers('branch 1').chance('dirty-fight');
    expect(back.hero('snake')).toMatchObject({ supply: [], hand: 7, discard: 1 });
    expect(back.toldOf('recovered', 'snake')).toEqual([['recovered', 0, 4]]);
    expect(back.toldOf('recovered', 'maggie')).toEqual([['recovered', 0]]);
  });

  test('B1 with no Item left anywhere the other choice is taken without a question', () => {
    const game = idle(library().arranged(noItems));
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'recover-random' });
    const last = idle(library().arranged(oneItem));
    expect(last.asks()?.why).toBe('activate');
  });

  test('B1 discarded Items count as Items: the deck is made of them', () => {
    const game = idle(
      library().arranged((s) => {
        noItems(s);
        putBack(s, 'itemDiscards', held('axe'));
      }),
    );
    game.answers('branch 0').chance('axe');
    expect(game.knows('snake').supply).toEqual(['axe']);
  });
});

describe('Surgery', () => {
  test('B1 the Surgery takes back up to 2 discarded Action cards of choice', () => {
    const game = idle(on('surgery-P'));
    expect(game.asks()).toEqual({ seat: 'snake', why: 'recover', options: ['dirty-fight', 'shoot-first', 'done'] });
    game.answers('shoot-first', 'dirty-fight');
    expect(game.hero('snake')).toMatchObject({ hand: 8, discard: 0 });
    expect(game.toldOf('recovered', 'maggie')).toHaveLength(2);
    expect(game.toldOf('recovered', 'maggie')[0]).toEqual(['recovered', 0]);
  });

  test('B1 of three discards only two come back; fewer are enough', () => {
    const three = idle(on('surgery-P').discards('snake', 'keep-moving')).answers('keep-moving', 'dirty-fight');
    expect(three.hero('snake')).toMatchObject({ hand: 7, discard: 1 });
    expect(idle(on('surgery-P')).done().hero('snake')).toMatchObject({ hand: 6, discard: 2 });
  });
});

describe('Gun Shop', () => {
  const shop = (ammo: number) => on('gun-shop-P').weapon('snake', 'machine-pistol', ammo);

  test('B1 the Gun Shop draws 2 Items: 1 is kept, 1 discarded, both unseen by the others', () => {
    const game = idle(shop(0)).answers('branch 0').chance('pistol', 'axe');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'keep-item', options: ['pistol', 'axe'] });
    expect(JSON.stringify(game.view('maggie'))).toBe(
      JSON.stringify(idle(shop(0)).answers('branch 0').chance('rifle', 'crowbar').view('maggie')),
    );
    game.answers('axe');
    expect(game.knows('snake').supply).toEqual(['axe']);
    expect(game.toldOf('kept-item', 'snake')).toEqual([['kept-item', 0, held('axe')]]);
    expect(game.toldOf('kept-item', 'maggie')).toEqual([['kept-item', 0]]);
    const { decks } = game.view('watcher').public;
    expect([decks[2], decks[3]]).toEqual([16, 1]);
    expect(game.hero('maggie').supply).toEqual([]);
  });

  test('B1 with a single card to draw it is kept; two of a kind are one choice', () => {
    const game = idle(shop(0).arranged(oneItem)).answers('branch 0').chance('axe');
    expect(game.knows('snake').supply).toEqual(['axe']);
    expect(game.toldOf('kept-item')).toEqual([]);
    const twins = idle(shop(0)).answers('branch 0').chance('pistol', 'pistol');
    expect(twins.asks()?.options).toEqual(['pistol']);
  });

  test('I1 B1 the second of two is drawn from the reshuffled discards where the deck ends with the first', () => {
    const game = idle(
      shop(3).arranged((s) => {
        oneItem(s);
        putBack(s, 'itemDiscards', held('rifle'));
      }),
    ).chance('axe');
    expect(game.asks()).toEqual({ seat: 'chance', why: 'draw-item', options: ['rifle'] });
    expect(game.chance('rifle').asks()).toEqual({ seat: 'snake', why: 'keep-item', options: ['axe', 'rifle'] });
  });

  test('I1 B1 where the deck is empty already both are drawn from the reshuffled discards', () => {
    const game = idle(
      shop(3).arranged((s) => {
        noItems(s);
        putBack(s, 'itemDiscards', held('axe'));
        putBack(s, 'itemDiscards', held('rifle'));
      }),
    );
    expect(game.asks()).toEqual({ seat: 'chance', why: 'draw-item', options: ['axe', 'rifle'] });
    expect(game.chance('rifle', 'axe').asks()).toMatchObject({ seat: 'snake', why: 'keep-item' });
  });

  test('B1 or it reloads up to 2 Ammo, never beyond what the Weapon holds', () => {
    const empty = idle(shop(0)).answers('branch 1');
    expect(empty.hero('snake')).toMatchObject({ ammo: 2, supply: [] });
    expect(empty.toldOf('reloaded')).toEqual([['reloaded', 0, 2]]);
    expect(idle(shop(2)).answers('branch 1').hero('snake').ammo).toBe(3);
  });

  test('B1 with a full Weapon, or none, there are only Items to choose, and they must be drawn', () => {
    expect(idle(shop(3)).asks()).toMatchObject({ seat: 'chance', why: 'draw-item' });
    expect(idle(on('gun-shop-P').weapon('snake', null)).asks()).toMatchObject({ seat: 'chance', why: 'draw-item' });
  });

  test('B1 where no choice could do anything, nothing is asked', () => {
    const game = idle(shop(3).arranged(noItems));
    expect(game.asks()?.why).not.toMatch(/activate|keep-item|draw-item/);
    game.endsTurn();
    expect(game.toldOf('drew-item')).toEqual([]);
    expect(game.asks()?.seat).toBe('maggie');
  });

  test('I2 B1 the Item kept may be the fourth card, and then one is given up', () => {
    const game = idle(shop(3).supply('snake', 'rifle', 'crowbar', 'flare-gun'))
      .chance('pistol', 'axe')
      .answers('axe');
    expect(game.asks()?.why).toBe('supply-full');
    game.answers('crowbar');
    expect(game.knows('snake').supply).toEqual(['rifle', 'flare-gun', 'axe']);
  });
});

test('B1 a Shelter has nothing to activate, and a street is no Building', () => {
  for (const tile of ['shelter-P', 'PI']) expect(idle(on(tile)).asks()?.why).not.toBe('activate');
});

test('B1 only the active hero activates, and only where it stands at the end of the Hero Phase', () => {
  const game = scenario(`
          5              6
    2.5   surgery-P/M
    3                    ./S
  `);
  game.plays('snake', 'walk-it-off', 'dirty-fight').moves('5,2').until('play').plays('snake', 'dirty-fight');
  expect(game.asks()).toMatchObject({ seat: 'snake', why: 'recover' });
  expect(game.hero('maggie').discard).toBe(0);
});
