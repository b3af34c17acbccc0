// Candles: the smallest game that has everything the engine offers. Draw a candle unseen, light it or keep it; the
// others then say in secret whether they cheer, and each cheer is a point. It exists for tests and lives nowhere else.
import {
  type Ask,
  CHANCE,
  type Core,
  cloneStack,
  type Described,
  EVERYONE,
  type Event,
  finish,
  type Handlers,
  isOver,
  kindOf,
  machine,
  only,
  option,
  type Pick,
  type Question,
  type Rules,
  restart,
  type Seat,
  shown,
  targetOf,
  tell,
  tellSome,
  type View,
} from 'shared/engine';

export type Op =
  | { readonly op: 'draw' }
  | { readonly op: 'light' }
  | { readonly op: 'cheer' }
  | { readonly op: 'next' }
  | { readonly op: 'forever' };

export type Candles = Core<Op> & {
  seats: number;
  turnsLeft: number;
  /** How many candles of each size are left in the bag. */
  bag: number[];
  /** Candles in each hand, by seat × size. */
  hands: number[];
  /** How many candles of each size have been lit. */
  lit: number[];
  score: number[];
};

const SIZES = 4;
const KINDS = ['draw', 'light', 'keep', 'cheer', 'hush'] as const;
const K = { draw: 0, light: 1, keep: 2, cheer: 3, hush: 4 } as const;
const CHEERS = 0;

const handlers: Handlers<Candles, Op> = {
  draw: {
    why: 'draw',
    seat: () => CHANCE,
    when: (s) => s.bag.some((n) => n > 0),
    offer: (s, _f, _op, out) => {
      for (let size = 0; size < SIZES; size++)
        for (let copy = 0; copy < s.bag[size]!; copy++) out.yes(option(K.draw, size * 16 + copy));
    },
    take: (s, f, _op, choice) => {
      const size = Math.floor(targetOf(choice) / 16);
      s.bag[size]!--;
      s.hands[f.seat * SIZES + size]!++;
      shown(s, 0, only(f.seat));
      tellSome('drew', only(f.seat), 1, f.seat, size);
    },
  },
  light: {
    why: 'light',
    about: (s) => [s.turnsLeft],
    offer: (s, f, _op, out) => {
      for (let size = 0; size < SIZES; size++)
        out.unless(s.hands[f.seat * SIZES + size] ? null : 'not-in-hand', option(K.light, size));
      out.yes(option(K.keep));
    },
    take: (s, f, _op, choice) => {
      if (kindOf(choice) === K.keep) return tell('kept', f.seat);
      const size = targetOf(choice);
      s.hands[f.seat * SIZES + size]!--;
      s.lit[size]!++;
      s.score[f.seat]! += size + 1;
      shown(s, only(f.seat), EVERYONE);
      tell('lit', f.seat, size);
    },
  },
  cheer: {
    why: 'cheer',
    seats: (s, f) => ((1 << s.seats) - 1) & ~(1 << f.seat),
    offerTo: (_s, _f, _op, _seat, out) => {
      out.yes(option(K.cheer));
      out.yes(option(K.hush));
    },
    seal: (_s, f, _op, _seat, choice) => {
      f.regs[CHEERS]! += kindOf(choice) === K.cheer ? 1 : 0;
    },
    close: (s, f) => {
      s.score[f.seat]! += f.regs[CHEERS]!;
      tell('cheered', f.seat, f.regs[CHEERS]!);
      f.regs[CHEERS] = 0;
    },
  },
  next: {
    run: (s, f) => {
      s.turnsLeft--;
      if (s.turnsLeft === 0) finish(s);
      else restart(f, (f.seat + 1) % s.seats);
    },
  },
  forever: { run: (_s, f) => restart(f, f.seat) },
};

const play = machine<Candles, Op>(handlers);
export const TURN: readonly Op[] = [{ op: 'draw' }, { op: 'light' }, { op: 'cheer' }, { op: 'next' }];

export type CandlesOptions = { seats: number; turns: number };
type Public = { bag: number[]; hands: number[]; lit: number[]; score: number[]; turn: number[] };
type Mine = { seat: Seat; candles: number[] };

