// What is kept, and the promises a store makes about it. No word here of how: SQLite and others live beside.
import type { Core, Event } from 'shared/engine';
import type { Language, Phase, RowKind, VOTES } from 'shared/protocol';

export type Player = { id: string; name: string; language: Language };
export type Crew = { id: string; secret: string; name: string; founder: string };
export type Wish = Readonly<Record<string, boolean | number | string>>;

/** What a table is from the day it is made. */
export type TableMeta = {
  id: string;
  crew: string;
  game: string;
  name: string;
  seats: number;
  options: Wish;
  /** The deal's secret, in hex. */
  seed: string;
};

/** What a crew's page shows of a table, kept beside the head so that nobody has to wake it. */
export type Card = {
  phase: Phase;
  /** Who holds each seat; '' = open. */
  seats: string[];
  /** The seats whose decision is awaited. */
  waiting: number[];
};
export type CardRow = { id: string; crew: string; game: string; name: string; card: Card };

export type Holder = {
  /** '' = nobody: open before the start, a bot's own seat after it. */
  player: string;
  role: number;
  /** A bot plays it: for itself, or in place of its player. */
  bot: boolean;
  /** The row by which its player took it: what the seat was told before is not theirs to know. */
  since: number;
};

/** The present of a table, whole: resuming reads this and nothing else. */
export type Head = {
  seq: number;
  phase: Phase;
  host: string;
  seats: Holder[];
  /** Counts undos: part of every question's name, so that a question put again has a new one. */
  generation: number;
  /** How far the deal's stream has been used. */
  dealt: number;
  /** The version of the rules that made `game`. */
  engine: number;
  game: Game | null;
  /** What may still be taken back; null = nothing. */
  undo: Takeback | null;
  /** What is being voted on. */
  vote: Vote | null;
};

// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its state
export type Game = Core & Record<string, any>;
/** The state nobody may take anything back beyond, and the answers given since: the present is one played on the other. */
export type Takeback = { base: Game; answers: GivenAnswer[] };
export type GivenAnswer = {
  /** The row that holds it. */
  seq: number;
  player: string;
  seat: number;
  choice: number;
  /** Given to a question whose answers are still sealed. */
  sealed: boolean;
};

export type Vote = {
  what: (typeof VOTES)[number];
  by: string;
  /** The seat it is about; -1 = none. */
  seat: number;
  /** The row to go back before; 0 = none. */
  row: number;
  yes: string[];
  no: string[];
};

/** One change of a table: who wished what, what chance added, what came of it. */
export type Row = {
  seq: number;
  kind: RowKind;
  player: string;
  seat: number;
  /** The role for `sit`, the option for `answer`, else 0. */
  choice: number;
  /** What else the kind needs to be told: for an undo, the rows taken back. */
  about: number[];
  chance: number[];
  events: Event[];
  request: string;
  epoch: number;
  engine: number;
};

export type Append = { table: string; epoch: number; row: Row; head: Head; card: Card };
export type Lease = { epoch: number; meta: TableMeta; head: Head; tail: Row[] };

/** Nothing was written; the same may be tried again. */
export class StoreFailed extends Error {
  override name = 'StoreFailed';
}
/** It may or may not have been written: to be settled by `lease`, which fences off what is still under way. */
export class StoreUnknown extends Error {
  override name = 'StoreUnknown';
}

/** Every method settles when its outcome is durable, or rejects with StoreFailed or StoreUnknown. */
export type Store = {
  ping(): Promise<void>;

  playerByKey(keyHash: string): Promise<Player | null>;
  /** Makes the player of this key known under `player.id`, or changes the one who is. */
  savePlayer(keyHash: string, player: Player): Promise<Player>;

  createCrew(crew: Crew): Promise<void>;
  crewBySecret(secret: string): Promise<Crew | null>;
  renameCrew(crew: string, name: string): Promise<void>;
  crewsOf(player: string): Promise<Crew[]>;
  addMember(crew: string, player: string): Promise<void>;
  membersOf(crew: string): Promise<Player[]>;

  /** Nothing happens if there is a table of that id already. */
  createTable(meta: TableMeta, head: Head, card: Card): Promise<void>;
  tablesOf(crew: string): Promise<CardRow[]>;
  /** The tables of all crews of this player, each with its crew's secret. */
  tablesFor(player: string): Promise<(CardRow & { secret: string })[]>;
  /** Whether the player's crew has this table; null = there is no such table. */
  mayEnter(table: string, player: string): Promise<boolean | null>;

  /**
   * Takes the table for `ms`, with a new epoch, unless another owner's lease runs and that owner is not `gone`;
   * null = there is no such table.
   */
  lease(
    table: string,
    owner: string,
    ms: number,
    tail: number,
    gone?: string,
  ): Promise<Lease | { heldFor: number } | null>;
  /** What the table is and where it stands, without taking it; null = there is no such table. */
  tableOf(table: string): Promise<{ meta: TableMeta; head: Head } | null>;
  /** Whose lease of the table runs; null = nobody's. */
  holderOf(table: string): Promise<string | null>;
  /** Prolongs all leases of this owner; returns what it holds. */
  renew(owner: string, ms: number): Promise<{ table: string; epoch: number }[]>;
  release(table: string, epoch: number): Promise<void>;

  /** `refused`: the epoch is not the present one, or the seq is taken; somebody else writes this table by now. */
  append(append: Append): Promise<'done' | 'refused'>;
  rows(table: string, from: number, to: number): Promise<Row[]>;

  close(): Promise<void>;
};
