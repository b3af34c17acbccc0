// A position being played: acts only by answers, and shows the question, the map and the views.
import { type Ask, CHANCE, type Event, eventFor, kindOf, option, type Seat, type Told, WATCHER } from 'shared/engine';
import { escape } from 'shared/games/escape';
import { SPACES } from 'shared/games/escape/board/map.ts';
import type { Hero } from 'shared/games/escape/model/names.ts';
import { KINDS, PAIR } from 'shared/games/escape/model/options.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { expect } from 'vitest';
import { Arrangement } from './Arrangement.ts';
import { drawBoth, drawMap } from './draw.ts';
import { parse } from './drawing.ts';
import { type HeroFacts, heroFacts, type Known, knownTo, type NewYorkFacts, newYorkFacts } from './facts.ts';
import { heroName, seatOf } from './names.ts';
import { isWindow, optionName } from './words.ts';

export type Asked = { seat: Hero | 'chance'; why: string; options: string[] };
export type Viewer = Hero | 'watcher';

const RUNAWAY = 500;

export class Game extends Arrangement {
  readonly #events: Event[] = [];
  readonly #defaults = new Map<string, string>();

  // --- answers

  /** Answers the open question of whoever is asked; windows the answer does not belong to are passed. */
  answers(...names: string[]): this {
    for (const name of names) this.#give(this.#open(name), name);
    return this;
  }
  /** The same for one of several seats asked at once, or to say who it is that answers. */
  answersAs(hero: Hero, ...names: string[]): this {
    for (const name of names) {
      const seat = seatOf(this.playing(), hero);
      this.#open(name, seat);
      const ask = this.#asks().find((a) => a.seat === seat);
      if (ask === undefined) throw new Error(`${hero} is not asked: ${this.#say()}`);
      this.#give(ask, name);
    }
    return this;
  }
  /** What CHANCE draws, one after another. */
  chance(...names: string[]): this {
    for (const name of names) {
      const ask = this.#open(name);
      if (ask.seat !== CHANCE) throw new Error(`CHANCE is not asked: ${this.#say()}`);
      this.#give(ask, name);
    }
    return this;
  }
  /** From now on CHANCE answers this question so, without being told each time. */
  byDefault(why: string, name: string): this {
    this.#defaults.set(why, name);
    return this;
  }

