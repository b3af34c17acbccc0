// What a place of the map is and holds, thing by thing with its rules text.
import { BOSS, BOSSES, damageOf, type EscapePublic, HEROES, isTricked, POI_OF, SUBURB_OF } from '../../scene/game.ts';
import { bossOf, contentsOf, type Thing, tileOf } from '../../scene/layout/contents.ts';
import type { Spot } from '../../scene/types.ts';
import type { Names } from './names.ts';

export type Entry = { readonly name: string; readonly note: string; readonly text: string };
export type Tip = { readonly title: string; readonly text: string; readonly entries: readonly Entry[] };

type Facts = { readonly names: Names; readonly view: EscapePublic };
type Explain = (thing: Thing, facts: Facts) => Entry;

const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const term =
  (id: string): Explain =>
  ({ count }, { names }) => ({
    name: names.word(`term.${id}`),
    note: count > 1 ? `×${count}` : '',
    text: names.word(`term.${id}.text`),
  });
const named =
  (key: string, note = ''): Explain =>
  (_, { names }) => ({
    name: names.word(key),
    note: note === '' ? '' : names.word(note),
    text: names.word(`${key}.text`),
  });
/** Hurt or tricked ones are told apart from the rest of their kind. */
const enemy =
  (id: string): Explain =>
  (thing, facts) => {
    const entry = term(id)(thing, facts);
    const marks = [damageOf(thing.id) > 0 ? 'hurt' : '', isTricked(thing.id) ? 'tricked' : ''].filter(
      (one) => one !== '',
    );
    return {
      ...entry,
      note: [entry.note, ...marks.map((mark) => facts.names.word(`map.here.${mark}`))].join(' ').trim(),
    };
  };

const EXPLAIN: { readonly [K in Thing['kind']]: Explain } = {
  prisoner: enemy('prisoner'),
  driver: enemy('driver'),
  boss: ({ id }, { names, view }) => {
    const boss = BOSSES[id - BOSS] ?? 'duke';
    const { hitPoints } = bossOf(view, id - BOSS);
    return {
      name: names.word(`boss.${boss}`),
      note: names.filled('map.here.points', { n: hitPoints }),
      text: names.word(`boss.${boss}.text`),
    };
  },
  hero: ({ id }, { names, view }) => ({
    name: names.seat(id),
    note: (view.car[id] ?? 0) > 0 ? names.word(view.car[id] === 2 ? 'car.taxi' : 'car.car') : '',
    text: names.word(`hero.${HEROES[view.hero[id] ?? 0]}.about`),
  }),
  president: named('held.the-president'),
  case: ({ id }, facts) => ({ ...term('case')({ kind: 'case', id, count: 1 }, facts), note: String(id + 1) }),
  gullfire: term('gullfire'),
  helicopter: (thing, facts) => ({
    ...term('helicopter')(thing, facts),
    note: facts.names.word(`map.here.helicopter.${facts.view.transport[1] ? 'landed' : 'flying'}`),
  }),
  raft: term('raft'),
  car: ({ count }, { names }) => ({
    name: names.word('car.car'),
    note: count > 1 ? `×${count}` : '',
    text: names.word('car.car.text'),
  }),
  cube: term('item'),
  surgery: named('tile.surgery'),
  'gun-shop': named('tile.gun-shop'),
  shelter: named('tile.shelter'),
  trap: ({ id }, { names, view }) => {
    const tile = tileOf(view, id).id;
    return { name: names.word(`tile.${tile}`), note: '', text: names.word(`tile.${tile}.text`) };
  },
  event: term('event'),
  manhole: term('manhole'),
};

/** What the ground itself says: its tile, or what is known of a space nobody has explored. */
const groundText = (space: number, { names, view }: Facts): string => {
  const { id, stack } = tileOf(view, space);
  if (stack === 'poi' || stack === 'printed') return names.words[`tile.${id}.text`] ?? '';
  if (stack !== 'none') return '';
  if (POI_OF[space]! >= 0) return names.word('term.poi.text');
  return names.word(SUBURB_OF[space]! >= 0 ? 'term.suburb.text' : 'map.here.unexplored');
};

export const tipOf = ({ kind, target }: Spot, facts: Facts): Tip => {
  const { names, view } = facts;
  if (kind === 'bridge')
    return { title: names.filled('option.bridge', { n: target }), text: names.word('term.bridge.text'), entries: [] };
  if (kind === 'road') {
    const stands = view.roads[target] === 1;
    return {
      title: names.word(stands ? 'map.here.blocked' : 'map.here.wrecked'),
      text: names.word(stands ? 'term.roadblock.text' : 'map.here.wrecked.text'),
      entries: [],
    };
  }
  return {
    title: upper(names.space(target)),
    text: groundText(target, facts),
    entries: contentsOf(view, target).map((thing) => EXPLAIN[thing.kind](thing, facts)),
  };
};
