// The 32 Action cards: what each asks, the map after it, its Noise.
import type { Hero } from 'shared/games/escape/model/names.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/escape/index.ts';

const LETTER: Record<Hero, string> = { snake: 'S', maggie: 'M', brain: 'B', cabbie: 'C' };
/** The one who stands by: Cabbie, or Snake where Cabbie plays. */
const OTHER: Record<Hero, string> = { snake: 'C', maggie: 'C', brain: 'C', cabbie: 'S' };
/** Nothing of T7 comes between. */
const onFoot = (drawing: string, hero: Hero) => scenario(drawing).turnOf(hero).car('cabbie', 'none').level(hero, 4);

describe('move, then reveal', () => {
  type Row = [
    hero: Hero,
    card: string,
    steps: number,
    clear: boolean,
    smash: boolean,
    quiet: boolean,
    reveal: number,
    noise: number,
  ];
  const rows: Row[] = [
    ['snake', 'keep-moving', 2, true, false, false, 1, 1],
    ['snake', 'walk-it-off', 1, true, false, false, 1, 0],
    ['snake', 'kick-it-down', 1, false, true, false, 1, 2],
    ['maggie', 'hurry-up', 2, true, false, false, 1, 1],
    ['maggie', 'stay-close', 1, true, false, false, 1, 0],
    ['maggie', 'push-through', 1, false, true, false, 1, 2],
    ['maggie', 'back-alley', 2, true, false, true, 0, 1],
    ['brain', 'know-the-streets', 2, true, false, false, 1, 1],
    ['brain', 'mind-your-step', 1, true, false, true, 1, 0],
    ['brain', 'detour', 1, false, true, false, 2, 2],
    ['cabbie', 'hop-in', 2, true, false, false, 1, 1],
    ['cabbie', 'floor-it', 3, false, false, false, 0, 3],
    ['cabbie', 'through-the-barricade', 1, false, true, false, 1, 2],
    ['cabbie', 'take-it-easy', 1, true, false, false, 1, 0],
    ['cabbie', 'side-streets', 2, true, false, true, 0, 1],
  ]; // biome-ignore format: a table

  /** A street to the north with Events on it, and a Roadblock to the south-east. */
  const streets = (hero: Hero, enemies = '') => `
            6                                       7
    0.5                                             ?nothing-here
    1       IE
    2       PE
    2.5                                             o
    3       ./${LETTER[hero]}${OTHER[hero]}${enemies}#SE
    3.5                                             o
  `;

  test.each(rows)('%s, %s: move %i (clear %s, smash %s, quiet %s), reveal %i, Noise %i', (hero, card, steps, clear, smash, quiet, reveal, noise) => {
    const beset = onFoot(streets(hero, 'p'), hero).plays(hero, card);
    expect(beset.asks()?.why).toBe(clear ? 'play' : 'move');
    expect(beset.newYork().pending).toBe(noise);

    const way = ['6,2', '6,1', '6,2'].slice(0, steps);
    const game = onFoot(streets(hero), hero).plays(hero, card);
    expect(game.asks()?.options.includes('7,3')).toBe(smash);
    if (!smash) expect(game.whyNot('7,3')).toBe('roadblock');
    expect(game.whyNot('done')).toBe('one-step-at-least');
    for (const space of way) {
      expect(game.asks()?.why).toBe('move');
      game.moves(space);
    }
    for (let n = 0; n < reveal; n++) game.explores(game.asks()!.options[0]!, 'PM');
    expect(game.hero(hero).at).toBe(way.at(-1));
    // Next come the Events of the spaces entered, one run for each, unless the card is quiet.
    expect(game.asks()?.why).toBe(quiet ? 'play' : 'draw-event');
    expect(game.view('watcher').public.clock[3]).toBe(quiet ? 0 : steps - 1);
    expect(game.newYork()).toMatchObject({ noise: 0, pending: noise });
    expect(game.hero(hero === 'cabbie' ? 'snake' : 'cabbie').at).toBe('6,3');
  }); // biome-ignore format: one sentence

  test.each(rows.filter((row) => row[4]))('%s, %s: the Roadblock travelled through is destroyed', (hero, card) => {
    const game = onFoot(streets(hero), hero).plays(hero, card).moves('7,3');
    expect(game.map()).toContain('%SE');
  });
});

