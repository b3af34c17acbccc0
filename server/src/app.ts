// The house as one server: rooms, requests and pages on one port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { buildHouse, type HouseOptions } from './house.ts';
import { serveApi } from './http/api.ts';
import { headers } from './http/headers.ts';
import { servePages } from './http/pages.ts';
import { admitToCrew, admitToTable, inWords } from './net/joins.ts';
import { CrewRoom } from './rooms/CrewRoom.ts';
import { TableRoom } from './rooms/TableRoom.ts';

export type AppOptions = HouseOptions & {
  /** Where the built client is. */
  dist?: string;
};

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));
/** Whatever a client may say fits in here many times. */
const LARGEST_MESSAGE = 4096;

export const createApp = ({ dist = DIST, ...options }: AppOptions) => {
  const house = buildHouse(options);
  // One way in, for every cause; and no page of another origin is told anything.
  matchMaker.controller.exposedMethods = ['joinOrCreate'];
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});

  const http = createServer();
  const transport = new WebSocketTransport({ server: http, pingInterval: 0, maxPayload: LARGEST_MESSAGE });
  const server = defineServer({
    greet: false,
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
      app.use(headers);
      servePages(app, dist);
      serveApi(app, house);
    },
  });

  return {
    server,
    house,
    /** Returns the port: 0 asks for a free one. */
    listen: async (port: number, host: string): Promise<number> => {
      await server.listen(port, host);
      return (http.address() as AddressInfo).port;
    },
    /** Lets go of clients, finishes what is being written, gives the tables back. The store is its owner's to close. */
    close: async (): Promise<void> => {
      await server.gracefullyShutdown(false);
      await house.registry.close();
      http.closeAllConnections();
    },
  };
};
export type Running = ReturnType<typeof createApp>;
/** For the SDK: `new Client<App>(…)` knows the rooms by this. */
export type App = Running['server'];
