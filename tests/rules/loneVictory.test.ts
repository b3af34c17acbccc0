// W3, W4, D9: leaving alone.
import { set, WANTED } from 'shared/games/escape/model/seat.ts';
import { describe, expect, test } from 'vitest';
import { type Game, scenario } from '../support/escape/index.ts';
import { eventsStrike, idles } from '../support/escape/phases.ts';

/** As in the book: Maggie with the Fake Tape on a Raft, all levels done; Cabbie has taken the President. */
const book = (figures = '') =>
  scenario(`
          6                 8
    3     ./C
    5                       o+raft/M${figures}
  `)
    .turnOf('maggie')
    .level('maggie', 4)
    .presidentTaken()
    .supply('cabbie', 'the-president!')
    .supply('maggie', 'fake-tape')
    .objectives('maggie', { blue: 'fake-tape', purple: 'raft' });
const leaves = (game: Game) => game.answers('lone-victory').result();
const ALONE = { kind: 'alone', winners: ['maggie'] };

describe('W3', () => {
  test('W3 as in the book: Maggie shows her objectives and wins alone', () => {
    const game = book();
    expect(game.asks()?.options).toContain('lone-victory');
    expect(leaves(game)).toEqual(ALONE);
    expect(game.asks()).toBeNull();
  });

  test('W3 (a) before the President is taken only with a red tile on top', () => {
    const early = (n: number) => book().blackTimers(n).arranged((s) => { s.presidentTaken = 0; }); // biome-ignore format: one position
    expect(early(1).asks()?.options).not.toContain('lone-victory');
    expect(early(1).whyNot('lone-victory')).toBe('too-early');
    expect(leaves(early(0))).toEqual(ALONE);
  });

  test('W3 (b) only with all three Level Bars finished', () => {
    const third = book().level('maggie', 3, { set: 'A', kills: 2 });
    expect(third.asks()?.options).not.toContain('lone-victory');
    expect(third.whyNot('lone-victory')).toBe('levels-first');
  });

  test('W3 (c) the blue objective is the card it names, in the supply', () => {
    const other = book().supply('maggie', 'signed-pardon');
    expect(other.asks()?.options).not.toContain('lone-victory');
    expect(other.whyNot('lone-victory')).toBe('blue-not-met');
    const theirs = book().supply('maggie').supply('cabbie', 'fake-tape');
    expect(theirs.whyNot('lone-victory')).toBe('blue-not-met');
  });

  test.each([
    ['the-tape', 'the-tape', 'presidents-bracelet'],
    ['presidents-bracelet', 'presidents-bracelet', 'the-tape'],
    ['presidents-bracelet', 'presidents-bracelet!', 'the-tape'],
    ['fake-tape', 'fake-tape', 'the-tape'],
    ['signed-pardon', 'signed-pardon', 'fake-tape'],
    ['secret-documents', 'secret-documents', 'signed-pardon'],
    ['any-diagram', 'diagram-1', 'diagram-3!'],
    ['any-diagram', 'diagram-2', 'diagram-3!'],
    ['any-diagram', 'diagram-4', 'diagram-3!'],
  ])('W3 the blue objective %s is met by %s and not by %s', (blue, right, wrong) => {
    const owner = (card: string) => book().objectives('maggie', { blue }).supply('maggie', card);
    expect(leaves(owner(right))).toEqual(ALONE);
    expect(owner(wrong).whyNot('lone-victory')).toBe('blue-not-met');
  });

  test('W3 (c) the purple objective is met by standing where its transport is', () => {
    const game = scenario('\n   6   7\n 3  ./C\n 4  o/M\n').turnOf('maggie').level('maggie', 4).presidentTaken();
    game.supply('maggie', 'fake-tape').objectives('maggie', { blue: 'fake-tape', purple: 'raft' });
    expect(game.asks()?.options).not.toContain('lone-victory');
    expect(game.whyNot('lone-victory')).toBe('purple-not-met');
  });

  test('W3 between two steps of a move', () => {
    const game = scenario('\n   7         8\n 4.5  PI/M\n 5             o+raft\n 4             PM/C\n')
      .turnOf('maggie')
      .level('maggie', 4);
    game.presidentTaken().supply('maggie', 'fake-tape').objectives('maggie', { blue: 'fake-tape', purple: 'raft' });
    game.plays('maggie', 'hurry-up');
    expect(game.asks()?.options).not.toContain('lone-victory');
    game.moves('8,5');
    expect(game.window()?.why).toBe('move');
    expect(leaves(game)).toEqual(ALONE);
  });

  test('W3 L3 in the turn in which the third bar is cashed, by the objective just chosen', () => {
    const game = scenario('\n   1      6\n 1.5  wtc/M\n 3         ./C\n').turnOf('maggie').presidentTaken();
    game.level('maggie', 3, { kills: 2, items: 1 }).supply('maggie', 'fake-tape');
    game.objectives('maggie', { blue: 'fake-tape', purple: 'raft' }).objectiveDeck('purple', 'gullfire', 'helicopter');
    game.plays('maggie', 'ill-cut-you', 'clean-shot').plays('maggie', 'clean-shot').until('pick-colour');
    expect(game.toldOf('ny-top')).toEqual([]);
    game.answers('branch 1', 'gullfire');
    expect(game.window()).toMatchObject({ seat: 'maggie', why: 'free-acts' });
    expect(leaves(game)).toEqual(ALONE);
  });

  test('W3 an Enemy in the space does not prevent it', () => {
    expect(leaves(book('ppG'))).toEqual(ALONE);
  });

  test('W3 only in one’s own turn', () => {
    const game = book().turnOf('cabbie').level('cabbie', 1);
    expect(game.asksAll().map(({ seat }) => seat)).toEqual(['cabbie']);
    expect(game.asks()?.options).not.toContain('lone-victory');
  });

  test('T12 after Y1, Y2 and Y3 it may be declared, and nothing else', () => {
    const game = idles(book(), 'maggie').chance('burn-the-glider');
    const windows: string[][] = [];
    for (let asked = game.window()!; asked.seat !== 'cabbie'; asked = game.window()!) {
      if (asked.why === 'free-acts') windows.push(asked.options);
      game.answers(asked.options.at(-1)!);
    }
    expect(windows).toEqual(Array(3).fill(['lone-victory', 'pass']));
    const last = idles(book(), 'maggie').chance('burn-the-glider').until('free-acts');
    expect(leaves(last)).toEqual(ALONE);
  });

  test('H6 that the window opens tells nothing of the objectives', () => {
    const windows = (game: Game) => {
      const asked: string[] = [];
      while (game.window()?.seat !== 'cabbie') {
        asked.push(`${game.window()!.seat} ${game.window()!.why}`);
        game.answers(game.window()!.options.at(-1)!);
      }
      return asked;
    };
    const can = windows(idles(book(), 'maggie'));
    const cannot = windows(idles(book().objectives('maggie', { blue: 'the-tape', purple: 'gullfire' }), 'maggie'));
    expect(cannot).toEqual(can);
  });
});

