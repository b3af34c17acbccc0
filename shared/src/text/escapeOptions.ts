// An answer in words: what a button for this option says. Whoever shows options brings the names of spaces and people.
import type { Described } from '../engine/index.ts';
import { ROAD } from '../games/escape/board/map.ts';
import { BUILDING_EFFECTS } from '../games/escape/content/buildings.ts';
import { COLOURS } from '../games/escape/content/objectives.ts';
import { TILE_BUILDING } from '../games/escape/content/printed.ts';
import { ACTS } from '../games/escape/model/names.ts';
import { SLOTS } from '../games/escape/model/seat.ts';
import type { EscapeMine } from '../games/escape/views/mine.ts';
import type { EscapePublic } from '../games/escape/views/public.ts';
import { type Catalogue, effectsText } from './escapeEffects.ts';
import { type Params, plain } from './format.ts';

type Named = 'space' | 'card' | 'seat' | 'enemy' | 'held' | 'objective' | 'direction' | 'back';
export type OptionFacts = {
  readonly words: Catalogue;
  readonly names: Readonly<Record<Named, (number: number) => string>>;
  readonly view: Pick<EscapePublic, 'supply' | 'weapon' | 'roads' | 'at' | 'tile'>;
  readonly mine: Pick<EscapeMine, 'seat' | 'supply' | 'known'> | null;
  /** The effects of the card being played, where it offers several. */
  readonly branches: readonly string[];
};

const CASE_SLOTS = 4;
const seatOf = ({ mine }: OptionFacts): number => mine?.seat ?? -1;
const number = (value: number | string | undefined): number => (typeof value === 'number' ? value : 0);

/** A card of one's own supply by its face, of another's by its back, unless that face was seen. */
const cardIn = (facts: OptionFacts, seat: number, slot: number): string => {
  const { names, view, mine, words } = facts;
  if (mine !== null && seat === mine.seat) {
    const card = mine.supply[slot] ?? 0;
    return card === 0 ? (words['option.item.new'] ?? '') : names.held(card);
  }
  const known = mine?.known ?? [];
  for (let i = 0; i < known.length; i += 3)
    if (known[i] === seat && known[i + 1] === slot) return names.held(known[i + 2] ?? 0);
  return names.back(view.supply[seat * SLOTS + slot] ?? 0);
};
const own = (facts: OptionFacts, slot: number): string => cardIn(facts, seatOf(facts), slot);

type Said = { readonly keys: readonly string[]; readonly params: Params };

/** Which card and which slot a free act is about. */
const sayAct = (option: Described, facts: OptionFacts): Said => {
  const act = ACTS[number(option.act)] ?? '';
  const what = number(option.what);
  const isWeapon = act === 'use-weapon' || (act === 'pay-item' && what === SLOTS);
  const params =
    act === 'give-up-case'
      ? { what: own(facts, Math.floor(what / CASE_SLOTS)), n: (what % CASE_SLOTS) + 1 }
      : {
          what: isWeapon ? facts.names.held(facts.view.weapon[seatOf(facts)] ?? 0) : own(facts, what),
          n: what + 1,
        };
  return { keys: [`act.${act}`], params };
};

/** At a bridge: several cards of one's own at once. */
const sayShow = (slots: number, facts: OptionFacts): Said => {
  const cards = [0, 1, 2].filter((slot) => (slots >> slot) & 1).map((slot) => own(facts, slot));
  return { keys: cards.length === 0 ? ['option.show.none'] : ['option.show'], params: { cards: cards.join(', ') } };
};

/** A road of one's own space by its side, and whether its Roadblock would go or come. */
const sayRoad = (road: number, facts: OptionFacts): Said => {
  const at = facts.view.at[seatOf(facts)] ?? -1;
  const side = ROAD.slice(at * 6, at * 6 + 6).indexOf(road);
  const direction = side < 0 ? '' : facts.names.direction(side);
  return { keys: [facts.view.roads[road] === 1 ? 'option.road.destroy' : 'option.road.place'], params: { direction } };
};

/** An effect by what it does, an objective deck by its colour. */
const sayBranch = (branch: number, why: string, facts: OptionFacts): string | Said => {
  if (why === 'pick-colour') return { keys: [`option.branch@pick-colour.${COLOURS[branch]}`], params: {} };
  const { view, words } = facts;
  const here = why === 'activate' ? BUILDING_EFFECTS[TILE_BUILDING[view.tile[view.at[seatOf(facts)] ?? 0] ?? 0] ?? 0] : [];
  const effect = why === 'activate' ? effectsText(here?.[branch] ?? [], words) : (facts.branches[branch] ?? '');
  return effect === '' ? { keys: ['option.branch'], params: { n: branch + 1 } } : effect;
}; // biome-ignore format: one line a case

/** Counted from nought inside, from one for people. */
const FROM_NOUGHT: readonly string[] = ['slot', 'case'];
const paramsOf = (option: Described, facts: OptionFacts): Params => {
  const params: Record<string, string | number> = { n: 1 };
  for (const [field, value] of Object.entries(option)) {
    if (field === 'id' || typeof value !== 'number') continue;
    params.n = FROM_NOUGHT.includes(field) ? value + 1 : value;
    if (field === 'slot') params.what = cardIn(facts, number(option.seat ?? facts.mine?.seat), value);
    else if (field === 'held') params.what = facts.names.held(value);
    else params[field] = field in facts.names ? facts.names[field as Named](value) : value;
  }
  return params;
};

const say = (option: Described, why: string, facts: OptionFacts): string | Said => {
  if (option.kind === 'act') return sayAct(option, facts);
  if (option.kind === 'show') return sayShow(number(option.slots), facts);
  if (option.kind === 'road') return sayRoad(number(option.road), facts);
  if (option.kind === 'branch') return sayBranch(number(option.branch), why, facts);
  return { keys: [`option.${option.kind}@${why}`, `option.${option.kind}`], params: paramsOf(option, facts) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** One that no catalogue knows still gets a name to press. */
export const optionText = (option: Described, why: string, facts: OptionFacts): string => {
  const said = say(option, why, facts);
  // What a card says in a sentence is a name here.
  if (typeof said === 'string') return capital(said.replace(/\.$/, ''));
  const { words } = facts;
  const key = [...said.keys, 'option.other'].find((one) => words[one] !== undefined) ?? '';
  return capital(plain(words[key] ?? '', { n: option.id, ...said.params }));
};
