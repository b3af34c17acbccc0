// What the servers we compare with are made of: the very packages our server runs on, taken from where it has them.
import { createRequire } from 'node:module';

const fromServer = createRequire(new URL('../../../server/package.json', import.meta.url));
const fromTransport = createRequire(fromServer.resolve('@colyseus/ws-transport'));

type Socket = { on(what: 'message', act: (data: Buffer) => void): void; send(data: Uint8Array): void; OPEN: number };
type Listening = {
  on(what: 'connection', act: (socket: Socket, request: { url?: string }) => void): void;
  on(what: 'listening', act: () => void): void;
  address(): { port: number };
};

export type { Socket };
export const { WebSocketServer } = fromTransport('ws') as {
  WebSocketServer: new (options: { host: string; port: number }) => Listening;
};

// One instance of each: what `require` finds for one, it finds for the other.
export const colyseus = fromServer('@colyseus/core') as typeof import('@colyseus/core');
export const { WebSocketTransport } = fromServer('@colyseus/ws-transport') as {
  WebSocketTransport: new (options: object) => never;
};
export const schemas = fromServer('@colyseus/schema') as typeof import('@colyseus/schema');
