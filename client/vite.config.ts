import { defineConfig } from 'vite';

const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '2567'}`;

export default defineConfig({
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