describe('W4', () => {
  const at = (drawing: string, purple: string) =>
    scenario(drawing).turnOf('maggie').level('maggie', 4).presidentTaken().supply('maggie', 'fake-tape').objectives('maggie', { blue: 'fake-tape', purple }); // biome-ignore format: one position
  const refused = (game: Game) => game.whyNot('lone-victory');

  test('W4 the Gullfire on its space, unless it is destroyed', () => {
    const wtc = '\n   1      6\n 1.5  wtc/M\n 3         ./C\n';
    expect(leaves(at(wtc, 'gullfire'))).toEqual(ALONE);
    expect(refused(at(wtc, 'gullfire').gullfireDestroyed())).toBe('purple-not-met');
    expect(refused(at(wtc, 'raft'))).toBe('purple-not-met');
  });

  test('W4 the Helicopter on its space, once it has landed', () => {
    const park = '\n   6    10\n 3  ./C  park-PP/M\n 2       park-PI\n';
    expect(leaves(at(park, 'helicopter').helicopter('10,3', { landed: true }))).toEqual(ALONE);
    expect(refused(at(park, 'helicopter').helicopter('10,3', { landed: false }))).toBe('purple-not-met');
    expect(refused(at(park, 'helicopter').helicopter('10,2', { landed: true }))).toBe('purple-not-met');
  });

  test('W4 a Raft in the space, turned up, and no other marker', () => {
    const suburb = (marker: string) => `\n   6    8\n 3  ./C\n 5       o+${marker}/M\n`;
    expect(leaves(at(suburb('raft'), 'raft'))).toEqual(ALONE);
    expect(refused(at(suburb('manhole'), 'raft'))).toBe('purple-not-met');
  });
});

