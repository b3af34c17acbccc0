// A floor: Candles as one would write it without the engine, with objects, names and copied lists. Same rules as the toy.
import type { Pick } from 'shared/engine';

type Option = { kind: 'draw' | 'light' | 'keep' | 'cheer' | 'hush'; size: number };
type Phase = 'draw' | 'light' | 'cheer';
export type Plain = {
  turnsLeft: number;
  phase: Phase;
  active: number;
  waiting: number[];
  cheers: number;
  bag: { size: number; left: number }[];
  players: { score: number; candles: { size: number }[] }[];
};

export const setup = (seats: number, turns: number): Plain => ({
  turnsLeft: turns,
  phase: 'draw',
  active: 0,
  waiting: [],
  cheers: 0,
  bag: [0, 1, 2, 3].map((size) => ({ size, left: 4 })),
  players: Array.from({ length: seats }, () => ({ score: 0, candles: [] })),
});

export const clone = (s: Plain): Plain => ({
  ...s,
  waiting: [...s.waiting],
  bag: s.bag.map((one) => ({ ...one })),
  players: s.players.map((one) => ({ ...one, candles: one.candles.map((candle) => ({ ...candle })) })),
});

export const options = (s: Plain): Option[] => {
  switch (s.phase) {
    case 'draw':
      return s.bag.flatMap(({ size, left }) => Array.from({ length: left }, () => ({ kind: 'draw' as const, size })));
    case 'light': {
      const sizes = [...new Set(s.players[s.active]!.candles.map((candle) => candle.size))];
      return [...sizes.map((size) => ({ kind: 'light' as const, size })), { kind: 'keep', size: 0 }];
    }
    case 'cheer':
      return [{ kind: 'cheer', size: 0 }, { kind: 'hush', size: 0 }]; // biome-ignore format: one row
  }
};

export const apply = (s: Plain, { kind, size }: Option): void => {
  const player = s.players[s.active]!;
  switch (kind) {
    case 'draw':
      s.bag = s.bag.map((one) => (one.size === size ? { ...one, left: one.left - 1 } : one));
      player.candles = [...player.candles, { size }];
      s.phase = 'light';
      return;
    case 'light':
      player.candles = player.candles.filter((_, i) => i !== player.candles.findIndex((one) => one.size === size));
      player.score += size + 1;
      askToCheer(s);
      return;
    case 'keep':
      askToCheer(s);
      return;
    default:
      s.cheers += kind === 'cheer' ? 1 : 0;
      s.waiting = s.waiting.slice(1);
      if (s.waiting.length === 0) endTurn(s);
  }
};

const askToCheer = (s: Plain): void => {
  s.phase = 'cheer';
  s.waiting = s.players.map((_, seat) => seat).filter((seat) => seat !== s.active);
};
const endTurn = (s: Plain): void => {
  s.players[s.active]!.score += s.cheers;
  s.cheers = 0;
  s.turnsLeft--;
  s.active = (s.active + 1) % s.players.length;
  s.phase = s.bag.some(({ left }) => left > 0) ? 'draw' : 'light';
};

export const playOut = (s: Plain, pick: Pick): number => {
  let steps = 0;
  for (; s.turnsLeft > 0; steps++) {
    const list = options(s);
    apply(s, list[pick(list.length)]!);
  }
  return steps;
};
