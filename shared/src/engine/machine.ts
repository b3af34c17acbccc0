// The loop that resolves effects: runs what runs by itself, stops at the first question, takes one answer, goes on.
// The open question is derived from the top frame and stored nowhere else.
import { CHANCE, type Core, type Frame, type OpData, type Seat } from './core.ts';
import { type Event, record } from './events.ts';
import { Offers } from './offers.ts';
import type { AsksMany, AsksOne, Handlers, Runs } from './ops.ts';
import { EVERYONE, NOBODY, shown } from './zones.ts';

export type Ask = {
  readonly seat: Seat;
  readonly why: string;
  readonly options: readonly number[];
};

export class IllegalAnswer extends Error {
  readonly code: 'not-asked' | 'not-offered';
  /** The rule that forbids it, where one is known. */
  readonly reason: string | null;

  constructor(code: 'not-asked' | 'not-offered', reason: string | null = null) {
    super(reason ? `${code}: ${reason}` : code);
    this.name = 'IllegalAnswer';
    this.code = code;
    this.reason = reason;
  }
}

/** An effect that never comes to a question is a fault of the content, not a reason to hang. */
const RUNAWAY = 10_000;

/** Handlers of every kind in one shape, so that the loop stays in one lane. */
type Verb<S, O extends OpData> = {
  one: AsksOne<S, O> | null;
  many: AsksMany<S, O> | null;
  run: Runs<S, O>['run'] | null;
};

