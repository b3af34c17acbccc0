// What is kept, and the promises a store makes about it. No word here of how: SQLite and others live beside.
import type { Core, Event, Result } from 'shared/engine';
import type { Language, Line, Phase, RowKind, VOTES, Watch } from 'shared/protocol';

export type Player = { id: string; name: string; language: Language; colour: string; symbol: string };
/** Somebody, and by which of their devices we know them. */
export type KnownPlayer = Player & { device: string };
/** To the hour is near enough, and asking who one is writes nothing most of the time. */
export const SEEN_EVERY = 3_600_000;
/** Times in ms since 1970; a device is seen when it asks who it is. */
export type Device = { id: string; label: string; created: number; seen: number };
export type NewDevice = Pick<Device, 'id' | 'label'>;
export type SpentCode = 'done' | 'spent' | 'known-device' | 'too-many';

export type Wish = Readonly<Record<string, boolean | number | string>>;
export type Crew = {
  id: string;
  secret: string;
  name: string;
  founder: string;
  /** Nobody new comes in. */
  locked: boolean;
  /** What a new table of each game starts from. */
  rules: Readonly<Record<string, Wish>>;
  /** Where notices go; '' = nowhere. */
  webhook: string;
};
export type CrewChange = Partial<Omit<Crew, 'id'>>;
export type Joined = { crew: string } | { refused: 'unknown' | 'locked' | 'full' };
/** A crew somebody has left, and who is its founder now; null = it went with its last member. */
export type Left = { crew: string; founder: string | null };

export type NewLine = Pick<Line, 'id' | 'player' | 'text'> & { channel: string; crew: string };

/** What a table is from the day it is made; what may change since is in its head. */
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
  /** How it ended, once it has: null = it was given up. */
  result?: Result | null;
  /** The role of each seat, once it is over. */
  roles?: number[];
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
  /** Who an open seat is kept for; '' = anybody. */
  offered: string;
};

/** What the host may choose: the game's options until the start, the rest at any time. */
export type Settings = {
  name: string;
  options: Wish;
  watch: Watch;
  /** The secret part of the watch link. */
  link: string;
  whispers: boolean;
  /** Those who play hear those who look on. */
  gallery: boolean;
  /** Minutes after which a bot answers for somebody who is asked and not there; 0 = only by vote. */
  standIn: number;
  /** Minutes after which whoever is asked is reminded; 0 = never. */
  remind: number;
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
  settings: Settings;
  /** Since when the present questions are open, in ms since 1970. */
  asked: number;
  /** Whether those who are asked have been reminded. */
  reminded: boolean;
  /** The table where the same people play again; '' = none. */
  next: string;
  /** Who has left which seat since the start: they know its hand. Missing in heads of before it was noted. */
  left?: readonly { player: string; seat: number }[];
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
  /** A bot did it: for itself, or in somebody's place. */
  bot?: true;
};

/** When each player was last at the table, in ms since 1970. */
export type Seen = Readonly<Record<string, number>>;
export type Append = {
  table: string;
  epoch: number;
  row: Row;
  head: Head;
  card: Card;
  /** When the table has to be awake again though nobody comes, in ms since 1970; null = never. */
  due: number | null;
  /** Written with it: there if it is, and not otherwise. */
  notices?: readonly Notice[];
};
/** How a table falls asleep: when it has to be awake again, null = never, and who was last seen. */
export type Asleep = { due: number | null; seen: Seen };
export type Lease = {
  epoch: number;
  meta: TableMeta;
  head: Head;
  tail: Row[];
  seen: Seen;
  /** Nobody gave the table back: who had it may have died, and who was there then is not said. */
  torn: boolean;
};

