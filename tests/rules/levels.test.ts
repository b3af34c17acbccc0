// L: Level Bars and what they bring.
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

/** Maggie stands by, far from everything. */
const fight = (prisoners: number) => `
        4     5      6
  2     o            .
  2.5         o/S${'p'.repeat(prisoners)}
  3                  ./M
`;

describe('L1', () => {
  test('L1 kills fill the bar by themselves, the killer’s and nobody else’s', () => {
    const game = scenario(fight(2)).plays('snake', 'dirty-fight').hits('5,2 p');
    expect(game.hero('snake')).toMatchObject({ level: 1, kills: 1, items: 0 });
    expect(game.hero('maggie').kills).toBe(0);
    game.hits('5,2 p');
    expect(game.hero('snake').kills).toBe(2);
    expect(game.newYork().prisoners).toBe(38);
  });

  test('L1 a bar that asks for Items too is not full with kills alone', () => {
    const game = scenario(fight(1)).level('snake', 1, { set: 'B' }).plays('snake', 'dirty-fight').hits('5,2 p');
    game.endsTurn();
    expect(game.hero('snake')).toMatchObject({ level: 1, kills: 1 });
    expect(game.toldOf('level-up')).toEqual([]);
  });
});

test('L1 after L3 too an Item is discarded onto the next bar, which is cashed at the next L3', () => {
  const game = scenario(fight(0))
    .level('snake', 1, { set: 'C', kills: 3 })
    .reserve({ prisoners: 37 })
    .supply('snake', 'axe')
    .weapon('snake', null);
  game.plays('snake', 'strong-antitoxin').until('pick-special');
  expect(game.newYork().prisoners).toBe(40);
  game.answers('threat');
  expect(game.window()).toMatchObject({ seat: 'snake', why: 'free-acts' });
  game.answers('pay-item axe').endsTurn();
  expect(game.hero('snake')).toMatchObject({ level: 2, kills: 0, items: 1 });
  expect(game.toldOf('level-up')).toHaveLength(1);
  expect(game.hero('maggie')).toMatchObject({ level: 1, items: 0 });
});

test('L2 kills beyond the open icons go to the reserve', () => {
  const game = scenario(fight(3)).plays('snake', 'shoot-first').hits('5,2 p', '5,2 p', '5,2 p');
  expect(game.hero('snake').kills).toBe(2);
  expect(game.newYork().prisoners).toBe(38);
  const none = scenario(fight(1)).level('snake', 1, { set: 'D' }).plays('snake', 'dirty-fight').hits('5,2 p');
  expect(none.hero('snake').kills).toBe(0);
  expect(none.newYork().prisoners).toBe(40);
  const done = scenario(fight(1)).level('snake', 4).plays('snake', 'dirty-fight').hits('5,2 p');
  expect(done.newYork().prisoners).toBe(40);
});

describe('L3', () => {
  test('L3 a full bar is cashed after damage: its Prisoners go to the reserve, the next bar is turned', () => {
    const game = scenario(fight(2)).plays('snake', 'dirty-fight', 'strong-antitoxin').hits('5,2 p', '5,2 p');
    expect(game.toldOf('level-up')).toEqual([]);
    game.plays('snake', 'strong-antitoxin').until('pick-special');
    expect(game.hero('snake')).toMatchObject({ level: 2, kills: 0, items: 0 });
    expect(game.newYork().prisoners).toBe(40);
    expect(game.toldOf('level-up')).toEqual([['level-up', 0, 1]]);
    expect(game.toldOf('level-up', 'maggie')).toEqual([['level-up', 0, 1]]);
    expect(game.hero('maggie')).toMatchObject({ level: 1, beside: 3 });
  });

  test('L3 damage comes first, then the level, then the Building', () => {
    const game = scenario(`
            6         7
      2.5             o/M
      3     ./Spp
      3.5             o
    `)
      .level('snake', 1, { kills: 2 })
      .discards('snake', 'kick-it-down');
    game.answers('no').plays('snake', 'keep-moving', 'walk-it-off').plays('snake', 'walk-it-off');
    game.chance('slip-away', 'dirty-fight');
    expect(game.asks()?.why).toBe('pick-special');
    expect(game.toldOf('wounded')).toEqual([['wounded', 0, 2]]);
    game.answers('threat');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'activate', options: ['branch 0', 'branch 1'] });
  });

  test('L3 one short of full nothing happens, and a bar that is full must be cashed', () => {
    const short = scenario(fight(1)).plays('snake', 'dirty-fight').hits('5,2 p').endsTurn();
    expect(short.hero('snake')).toMatchObject({ level: 1, kills: 1 });
    const full = scenario(fight(1)).level('snake', 1, { kills: 1 }).plays('snake', 'dirty-fight').hits('5,2 p');
    full.until('pick-special');
    expect(full.asks()?.options).toEqual(['not-my-plan', 'threat', 'one-good-eye']);
  });

  test('L3 never more than one level a turn', () => {
    const game = scenario(fight(0)).level('snake', 1, { set: 'D', items: 1 });
    game.plays('snake', 'strong-antitoxin').until('pick-special').answers('threat').endsTurn();
    expect(game.hero('snake')).toMatchObject({ level: 2, kills: 0, items: 0 });
    expect(game.toldOf('level-up')).toHaveLength(1);
  });

  test('L3 after the third bar there is nothing more to reach', () => {
    const game = scenario(fight(1)).level('snake', 4).plays('snake', 'dirty-fight').hits('5,2 p').endsTurn();
    expect(game.hero('snake').level).toBe(4);
    expect(game.toldOf('level-up')).toEqual([]);
  });
});

