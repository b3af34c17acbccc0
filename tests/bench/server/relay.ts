// The floor: a `ws` server that knows tables only as lists of sockets, and tells everybody at one what one of them says.
import { tellOnRequest } from './own.ts';
import { type Socket, WebSocketServer } from './packages.ts';

/** As many bytes as our server sends to a client for an answer, in one frame; and as many as its reply. */
const NEWS = Buffer.alloc(Number(process.env.NEWS_BYTES ?? 90), 1);
const REPLY = Buffer.alloc(12, 2);

const tables = new Map<string, Set<Socket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const sockets = tables.get(table) ?? new Set<Socket>();
  tables.set(table, sockets.add(socket));
  socket.on('message', (data) => {
    JSON.parse(data.toString());
    for (const one of sockets) one.send(NEWS);
    socket.send(REPLY);
  });
});
server.on('listening', () => tellOnRequest(server.address().port));
