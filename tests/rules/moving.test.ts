// M: moving and exploring.
import { clearBag, putBack } from 'shared/games/escape/model/bags.ts';
import { describe, expect, test } from 'vitest';
import { scenario } from '../support/escape/index.ts';

test('M1 a step goes to a neighbour that is revealed or holds a face-down POI, never to an empty space', () => {
  const game = scenario(`
          6         7           8
    3     ./M
    3.5             .
    4     .                     o/S
    4.5             _
    5     _                     _
  `);
  game.plays('snake', 'keep-moving');
  expect(game.asks()).toEqual({ seat: 'snake', why: 'move', options: ['7,3'] });

  game.moves('7,3');
  expect(game.asks()?.options.sort()).toEqual(['6,3', '6,4', '7,2', '8,4', 'done']);
  game.done();
  expect(game.asks()).toEqual({ seat: 'snake', why: 'explore', options: ['8,3', '7,4'] });
  game.explores('8,3', 'PI').shows(`
          6         7           8
    3     ./M                   PI/pi
    3.5             ./S
    4     .                     o
    4.5             _
    5     _                     _
  `);
  expect(game.endsTurn().asks()).toMatchObject({ seat: 'maggie', why: 'choose-cards' });
});

describe('M2', () => {
  const blocked = `
            5      6             7
    2              o/MS#S#SE
    2.5     o                    o
    3              .
  `;

  test('M2 a standing Roadblock closes its road, from both sides', () => {
    const game = scenario(blocked).plays('snake', 'keep-moving');
    expect(game.asks()?.options).toContain('5,2');
    expect(game.asks()?.options).not.toContain('6,3');
    expect(game.asks()?.options).not.toContain('7,2');
    expect(game.whyNot('6,3')).toBe('roadblock');
    game.moves('5,2', '6,3');
    const behind = scenario(`
            6
      2     o/M#S
      3     ./S
    `).plays('snake', 'walk-it-off');
    expect(behind.asks()?.options).not.toContain('6,2');
  });

  test('M2 a card that says so destroys the Roadblock on the road travelled, and no other', () => {
    const game = scenario(blocked).plays('snake', 'kick-it-down').moves('6,3');
    expect(game.hero('snake').at).toBe('6,3');
    game.shows(`
              5      6             7
      2              o/M%S#SE
      2.5     o                    o
      3              ./S
    `);
  });

  test('M2 the same card leaves Roadblocks alone where it goes another way', () => {
    scenario(blocked)
      .plays('snake', 'kick-it-down')
      .moves('5,2')
      .shows(`
              5      6             7
      2              o/M#S#SE
      2.5     o/S                  o
      3              .
    `);
  });
});

describe('M3', () => {
  test('M3 "no Enemies" is checked once: afterwards the hero may pass through Enemies', () => {
    const game = scenario(`
            6
      2     o/S
      3     ./Mp
      4     .
    `).plays('snake', 'keep-moving');
    game.moves('6,3', '6,4');
    expect(game.hero('snake').at).toBe('6,4');
    expect(game.toldOf('skipped')).toEqual([]);
  });

  test.each(['p', 'd', 'G', 'p~'])('M3 one %s in the space forbids it, and a neighbour does not', (enemy) => {
    const draw = (here: string, beside: string) => `
            6
      2     o/S${here}
      3     ./M${beside}
    `;
    expect(scenario(draw(enemy, '')).plays('snake', 'keep-moving').toldOf('skipped')).toHaveLength(1);
    expect(scenario(draw('', enemy)).plays('snake', 'keep-moving').toldOf('skipped')).toEqual([]);
  });

  test('M3 without that demand a hero leaves a space with Enemies', () => {
    const game = scenario(`
            6
      2     o/Sppd
      3     ./M
    `).plays('snake', 'kick-it-down');
    expect(game.moves('6,3').hero('snake').at).toBe('6,3');
  });
});

test('M4 a hero that enters a face-down POI turns and resolves it at once, and the move goes on', () => {
  const game = scenario(`
            6          7
    4.5                PI/S
    5       o/M
    5.5                ?dukes-camp
  `).plays('snake', 'keep-moving');
  game.moves('7,5').shows(`
            6          7
    4.5                PI
    5       o/M
    5.5                dukes-camp/Spp
  `);
  expect(game.asks()).toMatchObject({ seat: 'snake', why: 'move' });
  expect(game.moves('6,5').hero('snake').at).toBe('6,5');
});

