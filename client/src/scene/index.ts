// The one door to the map.
export { SCENE_LABELS } from './labels.ts';
export { warmUp } from './renderer.ts';
export { createMapScene } from './scene.ts';
export { type MapScene, NO_TARGETS, type Pick, type SceneInput, type SceneOptions, type Targets } from './types.ts';
