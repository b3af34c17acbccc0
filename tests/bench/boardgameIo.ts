// A floor: Candles again, on boardgame.io, driven by its headless client. Its moves are checked and its state is immutable,
// as its users have it.
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { Pick } from 'shared/engine';
import { apply, options, type Plain, setup } from './plain.ts';

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client');

const game = (seats: number, turns: number): Game<Plain> => ({
  name: 'candles',
  setup: () => setup(seats, turns),
  moves: {
    take: ({ G }, choice: number) => {
      const option = options(G)[choice];
      if (!option) return 'INVALID_MOVE';
      apply(G, option);
    },
  },
  endIf: ({ G }) => (G.turnsLeft === 0 ? true : undefined),
  disableUndo: true,
});

/** A game to its end; how many moves it took. */
export const playOut = (seats: number, turns: number, pick: Pick): number => {
  const client = Client({ game: game(seats, turns), numPlayers: seats, debug: false });
  client.start();
  let steps = 0;
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState(), steps++)
    client.moves.take?.(pick(options(state.G).length));
  client.stop();
  return steps;
};
