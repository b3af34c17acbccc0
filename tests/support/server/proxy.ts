// A proxy as a house with several processes has in front: requests go to any that answers, sockets to the named one.

import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type Proxy = { url: string; close(): void };

/** `ports` by process name. */
export const startProxy = async (ports: Record<string, number>): Promise<Proxy> => {
  const names = Object.keys(ports);
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const attempt = (left: number): void => {
      if (left === 0) {
        to.writeHead(502).end();
        return;
      }
      const port = ports[names[turn++ % names.length]!]!;
      const { method, url: path, headers } = from;
      const up = request({ host: '127.0.0.1', port, method, path, headers, timeout: 5000 }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      });
      up.on('error', () => (to.headersSent ? to.destroy() : attempt(left - 1)));
      up.end(body);
    };
    attempt(names.length);
  });
  server.on('upgrade', (from, socket: Socket, head) => {
    sockets.add(socket);
    const port = ports[from.url!.split('/')[1]!];
    const up = connect(port ?? 1, '127.0.0.1', () => {
      const lines = [`GET ${from.url} HTTP/1.1`];
      for (let i = 0; i < from.rawHeaders.length; i += 2)
        lines.push(`${from.rawHeaders[i]}: ${from.rawHeaders[i + 1]}`);
      up.write(`${lines.join('\r\n')}\r\n\r\n`);
      up.write(head);
      socket.pipe(up).pipe(socket);
    });
    for (const [one, other] of [
      [socket, up],
      [up, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
