// I6-I9: taking Cases, giving them up, stealing.
import { held } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';
import { idles } from '../support/escape/phases.ts';

describe('I6', () => {
  const camp = (enemies = '') => `
          6
    2     o/S3${enemies}
    3     ./M
    4     o/2
  `;
  const table = (enemies = '') =>
    scenario(camp(enemies)).caseSlot(3, 'the-tape', '6,2').caseSlot(2, 'diagram-1', '6,4');

  test('I6 the Case card of the slot is taken face down and the token returns to its slot', () => {
    const game = table();
    expect(game.asks()?.options).toContain('take-case 3');
    expect(game.asks()?.options).not.toContain('take-case 2');
    game.answers('take-case 3').shows(`
            6
      2     o/S
      3     ./M
      4     o/2
    `);
    expect(game.knows('snake').supply).toEqual(['the-tape']);
    expect(game.hero('snake').supply).toEqual(['a case']);
    expect(game.toldOf('took-case', 'snake')).toEqual([['took-case', 0, 2, held('the-tape')]]);
    expect(game.toldOf('took-case', 'maggie')).toEqual([['took-case', 0, 2]]);
    expect(game.view('maggie').public.caseTokens[2]).toBe(-1);
  });

  test('I6 not while an Enemy is there', () => {
    const game = table('p');
    expect(game.asks()?.options).not.toContain('take-case 3');
    expect(game.whyNot('take-case 3')).toBe('enemy-here');
  });
});

test.each([
  ['romero', 'R', 1],
  ['slag', 'G', 2],
] as const)('I6 C5 where %s was killed nobody guards his Case any more: it is taken at once', (boss, letter, slot) => {
  const game = scenario(`\n   6\n 2  o/S${letter}\n 3  ./M\n`).boss(boss, 1).caseSlot(slot, 'the-tape', 'away');
  expect(game.asks()?.options).not.toContain(`take-case ${slot}`);
  game.plays('snake', 'dirty-fight').hits(`6,2 ${boss}`).shows(`\n   6\n 2  o/S${slot}\n 3  ./M\n`);
  game.until('play').answers(`take-case ${slot}`).shows('\n   6\n 2  o/S\n 3  ./M\n');
  expect(game.knows('snake').supply).toEqual(['the-tape']);
  expect(game.knows('maggie').supply).toEqual([]);
});

describe('I7', () => {
  const held2 = () =>
    scenario('\n   6\n 2  o/S\n 3  ./M\n')
      .supply('snake', 'the-tape', 'crowbar')
      .caseSlot(1, 'diagram-1', '6,3')
      .caseSlot(2, null)
      .caseSlot(3, 'presidents-bracelet', 'away')
      .caseSlot(4, 'diagram-2', 'away');

  test('I7 the card goes face down onto a slot that has its token and no card, the token into the space', () => {
    const game = held2();
    expect(game.asks()?.options.filter((o) => o.startsWith('give-up'))).toEqual(['give-up-case the-tape 2']);
    expect(game.whyNot('give-up-case the-tape 1')).toBe('slot-taken');
    game.answers('give-up-case the-tape 2').shows('\n   6\n 2  o/S2\n 3  ./M1\n');
    expect(game.knows('snake').supply).toEqual(['crowbar']);
    expect(game.toldOf('gave-up-case', 'maggie')).toEqual([['gave-up-case', 0, 1]]);
    expect(game.view('maggie').public.caseSlots[1]).toBe(1);
  });

  test('I7 whoever held it knows where it lies, and with whom it goes next', () => {
    const game = held2().answers('give-up-case the-tape 2');
    expect(game.knows('snake').slots).toEqual({ 2: 'the-tape' });
    expect(game.knows('maggie').slots).toEqual({});
    idles(game, 'snake').endsTurn();
    game.plays('maggie', 'hurry-up').moves('6,2').answers('take-case 2');
    expect(game.knows('snake')).toMatchObject({ others: ['1 1 the-tape'] });
    expect(game.knows('maggie')).toMatchObject({ others: [], supply: ['the-tape'] });
    for (const hero of ['snake', 'maggie'] as const) expect(game.knows(hero).slots).toEqual({});
    expect(game.toldOf('took-case', 'watcher')).toEqual([['took-case', 1, 1]]);
  });

  test('I7 it may be done with Enemies around, but never with an Item or the Diagram of Bridge 3', () => {
    const game = scenario('\n   6\n 2  o/Bp\n 3  ./M\n')
      .turnOf('brain')
      .supply('brain', 'diagram-3!', 'the-tape', 'axe');
    const acts = game.asks()!.options.filter((o) => o.startsWith('give-up'));
    expect(acts.every((act) => act.startsWith('give-up-case the-tape'))).toBe(true);
    expect(acts.length).toBeGreaterThan(0);
  });

  test('I7 a revealed Bracelet stays revealed on its slot and with whoever takes it, and works no second time', () => {
    const game = scenario('\n   6\n 2  o/S\n 1  PI/M\n').supply('snake', 'presidents-bracelet').caseSlot(2, null);
    game.answers('reveal-case presidents-bracelet', '7,0', '7,5', 'give-up-case presidents-bracelet 2');
    expect(game.view('watcher').public.caseSlots[1]).toBe(64 + held('presidents-bracelet'));
    idles(game, 'snake').endsTurn();
    game.plays('maggie', 'hurry-up').moves('6,2').answers('take-case 2');
    expect(game.hero('maggie').supply).toEqual(['presidents-bracelet']);
    game.done();
    game.until('play', 'maggie');
    expect(game.whyNot('reveal-case presidents-bracelet')).toBe('already-shown');
    expect(game.window()?.options).not.toContain('reveal-case presidents-bracelet');
  });
});

