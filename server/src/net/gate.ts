// What every request and socket passes first: how large, how often from one address, and from whose page.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf, isLoopback } from './address.ts';
import { Buckets } from './bucket.ts';

export type GateOptions = {
  /** How many proxies stand in front, each of which adds to X-Forwarded-For. */
  proxies?: number;
  /** Pages of these origins may open sockets too, beside our own. */
  origins?: readonly string[];
};

/** A household, a school or a train has one address: rates are of that size. */
const RATES = {
  page: { most: 300, perSecond: 50 },
  request: { most: 120, perSecond: 20 },
  join: { most: 120, perSecond: 15 },
  socket: { most: 120, perSecond: 15 },
} as const;
type Kind = keyof typeof RATES;
const MOST_SOCKETS = 400;
/** The body of a join is a few hundred bytes. */
const LARGEST_JOIN = 4096;

const buckets = (): Record<Kind, Buckets> => {
  const { page, request, join, socket } = RATES;
  return {
    page: new Buckets(page),
    request: new Buckets(request),
    join: new Buckets(join),
    socket: new Buckets(socket),
  };
};

const kindOf = (path: string): Kind => {
  if (path.startsWith('/matchmake/')) return 'join';
  // Express does not mind how these are written.
  return path.toLowerCase().startsWith('/api/') ? 'request' : 'page';
};

/** The framework makes an address of these, and a request it cannot make one of would never be answered. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;
const isHost = (host = ''): boolean => HOST.test(host) && (host === '' || URL.canParse(`http://${host}`));
/** As proxies in a row write it, the first one first. */
const schemeOf = (header: string | string[] | undefined): string | undefined =>
  /^\s*(https?)\s*(?:,|$)/i.exec(String(header))?.[1]?.toLowerCase();

/** `/<process>/<room>?…`, as whoever was let in is told: another one would stay open, and be nobody's. */
const ROOM = /^(?:\/[\w-]{1,64}){2,4}(?:\?|$)/;

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

export const guard = (server: Server, { proxies = 0, origins = [] }: GateOptions = {}) => {
  const rates = buckets();
  const isTooFast = (kind: Kind, address: string) => !isLoopback(address) && !rates[kind].take(address);
  const sockets = new Map<string, number>();

  const refusalOf = (request: IncomingMessage): [status: number, word: string] | null => {
    const kind = kindOf(request.url ?? '/');
    if (isTooFast(kind, addressOf(request, proxies))) return [429, 'too-fast'];
    if (!isHost(request.headers.host)) return [400, 'malformed'];
    if (kind !== 'join') return null;
    const { headers } = request;
    if (headers['transfer-encoding']) return [411, 'malformed'];
    const length = Number(headers['content-length'] ?? 0);
    if (length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? '')) return [415, 'malformed'];
    return length > LARGEST_JOIN ? [413, 'malformed'] : null;
  };

  /** Programs send no origin; a browser always does. */
  const isOurPage = ({ headers }: IncomingMessage): boolean => {
    if (headers.origin === undefined) return true;
    const forwarded = proxies > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
    return [headers.host, forwarded || null].includes(hostOf(headers.origin) ?? '') || origins.includes(headers.origin);
  };

  const refuseSocket = (socket: Duplex, status: string): void => {
    socket.on('error', () => {});
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };

  const admitSocket = (request: IncomingMessage, socket: Duplex): boolean => {
    const address = addressOf(request, proxies);
    if (!ROOM.test(request.url ?? '')) {
      refuseSocket(socket, '404 Not Found');
      return false;
    }
    if (!isOurPage(request)) {
      refuseSocket(socket, '403 Forbidden');
      return false;
    }
    const open = sockets.get(address) ?? 0;
    if (isTooFast('socket', address) || (open >= MOST_SOCKETS && !isLoopback(address))) {
      refuseSocket(socket, '429 Too Many Requests');
      return false;
    }
    sockets.set(address, open + 1);
    socket.once('close', () => {
      const left = (sockets.get(address) ?? 1) - 1;
      if (left > 0) sockets.set(address, left);
      else sockets.delete(address);
    });
    return true;
  };

  type Listener = (...args: unknown[]) => void;
  const wrap = (event: 'request' | 'upgrade', may: (request: IncomingMessage, other: never) => boolean): void => {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, other: unknown, ...rest: unknown[]) => {
      if (may(request, other as never))
        for (const listener of listeners) listener.call(server, request, other, ...rest);
    });
  };

  return {
    /** To be called when the framework has put its listeners there. */
    install: (): void => {
      wrap('request', (request, response: ServerResponse) => {
        const refusal = refusalOf(request);
        const { headers } = request;
        if (headers['x-forwarded-proto'] !== undefined)
          headers['x-forwarded-proto'] = schemeOf(headers['x-forwarded-proto']);
        if (!refusal) return true;
        const [status, word] = refusal;
        const body = request.url?.startsWith('/matchmake/') ? { code: status, error: word } : { code: word };
        response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify(body));
        return false;
      });
      wrap('upgrade', admitSocket as (request: IncomingMessage, other: never) => boolean);
    },
    sockets: (): number => [...sockets.values()].reduce((sum, count) => sum + count, 0),
  };
};
