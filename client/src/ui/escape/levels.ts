// The Level Bar a hero is filling, peg by peg.
import { LEVEL_BARS } from 'shared/games/escape/content/levels.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { label } from './words.ts';

export type Peg = { readonly kind: 'kill' | 'cube'; readonly on: boolean };
export type Level = {
  readonly n: number;
  readonly isDone: boolean;
  readonly pegs: readonly Peg[];
  readonly text: string;
};
const LEVELS = 3;

const row = (kind: Peg['kind'], needs: number, has: number): Peg[] =>
  Array.from({ length: needs }, (_, i) => ({ kind, on: i < has }));

export const pegsOf = (
  view: Pick<EscapePublic, 'level' | 'barSet' | 'kills' | 'paid'>,
  seat: number,
): readonly Peg[] => {
  const bar = LEVEL_BARS[view.barSet[seat] ?? 0]?.[(view.level[seat] ?? 1) - 1];
  return bar ? [...row('kill', bar.kills, view.kills[seat] ?? 0), ...row('cube', bar.items, view.paid[seat] ?? 0)] : [];
};

export const levelOf = (view: Pick<EscapePublic, 'level' | 'barSet' | 'kills' | 'paid'>, seat: number): Level => {
  const n = view.level[seat] ?? 1;
  const pegs = pegsOf(view, seat);
  const progress = (kind: Peg['kind'], key: 'dock.level.kills' | 'dock.level.items'): string[] => {
    const ofKind = pegs.filter((peg) => peg.kind === kind);
    return ofKind.length === 0 ? [] : [label(key, { n: ofKind.filter(({ on }) => on).length, needs: ofKind.length })];
  };
  const text = [...progress('kill', 'dock.level.kills'), ...progress('cube', 'dock.level.items')].join(', ');
  return { n, isDone: n > LEVELS, pegs, text: n > LEVELS ? label('dock.levels.done') : text };
};
