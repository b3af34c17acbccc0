// Who may know what of a table: the one place where a head or a row is turned into what leaves the server.
import {
  type Ask,
  CHANCE,
  type Event,
  eventFor,
  eventInFull,
  type PublicView,
  type Told,
  WATCHER,
} from 'shared/engine';
import type { AnyRules } from 'shared/games';
import type { Phase, SeatSecrets, Step } from 'shared/protocol';
import type { Card, Game, Head, Holder, Row, Settings, TableMeta, Vote } from '../store/Store.ts';
import { hashOfSeed } from './dealer.ts';
import { askName } from './play.ts';
import { undoableSeats } from './undo.ts';
import { needsOf } from './votes.ts';

export type PublicTable = {
  seq: number;
  game: string;
  phase: Phase;
  host: string;
  seats: Head['seats'];
  view: PublicView;
  waiting: number[];
  /** The kind of the open question by its place in the game's list, from 1 on; 0 = none. */
  why: number;
  about: readonly number[];
  vote: (Vote & { needs: number }) | null;
  undoable: number[];
  seedHash: string;
  seed: string;
  options: string;
  next: string;
} & Omit<Settings, 'options' | 'link'>;

/** The open questions to seats, chance aside. */
export const asksOf = (rules: AnyRules, { game, phase }: Head): readonly Ask[] => {
  if (game === null || phase !== 'playing') return [];
  // A head's game never changes again, and is asked about many times over.
  const known = asked.get(game);
  if (known) return known;
  const asks = rules.asks(game).filter((ask) => ask.seat !== CHANCE);
  asked.set(game, asks);
  return asks;
};
const asked = new WeakMap<object, readonly Ask[]>();

export const publicOf = (rules: AnyRules, meta: TableMeta, head: Head): PublicTable => {
  const asks = asksOf(rules, head);
  const { link, options, ...settings } = head.settings;
  const first = asks[0] && head.game !== null ? rules.question(head.game, asks[0]) : null;
  return {
    seq: head.seq,
    game: meta.game,
    phase: head.phase,
    host: head.host,
    seats: head.seats,
    view: head.game === null ? {} : rules.viewFor(head.game, WATCHER, head.phase === 'over').public,
    waiting: asks.map((ask) => ask.seat),
    why: first ? rules.whys.indexOf(first.why) + 1 : 0,
    about: first?.about ?? [],
    vote: head.vote && { ...head.vote, needs: needsOf(head, head.vote) },
    undoable: undoableSeats(head),
    seedHash: seedHashOf(meta),
    seed: head.phase === 'over' ? meta.seed : '',
    ...settings,
    options: JSON.stringify(options),
    next: head.next,
  };
};

export const cardOf = (rules: AnyRules, head: Head): Card => ({
  phase: head.phase,
  seats: head.seats.map((holder) => holder.player),
  // Nobody waits for a bot.
  waiting: asksOf(rules, head).flatMap(({ seat }) => (head.seats[seat]!.bot ? [] : [seat])),
  ...(head.phase === 'over' && {
    result: head.game && rules.result(head.game),
    roles: head.seats.map((holder) => holder.role),
  }),
});

/** Whether this is the secret of the table's watch link, and the link is good. */
export const isWatchLink = ({ watch, link }: Settings, secret: string): boolean => watch === 'link' && link === secret;

/** Whether somebody may be at the table: by their seat, as one of the crew, or by the watch link. */
export const admits = ({ seats, host, phase, settings }: Head, player: string, secret?: string): boolean => {
  if (seats.some((holder) => holder.player === player)) return true;
  if (secret !== undefined) return isWatchLink(settings, secret);
  return phase === 'lobby' || host === player || settings.watch !== 'nobody';
};

/** A seat's secrets, without the rest of its view where the game can tell them apart. */
const mineOf = (rules: AnyRules, game: Game, seat: number): unknown =>
  rules.mineFor ? rules.mineFor(game, seat) : rules.viewFor(game, seat).mine;

const seedHashes = new WeakMap<TableMeta, string>();
const seedHashOf = (meta: TableMeta): string => {
  const known = seedHashes.get(meta) ?? hashOfSeed(meta.seed);
  seedHashes.set(meta, known);
  return known;
};

/** The secrets and questions of these seats, whole. */
export const secretsOf = (rules: AnyRules, head: Head, seats: readonly number[]): SeatSecrets[] => {
  const { game } = head;
  if (game === null) return [];
  const asks = asksOf(rules, head);
  return seats.map((seat) => {
    const ask = asks.find((one) => one.seat === seat);
    return {
      seat,
      mine: mineOf(rules, game, seat),
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
  // Nobody is not the player of the bots' seats.
  const isMine = (holder: Holder) => player !== '' && holder.player === player && holder.since <= row.seq;
  const mine = seats.flatMap((holder, seat) => (isMine(holder) ? [seat] : []));
  const events = row.events.map((event) => (phase === 'over' ? eventInFull(event) : told(event, mine)));
  const played = phase === 'over' && { choice: row.choice, chance: row.chance };
  const isPlay = row.kind === 'answer' || row.kind === 'start';
  const step: Step = { seq: row.seq, seat: row.seat, events, ...(row.bot && { bot: row.bot }), ...(isPlay && played) };
  if (row.kind === 'answer') return step;
  return { ...step, kind: row.kind, by: row.player, about: row.about };
};
