// A world at a table of the server's: what leaves it there beside the rules' own views, by the code that sends it.
import type { GivenAnswer, Head, Row, TableMeta } from 'server/store/Store.ts';
import { alarmOf } from 'server/table/alarm.ts';
import { Attendance } from 'server/table/attendance.ts';
import { cardOf, publicOf, secretsOf, stepOf } from 'server/table/knowledge.ts';
import { noticesOf } from 'server/table/notices.ts';
import { OPEN } from 'server/table/play.ts';
import { takebackAfter } from 'server/table/undo.ts';
import type { Event, Seat } from 'shared/engine';
import type { State } from 'shared/games/escape';
import { get, SEEN_POIS, set } from 'shared/games/escape/model/seat.ts';
import { headOf } from '../support/server/heads.ts';
import type { EscapeRules } from './twoWorlds.ts';

const META: TableMeta = { id: 't', crew: 'c', game: 'escape', name: 'T', seats: 4, options: {}, seed: '00'.repeat(32) };
/** A watcher is none of them. */
const playerOf = (seat: Seat): string => `player ${seat}`;
/** Nobody is there, so that the rules' answers for the absent are due. */
const NOBODY_HERE = new Attendance({});
const MINUTES = { now: 0, minuteMs: 60_000 };

/** One answer and the chance that followed it: what becomes one row. */
type Told = { given: Omit<GivenAnswer, 'sealed' | 'seq' | 'player'> | null; events: Event[]; chance: number[] };
const nothingYet = (): Told => ({ given: null, events: [], chance: [] });

/** What no view holds and everybody could keep count of: answers, questions, who has looked at which place. */
export const countAlike = (one: State, other: State): void => {
  other.step = one.step;
  other.learned = one.learned;
  other.asked = one.asked.slice();
  for (let seat = 0; seat < one.players; seat++) set(other, seat, SEEN_POIS, get(one, seat, SEEN_POIS));
};

export class Sitting {
  readonly #rules: EscapeRules;
  readonly #viewer: Seat;
  #head: Head;
  #told = nothingYet();

  constructor(rules: EscapeRules, game: State, viewer: Seat) {
    this.#rules = rules;
    this.#viewer = viewer;
    const seats = Array.from({ length: game.players }, (_, seat) => ({ ...OPEN, player: playerOf(seat), role: seat }));
    const head = headOf(playerOf(0), seats);
    const settings = { ...head.settings, remind: 1, standIn: 2 };
    this.#head = { ...head, settings, phase: 'playing', game: rules.clone(game) };
  }

  answered(seat: Seat, choice: number, events: readonly Event[]): void {
    if (seat < 0) this.#told.chance.push(choice);
    else this.#told.given = { seat, choice };
    this.#told.events.push(...events);
  }

  /** A person is asked now: all that has been told since the last time is one row. Says what of it reaches the viewer. */
  settled(game: State): [what: string, seen: unknown][] {
    const [rules, viewer, before] = [this.#rules, this.#viewer, this.#head];
    const { given, events, chance } = this.#told;
    this.#told = nothingYet();
    const seq = before.seq + 1;
    const phase = rules.result(game) === null ? 'playing' : 'over';
    const head: Head = { ...before, seq, phase, game: rules.clone(game) };
    if (given !== null)
      head.undo = takebackAfter(before, head, { seq, player: playerOf(given.seat), ...given }, chance);
    this.#head = head;
    const by = given === null ? {} : { seat: given.seat, player: playerOf(given.seat), choice: given.choice };
    const row: Row = { ...NO_ROW, ...by, seq, events, chance };
    const seats = viewer < 0 ? [] : [viewer];
    return [
      ['what everybody at the table gets', publicOf(rules, META, head)],
      ['the secrets and questions it is sent', secretsOf(rules, head, seats)],
      ['the log', stepOf(head, row, playerOf(viewer))],
      ['what is due', alarmOf(rules, head, NOBODY_HERE, MINUTES)],
      ['the notices', noticesOf(rules, META, { before, after: head, row }, { now: 0, turns: 0 })],
      ['the card of the table', cardOf(rules, head)],
    ];
  }
}

const NO_ROW: Row = {
  seq: 0,
  kind: 'answer',
  seat: -1,
  choice: 0,
  about: [],
  chance: [],
  events: [],
  player: '',
  request: '',
  epoch: 1,
  engine: 1,
};
