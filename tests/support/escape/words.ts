// An option as a test writes it: 'keep-moving', '6,3', '6,3 p', 'crash 5,2', 'maggie', 'slot 2', 'pass'. What CHANCE draws is
// named by what is drawn. A kind without an entry reads as its name and its numbers; give new kinds and draws a line here.
import { CHANCE, kindOf, type Seat, targetOf } from 'shared/engine';
import { escape } from 'shared/games/escape';
import { newYorkCards } from 'shared/games/escape/board/bonus.ts';
import { LAND, LAND_OF } from 'shared/games/escape/board/map.ts';
import { EVENTS } from 'shared/games/escape/content/events.ts';
import { type Colour, FIRST_OF } from 'shared/games/escape/content/objectives.ts';
import { CITY_STACK, PARK_STACK } from 'shared/games/escape/content/printed.ts';
import { TRAP_CARDS } from 'shared/games/escape/content/tiles.ts';
import { BLACK_TIMERS, RED_TIMERS } from 'shared/games/escape/content/timers.ts';
import { drawnKind } from 'shared/games/escape/model/bags.ts';
import { ACTS } from 'shared/games/escape/model/names.ts';
import { K, PAIR } from 'shared/games/escape/model/options.ts';
import { get, heldCard, SLOTS, SUPPLY, WEAPON } from 'shared/games/escape/model/seat.ts';
import type { State } from 'shared/games/escape/model/state.ts';
import { cardName, coord, heldName, heroName, lookName, objectiveName, roadName, tileName } from './names.ts';

/** What a test passes over unless it answers it: free acts, Items that could prevent something, the end of a turn. */
export const isWindow = (why: string): boolean => /^(free|window|prevent|lone|end-turn)/.test(why);

const bagOf = (s: State): readonly number[] =>
  LAND_OF[s.stack.at(-1)!.regs[0]!] === LAND.park ? PARK_STACK : CITY_STACK;

const dealtColour = (s: State): Colour => {
  const f = s.stack.at(-1)!;
  const op = f.ops[f.pc]!;
  return op.op === 'dealObjectives' ? op.colour : 'blue';
};

/** What CHANCE's draw means, by the question's code. */
const DRAWS: Record<string, (s: State, target: number) => string> = {
  'draw-tile': (s, target) => tileName(bagOf(s)[drawnKind(target)]!),
  'draw-item': (_s, target) => heldName(drawnKind(target)),
  'timer-tile': (s, target) => (s.blackLeft > 0 ? BLACK_TIMERS : RED_TIMERS)[drawnKind(target)]!.id,
  'lose-card': (_s, target) => cardName(target),
  'recover-random': (_s, target) => cardName(target),
  'draw-event': (_s, target) => EVENTS[drawnKind(target)]!.id,
  'new-york-top': (s, target) => newYorkCards(s)[drawnKind(target)]!.id,
  fate: (_s, target) => (target === 0 ? 'dead' : 'alive'),
  'deal-objective': (s, target) => objectiveName(FIRST_OF[dealtColour(s)] + drawnKind(target)),
  'trap-card': (_s, target) => (TRAP_CARDS[target]!.triggers ? 'triggered' : 'safe'),
};

type Namer = (s: State, seat: Seat, target: number) => string;
const pairOf = (target: number): [number, number] => [Math.floor(target / PAIR), target % PAIR];
const at: Namer = (_s, _seat, target) => coord(target);
const whose: Namer = (s, _seat, target) => heroName(s, target);
const inSlot = (s: State, seat: Seat, slot: number): string =>
  slot === SLOTS ? 'new' : heldName(heldCard(get(s, seat, SUPPLY + slot)));
/** 'use-weapon', 'take-case 1', 'use-item crowbar', 'give-up-case the-tape 2'. */
const actName: Namer = (s, seat, target) => {
  const [act, what] = pairOf(target);
  const name = ACTS[act]!;
  if (name === 'take-case') return `${name} ${what + 1}`;
  if (name === 'give-up-case') return `${name} ${inSlot(s, seat, Math.floor(what / 4))} ${(what % 4) + 1}`;
  if (name === 'pay-item' && what === SLOTS) return `${name} ${heldName(get(s, seat, WEAPON))}`;
  return ['reveal-case', 'pay-item', 'use-item', 'reveal-weapon'].includes(name)
    ? `${name} ${inSlot(s, seat, what)}`
    : name;
};
const shownName: Namer = (s, seat, target) =>
  target === 0
    ? 'show nothing'
    : `show ${[0, 1, 2]
        .filter((slot) => (target >> slot) & 1)
        .map((slot) => inSlot(s, seat, slot))
        .join(' ')}`;
const NAMES: Record<number, Namer> = {
  [K.act]: actName,
  [K.show]: shownName,
  [K.pay]: (s, seat, target) => `pay ${inSlot(s, seat, target)}`,
  [K['give-up']]: (s, seat, target) => `give up ${inSlot(s, seat, pairOf(target)[0])} ${pairOf(target)[1] + 1}`,
  [K['crash-bridge']]: (_s, _seat, target) => `crash bridge ${target}`,
  [K.card]: (_s, _seat, target) => cardName(target),
  [K.recover]: (_s, _seat, target) => cardName(target),
  [K.space]: at,
  [K.poi]: at,
  [K.way]: at,
  [K.crash]: (_s, _seat, target) => `crash ${coord(target)}`,
  [K.enemy]: (_s, _seat, target) => `${coord(pairOf(target)[0])} ${lookName(pairOf(target)[1])}`,
  [K.hero]: whose,
  [K.seat]: whose,
  [K.steal]: (s, _seat, target) => `${heroName(s, pairOf(target)[0])} ${pairOf(target)[1] + 1}`,
  [K.item]: inSlot,
  [K.slot]: (_s, _seat, target) => `slot ${target + 1}`,
  [K.keep]: (_s, _seat, target) => heldName(target),
  [K.objective]: (_s, _seat, target) => objectiveName(target),
  [K.road]: (_s, _seat, target) => roadName(target),
  [K.bridge]: (_s, _seat, target) => `bridge ${target}`,
};

export const optionName = (s: State, seat: Seat, why: string, choice: number): string => {
  const draw = kindOf(choice) === K.draw && seat === CHANCE ? DRAWS[why] : undefined;
  if (draw !== undefined) return draw(s, targetOf(choice));
  const name = NAMES[kindOf(choice)];
  if (name !== undefined) return name(s, seat, targetOf(choice));
  const { id: _id, kind, ...what } = escape.describe(choice);
  return [kind, ...Object.values(what)].join(' ');
};
