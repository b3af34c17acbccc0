// Colyseus with nothing on it: a room whose state changes in a few places with every request, and a message to each.
import type { Client } from '@colyseus/core';
import { tellOnRequest } from './own.ts';
import { colyseus, schemas, WebSocketTransport } from './packages.ts';

const { schema, t } = schemas;
const State = schema({ seq: t.uint32().default(0), cells: t.array('number') }, 'BareState');

class BareRoom extends colyseus.Room {
  override state = new State();
  override patchRate = 2 ** 31 - 1;
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  override messages = {
    answer: (client: Client, { choice }: { choice: number }) => {
      const state = this.state as InstanceType<typeof State>;
      state.seq++;
      for (let i = 0; i < 4; i++) state.cells[(choice + i * 17) % 300] = state.seq;
      this.broadcastPatch();
      const step = { seq: state.seq, seat: 0, events: [['moved', 0, choice, 7]] };
      for (const one of this.clients) one.send('step', step);
      return { seq: state.seq, by: client.sessionId };
    },
  };
  override onCreate(): void {
    const state = this.state as InstanceType<typeof State>;
    for (let i = 0; i < 300; i++) state.cells.push(0);
  }
}

const server = colyseus.defineServer({
  greet: false,
  transport: new WebSocketTransport({ pingInterval: 0 }),
  rooms: { bare: colyseus.defineRoom(BareRoom).filterBy(['table']) },
});
await server.listen(0, '127.0.0.1');
const { port } = (server.transport as unknown as { server: { address(): { port: number } } }).server.address();
tellOnRequest(port);
