// What a test may say about a position beside its drawing. Every setter returns the game, and none works once play has begun.

import { POI_OF } from 'shared/games/escape/board/map.ts';
import { type Colour, FIRST_OF } from 'shared/games/escape/content/objectives.ts';
import { clearBag, putBack } from 'shared/games/escape/model/bags.ts';
import { BOSSES, type Hero } from 'shared/games/escape/model/names.ts';
import {
  AMMO,
  BAR_SET,
  BESIDE,
  BLUE,
  CAR,
  CAR_OF,
  get,
  HAND,
  KILLS,
  LEVEL,
  PAID,
  PURPLE,
  SEEN_POIS,
  set,
  WEAPON,
} from 'shared/games/escape/model/seat.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { clearHeroes, placeCell, setDiscards, setHand, setSlot, setSupply, setToken } from './arrange.ts';
import type { Cell } from './drawing.ts';
import { heldNamed, localNamed, objectiveNamed, seatOf, space } from './names.ts';
import { setBonuses, setNewYorkTop } from './newYork.ts';
import { beginTurn, dealTable, type TableOptions } from './table.ts';

export class Arrangement {
  protected readonly state: State;
  /** The same table with nothing arranged: what `.` means in a drawing. */
  protected readonly asSetUp: State;
  #turn: Hero;
  #begun = false;

  constructor(cells: readonly Cell[], options: TableOptions) {
    this.state = dealTable(options);
    this.asSetUp = dealTable(options);
    this.#turn = options.heroes[0]!;
    clearHeroes(this.state);
    for (const cell of cells) placeCell(this.state, cell);
  }

  /** Any change no setter knows yet; the field is the rules', the name of the test says why. */
  arranged(how: (s: State, seatOf: (hero: Hero) => number) => void): this {
    if (this.#begun) throw new Error('play has begun: a position is arranged before the first answer');
    how(this.state, (hero) => seatOf(this.state, hero));
    return this;
  }
  #of(hero: Hero, field: number, value: number): this {
    return this.arranged((s) => set(s, seatOf(s, hero), field, value));
  }

  turnOf(hero: Hero): this {
    this.#turn = hero;
    return this.arranged(() => {});
  }
  /** Exactly these in hand, the hero's other Action cards discarded. */
  hand(hero: Hero, ...cards: string[]): this {
    return this.arranged((s) => setHand(s, hero, cards));
  }
  /** Exactly these discarded, the others in hand. */
  discards(hero: Hero, ...cards: string[]): this {
    return this.arranged((s) => setDiscards(s, hero, cards));
  }
  /** A Special Action card in hand beside what is there. */
  special(hero: Hero, card: string): this {
    return this.arranged((s) => {
      const bit = 1 << localNamed(hero, card);
      const seat = seatOf(s, hero);
      set(s, seat, HAND, get(s, seat, HAND) | bit);
      set(s, seat, BESIDE, get(s, seat, BESIDE) & ~bit);
    });
  }
  /** Up to three cards in order of arrival: 'pistol' face down, 'diagram-3!' face up. */
  supply(hero: Hero, ...cards: string[]): this {
    return this.arranged((s) => setSupply(s, hero, cards));
  }
  weapon(hero: Hero, card: string | null, ammo = 0): this {
    this.#of(hero, WEAPON, card === null ? 0 : heldNamed(card));
    return this.#of(hero, AMMO, ammo);
  }
  car(hero: Hero, kind: keyof typeof CAR): this {
    return this.#of(hero, CAR_OF, CAR[kind]);
  }
  /** The bar being filled (4 = all done), and how far. */
  level(hero: Hero, level: number, { kills = 0, items = 0, set: bars = 'A' as 'A' | 'B' | 'C' | 'D' } = {}): this {
    this.#of(hero, LEVEL, level);
    this.#of(hero, BAR_SET, 'ABCD'.indexOf(bars));
    this.#of(hero, KILLS, kills);
    return this.#of(hero, PAID, items);
  }
  /** The secret objectives of a hero. */
  objectives(hero: Hero, { blue, purple }: { blue?: string; purple?: string }): this {
    return this.arranged((s) => {
      if (blue !== undefined) set(s, seatOf(s, hero), BLUE, objectiveNamed('blue', blue));
      if (purple !== undefined) set(s, seatOf(s, hero), PURPLE, objectiveNamed('purple', purple));
    });
  }
  /** The two cards of an objective deck; that the box holds no more of them is the test's care. */
  objectiveDeck(colour: Colour, ...cards: [string, string]): this {
    return this.arranged((s) => {
      clearBag(s, colour);
      for (const card of cards) putBack(s, colour, objectiveNamed(colour, card) - FIRST_OF[colour]);
    });
  }
  /** Has looked at the face-down POI there. */
  hasSeen(hero: Hero, poi: string): this {
    return this.arranged((s) => {
      const seat = seatOf(s, hero);
      set(s, seat, SEEN_POIS, get(s, seat, SEEN_POIS) | (1 << POI_OF[space(poi)]!));
    });
  }
  boss(name: (typeof BOSSES)[number], hitPoints: number): this {
    return this.arranged((s) => {
      s.bosses[BOSSES.indexOf(name) * 3 + 1] = hitPoints;
    });
  }
  noise(n: number): this {
    return this.arranged((s) => {
      s.noise = n;
    });
  }
  /** Mission cubes still in the left box. */
  missions(n: number): this {
    return this.arranged((s) => {
      s.missions = n;
    });
  }
  eventLevel(n: number): this {
    return this.arranged((s) => {
      s.eventLevel = n;
    });
  }
  /** The New York card on top, whose back everybody sees. */
  newYorkTop(card: string): this {
    return this.arranged((s) => setNewYorkTop(s, card));
  }
  /** New York Specials whose Bonus is in play. */
  bonuses(...cards: string[]): this {
    return this.arranged((s) => setBonuses(s, cards));
  }
  /** Black Timer tiles above Hurry Up; with none, Hurry Up has been turned. */
  blackTimers(n: number): this {
    return this.arranged((s) => {
      s.blackLeft = n;
      if (n === 0) s.helicopterLanded = 1;
    });
  }
  helicopter(at: string, { landed = false } = {}): this {
    return this.arranged((s) => {
      s.helicopterAt = space(at);
      s.helicopterLanded = landed ? 1 : 0;
    });
  }
  gullfireDestroyed(): this {
    return this.arranged((s) => {
      s.gullfire = 0;
    });
  }
  presidentTaken(): this {
    return this.arranged((s) => {
      s.presidentTaken = 1;
    });
  }
  /** The Case card on a slot (1-4), null = none, and where the slot's token is. */
  caseSlot(slot: number, card: string | null, token: string | 'slot' | 'away' = 'slot'): this {
    return this.arranged((s) => {
      setSlot(s, slot, card);
      setToken(s, slot, token === 'slot' || token === 'away' ? token : space(token));
    });
  }
  reserve(left: { prisoners?: number; cars?: number; cubes?: number; blocks?: number }): this {
    return this.arranged((s) => {
      s.prisonersLeft = left.prisoners ?? s.prisonersLeft;
      s.carsLeft = left.cars ?? s.carsLeft;
      s.cubesLeft = left.cubes ?? s.cubesLeft;
      s.blocksLeft = left.blocks ?? s.blocksLeft;
    });
  }

  /** The state in play; the first look or answer begins the turn. */
  protected playing(): State {
    if (!this.#begun) {
      this.#begun = true;
      beginTurn(this.state, this.#turn);
    }
    return this.state;
  }
}
