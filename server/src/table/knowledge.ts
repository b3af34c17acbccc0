// Who may know what of a table: the one place where a head or a row is turned into what leaves the server.
import { CHANCE, type Event, eventFor, eventInFull, type PublicView, type Told, WATCHER } from 'shared/engine';
import type { AnyRules } from 'shared/games';
import type { Phase, SeatSecrets, Step } from 'shared/protocol';
import type { Card, Head, Row, TableMeta, Vote } from '../store/Store.ts';
import { hashOfSeed } from './dealer.ts';
import { askName } from './play.ts';
import { undoersOf } from './undo.ts';
import { needsOf } from './votes.ts';

export type PublicTable = {
  seq: number;
  game: string;
  name: string;
  phase: Phase;
  host: string;
  seats: Head['seats'];
  view: PublicView;
  waiting: number[];
  why: string;
  about: readonly number[];
  vote: (Vote & { needs: number }) | null;
  undoable: string[];
  seedHash: string;
  seed: string;
};

const asksOf = (rules: AnyRules, head: Head) =>
  head.game === null || head.phase !== 'playing' ? [] : rules.asks(head.game).filter((ask) => ask.seat !== CHANCE);

export const publicOf = (rules: AnyRules, meta: TableMeta, head: Head): PublicTable => {
  const asks = asksOf(rules, head);
  const first = asks[0] && head.game !== null ? rules.question(head.game, asks[0]) : null;
  return {
    seq: head.seq,
    game: meta.game,
    name: meta.name,
    phase: head.phase,
    host: head.host,
    seats: head.seats,
    view: head.game === null ? {} : rules.viewFor(head.game, WATCHER).public,
    waiting: asks.map((ask) => ask.seat),
    why: first?.why ?? '',
    about: first?.about ?? [],
    vote: head.vote && { ...head.vote, needs: needsOf(head, head.vote) },
    undoable: undoersOf(head),
    seedHash: hashOfSeed(meta.seed),
    seed: head.phase === 'over' ? meta.seed : '',
  };
};

export const cardOf = (rules: AnyRules, head: Head): Card => ({
  phase: head.phase,
  seats: head.seats.map((holder) => holder.player),
  waiting: asksOf(rules, head).map((ask) => ask.seat),
});

/** The secrets and questions of these seats, whole. */
export const secretsOf = (rules: AnyRules, head: Head, seats: readonly number[]): SeatSecrets[] => {
  const { game } = head;
  if (game === null) return [];
  const asks = asksOf(rules, head);
  return seats.map((seat) => {
    const ask = asks.find((one) => one.seat === seat);
    return {
      seat,
      mine: rules.viewFor(game, seat).mine,
      question: ask ? { ...rules.question(game, ask), ask: askName(head, seat) } : null,
    };
  });
};

/** Everybody's secrets, once the game is over. */
export const allOf = (rules: AnyRules, head: Head): unknown[] | null => {
  const { game, phase } = head;
  return game === null || phase !== 'over' ? null : head.seats.map((_, seat) => rules.viewFor(game, seat).mine);
};

/** An event as somebody who holds these seats is told it. */
const told = (event: Event, seats: readonly number[]): Told => {
  const knows = seats.find((seat) => (event.seats >> seat) & 1);
  return eventFor(event, knows ?? WATCHER);
};

/** A row of the log as this player may know it. */
export const stepOf = ({ seats, phase }: Head, row: Row, player: string): Step => {
  const mine = seats.flatMap((holder, seat) => (holder.player === player && holder.since <= row.seq ? [seat] : []));
  const events = row.events.map((event) => (phase === 'over' ? eventInFull(event) : told(event, mine)));
  const step: Step = { seq: row.seq, seat: row.seat, events };
  if (row.kind === 'answer') return step;
  return { ...step, kind: row.kind, by: row.player, about: row.about };
};