describe('M5', () => {
  const edge = `
          7       8            9
    2             _
    2.5   .                    _
    3             o#NE
    3.5   ./SM                 _
    4             o
  `;

  test('M5 an empty neighbour is revealed, whatever Roadblock lies between, and it must be', () => {
    const game = scenario(edge).plays('snake', 'keep-moving').moves('8,3').done();
    expect(game.asks()).toEqual({ seat: 'snake', why: 'explore', options: ['8,2', '9,2', '9,3'] });
    expect(game.explores('9,2', 'park-PI').hero('snake').at).toBe('8,3');
    expect(game.toldOf('explored')).toHaveLength(1);
  });

  test.each([
    ['9,3', 'park-PP', 'PP'],
    ['8,2', 'PI', 'park-PI'],
  ])('M5 %s takes its tile from the matching stack', (at, one, other) => {
    const game = scenario(edge).plays('snake', 'keep-moving').moves('8,3').done().answers(at);
    expect(game.asks()).toMatchObject({ seat: 'chance', why: 'draw-tile' });
    expect(game.asks()?.options).toContain(one);
    expect(game.asks()?.options).not.toContain(other);
  });

  test('M5 Detour reveals two, one after the other', () => {
    const game = scenario(edge.replace('SM', 'BM')).turnOf('brain').plays('brain', 'detour').moves('8,3');
    game.explores('8,2', 'PM').explores('9,3', 'park-PP');
    expect(game.asks()?.why).toBe('play');
  });
});

test('M6 exploring never turns a POI: the only neighbour left is one, and nothing is revealed', () => {
  const game = scenario(`
          6          7            8
    3.5              .
    4     .                       o
    4.5              PI
    5     o                       o
    5.5              ?dukes-camp
    3     ./SM
  `).plays('snake', 'keep-moving');
  game.moves('6,4', '7,4');
  expect(game.asks()?.why).toBe('play');
  expect(game.toldOf('poi-revealed')).toEqual([]);
  expect(game.toldOf('skipped')).toEqual([]);
});

describe('M7', () => {
  const row = `
          6            7
    2     o/S
    2.5                PE
    3     ./M
    3.5                IE
    4     PPE
  `;

  test('M7 the Events come after the whole play, as many as the Event Level, once for every such space entered', () => {
    const game = scenario(row).eventLevel(2).plays('snake', 'keep-moving').moves('7,2', '7,3');
    expect(game.toldOf('event')).toEqual([]);
    expect(game.asks()?.why).toBe('explore');
    game.explores('8,3', 'PI').chance('quiet-night', 'ambush', 'sirens', 'sirens');
    expect(game.toldOf('event')).toHaveLength(4);
    expect(game.asks()?.why).toBe('play');
  });

  test('M7 it happens every time, also where it has happened before', () => {
    const game = scenario(row).plays('snake', 'keep-moving', 'slip-away').moves('7,2', '6,2').explores('6,1', 'PI');
    game.chance('quiet-night').plays('snake', 'slip-away').moves('7,2').chance('sirens');
    expect(game.toldOf('event')).toHaveLength(2);
  });

  test('M7 revealing a tile ignores its Event icon, and so does a quiet move', () => {
    const revealed = scenario(row).plays('snake', 'walk-it-off').moves('6,3').until('play');
    expect(revealed.toldOf('event')).toEqual([]);
    const explored = scenario(row).chooses('snake', 'dirty-fight', 'shoot-first').answers('scout').moves('5,2');
    expect(explored.explores('5,1', 'PE').toldOf('event')).toEqual([]);
    expect(explored.asks()?.why).toBe('play');
    const quiet = scenario(row.replace('S', 'M').replace('./M', './S'), { heroes: ['snake', 'maggie'] }).turnOf(
      'maggie',
    );
    quiet.plays('maggie', 'back-alley').moves('7,2', '7,3');
    expect(quiet.asks()?.why).toBe('play');
    expect(quiet.toldOf('event')).toEqual([]);
  });
});

describe('M8', () => {
  const gate = `
          7       8            9
    2             _
    2.5   .                    _
    3             o
    3.5   ./SM                 _
    4             o
  `;

  test('M8 where a stack is empty nothing can be revealed; the other stack is not concerned', () => {
    const game = scenario(gate).arranged((s) => clearBag(s, 'park'));
    game.plays('snake', 'keep-moving').moves('8,3').done();
    expect(game.asks()).toMatchObject({ why: 'explore', options: ['8,2'] });
    expect(game.whyNot('9,2')).toBe('no-tiles-left');
  });

  test('M8 with both empty the card is whole without it; with a single tile left it is drawn', () => {
    const none = scenario(gate).arranged((s) => {
      clearBag(s, 'park');
      clearBag(s, 'city');
    });
    expect(none.plays('snake', 'keep-moving').moves('8,3').done().asks()?.why).toBe('play');
    expect(none.toldOf('skipped')).toEqual([]);
    const one = scenario(gate).arranged((s) => {
      clearBag(s, 'park');
      putBack(s, 'park', 0);
      clearBag(s, 'city');
    });
    one.plays('snake', 'keep-moving').moves('8,3').done();
    expect(one.asks()).toMatchObject({ why: 'explore', options: ['9,2', '9,3'] });
  });
});
