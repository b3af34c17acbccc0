// What stands and lies on a space, read from the public view: one entry a kind, with its count.
import {
  BOSS,
  BOSSES,
  DRIVER,
  type EscapePublic,
  FOOT,
  kindOfLook,
  MARKERS,
  PAIR,
  SUBURB_OF,
  TILES,
  type Tile,
  WORLD_TRADE_CENTER,
} from '../game.ts';

export const ROWS = ['enemies', 'heroes', 'things'] as const;
export type Row = (typeof ROWS)[number];

/** `id` tells apart what is of one kind: the seat of a hero, the look of an Enemy, which Case; `count` is how many. */
export type Thing = { readonly kind: ThingKind; readonly id: number; readonly count: number };

/** For each kind its row and its room on the map. */
export const THINGS = {
  boss: { row: 'enemies', width: 27 },
  prisoner: { row: 'enemies', width: 22 },
  driver: { row: 'enemies', width: 28 },
  hero: { row: 'heroes', width: 27 },
  president: { row: 'things', width: 17 },
  case: { row: 'things', width: 20 },
  gullfire: { row: 'things', width: 32 },
  helicopter: { row: 'things', width: 30 },
  raft: { row: 'things', width: 22 },
  car: { row: 'things', width: 26 },
  cube: { row: 'things', width: 14 },
  surgery: { row: 'things', width: 18 },
  'gun-shop': { row: 'things', width: 18 },
  shelter: { row: 'things', width: 18 },
  trap: { row: 'things', width: 16 },
  event: { row: 'things', width: 12 },
  manhole: { row: 'things', width: 16 },
} as const satisfies Record<string, { row: Row; width: number }>;
export type ThingKind = keyof typeof THINGS;

const BOSS_STRIDE = 3;
/** Where a Boss is, its Hit Points, and whether it was tricked. */
export const bossOf = (view: EscapePublic, boss: number) => {
  const [space = -1, hitPoints = 0, tricked = 0] = view.bosses.slice(boss * BOSS_STRIDE, (boss + 1) * BOSS_STRIDE);
  return { space, hitPoints, tricked: tricked !== 0 };
};
export const tileOf = (view: Pick<EscapePublic, 'tile'>, space: number): Tile =>
  TILES[view.tile[space] ?? 0] ?? TILES[0]!;
export const activeSeat = (view: EscapePublic): number => view.turn[1] ?? -1;
const markerOf = (view: EscapePublic, space: number) => MARKERS[view.suburbs[SUBURB_OF[space]!] ?? -1] ?? null;

/** Enemies of one kind by their look: the plain ones first, then each kind of hurt or tricked ones. */
const byLook = (view: EscapePublic, space: number, plain: number, count: number): [look: number, count: number][] => {
  const looks = new Map<number, number>([[plain, count]]);
  for (const mark of view.marks) {
    const look = mark % PAIR;
    if (Math.floor(mark / PAIR) !== space || kindOfLook(look) !== plain) continue;
    looks.set(look, (looks.get(look) ?? 0) + 1);
    looks.set(plain, looks.get(plain)! - 1);
  }
  return [...looks].filter(([, n]) => n > 0);
};

/** What a space holds in a few letters: the same letters, the same picture. */
export const signatureOf = (view: EscapePublic, space: number): string => {
  const parts = [view.tile[space], view.prisoners[space], view.drivers[space], view.cars[space], view.cubes[space]];
  const here = (list: readonly number[], mark: string) =>
    list.map((at, i) => (at === space ? `${mark}${i}` : '')).join('');
  return [
    parts.join(),
    view.marks.filter((mark) => Math.floor(mark / PAIR) === space).join('+'),
    BOSSES.map((_, boss) => (bossOf(view, boss).space === space ? JSON.stringify(bossOf(view, boss)) : '')).join(''),
    here(view.at, 'h'),
    here(view.caseTokens, 'c'),
    view.suburbs[SUBURB_OF[space]!] ?? '',
    view.transport.join(),
  ].join(';');
};

export const contentsOf = (view: EscapePublic, space: number): Thing[] => {
  const things: Thing[] = [];
  const put = (kind: ThingKind, count: number, id = 0) => {
    if (count > 0) things.push({ kind, id, count });
  };
  const tile = tileOf(view, space);
  const marker = markerOf(view, space);
  const [helicopterAt = -1, , gullfire = 0, presidentTaken = 0] = view.transport;

  BOSSES.forEach((_, boss) => {
    put('boss', bossOf(view, boss).space === space ? 1 : 0, BOSS + boss);
  });
  for (const [look, count] of byLook(view, space, FOOT, view.prisoners[space] ?? 0)) put('prisoner', count, look);
  for (const [look, count] of byLook(view, space, DRIVER, view.drivers[space] ?? 0)) put('driver', count, look);
  view.at.forEach((at, seat) => {
    put('hero', at === space ? 1 : 0, seat);
  });
  put('president', tile.president && presidentTaken === 0 ? 1 : 0);
  view.caseTokens.forEach((at, slot) => {
    put('case', at === space ? 1 : 0, slot);
  });
  put('gullfire', space === WORLD_TRADE_CENTER && gullfire === 1 ? 1 : 0);
  put('helicopter', helicopterAt === space ? 1 : 0);
  put('raft', marker === 'raft' ? 1 : 0);
  put('car', view.cars[space] ?? 0);
  put('cube', view.cubes[space] ?? 0);
  if (tile.building !== 'none' && tile.building !== 'library') put(tile.building, 1);
  put('trap', tile.trap === null ? 0 : 1, space);
  put('event', tile.event || marker === 'event' ? 1 : 0);
  put('manhole', tile.manhole || marker === 'manhole' ? 1 : 0);
  return things;
};
