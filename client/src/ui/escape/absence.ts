// Where its reader left a table, so that what they missed can be shown to them: public facts only.
import type { Told } from 'shared/engine/events.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import type { Step } from 'shared/protocol';
import { keep, recall } from '../../net/keepsakes.ts';

export type Left = { readonly table: string; readonly seq: number; readonly view: EscapePublic };
const NAME = 'left';

export const keepLeft = (left: Left): void => keep(NAME, JSON.stringify(left));

export const recallLeft = (table: string): Left | null => {
  try {
    const left = JSON.parse(recall(NAME) ?? 'null') as Left | null;
    return left?.table === table ? left : null;
  } catch {
    return null;
  }
};

/** The story before and after they left; null if nothing is new or the log does not reach back that far. */
export const missedSince = (left: Left, log: readonly Step[]): { before: Told[]; missed: Told[] } | null => {
  const [first] = log;
  if (first === undefined || first.seq > left.seq + 1) return null;
  const told = (steps: readonly Step[]): Told[] => steps.flatMap(({ events }) => events);
  const missed = told(log.filter(({ seq }) => seq > left.seq));
  return missed.length === 0 ? null : { before: told(log.filter(({ seq }) => seq <= left.seq)), missed };
};
