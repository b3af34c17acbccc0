// The view as a picture, as data: what stands in a space, where it goes, what a point of the map means, what is seen of it.

import { bounded, fitted, reaching, toMap, toScreen, zoomed } from 'client/scene/layout/camera.ts';
import { arrowsOf, topCard } from 'client/scene/layout/cards.ts';
import { contentsOf, signatureOf, THINGS } from 'client/scene/layout/contents.ts';
import { BRIDGE_PLACES, COAST, centre, MAP_BOX, RADIUS, ROAD_PLACES, spaceUnder } from 'client/scene/layout/hex.ts';
import { broken } from 'client/scene/layout/lines.ts';
import { pickAt, spotAt } from 'client/scene/layout/picking.ts';
import { type Placed, placeTokens } from 'client/scene/layout/tokens.ts';
import { emptyView } from 'client/scene/preview.ts';
import { NO_TARGETS } from 'client/scene/types.ts';
import { ROAD, SPACES, SUBURB_OF, SUBURBS, spaceAt } from 'shared/games/escape/board/map.ts';
import { BOSS, DRIVER } from 'shared/games/escape/board/marks.ts';
import { tileNumber } from 'shared/games/escape/content/tiles.ts';
import { MARKERS } from 'shared/games/escape/model/names.ts';
import { PAIR } from 'shared/games/escape/model/options.ts';
import { variantBit } from 'shared/games/escape/model/state.ts';
import type { EscapePublic } from 'shared/games/escape/views/public.ts';
import { describe, expect, test } from 'vitest';

const HERE = spaceAt(8, 3);
const viewWith = (change: (view: EscapePublic) => void): EscapePublic => {
  const view = emptyView();
  view.at = view.at.map(() => spaceAt(6, 3));
  change(view);
  return view;
};
const listed = (view: EscapePublic, space = HERE) =>
  contentsOf(view, space).map(({ kind, id, count }) => [kind, id, count]);

describe('what a space holds', () => {
  test('counts instead of piles', () => {
    const view = viewWith((v) => {
      v.prisoners[HERE] = 4;
      v.cubes[HERE] = 2;
      v.cars[HERE] = 1;
    });
    expect(listed(view)).toEqual([
      ['prisoner', 0, 4],
      ['car', 0, 1],
      ['cube', 0, 2],
    ]);
  });
  test('hurt and tricked Enemies stand apart from the rest of their kind', () => {
    const view = viewWith((v) => {
      v.prisoners[HERE] = 3;
      v.drivers[HERE] = 1;
      v.marks = [HERE * PAIR + 1, HERE * PAIR + DRIVER + 2, (HERE + 1) * PAIR + 1];
    });
    expect(listed(view)).toEqual([
      ['prisoner', 0, 2],
      ['prisoner', 1, 1],
      ['driver', DRIVER + 2, 1],
    ]);
  });
  test('Bosses, heroes, Cases, the ways out', () => {
    const view = viewWith((v) => {
      v.bosses = [-1, 6, 0, HERE, 7, 0, -1, 6, 0];
      v.at = [HERE, 0, HERE, 0];
      v.caseTokens = [-2, -1, HERE, -2];
      v.transport = [HERE, 1, 1, 0];
    });
    expect(listed(view).map(([kind, id]) => [kind, id])).toEqual([
      ['boss', BOSS + 1],
      ['hero', 0],
      ['hero', 2],
      ['case', 2],
      ['helicopter', 0],
    ]);
  });
  test.each(['raft', 'manhole', 'event'] as const)('a Suburb’s %s is there once it is turned', (marker) => {
    const suburb = SUBURBS[0]!;
    const at = (n: number) =>
      viewWith((v) => {
        v.suburbs[SUBURB_OF[suburb]!] = n;
      });
    expect(listed(at(-1), suburb)).toEqual([]);
    expect(listed(at(MARKERS.indexOf(marker)), suburb)).toEqual([[marker, 0, 1]]);
  });
  test('a trap, a Building and the President are printed on their tiles', () => {
    const tile = (id: string) =>
      viewWith((v) => {
        v.tile[HERE] = tileNumber(id);
      });
    expect(listed(tile('pit')).map(([kind]) => kind)).toEqual(['trap']);
    expect(listed(tile('surgery')).map(([kind]) => kind)).toContain('surgery');
    expect(listed(tile('dukes-camp')).map(([kind]) => kind)).toContain('president');
    expect(listed({ ...tile('dukes-camp'), transport: [-1, 0, 1, 1] }).map(([kind]) => kind)).not.toContain(
      'president',
    );
  });
});

