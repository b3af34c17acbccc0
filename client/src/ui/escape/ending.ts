// How the game ended, as data for the last screen.
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { faceOf } from './phrases.ts';

export const ENDINGS = ['abandoned', 'together', 'alone', 'lost'] as const;
export type Ending = {
  readonly kind: (typeof ENDINGS)[number];
  readonly winners: readonly number[];
  /** Who was not among them, when somebody got out. */
  readonly behind: readonly number[];
};

export const endingOf = ({ outcome }: Pick<EscapePublic, 'outcome'>, seats: number): Ending => {
  const [kind = 0, mask = 0] = outcome;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const winners = all.filter((seat) => (mask >> seat) & 1);
  return {
    kind: ENDINGS[kind] ?? 'abandoned',
    winners,
    behind: winners.length === 0 ? [] : all.filter((seat) => !winners.includes(seat)),
  };
};

/** Black and red Timer tiles still to come: none once the losing one has been turned, wherever it lay among the red ones. */
export const timeLeft = ({
  clock,
  outcome,
}: Pick<EscapePublic, 'clock' | 'outcome'>): { black: number; red: number } => {
  const isUp = ENDINGS[outcome[0] ?? 0] === 'lost';
  return { black: isUp ? 0 : (clock[0] ?? 0), red: isUp ? 0 : (clock[1] ?? 0) };
};

export type LeftCase = { readonly n: number; readonly card: number };
/** The Cases nobody carried when it ended, by their slots from 1: they lie face up then. */
export const casesLeft = ({ caseSlots }: Pick<EscapePublic, 'caseSlots'>): readonly LeftCase[] =>
  caseSlots.flatMap((shown, slot) => (faceOf(shown) < 0 ? [] : [{ n: slot + 1, card: faceOf(shown) }]));

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the seed told at the end is the one announced at the start. */
export const isAnnounced = async (seed: string, hash: string): Promise<boolean> => {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  return hash !== '' && hex(await crypto.subtle.digest('SHA-256', bytes)) === hash;
};
