import { defineConfig, type Plugin } from 'vite';
import { ahead } from './ahead.ts';

const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '2567'}`;

/**
 * What Pixi finds out by trial on loading, while the page stands still, is the same in every browser that runs this: a 2D
 * canvas can multiply, and WebGL 2 has sixteen textures at a time and the finer numbers. What it would load beside itself
 * (its own clicks, its reader of the screen) is never wanted here.
 */
const KNOWN: Readonly<Record<string, string>> = {
  canUseNewCanvasBlendModes: 'export const canUseNewCanvasBlendModes = () => true;',
  getMaxFragmentPrecision: "export const getMaxFragmentPrecision = () => 'highp';",
  maxRecommendedTextures: 'export const getMaxTexturesPerBatch = () => 16;',
  browserAll: '',
  webworkerAll: '',
};
const withoutTrials: Plugin = {
  name: 'without-trials',
  load(id) {
    const [, name] = /\/pixi\.js\/lib\/.*?(\w+)\.mjs$/.exec(id) ?? [];
    return name === undefined ? null : (KNOWN[name] ?? null);
  },
};

/**
 * What is wanted together comes as one file: a browser asks a plain server for six at a time. The order counts: what an
 * earlier one has taken with all it needs is not in a later one.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'line', test: /client\/src\/net\/(line|tableLink|crewLink)\.ts$/ },
  { name: 'lexicon', test: /client\/src\/ui\/escape\/lexicon\.tsx$/ },
  { name: 'parts', test: /client\/src\/(ui|net)\/\w+\.tsx?$/, minShareCount: 2 },
  { name: 'tables', test: /client\/src\/scene\/(game|types|layout\/(cards|contents)|playback\/index)\.ts$/ },
];

/** What is loaded under an address whatever the reader's language: its page, and the game most played here. */
const GAME = ['/src/ui/escape/index.tsx', '/src/scene/index.ts'];
const WANTED = {
  crew: ['/src/pages/crew.tsx'],
  table: ['/src/pages/table.tsx', ...GAME],
  watch: ['/src/pages/table.tsx', ...GAME],
};

export default defineConfig({
  plugins: [withoutTrials, ahead(WANTED)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Pages and modules come from Vite; everything else is the game server's (rooms live at /<process>/<room>).
    proxy: {
      '/api': server,
      '/matchmake': server,
      '^/[\\w-]+/[\\w-]+\\?.*sessionId=': { target: server, ws: true },
    },
  },
});
