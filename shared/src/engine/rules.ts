// The contract between a game and everything that plays, stores, shows or searches it.
import type { Core, Frame, Seat } from './core.ts';
import type { Event } from './events.ts';
import type { Ask } from './machine.ts';
import type { Offers } from './offers.ts';

/** What everyone may see, as named rows of numbers: one form for every game, so the wire needs no game's type. */
export type PublicView = { readonly [row: string]: readonly number[] };

/** An option as people and bots meet it: its id is the answer; the rest says what it points at. */
export type Described = { readonly id: number; readonly kind: string; readonly [what: string]: number | string };

/** The open question of one seat, as it leaves the rules. */
export type Question = {
  readonly seat: Seat;
  readonly why: string;
  readonly about: readonly number[];
  readonly options: readonly Described[];
};

export type View<P extends PublicView, M> = {
  readonly public: P;
  /** The secrets of the viewer's own seat; null for a watcher. */
  readonly mine: M | null;
  /** Every seat's secrets, once the game is over. */
  readonly all: readonly M[] | null;
  /** What is under way, less what this viewer may not know: for bots, which search from the open question. */
  readonly stack: readonly Frame[];
};

export type Result = {
  /** How it ended, as the game's own code. */
  readonly kind: string;
  readonly winners: readonly Seat[];
};

/** Uniform below n. The caller owns the randomness. */
export type Pick = (n: number) => number;

export type Rules<S extends Core, Options, P extends PublicView = PublicView, M = unknown> = {
  readonly id: string;
  /** Raised when a saved state no longer means the same, or a log no longer plays the same; `migrate` says what to do. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What was chosen when the table was made, and each seat's role: throws a plain sentence where it does not fit. */
  options(wish: unknown, roles: readonly number[]): Options;
  setup(options: Options): S;
  /** Every kind of question it ever puts, always in the same order. */
  readonly whys: readonly string[];
  /** Usually one; several when seats answer at the same time; none when the game is over. */
  asks(s: S): Ask[];
  /** The first of them into a list used again, for search; false when the game is over. */
  peek(s: S, out: Offers): boolean;
  /** Mutates a state you own; throws IllegalAnswer before touching anything. */
  answer(s: S, seat: Seat, choice: number): Event[];
  /** The same for a choice taken from `asks` or `peek` just now: unchecked and silent, for search. */
  apply(s: S, seat: Seat, choice: number): void;
  clone(s: S): S;
  /** `open`: everything is shown to everyone, as it is once the game is over; a table that gave it up says so. */
  viewFor(s: S, viewer: Seat, open?: boolean): View<P, M>;
  /** `viewFor(s, seat).mine` alone, where that is quicker. */
  mineFor?(s: S, seat: Seat): M;
  /** Some state that looks exactly like this view to its owner. */
  guess(view: View<P, M>, pick: Pick): S;
  result(s: S): Result | null;
  /** The reason code against a choice that is not offered. */
  why(s: S, seat: Seat, choice: number): string | null;
  /** What is answered for a seat whose player is absent, one of these at random; null = the table waits for them. */
  absent?(s: S, seat: Seat): readonly number[] | null;
  question(s: S, ask: Ask): Question;
  /** What lies ahead of a seat as things stand, by names: from its view, so that it cannot tell more than is seen. */
  forecast?(view: View<P, M>, seat: Seat): Readonly<Record<string, number>>;
  describe(choice: number): Described;
  /** Brings a saved state of an older version up to this one, or throws. */
  migrate(saved: unknown, version: number): S;
};
