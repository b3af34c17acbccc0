// E1-E3, M7: runs of Event cards, and the Event Level.
import { CHANCE, call, EVERYONE, NOBODY, restart, shown, targetOf, tell } from '../../../../engine/index.ts';
import { EVENTS } from '../../content/events.ts';
import { EVENT_LEVELS } from '../../content/timers.ts';
import { drawnKind, offerDraw, pourInto, putBack, sizeOf, takeOut } from '../../model/bags.ts';
import type { Op, Verb } from '../../model/op.ts';
import type { State } from '../../model/state.ts';

const RUN: readonly Op[] = Object.freeze([{ op: 'drawEvent' }, { op: 'nextEvent' }] satisfies Op[]);
const TILES_DUE: readonly Op[] = Object.freeze([{ op: 'due', tiles: true }] satisfies Op[]);
const LEFT = 0;
/** Whether the run is part of nothing else, so that Timer tiles forced by one Event come before the next. */
const ALONE = 1;

/** E3: the number is fixed now; while another run is under way this one waits for it. */
export const startEvents = (s: State, seat: number, n: number, alone: boolean): void => {
  if (s.stack.some((f) => f.ops[0]?.op === 'drawEvent')) s.waitingEvents++;
  else call(s, seat, RUN, [n, alone ? 1 : 0]);
};

export const events: Verb<'events'> = {
  run: (s, f, op) => startEvents(s, f.seat, op.n ?? s.eventLevel, false),
};

export const raiseEventLevel: Verb<'raiseEventLevel'> = {
  run: (s) => {
    if (s.eventLevel < EVENT_LEVELS) s.eventLevel++;
    tell('event-level', s.eventLevel);
  },
};

/** E1: the deck is reshuffled from its discards when it is empty. */
export const drawEvent: Verb<'drawEvent'> = {
  why: 'draw-event',
  seat: () => CHANCE,
  begin: (s) => {
    if (sizeOf(s, 'events') === 0) pourInto(s, 'eventDiscards', 'events');
  },
  when: (s, f) => f.regs[LEFT]! > 0 && sizeOf(s, 'events') > 0,
  offer: (s, _f, _op, out) => offerDraw(s, 'events', out),
  take: (s, f, _op, choice) => {
    const kind = drawnKind(targetOf(choice));
    f.regs[LEFT]!--;
    takeOut(s, 'events', kind);
    putBack(s, 'eventDiscards', kind);
    shown(s, NOBODY, EVERYONE);
    tell('event', f.seat, kind);
    call(s, f.seat, EVENTS[kind]!.ops, [0, 0, 0, 0]);
  },
};

/** K6: between two Events of a run of its own, the tiles that the last one forced, and what they force. */
export const nextEvent: Verb<'nextEvent'> = {
  run: (s, f) => {
    if (f.regs[LEFT]! <= 0) return;
    restart(f, f.seat);
    if (f.regs[ALONE] === 1) call(s, f.seat, TILES_DUE);
  },
};
