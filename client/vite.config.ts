import { defineConfig, type Plugin } from 'vite';

const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '2567'}`;

/**
 * Pixi asks on loading whether a 2D canvas can multiply, by reading pixels back: the page stands still until everything
 * drawn so far is on the screen. Every browser that runs this can, and the map uses WebGL anyway.
 */
const withoutCanvasTrial: Plugin = {
  name: 'without-canvas-trial',
  load: (id) =>
    id.endsWith('/canUseNewCanvasBlendModes.mjs') ? 'export const canUseNewCanvasBlendModes = () => true;' : null,
};

export default defineConfig({
  plugins: [withoutCanvasTrial],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
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
