// What a verb may do: ask again, be passed over, call another effect, lose the rest, end the game.
import {
  AGAIN,
  CHANCE,
  type Core,
  call,
  dropRest,
  finish,
  type Handlers,
  kindOf,
  machine,
  option,
  targetOf,
} from 'shared/engine';
import { describe, expect, test } from 'vitest';

type Op =
  | { readonly op: 'note'; readonly n: number }
  | { readonly op: 'pick'; readonly times: number }
  | { readonly op: 'vote' }
  | { readonly op: 'nested'; readonly ops: readonly Op[] }
  | { readonly op: 'lose' }
  | { readonly op: 'end' };
type State = Core<Op> & { notes: number[] };

const [MORE, ENOUGH, YES] = [option(0), option(1), option(2)];
/** Register 0: how often a pick is still asked; 1: how many sealed answers a vote has seen. */
const handlers: Handlers<State, Op> = {
  note: { run: (s, _f, { n }) => void s.notes.push(n) },
  pick: {
    why: 'pick',
    begin: (s, f, { times }) => {
      s.notes.push(0);
      f.regs[0] = times;
    },
    when: (_s, f) => f.regs[0]! > 0,
    offer: (_s, _f, _op, out) => {
      out.yes(MORE);
      out.yes(ENOUGH);
      out.no(YES, 'no-vote-now');
    },
    absent: () => [ENOUGH],
    take: (_s, f, _op, choice) => {
      f.regs[0]!--;
      return choice === MORE && AGAIN;
    },
  },
  vote: {
    why: 'vote',
    seats: () => 0b110,
    offerTo: (_s, _f, _op, _seat, out) => {
      out.yes(MORE);
      out.yes(YES);
    },
    absent: (_s, _f, _op, seat) => (seat === 1 ? [YES] : null),
    seal: (_s, f, _op, _seat, choice) => {
      f.regs[1] = (f.regs[1] ?? 0) + 1;
      return choice === MORE && AGAIN;
    },
    close: (s, f) => void s.notes.push(100 + f.regs[1]!),
  },
  nested: { run: (s, _f, { ops }) => call(s, 1, ops) },
  lose: { run: (s, f) => dropRest(s.stack.at(-2) ?? f) },
  end: { run: (s) => finish(s) },
};
const play = machine<State, Op>(handlers);

const note = (n: number): Op => ({ op: 'note', n });
const pick = (times: number): Op => ({ op: 'pick', times });
const begin = (...ops: Op[]): State => {
  const s: State = { step: 0, learned: 0, asked: [0, 0, 0], stack: [], notes: [] };
  call(s, 0, ops);
  play.advance(s);
  return s;
};
const asked = (s: State) => play.asks(s).map(({ seat, why }) => `${seat} ${why}`);

describe('one seat is asked', () => {
  test('again as long as it says so and there is anything to ask; it begins once', () => {
    const s = begin(pick(3), note(9));
    for (const left of [3, 2, 1]) {
      expect(asked(s)).toEqual(['0 pick']);
      expect(s.stack[0]!.regs[0]).toBe(left);
      play.answer(s, 0, MORE);
    }
    expect(s.notes).toEqual([0, 9]);
    expect(asked(s)).toEqual([]);
  });

  test('no more once it has said that this is enough, and the next of its kind begins anew', () => {
    const s = begin(pick(3), pick(2), note(9));
    play.answer(s, 0, ENOUGH);
    expect([s.notes, s.stack[0]!.regs[0]]).toEqual([[0, 0], 2]);
  });

  test('not at all where there is nothing to ask', () => {
    const s = begin(pick(0), pick(1));
    expect(s.notes).toEqual([0, 0]);
    expect([asked(s), s.stack[0]!.pc]).toEqual([['0 pick'], 1]);
  });

  test('and another has no say in it, present or absent', () => {
    const s = begin(pick(1));
    expect([play.why(s, 0, YES), play.why(s, 1, YES)]).toEqual(['no-vote-now', 'not-your-decision']);
    expect([play.absent(s, 0), play.absent(s, 1), play.absent(s, CHANCE)]).toEqual([[ENOUGH], null, null]);
  });
});

describe('several seats are asked', () => {
  test('each again as long as it says so, and under a new name', () => {
    const s = begin({ op: 'vote' });
    const names = [...s.asked];
    play.answer(s, 1, MORE);
    expect(asked(s)).toEqual(['1 vote', '2 vote']);
    expect([s.asked[1] === names[1], s.asked[2] === names[2]]).toEqual([false, true]);
    play.answer(s, 1, YES);
    expect(asked(s)).toEqual(['2 vote']);
    play.answer(s, 2, YES);
    expect(s.notes).toEqual([103]);
  });

  test('and nobody else has a say in it, CHANCE included', () => {
    const s = begin({ op: 'vote' });
    expect([0, 1, 2, CHANCE].map((seat) => play.why(s, seat, ENOUGH))).toEqual([
      'not-your-decision',
      null,
      null,
      'not-your-decision',
    ]);
    expect([0, 1, 2, CHANCE].map((seat) => play.absent(s, seat))).toEqual([null, [YES], null, null]);
  });
});

describe('effects', () => {
  test('what is called is resolved first, in the name of whom it is called for', () => {
    const s = begin({ op: 'nested', ops: [pick(1), note(1)] }, note(2));
    expect(asked(s)).toEqual(['1 pick']);
    play.answer(s, 1, ENOUGH);
    expect(s.notes).toEqual([0, 1, 2]);
  });

  test('the rest of the one that is lost is lost, and no other', () => {
    const inner: Op = { op: 'nested', ops: [{ op: 'lose' }, note(1)] };
    const s = begin({ op: 'nested', ops: [inner, note(2)] }, note(3));
    expect(s.notes).toEqual([1, 3]);
  });

  test('the end of the game leaves none of them, however deep', () => {
    const s = begin({ op: 'nested', ops: [{ op: 'nested', ops: [{ op: 'end' }, note(1)] }, note(2)] }, note(3));
    expect([s.notes, s.stack, asked(s)]).toEqual([[], [], []]);
    expect([play.why(s, 0, YES), play.absent(s, 0), play.about(s)]).toEqual(['game-over', null, []]);
  });

  test('a long one is no runaway', () => {
    const many = Array.from({ length: 2000 }, (_, n) => note(n));
    expect(begin(...many, pick(1)).notes).toHaveLength(2001);
  });
});

test('an option keeps its kind and what it points at, up to the last one', () => {
  for (const [kind, target] of [
    [0, 4095],
    [1, 0],
    [200, 4095],
  ] as const) {
    expect([kindOf(option(kind, target)), targetOf(option(kind, target))]).toEqual([kind, target]);
  }
});

test('a verb without a handler does not compile, nor does it run', () => {
  const { end: _, ...others } = handlers;
  // @ts-expect-error: `end` is missing
  const lacking: Handlers<State, Op> = others;
  const s = begin(pick(1), { op: 'end' });
  expect(() => machine<State, Op>(lacking).answer(s, 0, ENOUGH)).toThrow('no verb end');
});