  /** Refuses the Timer tile, puts the card and another face down, reveals the card; or reveals it as the second. */
  plays(hero: Hero, card: string, other?: string): this {
    const seat = seatOf(this.playing(), hero);
    this.#until((ask) => ask.seat === seat && ['timer', 'choose-cards', 'play'].includes(ask.why), card);
    if (this.#now().why === 'timer') this.answers('no');
    this.#until((ask) => ask.why === 'choose-cards' || ask.why === 'play', card);
    if (this.#now().why === 'choose-cards') this.chooses(hero, card, other);
    return this.answersAs(hero, card);
  }
  /** T3: the two cards, the second any other one if it does not matter. */
  chooses(hero: Hero, card: string, other?: string): this {
    const seat = seatOf(this.playing(), hero);
    this.#until((ask) => ask.seat === seat && (ask.why === 'timer' || ask.why === 'choose-cards'), card);
    if (this.#now().why === 'timer') this.answers('no');
    this.answersAs(hero, card);
    const left = this.#names(this.#now());
    return this.answersAs(hero, other ?? left.at(-1)!);
  }
  /** One space for each step; the rest of the move is `done` or goes on. */
  moves(...to: string[]): this {
    this.#expectWhy('move');
    return this.answers(...to);
  }
  /** The empty neighbour, and the tile that CHANCE draws for it. */
  explores(at: string, tile: string): this {
    this.#expectWhy('explore');
    return this.answers(at).chance(tile);
  }
  /** Damage point by point: '6,3 p'. */
  hits(...enemies: string[]): this {
    this.#expectWhy('damage');
    return this.answers(...enemies);
  }
  done(): this {
    return this.answers('done');
  }
  passes(): this {
    return this.answers('pass');
  }
  /** Every free-act window that is open now is passed. */
  passFreeActs(): this {
    while (isWindow(this.#raw()?.why ?? '')) this.#give(this.#raw()!, 'pass');
    return this;
  }
  /** On to that question of that hero: windows passed, everything else by the first option offered. */
  until(why: string, hero?: Hero): this {
    this.#until((ask) => ask.why === why && (hero === undefined || ask.seat === seatOf(this.state, hero)), null);
    return this;
  }
  /** On to the first question of the next turn. */
  endsTurn(): this {
    const { turn } = this.playing();
    for (let n = 0; this.state.turn === turn && this.#raw() !== undefined; n++) {
      if (n > RUNAWAY) throw new Error(`the turn does not end: ${this.#say()}`);
      this.#force(this.#raw()!);
    }
    return this;
  }

  // --- what is asked

  /** The open question as text, windows nobody cares about passed in thought; null when the game is over. */
  asks(): Asked | null {
    return this.asksAll()[0] ?? null;
  }
  /** Every seat's open question, where several are asked at once. */
  asksAll(): Asked[] {
    const ahead = escape.clone(this.playing());
    let asks = escape.asks(ahead);
    for (let n = 0; n < RUNAWAY; n++) {
      const by = asks[0] === undefined ? null : this.#unaided(ahead, asks[0]);
      if (by === null) break;
      escape.apply(ahead, asks[0]!.seat, by);
      asks = escape.asks(ahead);
    }
    return asks.map((ask) => said(ahead, ask));
  }
  /** The question that is really open, a free-act window included. */
  window(): Asked | null {
    const ask = this.#raw();
    return ask === undefined ? null : said(this.state, ask);
  }
  /** Why the open question does not offer what an answer would call so: the reason code; null where nothing speaks of it. */
  whyNot(name: string): string | null {
    const { seat, why, options } = this.#raw() ?? this.#now();
    const named = [...everyChoice()].filter((choice) => optionName(this.state, seat, why, choice) === name);
    // Several kinds of answers may be called the same: one that the question is about is meant.
    const asked = new Set(options.map(kindOf));
    const first = named.filter((choice) => asked.has(kindOf(choice)));
    for (const choice of [...first, ...named]) {
      const reason = escape.why(this.state, seat, choice);
      if (reason !== null) return reason;
    }
    return null;
  }
  result(): { kind: string; winners: Hero[] } | null {
    const result = escape.result(this.playing());
    return result && { kind: result.kind, winners: result.winners.map((seat) => heroName(this.state, seat)) };
  }

  // --- what is seen

  map(): string {
    return drawMap(this.playing());
  }
  /** The spaces of the drawing look exactly so; Suburb markers only where the drawing names them. */
  shows(drawing: string): this {
    const { said, is } = drawBoth(this.playing(), parse(drawing), this.asSetUp);
    expect(is).toBe(said);
    return this;
  }
  /** Hands the position to whoever makes words or pictures of it. */
  seen(look: (s: State) => void): this {
    look(escape.clone(this.playing()));
    return this;
  }
  view(viewer: Viewer) {
    return escape.viewFor(this.playing(), this.#seat(viewer));
  }
  /** What everybody sees of one hero. */
  hero(hero: Hero): HeroFacts {
    return heroFacts(this.view('watcher').public, seatOf(this.state, hero));
  }
  /** What that player alone knows, by name. */
  knows(hero: Hero): Known {
    return knownTo(this.view(hero).mine!);
  }
  newYork(): NewYorkFacts {
    return newYorkFacts(this.view('watcher').public);
  }
  /** Everything this viewer has been told so far. */
  told(viewer: Viewer): Told[] {
    return this.#events.map((event) => eventFor(event, this.#seat(viewer)));
  }
  /** The same, only of one code. */
  toldOf(code: string, viewer: Viewer = 'watcher'): Told[] {
    return this.told(viewer).filter(([name]) => name === code);
  }

  // --- inside

  #seat(viewer: Viewer): Seat {
    return viewer === 'watcher' ? WATCHER : seatOf(this.playing(), viewer);
  }
  #asks(): Ask[] {
    return escape.asks(this.playing());
  }
  #raw(): Ask | undefined {
    return this.#asks()[0];
  }
  /** The question after windows and defaults. */
  #now(): Ask {
    this.#until((ask) => this.#unaided(this.state, ask) === null, null);
    return this.#raw()!;
  }
  /** How a question goes on by itself: a window is passed, CHANCE has its default; null = it waits for the test. */
  #unaided(s: State, ask: Ask): number | null {
    const wish = isWindow(ask.why) ? 'pass' : ask.seat === CHANCE ? this.#defaults.get(ask.why) : undefined;
    if (wish === undefined) return null;
    return ask.options.find((o) => optionName(s, ask.seat, ask.why, o) === wish) ?? null;
  }
  /** The first question that offers the answer, passing what goes on by itself. */
  #open(name: string, seat?: Seat): Ask {
    for (let n = 0; n < RUNAWAY; n++) {
      const asks = this.#asks();
      const here = asks.find((a) => (seat === undefined || a.seat === seat) && this.#names(a).includes(name));
      if (here !== undefined) return here;
      const by = asks[0] === undefined ? null : this.#unaided(this.state, asks[0]);
      if (by === null) break;
      this.#take(asks[0]!.seat, by);
    }
    throw new Error(`${name} is not offered: ${this.#say()}`);
  }
  #until(is: (ask: Ask) => boolean, sought: string | null): void {
    for (let n = 0; n < RUNAWAY; n++) {
      const ask = this.#raw();
      if (ask === undefined) throw new Error('the game is over');
      if (is(ask)) return;
      const by = this.#unaided(this.state, ask);
      if (by !== null) this.#take(ask.seat, by);
      else if (sought === null) this.#force(ask);
      else throw new Error(`${sought} cannot be played now: ${this.#say()}`);
    }
    throw new Error(`never asked: ${this.#say()}`);
  }
  /** Somebody must answer something: what goes by itself, else the first option. */
  #force(ask: Ask): void {
    const names = this.#names(ask);
    const dull = ['pass', 'done', 'no'].map((name) => names.indexOf(name)).find((i) => i >= 0) ?? 0;
    this.#take(ask.seat, this.#unaided(this.state, ask) ?? ask.options[dull]!);
  }
  #names(ask: Ask): string[] {
    return ask.options.map((o) => optionName(this.state, ask.seat, ask.why, o));
  }
  #give(ask: Ask, name: string): void {
    const i = this.#names(ask).indexOf(name);
    if (i < 0) throw new Error(`${name} is not offered: ${this.#say()}`);
    this.#take(ask.seat, ask.options[i]!);
  }
  #take(seat: Seat, choice: number): void {
    this.#events.push(...escape.answer(this.state, seat, choice));
  }
  #expectWhy(why: string): void {
    const ask = this.#now();
    if (ask.why !== why) throw new Error(`no ${why} is asked: ${this.#say()}`);
  }
  #say(): string {
    const asks = this.#asks().map((ask) => said(this.state, ask));
    return asks.length === 0 ? 'the game is over' : asks.map((a) => `${a.seat} is asked ${a.why}: ${a.options.join(' | ')}`).join('; '); // biome-ignore format: one sentence
  }
}

/** Whatever could ever be picked, offered or not. */
function* everyChoice(): Generator<number> {
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let target = 0; target < SPACES * PAIR; target++) yield option(kind, target);
}

const said = (s: State, ask: Ask): Asked => ({
  seat: ask.seat === CHANCE ? 'chance' : heroName(s, ask.seat),
  why: ask.why,
  options: ask.options.map((o) => optionName(s, ask.seat, ask.why, o)),
});