/** Something to be done or said later, once: a reminder, a word to a crew's webhook. */
export type Notice = {
  /** Takes the place of one with the same id that is not yet delivered. */
  id: string;
  /** Not before this moment, in ms since 1970. */
  due: number;
  /** Who delivers it knows what to do by this word. */
  kind: string;
  crew: string;
  body: Readonly<Record<string, unknown>>;
  /** Kept only if the crew has a webhook. */
  optional?: boolean;
};
/** One that is ours to deliver until `due`; then somebody else may take it. */
export type ClaimedNotice = Omit<Notice, 'optional'> & {
  /** Shuts out who took it before. */
  claim: number;
  /** How often it has been taken, this time included. */
  tries: number;
};

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

  playerByKey(keyHash: string): Promise<KnownPlayer | null>;
  /** Makes the player of this key known under `player.id`, or changes the one who is. */
  savePlayer(keyHash: string, player: Player, device: NewDevice): Promise<KnownPlayer>;
  devicesOf(player: string): Promise<Device[]>;
  /** Those of them that are still somebody's. */
  devicesAmong(devices: readonly string[]): Promise<string[]>;
  seeDevice(device: string, label: string): Promise<void>;
  /** One code a device: a new one takes the place of the one before, and goes when its device is revoked. */
  addDeviceCode(codeHash: string, player: string, device: string, until: number): Promise<void>;
  /** Spends the code: from now on the key is its player's too. The same key again gets the same reply. */
  spendDeviceCode(codeHash: string, keyHash: string, device: NewDevice, most: number): Promise<SpentCode>;
  revokeDevice(player: string, device: string): Promise<'done' | 'unknown' | 'last-device'>;
  mute(player: string, muted: string, on: boolean): Promise<void>;
  mutesOf(player: string): Promise<string[]>;
  /** Leaves every crew and forgets name, keys and lines. What is left is an id in old logs that means nobody. */
  deletePlayer(player: string): Promise<Left[]>;

  /** False = the founder belongs to `most` crews already. */
  createCrew(crew: Pick<Crew, 'id' | 'secret' | 'name' | 'founder'>, most: number): Promise<boolean>;
  crewById(id: string): Promise<Crew | null>;
  crewBySecret(secret: string): Promise<Crew | null>;
  crewsOf(player: string): Promise<Crew[]>;
  membersOf(crew: string): Promise<Player[]>;
  /** Who has the link comes in, unless the crew is locked or full. */
  joinCrew(secret: string, player: string, most: { members: number; crews: number }): Promise<Joined>;
  /** A founder who is no member is left out. */
  changeCrew(crew: string, change: CrewChange): Promise<void>;
  /** With a new link, if one is given. The crew's tables hear of it by notices of kind `release`. Null = no member. */
  leaveCrew(crew: string, player: string, secret: string | null): Promise<Left | null>;
  /** With its tables, its lines and everything else. */
  deleteCrew(crew: string): Promise<void>;

  /** At most `most` lines are kept of a channel. The same id again is the line that is there. */
  addLine(line: NewLine, most: number): Promise<Line>;
  /** The last lines before `before`, oldest first. */
  linesOf(channel: string, before: number, most: number): Promise<Line[]>;
  /** Only if it is this player's; null = whoever's it is. */
  removeLine(channel: string, id: string, player: string | null): Promise<boolean>;

  /** Nothing happens if there is a table of that id already. False = whoever makes it has `most` unfinished ones. */
  createTable(meta: TableMeta, head: Head, card: Card, made?: { by: string; most: number }): Promise<boolean>;
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
  /** Gives the table back, unless it has a newer epoch; without a word on how it sleeps, that stays as it was. */
  release(table: string, epoch: number, asleep?: Asleep): Promise<void>;
  /** Tables that are due by now and that nobody holds, the longest due first. */
  dueTables(now: number, most: number): Promise<string[]>;

  /** `refused`: the epoch is not the present one, or the seq is taken; somebody else writes this table by now. */
  append(append: Append): Promise<'done' | 'refused'>;
  rows(table: string, from: number, to: number): Promise<Row[]>;

  addNotices(notices: readonly Notice[]): Promise<void>;
  /** Takes up to `most` that are due, for `ms`: each is given to one taker at a time. */
  claimNotices(ms: number, most: number): Promise<ClaimedNotice[]>;
  /** It is delivered, or never will be. Nothing happens if somebody else has taken it since, or a newer one its place. */
  finishNotice(id: string, claim: number): Promise<void>;
  postponeNotice(id: string, claim: number, due: number): Promise<void>;

  close(): Promise<void>;
};
