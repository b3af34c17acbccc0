// The built client: its files, and its one page under every address that page knows.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Application, static as files, type NextFunction, type Request, type Response } from 'express';
import { packedFrom } from './packed.ts';

const PAGES = ['/', '/crew/*rest', '/table/*rest', '/watch/*rest', '/device', '/learn'];
/** As the client's page names it: whoever shows links wants the whole address of the picture. */
const CARD = 'content="/card.jpg"';
const END = '</head>';
const HOST = /^[\w.:[\]-]+$/;

/** `publicUrl`: where the pages are; without it, where the request came to. */
export type PageOptions = { dist: string; publicUrl?: string | undefined };

/** What the page of this address has on its way at once, as the client's build has written it down. */
const aheadFor = async (dist: string, path: string): Promise<string> => {
  const [, word = ''] = path.split('/');
  const known = JSON.parse(await readFile(join(dist, 'ahead.json'), 'utf8').catch(() => '{}')) as Record<
    string,
    string
  >;
  return (Object.hasOwn(known, word) && known[word]) || '';
};

const sendPage = async ({ dist, publicUrl }: PageOptions, request: Request, response: Response): Promise<void> => {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (page === null) {
    response.status(503).type('text').send('The client has not been built yet.');
    return;
  }
  const host = request.get('host') ?? '';
  const origin = publicUrl || (HOST.test(host) ? `${request.protocol}://${host}` : '');
  response
    .set('Cache-Control', 'no-cache')
    .type('html')
    .send(
      page.replace(CARD, `content="${origin}/card.jpg"`).replace(END, `${await aheadFor(dist, request.path)}${END}`),
    );
};

export const servePages = (app: Application, options: PageOptions): void => {
  const { dist } = options;
  // What Vite puts there has its contents in its name.
  app.use('/assets', packedFrom(join(dist, 'assets')));
  app.use('/assets', files(join(dist, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  app.use(files(dist, { index: false, maxAge: '1h' }));
  app.get(PAGES, (request, response) => sendPage(options, request, response));
};

/** An address nobody knows, asked for by a person: the page says so, in their language. Comes after everything else. */
export const serveLost = (app: Application, options: PageOptions): void => {
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isPerson = request.method === 'GET' && (request.get('accept') ?? '').includes('text/html');
    if (!isPerson) return next();
    response.status(404);
    return sendPage(options, request, response);
  });
};
