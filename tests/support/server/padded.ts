// The toy with a view far too large, which changes in every place with every answer: so that bytes pile up.
import type { AnyRules } from 'shared/games';
import { type Candles, candles } from '../toy/candles.ts';

export const padded = (numbers: number): AnyRules =>
  ({
    ...candles,
    id: 'padded',
    viewFor: (s: Candles, viewer: number) => {
      const view = candles.viewFor(s, viewer);
      const pad = Array.from({ length: numbers }, (_, i) => (s.step * 7919 + i * 31) % 30_000);
      return { ...view, public: { ...view.public, pad } };
    },
  }) as AnyRules;
