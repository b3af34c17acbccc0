// The map by itself with made-up views, for looking at it during development.

import { spaceAt, type Told, tileNumber } from './game.ts';
import { createMapScene } from './index.ts';
import { crowdedInput, emptyView, previewInput } from './preview.ts';
import { type MapScene, NO_TARGETS, type SceneInput } from './types.ts';

const words = (code: string): string => {
  const known: Record<string, string> = { 'scene.hudson': 'Hudson River', 'tile.unknown-poi': 'Unknown place' };
  const last = code.split('.').at(-1) ?? code;
  return known[code] ?? last.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
};

const PICTURES: Record<string, () => SceneInput> = {
  late: previewInput,
  crowded: crowdedInput,
  start: () => ({ view: emptyView(), held: [0], targets: NO_TARGETS, focus: spaceAt(6, 3) }),
};

const STORY: readonly Told[] = [
  ['moved', 1, spaceAt(7, 3), spaceAt(8, 4)],
  ['explored', 1, spaceAt(8, 5), tileNumber('street')],
  ['placed', 0, spaceAt(8, 5), 2],
  ['damaged', 1, spaceAt(7, 4), 8],
  ['killed', 1, spaceAt(7, 4), 0],
  ['tricked', spaceAt(7, 4), spaceAt(7, 3), 0],
  ['poi-revealed', 1, spaceAt(7, 0), tileNumber('the-theater')],
  ['wounded', 1, 2],
];

export const mountScenePreview = async (host: HTMLElement): Promise<MapScene> => {
  const params = new URLSearchParams(location.search);
  const make = PICTURES[params.get('view') ?? 'late'] ?? previewInput;
  const scene = await createMapScene(host, { reducedMotion: params.has('still'), labels: words });
  scene.show(make());
  scene.onPick((pick) => {
    host.dataset.pick = `${pick.kind} ${pick.target}`;
  });
  scene.onHover((space) => {
    host.dataset.hover = String(space ?? '');
  });
  if (params.has('play')) scene.play(STORY, make());
  return scene;
};
