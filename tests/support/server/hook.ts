// A channel elsewhere, as a crew's webhook finds it: an HTTP server on this machine that notes what it is told.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Told = { id: string; content: string; mentions: unknown; path: string; headers: IncomingHttpHeaders };
type Answer = { status: number; headers?: Record<string, string> };

export const startHook = async (port = 0) => {
  const told: Told[] = [];
  /** What is answered next; then 204 for ever. */
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { content, allowed_mentions: mentions } = JSON.parse(body);
    told.push({
      id: String(request.headers['x-notice-id']),
      content,
      mentions,
      path: request.url ?? '',
      headers: request.headers,
    });
    const { status, headers = {} } = answers.shift() ?? { status: 204 };
    response.writeHead(status, { Connection: 'close', ...headers }).end();
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const at = (server.address() as AddressInfo).port;
  return {
    port: at,
    url: `http://127.0.0.1:${at}/hook`,
    told,
    answers,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
export type Hook = Awaited<ReturnType<typeof startHook>>;
