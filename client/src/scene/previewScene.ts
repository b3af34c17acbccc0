// The map by itself with made-up views, for looking at it during development.
import type { Speed } from '../settings.ts';
import { spaceAt, type Told, tileNumber } from './game.ts';
import { createMapScene } from './index.ts';
import { crowdedInput, emptyView, previewInput, tilesInput } from './preview.ts';
import { type MapScene, NO_TARGETS, type SceneInput, type SceneOptions } from './types.ts';

const PREVIEWS = {
  late: previewInput,
  crowded: crowdedInput,
  tiles: tilesInput,
  start: (): SceneInput => ({ view: emptyView(), held: [0], targets: NO_TARGETS, focus: spaceAt(6, 3) }),
} as const;
export type Preview = keyof typeof PREVIEWS;

/** One of everything that moves. */
const STORY: readonly Told[] = [
  ['moved', 1, spaceAt(7, 3), spaceAt(8, 4)],
  ['explored', 1, spaceAt(8, 5), tileNumber('street')],
  ['placed', 0, spaceAt(8, 5), 2],
  ['damaged', 1, spaceAt(7, 4), 8],
  ['killed', 1, spaceAt(7, 4), 0],
  ['tricked', spaceAt(7, 4), spaceAt(7, 3), 0],
  ['took-item', 1, spaceAt(8, 4)],
  ['poi-revealed', 1, spaceAt(7, 0), tileNumber('the-theater')],
  ['case-token', 3, spaceAt(7, 0)],
  ['event', 1, 1],
  ['placed', 0, spaceAt(8, 4), 2],
  ['wounded', 1, 2],
  ['noise', 4, 9, 3],
  ['ny-discarded', 3],
  ['ny-top', 4],
  ['noise', 1, 10, 3],
  ['ny-played', 4, 5, 5],
  ['ny-top', 2],
  ['placed', 0, spaceAt(3, 1), 1],
  ['placed', 3, spaceAt(6, 3), 0],
  ['enemy-moved', spaceAt(7, 4), spaceAt(7, 3), 8],
  ['enemy-moved', spaceAt(7, 5), spaceAt(7, 4), 17],
  ['boss-enters', 2, spaceAt(4, 3)],
  ['gullfire-destroyed'],
  ['helicopter-moved', 1, spaceAt(9, 3)],
  ['helicopter-landed', spaceAt(9, 3)],
  ['ny-arrows', 2],
  ['enemy-moved', spaceAt(8, 3), spaceAt(8, 4), 0],
  ['enemy-moved', spaceAt(8, 3), spaceAt(8, 4), 16],
  ['turn', 9, 2],
];

export type Shown = {
  readonly scene: MapScene;
  readonly show: (name: Preview) => void;
  readonly play: (name: Preview) => void;
};

export const mountPreview = async (
  host: HTMLElement,
  options: Pick<SceneOptions, 'labels'> & { speed: () => Speed },
): Promise<Shown> => {
  const scene = await createMapScene(host, options);
  scene.onPick((pick) => {
    host.dataset.pick = `${pick.kind} ${pick.target}`;
  });
  return {
    scene,
    show: (name) => scene.show(PREVIEWS[name]()),
    play: (name) => {
      const input = PREVIEWS[name]();
      scene.show(input);
      scene.begin([]);
      scene.play(STORY, { ...input, view: { ...input.view } });
    },
  };
};