const handOf = (s: Candles, seat: Seat) => s.hands.slice(seat * SIZES, seat * SIZES + SIZES);
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const setup = ({ seats, turns }: CandlesOptions): Candles => {
  const s: Candles = {
    step: 0,
    learned: 0,
    asked: Array.from({ length: seats }, () => 0),
    stack: [{ seat: 0, ops: TURN, pc: 0, open: 0, regs: [0] }],
    seats,
    turnsLeft: turns,
    bag: Array.from({ length: SIZES }, () => 4),
    hands: Array.from({ length: seats * SIZES }, () => 0),
    lit: Array.from({ length: SIZES }, () => 0),
    score: Array.from({ length: seats }, () => 0),
  };
  play.advance(s);
  return s;
};
const describe = (choice: number): Described => ({
  id: choice,
  kind: KINDS[kindOf(choice)] ?? 'unknown',
  size: targetOf(choice),
});

export const candles: Rules<Candles, CandlesOptions, Public, Mine> = {
  id: 'candles',
  version: 1,
  seats: { min: 2, max: 4 },
  options: (wish, roles) => {
    const turns = (wish as { turns?: unknown } | null)?.turns ?? 6;
    if (typeof turns !== 'number' || turns < 1) throw new Error('turns must be a number above 0');
    return { seats: roles.length, turns };
  },
  setup,
  asks: play.asks,
  peek: play.peek,
  answer: (s, seat, choice): Event[] => play.answer(s, seat, choice),
  apply: play.apply,
  clone: (s) => ({
    step: s.step,
    learned: s.learned,
    asked: s.asked.slice(),
    stack: cloneStack(s.stack),
    seats: s.seats,
    turnsLeft: s.turnsLeft,
    bag: s.bag.slice(),
    hands: s.hands.slice(),
    lit: s.lit.slice(),
    score: s.score.slice(),
  }),
  viewFor: (s, viewer): View<Public, Mine> => {
    const mine = (seat: Seat) => ({ seat, candles: handOf(s, seat) });
    return {
      public: {
        bag: [sum(s.bag)],
        hands: Array.from({ length: s.seats }, (_, seat) => sum(handOf(s, seat))),
        lit: s.lit.slice(),
        score: s.score.slice(),
        turn: [s.turnsLeft],
      },
      mine: viewer >= 0 ? mine(viewer) : null,
      all: isOver(s) ? Array.from({ length: s.seats }, (_, seat) => mine(seat)) : null,
      stack: cloneStack(s.stack).map((f) => ({ ...f, regs: [0] })),
    };
  },
  guess: (view, pick: Pick) => {
    const seats = view.public.hands.length;
    const s = setup({ seats, turns: view.public.turn[0]! });
    const pool = view.public.lit.map((n) => 4 - n);
    const give = (seat: Seat, size: number) => {
      pool[size]!--;
      s.hands[seat * SIZES + size]!++;
    };
    view.mine?.candles.forEach((n, size) => {
      for (let i = 0; i < n; i++) give(view.mine!.seat, size);
    });
    const loose = () => pool.flatMap((n, size) => Array.from({ length: n }, () => size));
    for (let seat = 0; seat < seats; seat++)
      while (sum(handOf(s, seat)) < view.public.hands[seat]!) give(seat, loose()[pick(loose().length)]!);
    s.stack = cloneStack(view.stack) as Candles['stack'];
    s.bag = pool;
    s.lit = [...view.public.lit];
    s.score = [...view.public.score];
    return s;
  },
  result: (s) => {
    if (!isOver(s)) return null;
    const best = Math.max(...s.score);
    return { kind: 'brightest', winners: s.score.flatMap((n, seat) => (n === best ? [seat] : [])) };
  },
  whys: play.whys,
  why: play.why,
  question: (s, ask: Ask): Question => ({
    seat: ask.seat,
    why: ask.why,
    about: play.about(s),
    options: ask.options.map(describe),
  }),
  describe,
  migrate: (saved) => saved as Candles,
};

/** For the runaway guard: an effect that never asks. */
export const runAway = (s: Candles): void => {
  s.stack.push({ seat: 0, ops: [{ op: 'forever' }], pc: 0, open: 0, regs: [] });
  play.advance(s);
};
