// What can be wished at a table, as functions from its present to its next: nothing here is kept, sent or random.
import { CHANCE, type Event, IllegalAnswer } from 'shared/engine';
import type { AnyRules } from 'shared/games';
import type { Head, Holder, Row, TableMeta } from '../store/Store.ts';
import { Dealer } from './dealer.ts';
import { Refused } from './refused.ts';
import { takebackAfter } from './undo.ts';

export type Change = { head: Head; row: Pick<Row, 'kind' | 'seat' | 'choice' | 'about' | 'chance' | 'events' | 'bot'> };
export type Setting = {
  rules: AnyRules;
  meta: TableMeta;
  /** The whole log, for the few who have to look back. */
  rows(): Promise<Row[]>;
  /** The seats whose decision is awaited. */
  asked(head: Head): number[];
};
export type Play = (head: Head, player: string, setting: Setting) => Change | Promise<Change>;

/** A deal that never comes to a person is a fault of the game, not a reason to hang. */
const RUNAWAY = 10_000;

export const OPEN: Holder = { player: '', role: -1, bot: false, since: 0, offered: '' };
export const nothing: Pick<Row, 'about' | 'chance' | 'events'> = { about: [], chance: [], events: [] };
export const withSeat = (head: Head, seat: number, holder: Holder): Head => ({
  ...head,
  seats: head.seats.map((one, i) => (i === seat ? holder : one)),
});

/** The name by which a seat's present question is answered. */
export const askName = (head: Head, seat: number): string => `${head.generation}.${head.game?.asked[seat] ?? 0}`;

export const seatsOf = (head: Head, player: string): number[] =>
  head.seats.flatMap((holder, seat) => (holder.player === player && player !== '' ? [seat] : []));

/** The options of a game as its rules take them: what was wished at the table's making, and the role of each seat. */
export const optionsOf = (rules: AnyRules, wish: TableMeta['options'], roles: number[]): unknown => {
  try {
    return rules.options(wish, roles);
  } catch (error) {
    throw new Refused('bad-options', error instanceof Error ? error.message : null);
  }
};

export const start = (): Play => (head, player, setting) => {
  const { rules } = setting;
  if (head.phase !== 'lobby') throw new Refused('wrong-phase');
  if (head.host !== player) throw new Refused('not-host');
  if (head.seats.some((holder) => holder.player === '' && !holder.bot)) throw new Refused('seats-open');
  const roles = head.seats.map((holder) => holder.role);
  const game = rules.setup(optionsOf(rules, head.settings.options, roles));
  const next: Head = { ...head, phase: 'playing', engine: rules.version, game };
  return settle(setting, next, { kind: 'start', seat: -1, choice: 0, ...nothing, about: roles });
};

export const answer =
  (seat: number, ask: string, choice: number): Play =>
  (head, player, setting) => {
    if (head.seats[seat]?.player !== player) throw new Refused('not-your-seat');
    if (head.phase !== 'playing' || head.game === null) throw new Refused('wrong-phase');
    if (head.seats[seat]?.bot) throw new Refused('bot-plays');
    // A question keeps its name after it was answered, from another device perhaps: it must still be open.
    const isOpen = setting.rules.asks(head.game).some((one) => one.seat === seat);
    if (!isOpen || ask !== askName(head, seat)) throw new Refused('stale');
    const game = setting.rules.clone(head.game);
    const events = legally(() => setting.rules.answer(game, seat, choice));
    const change = settle(setting, { ...head, game }, { kind: 'answer', seat, choice, ...nothing, events });
    const given = { seq: head.seq + 1, player, seat, choice };
    const undo = takebackAfter(head, change.head, given, change.row.chance);
    // Whoever granted going back did so before this answer.
    const vote = head.vote?.what === 'undo' || change.head.phase === 'over' ? null : head.vote;
    return { head: { ...change.head, undo, vote }, row: change.row };
  };

const legally = (act: () => Event[]): Event[] => {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalAnswer) throw new Refused(error.code, error.reason);
    throw error;
  }
};

/** One for each table that is awake. */
const dealers = new WeakMap<TableMeta, Dealer>();
const dealerOf = (meta: TableMeta): Dealer => {
  const dealer = dealers.get(meta) ?? new Dealer(meta.seed);
  dealers.set(meta, dealer);
  return dealer;
};

/** Lets the dealer answer until a person is asked or the game is over. `head.game` must be ours to change. */
const settle = ({ rules, meta }: Setting, head: Head, row: Change['row']): Change => {
  const game = head.game!;
  const dealer = dealerOf(meta).from(head.dealt);
  const chance: number[] = [];
  const events = [...row.events];
  for (let ran = 0; ; ran++) {
    if (ran === RUNAWAY) throw new Error('the deal ran away');
    const ask = rules.asks(game).find((one) => one.seat === CHANCE);
    if (!ask) break;
    const choice = ask.options[dealer.pick(ask.options.length)]!;
    events.push(...rules.answer(game, CHANCE, choice));
    chance.push(choice);
  }
  const phase = rules.result(game) === null ? 'playing' : 'over';
  return { head: { ...head, phase, dealt: dealer.position }, row: { ...row, chance, events } };
};
