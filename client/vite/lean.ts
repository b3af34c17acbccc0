// What of Pixi is not built in: what the map never does, and what Pixi would find out by trial on every start.
import type { Plugin } from 'vite';

const INIT = `import { extensions } from '../extensions/Extensions.mjs';
import { BufferImageSource } from './renderers/shared/texture/sources/BufferImageSource.mjs';
import { CanvasSource } from './renderers/shared/texture/sources/CanvasSource.mjs';
import { ImageSource } from './renderers/shared/texture/sources/ImageSource.mjs';
extensions.add(ImageSource, CanvasSource, BufferImageSource);`;
const nothing = (...names: readonly string[]): string =>
  names
    .map((name) => `export class ${name} { constructor() { throw new Error('${name} is not built in'); } }`)
    .join('\n');

/** By the module's place in Pixi, what stands there instead. */
export const INSTEAD: Readonly<Record<string, string>> = {
  // The same in every browser that runs this: a 2D canvas can multiply, and WebGL 2 has sixteen textures at a time and the
  // finer numbers. Trying stops the page on loading.
  'rendering/renderers/canvas/utils/canUseNewCanvasBlendModes': 'export const canUseNewCanvasBlendModes = () => true;',
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision':
    "export const getMaxFragmentPrecision = () => 'highp';",
  'rendering/batcher/gl/utils/maxRecommendedTextures': 'export const getMaxTexturesPerBatch = () => 16;',
  // Its own clicks and its reader of the screen, loaded beside it.
  'environment-browser/browserAll': '',
  'environment-webworker/webworkerAll': '',
  // Every renderer's pipes at once: the map says itself which it uses.
  'scene/graphics/init': '',
  'scene/text/init': '',
  // Pictures and films from files, masks, particles, tags in words, drawings from SVG files, WebGPU.
  'spritesheet/init': '',
  'rendering/init': INIT,
  'scene/particle-container/shared/ParticleBuffer': nothing('ParticleBuffer'),
  'unsafe-eval/particle/generateParticleUpdatePolyfill': nothing('generateParticleUpdatePolyfill'),
  'rendering/renderers/gpu/GpuUboSystem': nothing('GpuUboSystem'),
  'scene/graphics/shared/svg/SVGParser': nothing('SVGParser'),
  'scene/text/canvas/utils/measureTaggedText': nothing(
    'measureTaggedText',
    'tokenizeTaggedRuns',
    'wordWrapTaggedLines',
  ),
};

export const lean: Plugin = {
  name: 'lean',
  load(id) {
    const [, place = ''] = /\/pixi\.js\/lib\/(.*)\.mjs$/.exec(id) ?? [];
    return INSTEAD[place] ?? null;
  },
};
