import { WATCHER } from 'shared/engine';
import { escape, type State } from 'shared/games/escape';
import { ACTION_CARDS } from 'shared/games/escape/content/heroes.ts';
import { damageTo } from 'shared/games/escape/ops/wounds.ts';
import { expect, test } from 'vitest';
import { setUp, someAnswer, tableNumber } from '../support/play/game.ts';
import { pickFrom } from '../support/play/random.ts';

/** One position in seven of a few games. */
const positions = function* (): Generator<State> {
  let count = 0;
  for (let n = 0; n < 8; n++) {
    const pick = pickFrom(`forecast/${n}`);
    const s = setUp(tableNumber(n, pick));
    for (let asks = escape.asks(s); asks.length > 0; asks = escape.asks(s)) {
      if (count++ % 7 === 0) yield s;
      escape.apply(s, ...someAnswer(asks, pick));
    }
  }
};

test('T8, T9: the forecast tells the Noise and the damage of the turn as it stands, and changes nothing', () => {
  let hurt = 0;
  let loud = 0;
  let planned = 0;
  for (const s of positions()) {
    const before = JSON.stringify(s);
    for (let seat = 0; seat < s.players; seat++) {
      const view = escape.viewFor(s, seat);
      const told = escape.forecast!(view, seat);
      const chosen = view.mine!.chosen.map((card) => ACTION_CARDS[card]!.noise);
      expect(told).toEqual({
        noise: seat === s.active ? s.pendingNoise : 0,
        planned: chosen.reduce((a, b) => a + b, 0),
        damage: damageTo(s, seat),
      });
      hurt += Number(told.damage! > 0);
      loud += Number(told.noise! > 0);
      planned += Number(told.planned! > 0);
    }
    expect(JSON.stringify(s)).toBe(before);
  }
  // The games do go through what is forecast.
  for (const met of [hurt, loud, planned]) expect(met).toBeGreaterThan(50);
});

test('H2: from public knowledge alone nothing is told of the cards somebody has chosen', () => {
  for (const s of positions()) {
    const view = escape.viewFor(s, WATCHER);
    for (let seat = 0; seat < s.players; seat++) expect(escape.forecast!(view, seat).planned).toBe(0);
  }
});