describe('damage', () => {
  const crowd = (hero: Hero) => `
            6                               7
    1       PI/pp
    2       o/pp
    2.5                                     o/p
    3       ./${LETTER[hero]}${OTHER[hero]}ppp#NE
  `;

  test.each([
    ['snake', 'dirty-fight', 2, 0, 1],
    ['snake', 'shoot-first', 3, 1, 3],
    ['maggie', 'ill-cut-you', 2, 0, 1],
    ['maggie', 'clean-shot', 3, 1, 3],
    ['brain', 'gasoline-bomb', 3, 1, 3],
    ['cabbie', 'tire-iron', 2, 0, 1],
    ['cabbie', 'molotov', 2, 1, 2],
  ] as const)('%s, %s: %i damage at range %i, Noise %i', (hero, card, damage, range, noise) => {
    const game = onFoot(crowd(hero), hero).plays(hero, card);
    expect(game.asks()).toEqual({ seat: hero, why: 'damage', options: range === 0 ? ['6,3 p'] : ['6,3 p', '6,2 p'] });
    for (let n = 0; n < damage; n++) game.hits('6,3 p');
    expect(game.asks()?.why).toBe('play');
    game.shows(crowd(hero).replace('ppp#', `${'p'.repeat(3 - damage)}#`));
    expect(game.newYork()).toMatchObject({ noise: 0, pending: noise });
  });

  test('maggie, no-mercy: 1 damage to each Enemy in the space, Noise 2', () => {
    const game = onFoot('\n   6\n 2  o/pd\n 3  ./MCppdG\n', 'maggie').boss('slag', 5).plays('maggie', 'no-mercy');
    game.shows("\n   6\n 2  o/pd\n 3  ./MCd'G\n");
    expect(game.view('watcher').public.bosses[4]).toBe(4);
    expect(game.asks()?.why).toBe('play');
    expect(game.newYork().pending).toBe(2);
  });
});

describe('tricks', () => {
  const crowd = '\n   6        7\n 2  o/p\n 2.5         o\n 3  ./SBCppp\n';

  test('snake, slip-away: trick 1 here, then move 1, Noise 0', () => {
    const game = onFoot(crowd, 'snake').plays('snake', 'slip-away');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'trick', options: ['6,3 p', 'done'] });
    game.answers('6,3 p', '7,2');
    expect(game.asks()?.why).toBe('move');
    game.moves('6,2').shows('\n   6        7\n 2  o/Sp\n 2.5         o/p~\n 3  ./BCpp\n');
    expect(game.asks()?.why).toBe('play');
    expect(game.newYork().pending).toBe(0);
  });

  test('snake, call-me-snake: trick 2 here, then 1 damage here, Noise 1', () => {
    const game = onFoot(crowd, 'snake').plays('snake', 'call-me-snake').answers('6,3 p', '6,2', '6,3 p', '7,2');
    expect(game.asks()).toEqual({ seat: 'snake', why: 'damage', options: ['6,3 p'] });
    game.hits('6,3 p').shows('\n   6        7\n 2  o/pp~\n 2.5         o/p~\n 3  ./SBC\n');
    expect(game.newYork().pending).toBe(1);
  });

  test('brain, stony-poker-face: trick all here, as in the book each elsewhere, Noise 1', () => {
    const game = onFoot('\n   6        7\n 2  o/p\n 2.5         o\n 3  ./SBCppR\n', 'brain').plays(
      'brain',
      'stony-poker-face',
    );
    game.answers('6,3 p', '6,2', '6,3 p', '7,2', '6,3 romero', '6,4');
    expect(game.asks()?.why).toBe('play');
    game.shows('\n   6        7\n 2  o/pp~\n 2.5         o/p~\n 3  ./SBC\n 4  o/R~\n');
    expect(game.newYork().pending).toBe(1);
  });

  test('brain, smooth-talk: trick 1 at range 1, then move 1, Noise 0', () => {
    const game = onFoot(crowd, 'brain').plays('brain', 'smooth-talk');
    expect(game.asks()?.options).toEqual(['6,3 p', '6,2 p', 'done']);
    game.answers('6,2 p', '7,2').moves('6,2').shows('\n   6        7\n 2  o/B\n 2.5         o/p~\n 3  ./SCppp\n');
    expect(game.asks()?.why).toBe('play');
    expect(game.newYork().pending).toBe(0);
  });
});