test('a space is drawn anew exactly when something in it differs', () => {
  const view = viewWith((v) => {
    v.prisoners[HERE] = 2;
    v.bosses = [HERE, 5, 0, -1, 7, 0, -1, 6, 0];
  });
  const changes: Partial<EscapePublic>[] = [
    { tile: view.tile.with(HERE, 7) },
    { prisoners: view.prisoners.with(HERE, 3) },
    { drivers: view.drivers.with(HERE, 1) },
    { cars: view.cars.with(HERE, 1) },
    { cubes: view.cubes.with(HERE, 1) },
    { marks: [HERE * PAIR + 1] },
    { bosses: view.bosses.with(1, 4) },
    { bosses: view.bosses.with(2, 1) },
    { at: view.at.with(2, HERE) },
    { caseTokens: view.caseTokens.with(0, HERE) },
    { transport: [HERE, 1, 1, 0] },
  ];
  const signatures = changes.map((change) => signatureOf({ ...view, ...change }, HERE));
  expect(new Set([signatureOf(view, HERE), ...signatures]).size).toBe(changes.length + 1);
  const elsewhere = {
    ...view,
    prisoners: view.prisoners.with(HERE + 1, 5),
    marks: [(HERE + 1) * PAIR + 1],
    turn: [9, 3],
  };
  expect(signatureOf(elsewhere, HERE)).toBe(signatureOf(view, HERE));
});

describe('where things go', () => {
  const crowd = viewWith((v) => {
    v.tile[HERE] = tileNumber('street');
    v.at = v.at.map(() => HERE);
    v.prisoners[HERE] = 4;
    v.drivers[HERE] = 1;
    v.bosses = [HERE, 5, 0, -1, 7, 0, -1, 6, 0];
    v.cars[HERE] = 1;
    v.cubes[HERE] = 2;
    v.marks = [HERE * PAIR + 1];
  });
  const halves = ({ kind, scale }: Placed) => ({ w: (THINGS[kind].width * scale) / 2, h: 9 * scale });

  test('four heroes and six Enemies in one space stay readable and inside it', () => {
    const placed = placeTokens(contentsOf(crowd, HERE));
    expect(placed.filter(({ kind }) => kind === 'hero')).toHaveLength(4);
    for (const one of placed) {
      expect(one.scale).toBeGreaterThan(0.5);
      expect(Math.abs(one.x) + halves(one).w).toBeLessThanOrEqual(RADIUS + 1);
    }
  });
  test('nothing lies over another thing of its row', () => {
    const placed = placeTokens(contentsOf(crowd, HERE));
    for (const a of placed)
      for (const b of placed) {
        if (a === b || Math.abs(a.y - b.y) > 1) continue;
        expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(halves(a).w + halves(b).w - 0.01);
      }
  });
  test('where a place has its name at the foot, nothing stands on it', () => {
    // The upper of two lines begins here.
    const NAME_TOP = 16;
    for (const view of [crowd, viewWith((v) => v.at.fill(HERE))]) {
      const placed = placeTokens(contentsOf(view, HERE), { labelled: true });
      for (const one of placed) {
        expect(one.scale).toBeGreaterThan(0.45);
        expect(one.y + halves(one).h).toBeLessThanOrEqual(NAME_TOP);
      }
    }
    expect(Math.max(...placeTokens(contentsOf(crowd, HERE)).map(({ y }) => y))).toBeGreaterThan(NAME_TOP);
  });
  test('a thing alone stands in the middle at full size', () => {
    const [one] = placeTokens([{ kind: 'hero', id: 0, count: 1 }]);
    expect(one).toMatchObject({ x: 0, y: 0, scale: 1 });
  });
});

