// How a verb is written. An op either runs by itself, or asks one seat (CHANCE included), or asks several at once.
import type { Frame, OpData, Seat } from './core.ts';
import type { Offers } from './offers.ts';

/** What `take` returns to be asked once more by the same op. */
export const AGAIN = true;
// biome-ignore lint/suspicious/noConfusingVoidType: most verbs are done after one pick and say nothing
type Taken = boolean | void;

export type Runs<S, O extends OpData> = {
  run(s: S, f: Frame, op: O): void;
};

export type AsksOne<S, O extends OpData> = {
  /** The prompt's code. */
  why: string;
  /** Numbers the prompt's sentence needs; public. */
  about?(s: S, f: Frame, op: O): number[];
  /** Who is asked; the frame's seat unless said otherwise. */
  seat?(s: S, f: Frame, op: O): Seat;
  /** Once, on arrival: sets the registers up. */
  begin?(s: S, f: Frame, op: O): void;
  /** Whether there is anything (more) to ask. May look at public facts only: a skipped question tells a secret. */
  when?(s: S, f: Frame, op: O): boolean;
  offer(s: S, f: Frame, op: O, out: Offers): void;
  /** What a player who is absent answers, one of these at random; null = the table waits for them. */
  absent?(s: S, f: Frame, op: O): readonly number[] | null;
  take(s: S, f: Frame, op: O, choice: number): Taken;
};

export type AsksMany<S, O extends OpData> = {
  why: string;
  about?(s: S, f: Frame, op: O): number[];
  /** The mask of the seats asked, read once on arrival; 0 = nobody, and the op is passed over. */
  seats(s: S, f: Frame, op: O): number;
  offerTo(s: S, f: Frame, op: O, seat: Seat, out: Offers): void;
  absent?(s: S, f: Frame, op: O, seat: Seat): readonly number[] | null;
  /** Seals one seat's pick in the frame; nothing else may change before `close`. */
  seal(s: S, f: Frame, op: O, seat: Seat, choice: number): Taken;
  /** All answers are in. */
  close(s: S, f: Frame, op: O): void;
};

export type Handler<S, O extends OpData> = Runs<S, O> | AsksOne<S, O> | AsksMany<S, O>;

/** One handler for every op of the union: a missing one does not compile. */
export type Handlers<S, O extends OpData> = { readonly [K in O['op']]: Handler<S, Extract<O, { op: K }>> };