describe('recovering', () => {
  test.each([
    ['snake', 'strong-antitoxin', ['keep-moving', 'walk-it-off', 'dirty-fight']],
    ['brain', 'let-me-think', ['detour', 'smooth-talk', 'old-maps']],
    ['cabbie', 'take-a-breath', ['hop-in', 'floor-it', 'molotov']],
  ] as const)('%s, %s: take back 2 of choice, Noise 0', (hero, card, lost) => {
    const game = onFoot('\n   6\n 3  ./SBC\n', hero)
      .discards(hero, ...lost)
      .answers('no')
      .plays(hero, card);
    expect(game.asks()).toEqual({ seat: hero, why: 'recover', options: [...lost, 'done'] });
    game.answers(lost[1], lost[0]);
    expect(game.asks()?.why).toBe('play');
    expect(game.knows(hero).discard).toEqual([lost[2]]);
    expect(game.newYork().pending).toBe(0);
  });

  test("maggie, ill-cover-you: a hero in the space takes back 2 of that player's choice, unseen, Noise 0", () => {
    const game = onFoot('\n   6\n 2  o/C\n 3  ./SMB\n', 'maggie').discards('brain', 'detour', 'old-maps', 'smooth-talk');
    game.plays('maggie', 'ill-cover-you');
    expect(game.asks()).toEqual({ seat: 'maggie', why: 'recover-whom', options: ['snake', 'maggie', 'brain'] });
    expect(game.whyNot('cabbie')).toBe('elsewhere');
    game.answers('brain');
    expect(game.asks()).toEqual({ seat: 'brain', why: 'recover', options: ['detour', 'smooth-talk', 'old-maps', 'done'] });
    game.answers('old-maps', 'detour');
    expect(game.knows('brain').discard).toEqual(['smooth-talk']);
    expect(game.toldOf('recovered', 'maggie')).toEqual([['recovered', 2], ['recovered', 2]]);
    expect(game.asks()).toMatchObject({ seat: 'maggie', why: 'play' });
    expect(game.newYork().pending).toBe(0);
  }); // biome-ignore format: two rows

  test('maggie, ill-cover-you: she may be it herself', () => {
    const game = onFoot('\n   6\n 3  ./MC\n', 'maggie').discards('maggie', 'hurry-up').answers('no');
    game.plays('maggie', 'ill-cover-you').answers('maggie', 'hurry-up');
    expect(game.knows('maggie').discard).toEqual([]);
  });
});

test('brain, old-maps: look at 1 face-down POI anywhere, then draw an Item, Noise 2', () => {
  const game = onFoot('\n   6   7\n 3  ./BC\n 5.5     ?the-ring\n', 'brain').plays('brain', 'old-maps');
  expect(game.asks()).toMatchObject({ seat: 'brain', why: 'look-at-poi' });
  expect(game.asks()?.options).toHaveLength(8);
  game.answers('7,5').chance('pistol');
  expect(game.knows('brain')).toMatchObject({ pois: { '7,5': 'the-ring' }, supply: ['diagram-3', 'pistol'] });
  expect(game.knows('cabbie').pois).toEqual({});
  expect(game.asks()?.why).toBe('play');
  expect(game.newYork().pending).toBe(2);
});
