// The house as one server: rooms, requests and pages on one port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineRoom, defineServer, matchMaker, ServerError } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CLOSE } from 'shared/protocol';
import { buildHouse, type HouseOptions } from './house.ts';
import { serveApi } from './http/api.ts';
import { headersWith } from './http/headers.ts';
import { type Collectors, serveOperations } from './http/operations.ts';
import { serveLost, servePages } from './http/pages.ts';
import { log } from './log.ts';
import { metrics } from './metrics.ts';
import { openDoor, type Place } from './net/door.ts';
import { type GateOptions, guard } from './net/gate.ts';
import { admitToCrew, admitToTable, inWords, joinRefused } from './net/joins.ts';
import { CrewRoom } from './rooms/CrewRoom.ts';
import { TableRoom } from './rooms/TableRoom.ts';
import { atMost } from './stop.ts';

export type AppOptions = HouseOptions & {
  place?: Place;
  gate?: GateOptions;
  collectors?: Collectors;
  /** Where sockets may lead, beside the page's own host. */
  socketHosts?: readonly string[];
  /** Where the built client is. */
  dist?: string;
};

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));
/** Whatever a client may say fits in here many times. */
const LARGEST_MESSAGE = 4096;

/** Long enough to finish what is being written, short enough to end in time without a database. */
const LONGEST_FAREWELL = 4000;

/** What the framework has to say, in our words' form. What keeps it from opening is said by who opens it. */
const frameworkLog = (isOpen: () => boolean) => ({
  error: (error: unknown) => isOpen() && log.error('the framework failed', error),
  warn: (...words: unknown[]) => log.warn('the framework warns', { words: words.join(' ').slice(0, 200) }),
  info: () => {},
  debug: () => {},
  trace: () => {},
});

export const createApp = ({
  dist = DIST,
  place = {},
  gate = {},
  socketHosts = [],
  collectors = 'loopback',
  ...options
}: AppOptions) => {
  const house = buildHouse(options);
  let isOpen = false;
  const pages = { dist, publicUrl: options.notices?.publicUrl };
  const enter = openDoor(house, place);
  // One way in, for every cause; and no page of another origin is told anything.
  matchMaker.controller.invokeMethod = async (method, name, wish, context) => {
    if (method !== 'joinOrCreate' || !context) throw joinRefused('unknown');
    try {
      const seat = await enter(name, wish ?? {}, context);
      metrics.joins_total.add('admitted');
      return seat;
    } catch (error) {
      metrics.joins_total.add(error instanceof ServerError ? error.message : 'failed');
      throw error;
    }
  };
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});

  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 });
  const transport = new WebSocketTransport({ server: http, pingInterval: 0, maxPayload: LARGEST_MESSAGE });
  const gatekeeper = guard(http, gate);
  const gauges = () => ({ sockets: gatekeeper.sockets(), rooms: matchMaker.stats.local.roomCount });
  const server = defineServer({
    greet: false,
    logger: frameworkLog(() => isOpen),
    gracefullyShutdown: false,
    transport,
    rooms: {
      table: defineRoom(
        class extends TableRoom {
          static override house = house;
          static override onAuth = (key: string, options: unknown) => inWords(admitToTable(house, options, key));
        },
      ).filterBy(['table']),
      crew: defineRoom(
        class extends CrewRoom {
          static override house = house;
          static override onAuth = (key: string, options: unknown) => inWords(admitToCrew(house, options, key));
        },
      ).filterBy(['crew']),
    },
    express: (app) => {
      app.disable('x-powered-by');
      app.set('trust proxy', gate.proxies ?? 0);
      app.use(headersWith(socketHosts));
      serveOperations(app, house, { gauges, collectors });
      servePages(app, pages);
      serveApi(app, house);
      serveLost(app, pages);
    },
  });

  return {
    server,
    house,
    /** Returns the port: 0 asks for a free one. */
    listen: async (port: number, host: string): Promise<number> => {
      await house.neighbours.start();
      house.whereabouts.share(house.neighbours);
      // Of a port that is taken the framework only speaks, and waits for ever.
      const refused = new Promise<never>((_, refuse) => http.once('error', refuse));
      await Promise.race([server.listen(port, host), refused]);
      isOpen = true;
      gatekeeper.install();
      void house.registry.start();
      house.postman.start();
      return (http.address() as AddressInfo).port;
    },
    /**
     * Finishes what is being written, gives the tables back, and sends everybody to where they are taken up again.
     * The store is its owner's to close.
     */
    close: async (): Promise<void> => {
      house.draining = true;
      // Nobody at a table waits for what is being told elsewhere.
      const delivered = house.postman.close();
      await atMost(LONGEST_FAREWELL, house.registry.close());
      await atMost(1000, Promise.all(matchMaker.disconnectAll(CLOSE.moved)));
      await atMost(1000, server.gracefullyShutdown(false));
      await atMost(1000, delivered);
      house.whereabouts.close();
      house.neighbours.close();
      http.closeAllConnections();
    },
  };
};
export type Running = ReturnType<typeof createApp>;
/** For the SDK: `new Client<App>(…)` knows the rooms by this. */
export type App = Running['server'];