export const machine = <S extends Core, O extends OpData>(handlers: Handlers<S, O>) => {
  const verbs: Record<string, Verb<S, O>> = Object.create(null);
  for (const [name, h] of Object.entries(handlers as unknown as Record<string, Handlers<S, O>[O['op']]>)) {
    const verb: Verb<S, O> = { one: null, many: null, run: null };
    if ('run' in h) verb.run = h.run as unknown as Runs<S, O>['run'];
    else if ('seats' in h) verb.many = h as unknown as AsksMany<S, O>;
    else verb.one = h as unknown as AsksOne<S, O>;
    verbs[name] = verb;
  }
  const verbOf = (op: OpData): Verb<S, O> => {
    const verb = verbs[op.op];
    if (verb === undefined) throw new Error(`no verb ${op.op}`);
    return verb;
  };
  const top = (s: S): Frame<O> | undefined => s.stack[s.stack.length - 1] as Frame<O> | undefined;

  /** Runs up to the next question, or to the end of the game. */
  const advance = (s: S): void => {
    for (let ran = 0; ran < RUNAWAY; ran++) {
      const f = top(s);
      if (f === undefined) return;
      const op = f.ops[f.pc];
      if (op === undefined) {
        s.stack.pop();
        continue;
      }
      const verb = verbOf(op);
      if (verb.run !== null) {
        f.pc++;
        verb.run(s, f, op);
        continue;
      }
      if (f.open === 0) begin(s, f, op, verb);
      if (isPending(s, f, op, verb)) {
        if (verb.one !== null) name(s, seatOf(s, f, op, verb.one));
        return;
      }
      f.pc++;
      f.open = 0;
    }
    throw new Error('rules ran away');
  };

  const begin = (s: S, f: Frame<O>, op: O, verb: Verb<S, O>): void => {
    f.open = 1;
    if (verb.one !== null) {
      verb.one.begin?.(s, f, op);
      return;
    }
    const mask = verb.many!.seats(s, f, op);
    f.open = 1 + 2 * mask;
    for (let seat = 0; mask >> seat; seat++) if ((mask >> seat) & 1) name(s, seat);
  };

  const isPending = (s: S, f: Frame<O>, op: O, verb: Verb<S, O>): boolean =>
    verb.one === null ? f.open > 1 : verb.one.when === undefined || verb.one.when(s, f, op);

  const seatOf = (s: S, f: Frame<O>, op: O, verb: AsksOne<S, O>): Seat =>
    verb.seat === undefined ? f.seat : verb.seat(s, f, op);

  const name = (s: S, seat: Seat): void => {
    if (seat !== CHANCE) s.asked[seat] = s.step;
  };

  const offersTo = (s: S, f: Frame<O>, op: O, verb: Verb<S, O>, seat: Seat, out: Offers): Offers => {
    if (verb.one !== null) verb.one.offer(s, f, op, out);
    else verb.many!.offerTo(s, f, op, seat, out);
    return out;
  };

  const isAsked = (s: S, f: Frame<O>, op: O, verb: Verb<S, O>, seat: Seat): boolean =>
    verb.one !== null ? seatOf(s, f, op, verb.one) === seat : seat >= 0 && ((f.open >> (seat + 1)) & 1) === 1;

  /** Everything that is asked now: usually one seat; none when the game is over. */
  const asks = (s: S): Ask[] => {
    const f = top(s);
    if (f === undefined) return [];
    const op = f.ops[f.pc]!;
    const verb = verbOf(op);
    if (verb.one !== null) {
      const out = offersTo(s, f, op, verb, f.seat, new Offers());
      return [{ seat: seatOf(s, f, op, verb.one), why: verb.one.why, options: out.options }];
    }
    const list: Ask[] = [];
    for (let seat = 0; f.open >> (seat + 1); seat++) {
      if (!isAsked(s, f, op, verb, seat)) continue;
      const out = offersTo(s, f, op, verb, seat, new Offers());
      list.push({ seat, why: verb.many!.why, options: out.options });
    }
    return list;
  };

  /** The first open question into a list that search uses again; false when the game is over. */
  const peek = (s: S, out: Offers): boolean => {
    const f = top(s);
    if (f === undefined) return false;
    const op = f.ops[f.pc]!;
    const verb = verbOf(op);
    // Sealed answers cannot see each other, so it does not matter whose search gives first.
    out.seat = verb.one !== null ? seatOf(s, f, op, verb.one) : 31 - Math.clz32((f.open >> 1) & -(f.open >> 1));
    out.size = 0;
    offersTo(s, f, op, verb, out.seat, out);
    return true;
  };

  /** Takes an answer known to be one of the options: for search, which has just been given them. Silent. */
  const apply = (s: S, seat: Seat, choice: number): void => {
    const f = top(s)!;
    const op = f.ops[f.pc]!;
    const verb = verbOf(op);
    s.step++;
    if (verb.one !== null) {
      if (!verb.one.take(s, f, op, choice)) {
        f.pc++;
        f.open = 0;
      }
    } else if (verb.many!.seal(s, f, op, seat, choice)) {
      name(s, seat);
    } else {
      f.open -= 2 << seat;
      if (f.open === 1) {
        f.pc++;
        f.open = 0;
        shown(s, NOBODY, EVERYONE); // what was sealed lies open now
        verb.many!.close(s, f, op);
      }
    }
    advance(s);
  };

  /** Why a choice is not offered to that seat now: a rule's reason code, or null where no rule speaks of it. */
  const why = (s: S, seat: Seat, choice: number): string | null => {
    const f = top(s);
    const op = f?.ops[f.pc];
    if (f === undefined || op === undefined) return 'game-over';
    const verb = verbOf(op);
    if (!isAsked(s, f, op, verb, seat)) return 'not-your-decision';
    const reasons = new Map<number, string>();
    offersTo(s, f, op, verb, seat, new Offers(reasons));
    return reasons.get(choice) ?? null;
  };

  /** What is answered for a seat whose player is absent, one of these at random; null = the table waits for them. */
  const absent = (s: S, seat: Seat): readonly number[] | null => {
    const f = top(s);
    const op = f?.ops[f.pc];
    if (f === undefined || op === undefined) return null;
    const verb = verbOf(op);
    if (!isAsked(s, f, op, verb, seat)) return null;
    return (verb.one !== null ? verb.one.absent?.(s, f, op) : verb.many!.absent?.(s, f, op, seat)) ?? null;
  };

  /** Takes an answer from outside: refuses it before touching anything, tells what happened otherwise. */
  const answer = (s: S, seat: Seat, choice: number): Event[] => {
    const ask = asks(s).find((a) => a.seat === seat);
    if (ask === undefined) throw new IllegalAnswer('not-asked');
    if (!ask.options.includes(choice)) throw new IllegalAnswer('not-offered', why(s, seat, choice));
    return record(() => apply(s, seat, choice));
  };

  /** The numbers the present prompt's sentence needs. */
  const about = (s: S): number[] => {
    const f = top(s);
    const op = f?.ops[f.pc];
    if (f === undefined || op === undefined) return [];
    const verb = verbOf(op);
    return (verb.one ?? verb.many)?.about?.(s, f, op) ?? [];
  };

  /** Every kind of question, in an order that is the same wherever these verbs run. */
  const whys = Object.freeze(
    [...new Set(Object.values(verbs).flatMap((verb) => (verb.one ?? verb.many)?.why ?? []))].sort(),
  );

  return { whys, advance, asks, peek, answer, apply, why, about, absent };
};