describe('what a point means', () => {
  test('the middle of every space is that space', () => {
    for (let space = 0; space < SPACES; space++) expect(spaceUnder(centre(space))).toBe(space);
  });
  test('only what can be picked is hit', () => {
    const at = centre(HERE);
    expect(pickAt(at, 10, NO_TARGETS, new Map())).toBeNull();
    expect(pickAt(at, 10, { ...NO_TARGETS, spaces: new Set([HERE]) }, new Map())).toEqual({
      kind: 'space',
      target: HERE,
    });
  });
  test('an Enemy in a space goes before the space, and alone is hit anywhere in it', () => {
    const target = HERE * PAIR;
    const targets = { ...NO_TARGETS, enemies: new Set([target]) };
    const far = { x: centre(HERE).x + 25, y: centre(HERE).y + 5 };
    expect(pickAt(far, 10, targets, new Map([[target, centre(HERE)]]))).toEqual({ kind: 'enemy', target });
  });
  test('Roadblocks, bridges and spaces explain themselves; open water does not', () => {
    const road = ROAD[HERE * 6]!;
    const view = viewWith((v) => {
      v.roads[road] = 1;
    });
    expect(spotAt(ROAD_PLACES[road]!.at, view)).toEqual({ kind: 'road', target: road });
    expect(spotAt(ROAD_PLACES[road]!.at, emptyView())?.kind).toBe('space');
    expect(spotAt(BRIDGE_PLACES[2]!.badge, view)).toEqual({ kind: 'bridge', target: 3 });
    expect(spotAt({ x: -300, y: -300 }, view)).toBeNull();
  });
});

describe('what is seen of it', () => {
  const [wide, phone] = [
    { width: 830, height: 500 },
    { width: 390, height: 500 },
  ];
  test('all of Manhattan where it is readable', () => {
    const camera = fitted(MAP_BOX, wide, null);
    for (const p of COAST) {
      const at = toScreen(camera, p);
      expect(at.x >= 0 && at.x <= wide.width && at.y >= 0 && at.y <= wide.height).toBe(true);
    }
  });
  test('on a phone the part round what is asked', () => {
    const at = toScreen(fitted(MAP_BOX, phone, centre(HERE)), centre(HERE));
    expect(at.x).toBeGreaterThan(40);
    expect(at.x).toBeLessThan(350);
  });
  test('zooming keeps the point under the finger', () => {
    const camera = fitted(MAP_BOX, wide, null);
    const finger = { x: 200, y: 300 };
    const before = toMap(camera, finger);
    const after = toMap(zoomed(camera, 1.7, finger), finger);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  test('nobody can push the map out of sight', () => {
    const camera = bounded(MAP_BOX, wide, { x: 9999, y: -9999, scale: 2 });
    const [left, bottom] = [
      toScreen(camera, { x: MAP_BOX.x, y: 0 }).x,
      toScreen(camera, { x: 0, y: MAP_BOX.y + MAP_BOX.height }).y,
    ];
    expect(left).toBeLessThan(wide.width);
    expect(bottom).toBeGreaterThan(0);
  });
  test('what is in sight already is not moved', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reaching(camera, { width: 2000, height: 2000 }, { x: 1000, y: 1000 }, 100)).toEqual(camera);
  });
});

test('the arrows are those of the top card, of the hard deck with its variant', () => {
  const top = (variants: number) =>
    viewWith((v) => {
      v.newYork = [0, 0, 4, 1, 0, 0];
      v.variants = [variants];
    });
  expect(arrowsOf(topCard(top(0)))).toEqual([0, 2]);
  expect(arrowsOf(topCard(top(variantBit('hard-deck'))))).toEqual([0, 2, 3]);
  expect(arrowsOf(topCard(emptyView()))).toEqual([]);
});

test('a name is broken between its words as evenly as can be, a long word at its joint, a short one not at all', () => {
  expect(broken('World Trade Center')).toEqual(['World Trade', 'Center']);
  expect(broken('Duke’s Camp')).toEqual(['Duke’s', 'Camp']);
  expect(broken('Absturz\u00ADstelle')).toEqual(['Absturz-', 'stelle']);
  expect(broken('Library')).toEqual(['Library']);
  expect(broken('Im Absturz\u00ADlager')).toEqual(['Im', 'Absturzlager']);
});
