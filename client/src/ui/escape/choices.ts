// The options of the open question, each where it is picked: on the map, on a card, in the supply or on a button.
import type { Described, Question } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { PAIR } from '../../scene/game.ts';
import type { Pick, Targets } from '../../scene/types.ts';

export type Place = 'map' | 'card' | 'slot' | 'button';
export type Choice = {
  readonly option: Described;
  readonly place: Place;
  readonly text: string;
  readonly hint: string;
  /** The digit that picks it, 0 = none. */
  readonly digit: number;
  /** What Enter picks when nothing else is marked. */
  readonly main: boolean;
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Where on the map an option is, if it is there. */
export const pickOf = (option: Described): Pick | null => {
  const { space, enemy, road, bridge } = option;
  if (isNumber(space)) {
    return isNumber(enemy) ? { kind: 'enemy', target: space * PAIR + enemy } : { kind: 'space', target: space };
  }
  if (isNumber(road)) return { kind: 'road', target: road };
  return isNumber(bridge) ? { kind: 'bridge', target: bridge } : null;
};

const placeOf = (option: Described, mine: EscapeMine | null): Place => {
  if (pickOf(option) !== null) return 'map';
  const { card, slot, seat } = option;
  if (mine === null) return 'button';
  if (isNumber(card)) return [mine.hand, mine.chosen, mine.discard].some((p) => p.includes(card)) ? 'card' : 'button';
  if (isNumber(slot) && seat === undefined && option.kind === 'item' && (mine.supply[slot] ?? 0) > 0) return 'slot';
  return 'button';
};

const ORDER: readonly Place[] = ['card', 'slot', 'button', 'map'];
/** Ends or declines something: kept last in a row of buttons, and what Enter means. */
const CLOSING: ReadonlySet<string> = new Set(['done', 'pass', 'end', 'no']);
const DIGITS = 9;

export type Texts = { readonly text: (option: Described) => string; readonly hint: (option: Described) => string };

export const choicesOf = (question: Question | null, mine: EscapeMine | null, texts: Texts): readonly Choice[] => {
  if (question === null) return [];
  const rank = (option: Described, place: Place) => ORDER.indexOf(place) * 2 + (CLOSING.has(option.kind) ? 1 : 0);
  const sorted = question.options
    .map((option) => ({ option, place: placeOf(option, mine) }))
    .sort((a, b) => rank(a.option, a.place) - rank(b.option, b.place));
  const main = mainOf(sorted);
  return sorted.map(({ option, place }, i) => ({
    option,
    place,
    text: texts.text(option),
    hint: texts.hint(option),
    digit: i < DIGITS ? i + 1 : 0,
    main: option.id === main,
  }));
};

const MAIN: readonly string[] = ['done', 'pass', 'end', 'yes'];
const mainOf = (sorted: readonly { option: Described; place: Place }[]): number => {
  if (sorted.length === 1) return sorted[0]!.option.id;
  for (const kind of MAIN) {
    const found = sorted.find(({ option }) => option.kind === kind);
    if (found) return found.option.id;
  }
  return -1;
};

/** What glows on the map. */
export const targetsOf = (choices: readonly Choice[]): Targets => {
  const targets = {
    spaces: new Set<number>(),
    enemies: new Set<number>(),
    roads: new Set<number>(),
    bridges: new Set<number>(),
  };
  for (const { option } of choices) {
    const pick = pickOf(option);
    if (pick?.kind === 'space') targets.spaces.add(pick.target);
    else if (pick?.kind === 'enemy') targets.enemies.add(pick.target);
    else if (pick?.kind === 'road') targets.roads.add(pick.target);
    else if (pick?.kind === 'bridge') targets.bridges.add(pick.target);
  }
  return targets;
};

/** All choices at one place of the map; more than one must be told apart by words. */
export const choicesAt = (choices: readonly Choice[], pick: Pick): readonly Choice[] =>
  choices.filter(({ option }) => {
    const own = pickOf(option);
    return own !== null && own.kind === pick.kind && own.target === pick.target;
  });