describe('I8', () => {
  const gang = (how = (game: ReturnType<typeof scenario>) => game) =>
    how(scenario('\n   6\n 2  o/C\n 3  ./SMB\n').special('snake', 'threat'))
      .supply('maggie', 'pistol', 'the-tape')
      .supply('brain', 'diagram-3!', 'crowbar')
      .supply('cabbie', 'axe');

  test('I8 the thief picks by the back, an Item or a Case, and alone with the victim learns which', () => {
    const game = gang().plays('snake', 'threat').until('steal').answers('maggie 2');
    expect(game.knows('snake').supply).toEqual(['the-tape']);
    expect(game.hero('snake').supply).toEqual(['a case']);
    expect(game.toldOf('stole', 'maggie')).toEqual([['stole', 0, 1, 1, held('the-tape')]]);
    expect(game.toldOf('stole', 'brain')).toEqual([['stole', 0, 1, 1]]);
    // Of Brain's two only the Item; of Cabbie, who is elsewhere, nothing.
    expect(game.asks()).toEqual({ seat: 'snake', why: 'steal', options: ['brain 2'] });
  });

  test('I8 a revealed Bracelet may be picked openly and stays revealed', () => {
    const game = gang().supply('maggie', 'presidents-bracelet!');
    game.plays('snake', 'threat').until('steal').answers('maggie 1');
    expect(game.hero('snake').supply).toEqual(['presidents-bracelet']);
    expect(game.hero('maggie').supply).toEqual([]);
  });

  test('I8 I2 I7 as the fourth card a revealed Bracelet is laid onto a slot, revealed as it was', () => {
    const game = gang().supply('maggie', 'presidents-bracelet!').supply('snake', 'flare-gun', 'rifle', 'shotgun');
    game.caseSlot(2, null).plays('snake', 'threat').until('steal').answers('maggie 1');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'supply-full' });
    expect(game.asks()?.options).not.toContain('new');
    game.answers('give up new 2');
    expect(game.view('watcher').public.caseSlots[1]).toBe(64 + held('presidents-bracelet'));
    expect(game.view('watcher').public.caseTokens[1]).toBe(game.view('watcher').public.at[0]);
    expect(game.asks()).toMatchObject({ why: 'steal', options: ['brain 2'] });
  });

  test('I8 the supply of the thief holds three all the same', () => {
    const game = gang().supply('snake', 'flare-gun', 'rifle', 'shotgun');
    game.plays('snake', 'threat').until('steal').answers('maggie 1');
    expect(game.asks()).toMatchObject({ seat: 'snake', why: 'supply-full' });
    game.answers('rifle');
    expect(game.asks()?.why).toBe('steal');
    expect(game.knows('snake').supply).toEqual(['flare-gun', 'shotgun', 'pistol']);
  });
});

describe('I9', () => {
  const swap = () =>
    scenario('\n   6\n 2  o/S3\n 3  ./M\n')
      .supply('snake', 'the-tape')
      .caseSlot(1, null)
      .caseSlot(3, 'diagram-1', '6,2');

  test('I9 a Case given up this turn is not taken back, another one beside it is', () => {
    const game = swap().answers('give-up-case the-tape 1');
    expect(game.window()?.options).toContain('take-case 3');
    expect(game.window()?.options).not.toContain('take-case 1');
    expect(game.whyNot('take-case 1')).toBe('just-given-up');
  });

  test('I9 in the next turn of the same hero it is taken', () => {
    const game = scenario('\n   6\n 2  o/S\n').supply('snake', 'the-tape').caseSlot(1, null);
    idles(game.answers('give-up-case the-tape 1'), 'snake').endsTurn();
    expect(game.asks()).toMatchObject({ seat: 'snake' });
    expect(game.window()?.options).toContain('take-case 1');
  });

  test('I9 a Case that a fourth card pushed out is not taken back either', () => {
    const game = scenario('\n   6\n 2  o/Si\n 3  ./M\n')
      .supply('snake', 'the-tape', 'axe', 'crowbar')
      .caseSlot(4, null);
    game.answers('take-item').chance('pistol').answers('give up the-tape 4');
    expect(game.whyNot('take-case 4')).toBe('just-given-up');
  });

  test('I9 another hero takes it the turn after', () => {
    const game = scenario('\n   6\n 2  o/SM\n').supply('snake', 'the-tape').caseSlot(1, null);
    idles(game.answers('give-up-case the-tape 1'), 'snake').endsTurn();
    expect(game.window()).toMatchObject({ seat: 'maggie' });
    expect(game.window()?.options).toContain('take-case 1');
  });
});