describe('L4', () => {
  test('L4 Level 1 brings one Special Action into the hand, seen by its owner alone; the others stay beside the board', () => {
    const game = scenario(fight(0)).level('snake', 1, { kills: 2 });
    game.plays('snake', 'strong-antitoxin').until('pick-special');
    expect(game.asks()?.options).toEqual(['not-my-plan', 'threat', 'one-good-eye']);
    const before = game.hero('snake').hand;
    game.answers('threat');
    expect(game.hero('snake')).toMatchObject({ hand: before + 1, beside: 2 });
    expect(game.knows('snake')).toMatchObject({ beside: ['not-my-plan', 'one-good-eye'] });
    expect(game.knows('snake').hand).toContain('threat');
    expect(game.toldOf('took-special', 'snake')).toEqual([['took-special', 0, 9]]);
    expect(game.toldOf('took-special', 'maggie')).toEqual([['took-special', 0]]);
    expect(game.toldOf('took-special')).toEqual([['took-special', 0]]);
    // Level 1 brings no objective.
    expect(game.asks()?.why).not.toBe('pick-colour');
  });

  test('L4 a Special Action taken is an ordinary Action card from then on: chosen, played, discarded', () => {
    const game = scenario(fight(1)).special('snake', 'one-good-eye').plays('snake', 'one-good-eye').hits('5,2 p');
    game.endsTurn();
    expect(game.knows('snake').discard).toContain('one-good-eye');
    expect(game.hero('snake').beside).toBe(2);
  });

  test('L4 Level 2 brings a Special Action, then an objective; what was taken before is not offered again', () => {
    const game = scenario(fight(0)).special('snake', 'threat').level('snake', 2, { kills: 2, items: 1 });
    game.plays('snake', 'strong-antitoxin').until('pick-special');
    expect(game.asks()?.options).toEqual(['not-my-plan', 'one-good-eye']);
    expect(game.answers('not-my-plan').asks()?.why).toBe('pick-colour');
    expect(game.hero('snake').level).toBe(3);
  });

  test('L4 Level 3 brings an objective and no Special Action', () => {
    const game = scenario(fight(0)).level('snake', 3, { kills: 2, items: 1 });
    game.plays('snake', 'strong-antitoxin').until('pick-colour');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'pick-colour', options: ['branch 0', 'branch 1'] });
    expect(game.hero('snake')).toMatchObject({ level: 4, beside: 3 });
  });

  test('L1 L4 worked example: Cabbie discards an Item, his second bar is full; he takes a Special Action and turns his third', () => {
    const game = scenario(`
            4     5      6
      2     o            .
      2.5         o/C
      3                  ./M
    `)
      .turnOf('cabbie')
      .level('cabbie', 2, { kills: 2 })
      .supply('cabbie', 'pistol', 'axe')
      .supply('maggie', 'rifle')
      .plays('cabbie', 'take-a-breath', 'tire-iron')
      .plays('cabbie', 'tire-iron');
    game.answers('pay-item pistol');
    expect(game.hero('cabbie')).toMatchObject({ level: 2, kills: 2, items: 1, supply: ['an item'] });
    game.until('pick-special').answers('come-on');
    expect(game.hero('cabbie')).toMatchObject({ level: 3, kills: 0, items: 0 });
    expect(game.knows('cabbie').hand).toContain('come-on');
    expect(game.hero('maggie').level).toBe(1);
  });
});

describe('L5', () => {
  const leveling = () =>
    scenario(fight(0))
      .level('snake', 3, { kills: 2, items: 1 })
      .level('maggie', 3, { kills: 2, items: 1 })
      .objectives('snake', { blue: 'the-tape', purple: 'raft' })
      .objectives('maggie', { blue: 'fake-tape', purple: 'gullfire' })
      .objectiveDeck('blue', 'signed-pardon', 'any-diagram')
      .objectiveDeck('purple', 'raft', 'helicopter')
      .plays('snake', 'strong-antitoxin')
      .until('pick-colour');

  test('L5 the deck and one’s own objective of that colour are looked at, and one is kept', () => {
    const game = leveling().answers('branch 0');
    expect(game.asks()).toEqual({
      seat: 'snake',
      why: 'keep-objective',
      options: ['the-tape', 'signed-pardon', 'any-diagram'],
    });
    expect(game.knows('snake').deck).toEqual(['signed-pardon', 'any-diagram']);
    expect(game.knows('maggie').deck).toEqual([]);
    game.answers('any-diagram');
    expect(game.knows('snake')).toMatchObject({ blue: 'any-diagram', purple: 'raft', deck: [] });
    expect(game.knows('maggie')).toMatchObject({ blue: 'fake-tape', purple: 'gullfire' });
    expect(game.toldOf('kept-objective', 'snake')).toEqual([['kept-objective', 0, 0, 6]]);
    expect(game.toldOf('kept-objective', 'maggie')).toEqual([['kept-objective', 0, 0]]);
  });

  test('L5 it may be the old one, and two of the same are one choice', () => {
    const game = leveling().answers('branch 1');
    expect(game.asks()?.options).toEqual(['raft', 'helicopter']);
    game.answers('raft');
    expect(game.knows('snake').purple).toBe('raft');
  });

  test('L5 what was returned lies in the deck for whoever looks next', () => {
    const game = leveling().answers('branch 0', 'signed-pardon').endsTurn();
    game.plays('maggie', 'ill-cover-you').until('pick-colour', 'maggie').answers('branch 0');
    expect(game.asks()).toMatchObject({ seat: 'maggie', options: ['fake-tape', 'the-tape', 'any-diagram'] });
    expect(game.knows('snake').blue).toBe('signed-pardon');
  });
});
