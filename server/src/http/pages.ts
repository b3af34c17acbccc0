// The built client: its files, and its one page under every address that page knows.
import { join } from 'node:path';
import { type Application, static as files } from 'express';

const PAGES = ['/', '/crew/*rest', '/table/*rest', '/watch/*rest', '/learn'];

export const servePages = (app: Application, dist: string): void => {
  // What Vite puts there has its contents in its name.
  app.use('/assets', files(join(dist, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  app.use(files(dist, { index: false, maxAge: '1h' }));
  app.get(PAGES, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: dist }, (error) => {
      if (!error || response.headersSent) return;
      if ((error as { status?: number }).status !== 404) return next(error);
      response.status(503).type('text').send('The client has not been built yet.');
    });
  });
};
