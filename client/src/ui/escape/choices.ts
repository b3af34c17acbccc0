// The options of the open question, each where it is picked: on the map, on a card, at one's gear, in a dialog, on a button.
import type { Described, Question } from 'shared/engine/rules.ts';
import type { EscapeMine } from 'shared/games/escape/views/mine.ts';
import { PAIR } from '../../scene/game.ts';
import type { Pick, Targets } from '../../scene/types.ts';
import { actOf, SLOTS } from './acts.ts';

const PLACES = ['dialog', 'card', 'ability', 'line', 'tray', 'slot', 'weapon', 'car', 'map'] as const;
export type Place = (typeof PLACES)[number];
export type Choice = {
  readonly option: Described;
  readonly place: Place;
  /** The slot of the own supply it is picked at, -1 = none. */
  readonly slot: number;
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

/** Questions whose answers are cards to be read. */
const DIALOGS: ReadonlySet<string> = new Set([
  'show-cards',
  'keep-item',
  'pick-special',
  'pick-colour',
  'keep-objective',
]);
export const isDialog = (why: string): boolean => DIALOGS.has(why);

/** Ends or declines something: said beside the question. */
const CLOSING: ReadonlySet<string> = new Set(['yes', 'no', 'done', 'pass', 'end']);
/** Instead of a card, so beside the cards. */
const ABILITIES: ReadonlySet<string> = new Set(['fight', 'scout']);
/** Named by the slot of one's own supply; one past it is the card that has just come. */
const OF_A_SLOT: ReadonlySet<string> = new Set(['item', 'pay', 'give-up']);

type Where = { readonly place: Place; readonly slot: number };
const at = (place: Place, slot = -1): Where => ({ place, slot });

const whereOf = (option: Described, why: string, mine: EscapeMine | null): Where => {
  if (isDialog(why)) return at('dialog');
  if (pickOf(option) !== null) return at('map');
  if (CLOSING.has(option.kind)) return at('line');
  if (ABILITIES.has(option.kind)) return at('ability');
  if (mine === null) return at('tray');
  const { card, slot, kind } = option;
  const acting = actOf(option);
  if (acting) return acting.at === 'here' ? at('tray') : at(acting.at, acting.slot);
  if (isNumber(card)) {
    const lies = [mine.hand, mine.chosen, mine.discard].some((pile) => pile.includes(card));
    return at(lies ? 'card' : 'tray');
  }
  if (isNumber(slot) && OF_A_SLOT.has(kind)) return slot < SLOTS ? at('slot', slot) : at('tray');
  return at('tray');
};

const DIGITS = 9;
/** What is offered all the time is reached by name, not by a digit that something else may want. */
const hasDigit = ({ option, place }: { option: Described; place: Place }): boolean =>
  place !== 'map' && !(option.kind === 'act' && place !== 'tray');

export type Texts = { readonly text: (option: Described) => string; readonly hint: (option: Described) => string };

export const choicesOf = (question: Question | null, mine: EscapeMine | null, texts: Texts): readonly Choice[] => {
  if (question === null) return [];
  const sorted = question.options
    .map((option) => ({ option, ...whereOf(option, question.why, mine) }))
    .sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place));
  const main = mainOf(sorted, question.why);
  // What is sealed at a bridge is marked card by card, never by one key.
  const isSealed = question.why === 'show-cards';
  const numbered = isSealed
    ? []
    : [...sorted.filter(hasDigit), ...sorted.filter((one) => one.place === 'map')].slice(0, DIGITS);
  return sorted.map((one) => ({
    option: one.option,
    place: one.place,
    slot: one.slot,
    text: texts.text(one.option),
    hint: texts.hint(one.option),
    digit: numbered.indexOf(one) + 1,
    main: one.option.id === main,
  }));
};

const MAIN: readonly string[] = ['done', 'pass', 'end', 'yes'];
/** Time is everybody's: it is never spent by a key pressed without thinking. */
const SPARING: readonly string[] = ['no', ...MAIN];
const mainOf = (sorted: readonly { option: Described; place: Place }[], why: string): number => {
  if (sorted.length === 1) return sorted[0]!.option.id;
  for (const kind of why === 'timer' ? SPARING : MAIN) {
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

/** Buttons over the map, in groups that belong together; a group without a name goes by itself. */
export const GROUPS = ['here', 'car', 'people', 'cases', 'other'] as const;
export type Group = (typeof GROUPS)[number];
const GROUP_OF: Readonly<Record<string, Group>> = {
  act: 'here',
  'car-move': 'car',
  invite: 'car',
  hero: 'people',
  seat: 'people',
  steal: 'people',
  slot: 'cases',
};
export const groupsOf = (choices: readonly Choice[]): readonly (readonly [Group, readonly Choice[]])[] => {
  const trayed = choices.filter(({ place }) => place === 'tray');
  return GROUPS.map(
    (group) => [group, trayed.filter(({ option }) => (GROUP_OF[option.kind] ?? 'other') === group)] as const,
  ).filter(([, some]) => some.length > 0);
};
