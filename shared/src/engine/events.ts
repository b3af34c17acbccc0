// What happened, as codes and numbers. `tell` is silent unless an answer is being recorded, so search pays nothing for it.
import { type Seat, WATCHER } from './core.ts';

export type Event = {
  readonly code: string;
  readonly args: readonly number[];
  /** How many of the arguments everybody may know; the rest is for the seats of the mask. */
  readonly open: number;
  readonly seats: number;
};
/** What one viewer is told of an event. */
export type Told = readonly [code: string, ...args: number[]];

let sink: Event[] | null = null;

export const tell = (code: string, a?: number, b?: number, c?: number, d?: number): void => {
  if (sink === null) return;
  const args = [a, b, c, d].filter((x) => x !== undefined);
  sink.push({ code, args, open: args.length, seats: 0 });
};

/** Everybody is told the first `open` numbers; only the seats of the mask are told the others. */
export const tellSome = (
  code: string,
  seats: number,
  open: number,
  a: number,
  b?: number,
  c?: number,
  d?: number,
): void => {
  if (sink === null) return;
  sink.push({ code, args: [a, b, c, d].filter((x) => x !== undefined), open, seats });
};

/** Runs `act` and returns what it told. */
export const record = (act: () => void): Event[] => {
  const outer = sink;
  const events: Event[] = [];
  sink = events;
  try {
    act();
  } finally {
    sink = outer;
  }
  return events;
};

export const eventFor = (e: Event, viewer: Seat): Told =>
  viewer !== WATCHER && (e.seats >> viewer) & 1 ? [e.code, ...e.args] : [e.code, ...e.args.slice(0, e.open)];

/** Once the game is over everything is told to everyone. */
export const eventInFull = (e: Event): Told => [e.code, ...e.args];
