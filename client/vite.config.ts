import { defineConfig } from 'vite';
import { ahead } from './vite/ahead.ts';
import { lean } from './vite/lean.ts';
import { packed } from './vite/packed.ts';

const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '2567'}`;

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
  plugins: [lean, ahead(WANTED), packed],
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
