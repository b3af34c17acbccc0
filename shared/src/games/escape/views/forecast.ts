// What a hero's turn will bring as things stand. Told from the view alone, so it cannot tell more than its owner sees.
import type { Seat, View } from '../../../engine/index.ts';
import { ACTION_CARDS } from '../content/heroes.ts';
import { damageTo } from '../ops/wounds.ts';
import { guess } from './guess.ts';
import type { EscapeMine } from './mine.ts';
import type { EscapePublic } from './public.ts';

export type EscapeForecast = {
  /** T8: Noise of what was played this turn. */
  noise: number;
  /** Noise of the chosen cards that are still to be played. */
  planned: number;
  /** T9: what the Enemies in range would do to this hero now. */
  damage: number;
};

export const forecast = (view: View<EscapePublic, EscapeMine>, seat: Seat): EscapeForecast => {
  // Any state that looks like this one will do: what is asked of it is public.
  const s = guess(view, () => 0);
  const isActive = s.active === seat;
  return {
    noise: isActive ? s.pendingNoise : 0,
    planned: (view.mine?.chosen ?? []).reduce((sum, card) => sum + ACTION_CARDS[card]!.noise, 0),
    damage: damageTo(s, seat),
  };
};