describe('D9', () => {
  const hunt = () => scenario('\n   6\n 2  o/SG\n 3  ./M\n', { variants: ['wanted'] }).boss('slag', 1);

  test('D9 whoever kills a Boss takes a Wanted card, openly and beside the supply', () => {
    const game = hunt().supply('snake', 'axe', 'pistol', 'rifle').plays('snake', 'dirty-fight').hits('6,2 slag');
    expect(game.view('maggie').public.wanted).toEqual([1, 0]);
    expect(game.toldOf('took-wanted', 'maggie')).toEqual([['took-wanted', 0]]);
    expect(game.hero('snake').supply).toHaveLength(3);
    expect(game.view('maggie').public.extras[1]).toBe(2);
  });

  test('D9 D5 a Boss that an Explosion kills is the active hero’s too', () => {
    const drawing = '\n  6\n  2  o/SMG\n  3  ./B\n';
    const game = scenario(drawing, { variants: ['wanted', 'explosions'] })
      .boss('slag', 2)
      .discards('snake', 'dirty-fight');
    eventsStrike(game, 'explosion').shows('\n  6\n  2  o/SM2\n  3  ./B\n');
    expect(game.view('maggie').public.wanted).toEqual([1, 0, 0]);
  });

  test('D9 none is given once the three are out, nor without the variant', () => {
    const out = hunt().arranged((s) => {
      s.wantedLeft = 0;
    });
    expect(out.plays('snake', 'dirty-fight').hits('6,2 slag').view('maggie').public.wanted).toEqual([0, 0]);
    const plain = scenario('\n   6\n 2  o/SG\n 3  ./M\n')
      .boss('slag', 1)
      .plays('snake', 'dirty-fight')
      .hits('6,2 slag');
    expect(plain.view('maggie').public.wanted).toEqual([0, 0]);
  });

  test('D9 the Duke gives one every time he dies', () => {
    const game = scenario('\n   6\n 2  o/SD\n 3  ./M\n', { variants: ['wanted'] }).boss('duke', 1);
    game
      .arranged((s, seatOf) => set(s, seatOf('snake'), WANTED, 1))
      .plays('snake', 'dirty-fight')
      .hits('6,2 duke');
    expect(game.view('maggie').public.wanted).toEqual([2, 0]);
  });

  test('D9 one Wanted card serves both colours, anywhere', () => {
    const outlaw = (cards: number) =>
      scenario('\n   6\n 2  o/S\n 3  ./M\n', { variants: ['wanted'] })
        .level('snake', 4)
        .presidentTaken()
        .objectives('snake', { blue: 'wanted', purple: 'wanted' })
        .arranged((s, seatOf) => set(s, seatOf('snake'), WANTED, cards));
    expect(outlaw(1).answers('lone-victory').result()).toEqual({ kind: 'alone', winners: ['snake'] });
    expect(outlaw(0).whyNot('lone-victory')).toBe('blue-not-met');
  });
});

test('D10 a dead President counts as taken for a Lone Victory', () => {
  const game = scenario('\n   6      7\n 3  ./C\n 5.5     dukes-camp/M\n', { variants: ['dead-or-alive'] })
    .turnOf('maggie')
    .level('maggie', 4)
    .supply('maggie', 'fake-tape')
    .helicopter('10,3')
    .objectives('maggie', { blue: 'fake-tape', purple: 'raft' });
  expect(game.whyNot('lone-victory')).toBe('too-early');
  game.answers('take-president').chance('dead').until('choose-cards', 'maggie');
  expect(game.whyNot('lone-victory')).toBe('purple-not-met');
});
