// A wire-tap between a client and the server: keeps every byte the server sends, and can cut or freeze the line.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Tap = {
  url: string;
  /** All that was sent to this client, HTTP and WebSocket alike, as one string of bytes. */
  heard(): string;
  /** Breaks every connection, as a lost network does. */
  cut(): void;
  /** Lets nothing through any more, and says nothing about it. */
  freeze(): void;
  close(): void;
};

export const tap = async (target: string): Promise<Tap> => {
  const { port } = new URL(target);
  const chunks: Buffer[] = [];
  const sockets = new Set<Socket>();
  let frozen = false;
  const pass = (from: Socket, to: Socket, keep: boolean) => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (data) => {
      if (frozen) return;
      if (keep) chunks.push(data);
      to.write(data);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    const up = connect(Number(port), '127.0.0.1');
    pass(client, up, false);
    pass(up, client, true);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => Buffer.concat(chunks).toString('latin1'),
    cut,
    freeze: () => {
      frozen = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};
